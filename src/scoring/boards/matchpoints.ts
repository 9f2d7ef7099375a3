/**
 * Matchpoints of one board (Law 78A): two for a score beaten, one for a score equalled, from either side.
 *
 *     const board = scoreMatchpoints(lines, 13, REGULATIONS.wbf);
 *     pointsOfFigure(board, board.results[0].ns); // 17, exact
 *
 * All figures of a board are whole numbers of 1/denominator matchpoints, so that they add up fast and without loss;
 * `pointsOfFigure` and `percentageOfFigure` make exact numbers of them.
 */
import { roundedBoard } from './board-rounding.ts';
import type { BoardScores, ScoredLine } from './board-scores.ts';
import { countScores, weightedFigure, type ScoreCounts } from './score-counts.ts';
import type { SubfieldSize } from './subfields.ts';
import type { AwardedSide, ScoringLine } from '../scoring-line.ts';
import type { ArtificialScoreRule, MatchpointScale, Regulation } from '../regulation/regulation.ts';
import { scorerOf } from './split-scores.ts';
import { awardPercent } from '../awards/award-worth.ts';
import { greatestCommonDivisor } from '../numbers/whole-numbers.ts';
import { neubergFactors, type NeubergFactors, type ComparedGroup } from './neuberg.ts';

/**
 * Scores one board.
 * @param lines of one board, of one or several forms
 * @param expected results of a fully played board; the board may have more
 */
export function scoreMatchpoints<Line extends ScoringLine>(
  lines: readonly Line[],
  expected: number,
  regulation: Regulation,
): BoardScores<Line> {
  const scores = scoreUnrounded(lines, expected, regulation);
  return regulation.boardRounding ? roundedBoard(scores, regulation.boardRounding) : scores;
}

const scoreUnrounded = scorerOf(scoreField);

function scoreField<Line extends ScoringLine>(
  lines: readonly Line[],
  { expected, largest, smaller }: SubfieldSize,
  regulation: Regulation,
): BoardScores<Line> {
  const counts = countScores(lines);
  const field = { actual: counts.results, expected: Math.max(expected, counts.results) };
  const { artificial } = regulation;
  const figures = figuresOf(
    counts,
    awardUnit(lines, artificial),
    { ...field, largest, ...(smaller === undefined ? {} : { smaller }) },
    regulation,
  );
  const { top, denominator, ofTop, ofBoth, ofScore } = figures;
  return {
    board: lines[0]?.board ?? 0,
    ...field,
    top,
    datum: null,
    denominator,
    results: lines.map((line) => scoreLine(line, figures, artificial)),
    frequencies: counts.scores.map((score) => {
      // the component of a weighted score could be beyond a top, but no score is worth more, or less than 0 (WB 4.2.2)
      const ns = Math.min(ofTop, Math.max(ofBoth - ofTop, ofScore.get(score) ?? 0));
      return { score, times: (counts.units.get(score) ?? 0) / counts.unit, ns, ew: ofBoth - ns };
    }),
  };
}

/** How many matchpoints of 2-1-0 make one point of the scale. */
export const MATCHPOINTS_PER_POINT: Record<MatchpointScale, number> = { '2-1-0': 1, '1-1/2-0': 2 };

/** The smallest number by which every award of the board, a percent with two decimals, becomes a whole number. */
function awardUnit(lines: readonly ScoringLine[], artificial: ArtificialScoreRule): number {
  let divisor = AWARD_UNITS;
  for (const { award } of lines) {
    if (award === null) continue;
    for (const side of [award.ns, award.ew]) {
      if (side !== null) divisor = greatestCommonDivisor(divisor, awardUnits(side, artificial));
    }
  }
  return AWARD_UNITS / divisor;
}

/** A whole award: 100 percent, in hundredths of a percent. */
const AWARD_UNITS = 10_000;

function awardUnits(side: AwardedSide, artificial: ArtificialScoreRule): number {
  return Math.round(awardPercent(side, artificial) * 100);
}

/** The figures of a board. */
interface Figures {
  readonly top: number;
  readonly denominator: number;
  readonly ofTop: number;
  /** What both sides of a result have together: a top, or more in a small group. */
  readonly ofBoth: number;
  readonly ofScore: ReadonlyMap<number, number>;
  readonly awards: number;
  readonly counts: ScoreCounts;
}

function figuresOf(counts: ScoreCounts, awards: number, field: ComparedGroup, regulation: Regulation): Figures {
  const { unit } = counts;
  const { multiply, add, divide } = field.actual === 0 ? UNCHANGED : neubergFactors(regulation.neuberg, field);
  const counted = MATCHPOINTS_PER_POINT[regulation.matchpoints];
  const top = (2 * Math.max(0, field.expected - 1)) / counted;
  const denominator = unit * unit * awards * divide * counted;
  const ofScore = new Map<number, number>();
  let below = counts.results * unit;
  for (const score of counts.scores) {
    const equal = counts.units.get(score) ?? 0;
    below -= equal;
    const earned = 2 * below + equal - unit;
    ofScore.set(score, unit * awards * (earned * multiply + unit * add));
  }
  const ofTop = top * denominator;
  if (!Number.isSafeInteger(ofTop)) throw new RangeError('matchpoints: the field is too large to be counted exactly');
  // M of one side and M of the other are 2 x (A - 1) together
  const ofBoth = 2 * unit * unit * awards * ((field.actual - 1) * multiply + add);
  return { top, denominator, ofTop, ofBoth, ofScore, awards, counts };
}

const UNCHANGED: NeubergFactors = { multiply: 1, add: 0, divide: 1 };

function scoreLine<Line extends ScoringLine>(
  line: Line,
  figures: Figures,
  artificial: ArtificialScoreRule,
): ScoredLine<Line> {
  if (figures.top === 0) return { line, ns: null, ew: null };
  if (line.award) {
    const figure = (side: AwardedSide | null): number | null =>
      side === null ? null : awardFigure(awardUnits(side, artificial), figures);
    return { line, ns: figure(line.award.ns), ew: figure(line.award.ew) };
  }
  const ns = line.weighted
    ? weightedFigure(line.weighted, figures.ofScore, figures.counts.unit)
    : scoreFigure(line.score, figures);
  return ns === null ? { line, ns, ew: null } : { line, ns, ew: figures.ofBoth - ns };
}

function scoreFigure(score: number | null, { ofScore }: Figures): number | null {
  return score === null ? null : (ofScore.get(score) ?? null);
}

/** Percent of the top of a fully played board, whatever was scored at the other tables. Both factors are whole. */
function awardFigure(units: number, { ofTop, awards }: Figures): number {
  return ((units * awards) / AWARD_UNITS) * (ofTop / awards);
}
