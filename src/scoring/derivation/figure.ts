/**
 * Where a figure of a scored board comes from, as data: what the result is compared with, how fewer results are
 * factored to a full board, how scores are weighted, what an award is worth, how the sum is rounded. Every step can be
 * repeated with a pencil and names its clause. The sentences are in src/language/derivation/figure.ts.
 *
 *     const { boards } = scoreSession(lines, { winners: 2, regulation });
 *     deriveFigure({ boards, method, regulation }, boards[0], boards[0].results[4], 'NS').points; // the figure
 */
import type { Side } from '../../bridge/seat.ts';
import { roundedPoints } from '../boards/board-rounding.ts';
import { pointsOfFigure, type BoardScores, type ScoredLine } from '../boards/board-scores.ts';
import type { ScoreOccurrence } from '../boards/comparison.ts';
import type { ScoreCounts } from '../boards/score-counts.ts';
import { compare, type Exact } from '../numbers/exact.ts';
import { isComponents, type AwardedSide, type ScoringLine, type WeightedScore } from '../scoring-line.ts';
import { awardImps } from '../awards/award-worth.ts';
import type { MethodCode } from '../method.ts';
import { COARSE_DECIMALS } from '../awards/own-averages.ts';
import type { BoardRounding, HalfRounding, Regulation } from '../regulation/regulation.ts';
import { awardWorth, type AwardWorth } from './award.ts';
import { chartOf, type Chart } from './chart.ts';
import { CLAUSES, type Clause } from './clause.ts';
import { butlerWorth, crossImpWorth, fixedDatumWorth, type CrossImpWorth, type DatumWorth } from './imp-worth.ts';
import { matchpointWorth, weightedSum, type MatchpointWorth } from './matchpoint-worth.ts';
import type { Scoring } from './scoring.ts';

export type ScoreWorth = MatchpointWorth | CrossImpWorth | DatumWorth;

/** A score of the side with 100 percent, or one component of a weighted score. */
export interface DerivedScore extends WeightedScore {
  readonly worth: ScoreWorth;
}

/** What the side's scores are worth among the results compared, weighted (Law 12C1). */
export interface ComparedScores {
  readonly kind: 'compared';
  readonly chart: Omit<Chart, 'counts' | 'others' | 'halved'>;
  /** Every score of the chart, best for North-South first, and how often it occurred. */
  readonly occurrences: readonly ScoreOccurrence[];
  /** Null where both sides have one plain score. */
  readonly adjusted: { readonly how: 'weighted' | 'split'; readonly clause: Clause } | null;
  readonly scores: readonly DerivedScore[];
  /** Their sum, before it is rounded to the regulation's unit. */
  readonly points: Exact;
}

/** Why a line counts for nobody, or not for the side. */
export type NoFigureReason = 'not-played' | 'not-counted' | 'nothing-to-compare' | 'no-datum' | 'no-worth';

export interface NoFigure {
  readonly kind: 'nothing';
  readonly reason: NoFigureReason;
}

/** The unit the figure was rounded to. */
export interface RoundingStep {
  readonly decimals: number;
  readonly halves: HalfRounding | 'away-from-zero';
  /** Null for a club's own rule, and for an own average cut to so many decimals. */
  readonly clause: Clause | null;
}

/** One side's figure of a line and where it comes from. */
export interface FigureDerivation {
  readonly board: number;
  readonly side: Side;
  readonly method: MethodCode;
  /** The regulation's code. */
  readonly regulation: string;
  /** Matchpoints of a top; 0 at IMPs, and where there is nothing to compare with. */
  readonly top: number;
  readonly from: ComparedScores | AwardWorth | NoFigure;
  /** Null where rounding changed nothing. */
  readonly rounding: RoundingStep | null;
  /** What counts for the side; null where nothing does. */
  readonly points: Exact | null;
}

/**
 * Derives one side's figure of a result.
 * @param board one of `scoring.boards`
 * @param result one of its results
 */
export function deriveFigure<Line extends ScoringLine>(
  scoring: Scoring<Line>,
  board: BoardScores<Line>,
  result: ScoredLine<Line>,
  side: Side,
): FigureDerivation {
  const { method, regulation } = scoring;
  const figure = side === 'NS' ? result.ns : result.ew;
  const base = { board: board.board, side, method: method.code, regulation: regulation.code, top: board.top };
  const from = figure === null ? null : sourceOf(scoring, board, result.line, side);
  if (from === null || figure === null)
    return { ...base, from: noFigure(scoring, result.line, side), rounding: null, points: null };
  const points = pointsOfFigure(board, figure);
  return { ...base, from, rounding: roundingOf(from.points, points, board, side, scoring), points };
}

/** The side's scores with their weights, or its award; null for neither. */
function givenTo(
  { score, award, weighted, split }: ScoringLine,
  side: Side,
): readonly WeightedScore[] | AwardedSide | null {
  const key = side === 'NS' ? 'ns' : 'ew';
  if (award) return award[key];
  if (split) return split[key];
  return weighted ?? (score === null ? null : [{ score, percent: 100 }]);
}

function sourceOf<Line extends ScoringLine>(
  scoring: Scoring<Line>,
  board: BoardScores<Line>,
  line: Line,
  side: Side,
): ComparedScores | AwardWorth | null {
  const given = givenTo(line, side);
  if (given === null) return null;
  if (!isComponents(given)) return awardWorth(scoring, board, line, side, given);
  const compared = chartOf(board, line, side, scoring.method.code, scoring.regulation);
  const scores = given.map((one) => {
    const worth = WORTHS[scoring.method.code](compared, one.score, side, scoring.regulation);
    return { ...one, worth };
  });
  const { counts, others: _, halved: __, ...chart } = compared;
  const parts = scores.map(({ worth, ...weight }) => ({ ...weight, points: worth.points }));
  const occurrences = occurrencesIn(counts);
  return {
    kind: 'compared',
    chart,
    occurrences,
    adjusted: adjustedBy(line),
    scores,
    points: weightedSum(parts),
  };
}

function adjustedBy({ weighted, split }: ScoringLine): ComparedScores['adjusted'] {
  if (split) return { how: 'split', clause: CLAUSES.split };
  return weighted ? { how: 'weighted', clause: CLAUSES.weighted } : null;
}

type WorthOf = (chart: Chart, score: number, side: Side, regulation: Regulation) => ScoreWorth;

const WORTHS: Record<MethodCode, WorthOf> = {
  matchpoints: matchpointsOf,
  'board-a-match': matchpointsOf,
  'cross-imps': crossImpWorth,
  butler: butlerWorth,
  'fixed-datum': fixedDatumWorth,
};

function matchpointsOf(chart: Chart, score: number, side: Side, regulation: Regulation): MatchpointWorth {
  const halved = chart.halved && occurrencesIn(chart.halved);
  return matchpointWorth(occurrencesIn(chart.others), halved, chart, score, side, regulation);
}

function occurrencesIn({ scores, units, unit }: ScoreCounts): readonly ScoreOccurrence[] {
  return scores.map((score) => ({ score, times: (units.get(score) ?? 0) / unit }));
}

type How = Pick<Scoring, 'method' | 'regulation'>;

function noFigure({ method, regulation }: How, line: ScoringLine, side: Side): NoFigure {
  const given = givenTo(line, side);
  if (given === null) return { kind: 'nothing', reason: line.award ? 'not-counted' : 'not-played' };
  const isAward = !isComponents(given);
  if (isAward && method.unit === 'imps' && awardImps(given, regulation.artificial) === null) {
    return { kind: 'nothing', reason: 'no-worth' };
  }
  return { kind: 'nothing', reason: method.code === 'fixed-datum' ? 'no-datum' : 'nothing-to-compare' };
}

function roundingOf(
  before: Exact,
  after: Exact,
  { top }: BoardScores,
  side: Side,
  { method, regulation: { boardRounding } }: How,
): RoundingStep | null {
  if (compare(before, after) === 0) return null;
  const isRounded = boardRounding !== null && method.code === 'matchpoints';
  if (isRounded && compare(roundedPoints(before, top, boardRounding, side), after) === 0) {
    return { ...boardRounding, clause: roundingClause(boardRounding) };
  }
  return { decimals: COARSE_DECIMALS, halves: 'away-from-zero', clause: null };
}

/** The clause that rounds so; null where it is a club's own rule. */
function roundingClause({ decimals, halves }: BoardRounding): Clause | null {
  if (decimals === 4 && halves === 'away-from-average') return CLAUSES.ebuRounding;
  return decimals === 2 && halves === 'up' ? CLAUSES.acblRounding : null;
}
