/** Characters a file name can't have on one system or another. */
const NOT_IN_A_NAME = /[\\/:*?"<>|\p{Cc}]+/gu;

/** A Content-Disposition that old and new readers understand (RFC 6266). */
export function contentDisposition(type: 'inline' | 'attachment', name: string): string {
  const plain = name.normalize('NFD').replace(/[^\x20-\x7e]/g, '');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${type}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** A name that a file can have on every system. */
export function safeFileName(name: string): string {
  return (
    name
      .replace(NOT_IN_A_NAME, ' ')
      .replace(/\s+/g, ' ')
      // A name that begins with a dot is hidden.
      .replace(/^[ .]+/, '')
  );
}
