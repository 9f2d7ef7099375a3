import type { BoardScoresView, ScoredResultView } from '../../../club/model/board.ts';
import type { ResultView } from '../../../club/model/result.ts';
import { isBoardChosen, type PrintJob } from '../../job.ts';
import { scoredResultFinder, type PrintedField } from '../../sections.ts';

/** A board of a field with the results recorded on it. */
export interface PrintedBoard {
  readonly number: number;
  readonly scores: BoardScoresView;
  readonly lines: readonly PrintedResult[];
}

interface PrintedResult {
  readonly result: ResultView;
  readonly scored: ScoredResultView | null;
}

export function printedBoards(job: PrintJob, field: PrintedField): PrintedBoard[] {
  const scores = field.standings.boards.filter(({ results }) => results.length > 0);
  return scores
    .filter(({ board }) => isBoardChosen(job, board))
    .toSorted((a, b) => a.board - b.board)
    .map((board) => ({ number: board.board, scores: board, lines: linesOf(job, field, board) }));
}

/** The results of a board, in order of section and North-South pair. */
function linesOf({ session }: PrintJob, field: PrintedField, board: BoardScoresView): PrintedResult[] {
  const scored = scoredResultFinder(field);
  const number = (entry: number): number => field.entries.get(entry)?.number ?? 0;
  const place = (section: number): number => field.standings.sections.indexOf(section);
  return session.results
    .filter((result) => place(result.section) >= 0 && result.board === board.board)
    .toSorted(
      (a, b) => place(a.section) - place(b.section) || number(a.ns) - number(b.ns) || number(a.ew) - number(b.ew),
    )
    .map((result) => ({ result, scored: scored(result) }));
}
