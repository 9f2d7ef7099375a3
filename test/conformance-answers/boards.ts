import { scoreBoardAMatch } from '../../src/scoring/boards/board-a-match.ts';
import { pointsOfFigure, type BoardScores } from '../../src/scoring/boards/board-scores.ts';
import { scoreButler } from '../../src/scoring/boards/butler.ts';
import { scoreCrossImps } from '../../src/scoring/boards/cross-imps.ts';
import { exact, toNumber } from '../../src/scoring/numbers/exact.ts';
import { imps } from '../../src/scoring/boards/imps.ts';
import type { ScoringLine, WeightedScore } from '../../src/scoring/scoring-line.ts';
import { scoreMatchpoints } from '../../src/scoring/boards/matchpoints.ts';
import {
  REGULATIONS,
  type RegulationCode,
  type SplitScores,
  type NeubergRule,
} from '../../src/scoring/regulation/regulation.ts';
import { neubergFactors } from '../../src/scoring/boards/neuberg.ts';
import { linesOf } from '../src/scoring/line.ts';
import { atDecimals, type Answered } from './answer.ts';

export function impScale({ difference, imps: printed }: { difference: number; imps: number }): Answered {
  return { printed, answered: imps(difference) };
}

interface CrossImpCase {
  readonly scores: readonly number[];
  /** A case has the one figure or the other. */
  readonly sum?: readonly number[];
  readonly mean?: readonly number[];
}

export function crossImps({ scores, sum, mean }: CrossImpCase): Answered {
  const regulation = { ...REGULATIONS.wbf, crossImps: sum ? 'sum' : 'mean' } as const;
  return { printed: sum ?? mean, answered: nsPoints(scoreCrossImps(linesOf(scores), scores.length, regulation)) };
}

interface ButlerCase {
  readonly scores: readonly number[];
  readonly dropped: { readonly highest: number; readonly lowest: number };
  readonly datum: number;
  readonly imps?: readonly number[];
}

export function butler({ scores, dropped, datum, imps: printed }: ButlerCase): Answered {
  const drops = [{ ...dropped, from: dropped.highest + dropped.lowest + 1 }];
  const regulation = { ...REGULATIONS.wbf, butler: { ...REGULATIONS.wbf.butler, drops } };
  const board = scoreButler(linesOf(scores), scores.length, regulation);
  return { printed: [datum, printed], answered: [board.datum, printed && nsPoints(board)] };
}

interface BoardAMatchCase {
  readonly own: number;
  readonly other: number;
  readonly points: readonly [own: number, other: number];
}

export function boardAMatch({ own, other, points }: BoardAMatchCase): Answered {
  return { printed: points, answered: nsPoints(scoreBoardAMatch(linesOf([own, other]), 2, REGULATIONS.wbf)) };
}

function nsPoints(board: BoardScores): number[] {
  return board.results.map(({ ns }) => toNumber(pointsOfFigure(board, ns ?? NaN)));
}

interface MatchpointCase {
  readonly regulation?: RegulationCode;
  readonly splitScores?: SplitScores;
  readonly expected: number;
  readonly results: readonly CaseResult[];
  readonly decimals: number;
  readonly ns: readonly number[];
  readonly ew?: readonly number[];
}

interface CaseResult {
  readonly score?: number;
  readonly form?: string;
  readonly award?: readonly [ns: number, ew: number];
  readonly weighted?: readonly WeightedScore[];
  readonly split?: { readonly ns: number; readonly ew: number };
}

export function matchpoints(given: MatchpointCase): Answered {
  const { regulation = 'wbf', splitScores, expected, results, decimals, ns, ew } = given;
  const rules = { ...REGULATIONS[regulation], ...(splitScores && { splitScores }) };
  const board = scoreMatchpoints(results.map(lineOf), expected, rules);
  const shown = (side: 'ns' | 'ew'): number[] =>
    board.results.map((result) => atDecimals(pointsOfFigure(board, result[side] ?? NaN), decimals));
  return { printed: { ns, ew }, answered: { ns: shown('ns'), ew: ew && shown('ew') } };
}

function lineOf({ score, form, award, weighted, split }: CaseResult, index: number): ScoringLine {
  return {
    board: 1,
    ns: index + 1,
    ew: index + 101,
    score: score ?? null,
    award: award ? { ns: award[0], ew: award[1] } : null,
    ...(weighted && { weighted }),
    ...(split && { split: { ns: whole(split.ns), ew: whole(split.ew) } }),
    ...(form === undefined ? {} : { form }),
  };
}

function whole(score: number): readonly WeightedScore[] {
  return [{ score, percent: 100 }];
}

interface UnequalCase {
  readonly scale: '2-1-0' | '1-1/2-0';
  readonly small: 'never' | 'ebu' | 'acbl';
  readonly expected: number;
  readonly actual: number;
  /** Results of the other form of a fouled board. */
  readonly others?: number;
  readonly decimals: number;
  /** Matchpoints in the group, 2-1-0. */
  readonly earned: readonly number[];
  readonly points: readonly number[];
}

const UNEQUAL: Record<UnequalCase['small'], NeubergRule> = {
  never: 'neuberg',
  ebu: 'neuberg-ebu',
  acbl: 'neuberg-acbl',
};

export function matchpointsUnequal(given: UnequalCase): Answered {
  const { scale, small, expected, actual, others = 0, decimals, earned, points } = given;
  const { multiply, add, divide } = neubergFactors(UNEQUAL[small], { actual, expected, largest: actual > others });
  const counted = scale === '2-1-0' ? 1 : 2;
  const answered = earned.map((raw) => atDecimals(exact(raw * multiply + add, divide * counted), decimals));
  return { printed: points, answered };
}
