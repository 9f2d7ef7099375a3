import type { UndertrickScale } from '../../../src/bridge/score/undertricks.ts';
import { resultLine, type LineRules, type ResultLine } from '../../../src/session/result-line.ts';
import { diffResults } from '../../../src/session/slot.ts';
import type { ResultView } from '../model/result.ts';

/** The results of a field, in one list and by board. */
export interface FieldResults {
  readonly results: readonly ResultView[];
  readonly byBoard: ReadonlyMap<number, readonly ResultView[]>;
}

/** Groups the results of a field by board. A board whose results have not changed keeps its list. */
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

/** The lines of each board for the scorer. Lines and lists of lines that have not changed stay the same objects. */
export function resultLinesByBoard(
  { byBoard }: FieldResults,
  datumOf: ReadonlyMap<number, number>,
  scale: UndertrickScale,
): ReadonlyMap<number, readonly ResultLine[]> {
  return new Map(
    [...byBoard].map(([board, results]) => [board, linesOf(results, { datum: datumOf.get(board), scale })] as const),
  );
}

/** The lines of a board's list of results. */
const linesByResults = new WeakMap<readonly ResultView[], LineRules & { readonly lines: readonly ResultLine[] }>();

function linesOf(results: readonly ResultView[], { datum, scale }: LineRules): readonly ResultLine[] {
  const known = linesByResults.get(results);
  if (known && known.datum === datum && known.scale === scale) return known.lines;
  const lines = results.map((result) => lineOf(result, { datum, scale }));
  linesByResults.set(results, { datum, scale, lines });
  return lines;
}

/** The line of a result. */
const lineByResult = new WeakMap<ResultView, ResultLine>();

function lineOf(result: ResultView, rules: LineRules): ResultLine {
  const before = lineByResult.get(result);
  if (before && result.score !== null && before.datum === rules.datum) return before;
  const line = resultLine(result, rules);
  lineByResult.set(result, line);
  return line;
}
