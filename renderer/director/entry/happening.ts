import type { Happened } from './drafts.ts';
import type { Line } from './lines.ts';
import { boardsAround, entryNumbered, entryOf, type Sheet } from './sheet.ts';

/** What the fields of what really happened hold. */
export interface TypedHappening {
  readonly ns: string;
  readonly ew: string;
  readonly board: string;
}

/** Why it cannot have happened. */
export type HappeningProblem =
  | { readonly code: 'noSuchPair'; readonly number: string }
  | { readonly code: 'samePair' }
  | { readonly code: 'noSuchBoard'; readonly board: string; readonly first: number; readonly last: number };

/** What happened, as its fields hold it. */
export function writeHappening(sheet: Sheet, line: Line, happened: Happened): TypedHappening {
  const number = (id: number) => String(entryOf(sheet, line, id)?.number ?? '');
  return { ns: number(happened.ns), ew: number(happened.ew), board: String(happened.board) };
}

/** What the fields say happened: two pairs of the section, and a board it plays. */
export function readHappening(sheet: Sheet, line: Line, typed: TypedHappening): Happened | HappeningProblem {
  const [ns, ew, board] = [typed.ns.trim(), typed.ew.trim(), typed.board.trim()];
  const nsEntry = entryNumbered(sheet, line, ns);
  const ewEntry = entryNumbered(sheet, line, ew);
  if (!nsEntry || !ewEntry) return { code: 'noSuchPair', number: nsEntry ? ew : ns };
  if (nsEntry === ewEntry) return { code: 'samePair' };
  const boards = boardsAround(sheet, line);
  if (!boards.includes(Number(board))) {
    return { code: 'noSuchBoard', board, first: boards[0] ?? 0, last: boards.at(-1) ?? 0 };
  }
  return { board: Number(board), ns: nsEntry.id, ew: ewEntry.id };
}
