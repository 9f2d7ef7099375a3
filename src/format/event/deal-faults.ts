import { cardCode } from '../../bridge/card.ts';
import type { DealProblem } from '../../bridge/deal/text.ts';
import type { FileProblem } from './file.ts';

/**
 * What makes four hands no deal, in a file of any format. Its text is what is written there, for `card-twice` the code
 * of the card (SK), for `hand-form` and `hand-size` the seat.
 */
export type DealFault = 'deal-form' | 'hand-form' | 'no-card' | 'card-twice' | 'hand-size';

/** The longest text that a problem quotes. */
const LONGEST_QUOTE = 40;

/** A text of a file as a problem quotes it. */
export function quoteOf(text: string): string {
  const [whole = ''] = text.trim().split(/[\r\n]/, 1);
  return whole.length > LONGEST_QUOTE ? `${whole.slice(0, LONGEST_QUOTE)}…` : whole;
}

/** What is wrong with a deal, as a problem of the file it stands in. */
export function dealFault(
  problem: DealProblem,
  { line, board, text }: Pick<FileProblem, 'line' | 'board' | 'text'>,
): FileProblem<DealFault> {
  const at = { kind: 'problem', line, board } as const;
  switch (problem.code) {
    case 'dealForm':
      return { ...at, code: 'deal-form', text: quoteOf(text) };
    case 'handForm':
      return { ...at, code: 'hand-form', text: problem.seat };
    case 'noCard':
      return { ...at, code: 'no-card', text: quoteOf(problem.text) };
    case 'cardTwice':
      return { ...at, code: 'card-twice', text: cardCode(problem.card) };
    case 'handSize':
      return { ...at, code: 'hand-size', text: problem.seat };
  }
}
