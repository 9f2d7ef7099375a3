/**
 * Board-a-match, or point-a-board, of one board: each result is compared with one other, that of the same deal at the
 * other table of its match. The better score has two points, equal scores have one each (Iceland 2016 and Patton); on
 * the scale of the ACBL half of it.
 */
import type { BoardScores } from './board-scores.ts';
import { isComponents, isCompared, resultsIn, type ScoringLine } from '../scoring-line.ts';
import { scoreMatchpoints } from './matchpoints.ts';
import type { Regulation } from '../regulation/regulation.ts';
import { leastCommonMultiple } from '../numbers/whole-numbers.ts';

/** Results that are compared with each other. */
export const RESULTS_OF_A_MATCH = 2;

/**
 * Scores one board. A result counts for nobody where the other table has none, or played another form of a fouled
 * board; an award is a percent of the two points. Frequencies are listed of a single match only: in several matches a
 * score is worth different points.
 * @param lines of one board, no more than two results in a match: see `resultsBeyondTwo`
 */
export function scoreBoardAMatch<Line extends ScoringLine>(
  lines: readonly Line[],
  _expected: number,
  regulation: Regulation,
): BoardScores<Line> {
  const groups = [...Map.groupBy(lines, matchOf).values()];
  const matches = groups.map((group) => scoreMatch(group, regulation));
  const denominator = matches.map((match) => match.denominator).reduce(leastCommonMultiple, 1);
  const figures = new Map(
    matches.flatMap((match) =>
      match.results.map(({ line, ns, ew }) => {
        const factor = denominator / match.denominator;
        return [line, { line, ns: ns && ns * factor, ew: ew && ew * factor }] as const;
      }),
    ),
  );
  const [first] = matches;
  const actual = matches.reduce((sum, match) => sum + match.actual, 0);
  return {
    board: lines[0]?.board ?? 0,
    actual,
    expected: actual,
    top: first?.top ?? 0,
    datum: null,
    denominator,
    results: lines.map((line) => figures.get(line) ?? { line, ns: null, ew: null }),
    frequencies: matches.length === 1 && first?.actual === RESULTS_OF_A_MATCH ? first.frequencies : [],
  };
}

/** The third line with a result, of each match of a board that has more than two. */
export function resultsBeyondTwo<Line extends ScoringLine>(lines: readonly Line[]): readonly Line[] {
  const groups = Map.groupBy(lines.filter(isCompared), (line) => JSON.stringify([line.board, matchOf(line)]));
  return [...groups.values()].flatMap((group) => group.slice(RESULTS_OF_A_MATCH, RESULTS_OF_A_MATCH + 1));
}

/** The match of a line; lines that name none are of one match. */
export function matchOf({ match = '' }: ScoringLine): string {
  return match;
}

function scoreMatch<Line extends ScoringLine>(lines: readonly Line[], regulation: Regulation): BoardScores<Line> {
  const match = scoreMatchpoints(lines, RESULTS_OF_A_MATCH, regulation);
  if (match.actual > RESULTS_OF_A_MATCH) throw new RangeError('board-a-match: more than two results in a match');
  const isOneDeal = new Set(lines.filter(isCompared).map(({ form = '' }) => form)).size === 1;
  const decided = (side: 'ns' | 'ew'): boolean =>
    isOneDeal && resultsIn(lines.filter((line) => countsFor(side, line, regulation))) === RESULTS_OF_A_MATCH;
  const undecided = { ns: !decided('ns'), ew: !decided('ew') };
  const results = match.results.map((result) => ({
    line: result.line,
    ns: undecided.ns && hasScore('ns', result.line) ? null : result.ns,
    ew: undecided.ew && hasScore('ew', result.line) ? null : result.ew,
  }));
  return { ...match, results };
}

/**
 * Whether that side of the line has a score. Without another to compare it with it counts nothing, while an award
 * counts.
 */
function hasScore(side: 'ns' | 'ew', line: ScoringLine): boolean {
  return isCompared(line) && (line.split === undefined || isComponents(line.split[side]));
}

/** Whether the side's figures are compared with the line. */
function countsFor(side: 'ns' | 'ew', line: ScoringLine, { splitScores }: Regulation): boolean {
  return splitScores === 'half-frequencies' ? isCompared(line) : hasScore(side, line);
}
