import type { UndertrickScale } from '../../../src/bridge/score/undertricks.ts';
import { diffResults, slotOf } from '../../../src/session/slot.ts';
import { scoredOutcome } from '../../../src/session/scored-outcome.ts';
import type { SessionLine } from './board-view.ts';
import type { ResultView } from '../model/result.ts';

/** The results of a field, and the same by board. */
export interface FieldResults {
  readonly results: readonly ResultView[];
  readonly byBoard: ReadonlyMap<number, readonly ResultView[]>;
}

/** The results of a field by board. A board whose results are those of before has the same list of them. */
export function resultsByBoard(results: readonly ResultView[], before: FieldResults | null): FieldResults {
  if (!before) return { results, byBoard: Map.groupBy(results, ({ board }) => board) };
  const byBoard = new Map(before.byBoard);
  const { gone, come } = diffResults(before.results, results);
  for (const board of new Set([...gone, ...come].map((result) => result.board))) {
    const own = results.filter((result) => result.board === board);
    if (own.length > 0) byBoard.set(board, own);
    else byBoard.delete(board);
  }
  return { results, byBoard };
}

/** What results are made lines by. */
export interface LineTerms {
  /** The score its board is held against, where it is. */
  readonly datum: number | undefined;
  readonly scale: UndertrickScale;
}

/** The lines of each board for the scorer. What is as it was is the same object, a line and the list of a board's. */
export function sessionLinesByBoard(
  { byBoard }: FieldResults,
  datumOf: ReadonlyMap<number, number>,
  scale: UndertrickScale,
): ReadonlyMap<number, readonly SessionLine[]> {
  return new Map(
    [...byBoard].map(([board, results]) => [board, linesOf(results, { datum: datumOf.get(board), scale })] as const),
  );
}

/** By the list of a board's results. */
const lists = new WeakMap<readonly ResultView[], LineTerms & { readonly lines: readonly SessionLine[] }>();

function linesOf(results: readonly ResultView[], { datum, scale }: LineTerms): readonly SessionLine[] {
  const known = lists.get(results);
  if (known && known.datum === datum && known.scale === scale) return known.lines;
  const lines = results.map((result) => lineOf(result, { datum, scale }));
  lists.set(results, { datum, scale, lines });
  return lines;
}

/** By result; the same lines again cost nothing to score by. */
const single = new WeakMap<ResultView, SessionLine>();

function lineOf(result: ResultView, terms: LineTerms): SessionLine {
  const before = single.get(result);
  if (before && result.score !== null && before.datum === terms.datum) return before;
  const line = scoringLine(result, terms);
  single.set(result, line);
  return line;
}

function scoringLine(result: ResultView, { datum, scale }: LineTerms): SessionLine {
  const { board, ns, ew, form, outcome } = result;
  // the score of a plain result is worked out already
  const { score } = result;
  const counted = score === null ? scoredOutcome(outcome, board, scale) : { score, award: null };
  return {
    ...slotOf(result),
    board,
    ns,
    ew,
    ...counted,
    ...(form === undefined ? {} : { form }),
    ...(datum === undefined ? {} : { datum }),
  };
}
