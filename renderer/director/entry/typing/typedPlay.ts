import type { ActualPlay } from './drafts.ts';
import type { PageLine } from '../sheet/lines.ts';
import { boardsOfSection, entryByNumber, entryById, type Sheet } from '../sheet/sheet.ts';

/** What the fields of what really happened hold. */
export interface TypedPlay {
  readonly ns: string;
  readonly ew: string;
  readonly board: string;
}

/** Why it cannot have happened. */
export type TypedPlayProblem =
  | { readonly code: 'noSuchPair'; readonly number: string }
  | { readonly code: 'samePair' }
  | { readonly code: 'noSuchBoard'; readonly board: string; readonly first: number; readonly last: number };

/** What happened, as its fields hold it. */
export function typedPlay(sheet: Sheet, line: PageLine, happened: ActualPlay): TypedPlay {
  const number = (id: number) => String(entryById(sheet, line, id)?.number ?? '');
  return { ns: number(happened.ns), ew: number(happened.ew), board: String(happened.board) };
}

/** What the fields say happened: two pairs of the section, and a board it plays. */
export function readTypedPlay(sheet: Sheet, line: PageLine, typed: TypedPlay): ActualPlay | TypedPlayProblem {
  const [ns, ew, board] = [typed.ns.trim(), typed.ew.trim(), typed.board.trim()];
  const nsEntry = entryByNumber(sheet, line, ns);
  const ewEntry = entryByNumber(sheet, line, ew);
  if (!nsEntry || !ewEntry) return { code: 'noSuchPair', number: nsEntry ? ew : ns };
  if (nsEntry === ewEntry) return { code: 'samePair' };
  const boards = boardsOfSection(sheet, line);
  if (!boards.includes(Number(board))) {
    return { code: 'noSuchBoard', board, first: boards[0] ?? 0, last: boards.at(-1) ?? 0 };
  }
  return { board: Number(board), ns: nsEntry.id, ew: ewEntry.id };
}
