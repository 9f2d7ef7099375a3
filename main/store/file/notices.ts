import type { FileNotice } from '../../../src/language/files/club-file.ts';

/** What a person should know about the file while it is open: at most one notice of each kind. */
export interface FileNotices {
  list(): readonly FileNotice[];
  add(notice: FileNotice): void;
  remove(code: FileNotice['code']): void;
  /** Called whenever the list has changed. */
  onChange(listener: () => void): void;
}

export function fileNotices(): FileNotices {
  const notices = new Map<FileNotice['code'], FileNotice>();
  const listeners: (() => void)[] = [];
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    list: () => [...notices.values()],
    add(notice) {
      const known = notices.get(notice.code);
      if (known !== undefined && JSON.stringify(known) === JSON.stringify(notice)) return;
      notices.set(notice.code, notice);
      tell();
    },
    remove(code) {
      if (notices.delete(code)) tell();
    },
    onChange: (listener) => void listeners.push(listener),
  };
}
