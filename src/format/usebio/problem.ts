import { quoteOf, type DealFault } from '../event/deal-faults.ts';
import type { FileProblem } from '../event/file.ts';
import type { XmlProblemCode } from '../xml/tree.ts';

/** What can be wrong with who played, the results and the ranking; the deals are as good as without. */
export const USEBIO_RESULT_FAULTS = [
  'date-unreadable',
  'number-unreadable',
  'place-unreadable',
  'entry-without-number',
  'entry-twice',
  'entry-not-listed',
  'match-without-sides',
  'line-without-numbers',
  'contract-unreadable',
  'score-unreadable',
  'score-disagrees',
  'no-result',
  'lead-unreadable',
] as const;

/** What can be wrong in a USEBIO file. The sentences are in src/language/files/xml/usebio.ts. */
export type UsebioFault =
  | XmlProblemCode
  | DealFault
  | (typeof USEBIO_RESULT_FAULTS)[number]
  | 'not-usebio'
  | 'no-event'
  | 'board-unreadable'
  | 'lead-unreadable';

/** Collects what is wrong while a file is read. */
export interface ProblemList {
  readonly found: FileProblem<UsebioFault>[];
  readonly add: (code: UsebioFault, line: number, text?: string, board?: number | null) => void;
}

export function startProblems(): ProblemList {
  const found: FileProblem<UsebioFault>[] = [];
  return {
    found,
    add: (code, line, text = '', board = null) => {
      found.push({ kind: 'problem', code, line, text: quoteOf(text), board });
    },
  };
}
