import type { UndertrickScale } from '../../../src/bridge/score/undertricks.ts';
import { resultLine, type LineRules, type ResultLine } from '../../../src/session/result-line.ts';
import { diffResults } from '../../../src/session/slot.ts';
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
  const { removed, added } = diffResults(before.results, results);
  for (const board of new Set([...removed, ...added].map((result) => result.board))) {
    const own = results.filter((result) => result.board === board);
    if (own.length > 0) byBoard.set(board, own);
    else byBoard.delete(board);
  }
  return { results, byBoard };
}

/** The lines of each board for the scorer. What is as it was is the same object, a line and the list of a board's. */
export function resultLinesByBoard(
  { byBoard }: FieldResults,
  datumOf: ReadonlyMap<number, number>,
  scale: UndertrickScale,
): ReadonlyMap<number, readonly ResultLine[]> {
  return new Map(
    [...byBoard].map(([board, results]) => [board, linesOf(results, { datum: datumOf.get(board), scale })] as const),
  );
}

/** By the list of a board's results. */
const lists = new WeakMap<readonly ResultView[], LineRules & { readonly lines: readonly ResultLine[] }>();

function linesOf(results: readonly ResultView[], { datum, scale }: LineRules): readonly ResultLine[] {
  const known = lists.get(results);
  if (known && known.datum === datum && known.scale === scale) return known.lines;
  const lines = results.map((result) => lineOf(result, { datum, scale }));
  lists.set(results, { datum, scale, lines });
  return lines;
}

/** By result; the same lines again cost nothing to score by. */
const single = new WeakMap<ResultView, ResultLine>();

function lineOf(result: ResultView, rules: LineRules): ResultLine {
  const before = single.get(result);
  if (before && result.score !== null && before.datum === rules.datum) return before;
  const line = resultLine(result, rules);
  single.set(result, line);
  return line;
}
