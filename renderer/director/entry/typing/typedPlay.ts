import type { EntryView } from '../../../../main/club/model/session.ts';
import type { ActualPlay } from '../sheet/actualPlay.ts';
import type { PageLine } from '../sheet/lines.ts';
import { boardsPlayable, entryByNumber, entryById, numberOnLine, type Sheet } from '../sheet/sheet.ts';
import { boardOnCase } from '../../session/boardOnCase.ts';

/** What was really played, as its fields are typed. */
export interface TypedPlay {
  readonly ns: string;
  readonly ew: string;
  readonly board: string;
}

/** Why what is typed can't have been played. */
export type TypedPlayProblem =
  | { readonly code: 'noSuchPair'; readonly number: string }
  | { readonly code: 'samePair' }
  | { readonly code: 'noSuchBoard'; readonly board: string; readonly first: number; readonly last: number };

/** What was really played, as text for its fields. */
export function typedPlay(sheet: Sheet, line: PageLine, played: ActualPlay): TypedPlay {
  const number = (id: number) => {
    const entry = entryById(sheet, line, id);
    return entry ? numberOnLine(sheet, line, entry) : '';
  };
  return { ns: number(played.ns), ew: number(played.ew), board: String(boardOnCase(sheet.sections, played.board)) };
}

function sharesPlayer({ playerLabels }: EntryView, other: EntryView): boolean {
  return playerLabels?.some((label) => other.playerLabels?.includes(label)) ?? false;
}

/** Reads the fields: two pairs of the section, and a board that the section plays. */
export function readTypedPlay(sheet: Sheet, line: PageLine, typed: TypedPlay): ActualPlay | TypedPlayProblem {
  const [ns, ew, board] = [typed.ns.trim(), typed.ew.trim(), typed.board.trim()];
  const nsEntry = entryByNumber(sheet, line, ns);
  const ewEntry = entryByNumber(sheet, line, ew);
  if (!nsEntry || !ewEntry) return { code: 'noSuchPair', number: nsEntry ? ew : ns };
  if (nsEntry === ewEntry || sharesPlayer(nsEntry, ewEntry)) return { code: 'samePair' };
  const boards = boardsPlayable(sheet, line);
  const shown = boards.map((one) => boardOnCase(sheet.sections, one));
  const played = boards[shown.indexOf(Number(board))];
  if (board === '' || played === undefined) {
    return { code: 'noSuchBoard', board, first: shown[0] ?? 0, last: shown.at(-1) ?? 0 };
  }
  return { board: played, ns: nsEntry.id, ew: ewEntry.id };
}
