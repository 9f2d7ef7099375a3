import { enterLine, typeLine } from './actions.ts';
import type { Outbox } from './outbox.ts';
import type { PageLine } from '../sheet/lines.ts';
import type { Sheet } from '../sheet/sheet.ts';

/** What a pasted column left over. */
export interface PasteOutcome {
  /** The last line that was given a text. */
  readonly last: PageLine;
  /** Texts for which the page has no line. */
  readonly beyond: readonly string[];
}

/** The texts of a column from the clipboard, a line each; null where it is no more than one, which a field takes itself. */
export function clipboardColumn(clipboard: string): readonly string[] | null {
  const texts = clipboard
    .trimEnd()
    .split(/\r\n|\r|\n/)
    .map((text) => text.trim());
  return texts.length > 1 ? texts : null;
}

/**
 * Types a column from a line downwards, each text with its Enter: what can be read is recorded, what can't waits on
 * its line like anything typed. An empty text leaves its line as it is; lines on which no result is expected are passed over. One press, and one step of undo.
 */
export function pasteColumn(outbox: Outbox, sheet: Sheet, from: PageLine, texts: readonly string[]): PasteOutcome {
  const release = outbox.drafts.holdNotifications();
  const handOn = outbox.batch();
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
  handOn();
  release();
  return { last: places.at(-1) ?? from, beyond: texts.slice(places.length).filter((text) => text !== '') };
}
