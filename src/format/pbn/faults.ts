import type { BoardFault } from '../event/board-faults.ts';
import { quoteOf, type DealFault } from '../event/deal-faults.ts';
import type { FileProblem } from '../event/file.ts';

/** What can be wrong with a PBN file. */
export type PbnFault =
  | DealFault
  | BoardFault
  /** The file has neither deals nor results nor a ranking. */
  | 'nothing-found'
  /** A tag that is read has no value in quotation marks; its name is the text. */
  | 'tag-broken'
  | 'comment-open'
  | 'contract-unreadable'
  | 'declarer-unreadable'
  | 'tricks-unreadable'
  /** The score that is written differs from that of the contract. It is kept, the contract isn't. */
  | 'score-disagrees'
  | 'rank-unreadable'
  | 'double-dummy';

export type PbnProblem = FileProblem<PbnFault>;

/** A problem of a line. */
export function pbnProblem(code: PbnFault, line: number, text: string, board: number | null): PbnProblem {
  return { kind: 'problem', code, line, text: quoteOf(text), board };
}
