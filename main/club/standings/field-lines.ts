import type { UndertrickScale } from '../../../src/bridge/score/undertricks.ts';
import { resultLine, type LineRules, type ResultLine } from '../../../src/session/result-line.ts';
import { diffResults } from '../../../src/session/slot.ts';
import { hasMatches } from '../../../src/movement/event-movement.ts';
import { tableRoundKey } from '../../../src/session/due.ts';
import { entriesRankedBy } from '../../../src/session/partnerships.ts';
import type { ResultView } from '../model/result.ts';
import type { SectionView } from '../model/session.ts';
import { cellMeetings } from './matches/cell-matches.ts';

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
  sections: readonly SectionView[],
  datumOf: ReadonlyMap<number, number>,
  scale: UndertrickScale,
): ReadonlyMap<number, readonly ResultLine[]> {
  const inMatches = sections.some(({ spec }) => hasMatches(spec));
  return new Map(
    [...byBoard].map(([board, results]) => {
      const lines = linesOf(results, sections, { datum: datumOf.get(board), scale });
      return [board, inMatches ? withMatches(lines, sections) : lines] as const;
    }),
  );
}

/** The lines of a board's list of results. */
const linesByResults = new WeakMap<readonly ResultView[], LineRules & { readonly lines: readonly ResultLine[] }>();

function linesOf(
  results: readonly ResultView[],
  sections: readonly SectionView[],
  { datum, scale }: LineRules,
): readonly ResultLine[] {
  const known = linesByResults.get(results);
  if (known && known.datum === datum && known.scale === scale) return known.lines;
  const lines = results.map((result) => lineOf(result, sections, { datum, scale }));
  linesByResults.set(results, { datum, scale, lines });
  return lines;
}

/** The line of a result. */
const lineByResult = new WeakMap<ResultView, ResultLine>();

function lineOf(result: ResultView, sections: readonly SectionView[], rules: LineRules): ResultLine {
  const before = lineByResult.get(result);
  if (before && result.score !== null && before.datum === rules.datum) return before;
  const line = withPlayers(resultLine(result, rules), sections);
  lineByResult.set(result, line);
  return line;
}

/** The same list as long as its lines are of the same matches. */
const linesOfMatches = new WeakMap<readonly ResultLine[], readonly ResultLine[]>();

/** Every table of a Swiss of pairs is a match. */
function withMatches(lines: readonly ResultLine[], sections: readonly SectionView[]): readonly ResultLine[] {
  const matchOf = (line: ResultLine): string | undefined => {
    const section = sections.find(({ id }) => id === line.section);
    const match = section && cellMeetings(section).get(tableRoundKey(line));
    return match === undefined ? undefined : String(match);
  };
  const known = linesOfMatches.get(lines);
  if (known?.every((line) => line.match === matchOf(line))) return known;
  const own = lines.map((line) => {
    const match = matchOf(line);
    return match === undefined ? line : { ...line, match };
  });
  linesOfMatches.set(lines, own);
  return own;
}

/** In an individual the line names its four players. */
function withPlayers(line: ResultLine, sections: readonly SectionView[]): ResultLine {
  const section = sections.find(({ id }) => id === line.section);
  if (!section || section.partnerships.length === 0) return line;
  const [n = line.ns, s] = entriesRankedBy(section, line.ns);
  const [e = line.ew, w] = entriesRankedBy(section, line.ew);
  return { ...line, ns: n, ew: e, ...(s !== undefined && w !== undefined && { partners: { ns: s, ew: w } }) };
}
