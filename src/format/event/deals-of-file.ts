import { formatDeal } from '../../bridge/deal/text.ts';
import { BWS_RESULT_FAULTS } from '../bws/problem.ts';
import { CSV_RESULT_PROBLEMS } from '../csv-event/problem.ts';
import { PBN_RESULT_FAULTS } from '../pbn/faults.ts';
import { USEBIO_RESULT_FAULTS } from '../usebio/problem.ts';
import type { FileDeal } from './event.ts';
import type { FileFormat, FileProblem, TournamentFile } from './file.ts';

/** The deals of a file for an event that is here already, each board once; with a problem none is to be taken. */
export interface DealsAlone {
  readonly format: FileFormat;
  /** In the file's order; empty where there are problems. */
  readonly deals: readonly FileDeal[];
  /**
   * In order of lines. Beside those of the file that concern its deals: `deal-twice`, with the line of the other deal
   * of the board as its text, and `deals-missing`.
   */
  readonly problems: readonly FileProblem[];
}

/** What is wrong with results, names and figures, which are not taken. */
const NOT_OF_DEALS: ReadonlySet<string> = new Set([
  ...USEBIO_RESULT_FAULTS,
  ...PBN_RESULT_FAULTS,
  ...BWS_RESULT_FAULTS,
  ...CSV_RESULT_PROBLEMS,
]);

/** The deals alone of a file of any format. Two deals of one board are a problem, and so is a file without one. */
export function dealsOfFile({ format, events, problems }: TournamentFile): DealsAlone {
  const deals = events.flatMap((event) => event.deals);
  const first = new Map<number, FileDeal>();
  const found: FileProblem[] = problems.filter(({ code }) => !NOT_OF_DEALS.has(code));
  for (const one of deals) {
    const other = first.get(one.board);
    if (!other) first.set(one.board, one);
    else if (formatDeal(other.deal) !== formatDeal(one.deal)) {
      const { at: line, board } = one;
      found.push({ kind: 'problem', code: 'deal-twice', line, text: String(other.at), board });
    }
  }
  if (first.size === 0 && found.length === 0) {
    found.push({ kind: 'problem', code: 'deals-missing', line: 1, text: '', board: null });
  }
  const sorted = found.toSorted((a, b) => a.line - b.line);
  return { format, deals: sorted.length > 0 ? [] : [...first.values()], problems: sorted };
}
