import type { ResultView } from '../../../../main/club/model/result.ts';
import type { PageLine } from './lines.ts';

/** What was really played on a line: the board, and the entry ids of the pairs that sat North-South and East-West. */
export interface ActualPlay {
  readonly board: number;
  readonly ns: number;
  readonly ew: number;
}

/** What was played on a line by its recorded result, otherwise by the schedule. */
export function recordedPlay(line: PageLine, result: ResultView | undefined): ActualPlay {
  return result
    ? { board: result.board, ns: result.ns, ew: result.ew }
    : { board: line.slot.slotBoard, ns: line.ns.id, ew: line.ew.id };
}

export function isSamePlay(a: ActualPlay, b: ActualPlay): boolean {
  return a.board === b.board && a.ns === b.ns && a.ew === b.ew;
}
