import { enterLine, typeLine } from './actions.ts';
import type { Outbox } from './outbox.ts';
import type { PageLine } from '../sheet/lines.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** What became of a pasted column. */
export interface PasteOutcome {
  /** The last line that received a text. */
  readonly last: PageLine;
  /** Texts beyond the last line of the page. */
  readonly beyond: readonly string[];
}

/** The texts of a column from the clipboard, one a line. Null for a single text, which the field handles itself. */
export function clipboardColumn(clipboard: string): readonly string[] | null {
  const texts = clipboard
    .trimEnd()
    .split(/\r\n|\r|\n/)
    .map((text) => text.trim());
  return texts.length > 1 ? texts : null;
}

/**
 * Types a column of texts from a line downwards, each with Enter, as one step of undo. A text that can't be read stays
 * on its line as a draft. An empty text leaves its line as it is. Lines on which no result is expected are skipped.
 */
export function pasteColumn(outbox: Outbox, sheet: Sheet, from: PageLine, texts: readonly string[]): PasteOutcome {
  const release = outbox.drafts.holdNotifications();
  const sendBatch = outbox.batch();
  const below = sheet.lines.slice(sheet.lines.indexOf(from)).filter((line) => line === from || !line.withdrawn);
  const places = below.slice(0, texts.length);
  for (const [place, line] of places.entries()) {
    const text = texts[place] ?? '';
    if (text === '') continue;
    typeLine(outbox, sheet, line, text);
    enterLine(outbox, sheet, line);
    const draft = outbox.drafts.get(line.key);
    if (draft && !draft.sending) outbox.drafts.put({ ...draft, leftBehind: true });
  }
  sendBatch();
  release();
  return { last: places.at(-1) ?? from, beyond: texts.slice(places.length).filter((text) => text !== '') };
}
