import type { BoardFault } from '../event/board-faults.ts';
import { quoteOf, type DealFault } from '../event/deal-faults.ts';
import type { FileProblem } from '../event/file.ts';

/**
 * What can be wrong with results, the ranking and figures; the deals are as good as without. `score-disagrees`: the
 * score that is written differs from that of the contract; it is kept, the contract isn't.
 */
export const PBN_RESULT_FAULTS = [
  'contract-unreadable',
  'declarer-unreadable',
  'tricks-unreadable',
  'score-disagrees',
  'rank-unreadable',
  'double-dummy',
] as const;

/** What can be wrong with a PBN file. */
export type PbnFault =
  | DealFault
  | BoardFault
  | (typeof PBN_RESULT_FAULTS)[number]
  /** The file has neither deals nor results nor a ranking. */
  | 'nothing-found'
  /** A tag that is read has no value in quotation marks; its name is the text. */
  | 'tag-broken'
  /** A table has more lines than any event; those that follow are left out. */
  | 'table-too-long'
  | 'comment-open';

export type PbnProblem = FileProblem<PbnFault>;

/** A problem of a line. */
export function pbnProblem(code: PbnFault, line: number, text: string, board: number | null): PbnProblem {
  return { kind: 'problem', code, line, text: quoteOf(text), board };
}
