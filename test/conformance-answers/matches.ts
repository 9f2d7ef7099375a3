import { exact, toNumber } from '../../src/scoring/numbers/exact.ts';
import { carryForward, type CarryForwardStage } from '../../src/scoring/teams/carry-forward.ts';
import { gradesOfFault } from '../../src/scoring/teams/grade.ts';
import { mismatchScore } from '../../src/scoring/teams/mismatch.ts';
import { wronglySeated } from '../../src/scoring/teams/void.ts';
import { fixedUnplayedMatchAward } from '../../src/scoring/teams/withdrawal.ts';
import { isMatchWorth, matchWorth } from '../../src/scoring/teams/worth.ts';
import {
  isVictoryPoints,
  victoryPoints,
  type MatchMargin,
  type VictoryPointScaleCode,
} from '../../src/scoring/victory-points/scale.ts';
import { VICTORY_POINT_SCALES } from '../../src/scoring/victory-points/scales.ts';
import { decimal, matchOf, results, scored } from '../src/scoring/teams/build.ts';
import type { Answer, Answered } from './answer.ts';

type VictoryPointCase = {
  readonly boards: number;
  readonly winner: number;
  readonly loser: number;
} & ({ readonly imps: number } | { readonly percentage: number });

/** Both sides' figures, as the winner and as the loser ask for them; or why there are none. */
export function victoryPointsBy(code: VictoryPointScaleCode): Answer<VictoryPointCase> {
  const scale = VICTORY_POINT_SCALES[code];
  return (given) => {
    const match = matchOfCase(given);
    const answered = [match, otherSide(match)].map((asked) => {
      const points = victoryPoints(scale, asked);
      return isVictoryPoints(points) ? [toNumber(points.own), toNumber(points.opponents)] : points.code;
    });
    const { winner, loser } = given;
    return {
      printed: [
        [winner, loser],
        [loser, winner],
      ],
      answered,
    };
  };
}

/** Percentages of the files have two decimals. */
function matchOfCase(given: VictoryPointCase): MatchMargin {
  const { boards } = given;
  if ('imps' in given) return { boards, imps: given.imps };
  return { boards, percentage: exact(Math.round(given.percentage * 100), 10_000) };
}

function otherSide(match: MatchMargin): MatchMargin {
  const { boards } = match;
  if ('imps' in match) return { boards, imps: -match.imps };
  const { numerator, denominator } = match.percentage;
  return { boards, percentage: exact(denominator - numerator, denominator) };
}

interface BoardCase {
  readonly open: number;
  readonly closed: number;
  readonly points: number;
  readonly imps: number;
}

export function teamsBoard({ open, closed, points, imps }: BoardCase): Answered {
  const { home } = scored(matchOf([[open, closed]])).totals;
  return { printed: [points, imps], answered: [toNumber(home.points), toNumber(home.imps)] };
}

interface RemovedCase {
  readonly boards: number;
  readonly removed: number;
  readonly without: number;
  readonly imps: number;
  /** Not in every case. */
  readonly winner?: number;
  readonly loser?: number;
}

/** Home's score at the open table that is worth so many IMPs against a closed table passed out. */
const WORTH: Record<number, number> = { 0: 0, 23: 3500 };

export function teamsRemovedBoards({ boards, removed, without, imps, winner, loser }: RemovedCase): Answered {
  const tables = Array.from({ length: boards }, (_, board) =>
    board < removed ? ([null, null] as const) : ([board === removed ? (WORTH[without] ?? NaN) : 0, 0] as const),
  );
  const score = scored(matchOf(tables, { removed: gradesOfFault('away') }));
  const points = results(score, { kind: 'imps', scale: VICTORY_POINT_SCALES['wbf-discrete'] });
  const given = winner !== undefined;
  return {
    printed: [imps, ...(given ? [String(winner), String(loser)] : [])],
    answered: [toNumber(score.totals.home.imps), ...(given ? points : [])],
  };
}

interface PattonParts {
  readonly boards: number;
  readonly second: number;
  readonly result: number;
}

interface PattonCase {
  readonly open: readonly number[];
  readonly closed: readonly number[];
  readonly home: PattonParts;
  readonly away: PattonParts;
}

export function patton({ open, closed, home, away }: PattonCase): Answered {
  const { totals, boards } = scored(matchOf(open.map((score, board) => [score, closed[board] ?? null])));
  const second = { from: 'imps', scale: VICTORY_POINT_SCALES['wbf-continuous'] } as const;
  const worth = matchWorth(totals, boards.length, { kind: 'patton', second });
  if (!isMatchWorth(worth)) return { printed: [home, away], answered: worth.code };
  const answered = [worth.home, worth.away].map(({ parts, result }) => ({
    boards: parts && toNumber(parts.boards),
    second: parts && toNumber(parts.second),
    result: toNumber(result),
  }));
  return { printed: [home, away], answered };
}

interface ShareCase {
  readonly maximum: number;
  readonly because: 'teams seated wrongly' | 'director seated wrongly' | 'opponent withdrew';
  readonly each: number;
}

export function teamsShares({ maximum, because, each }: ShareCase): Answered {
  const most = decimal(maximum);
  const answer =
    because === 'opponent withdrew'
      ? fixedUnplayedMatchAward({ kind: 'victory-points', maximum: most, sum: most })
      : wronglySeated(most, because === 'teams seated wrongly' ? 'teams' : 'director').home;
  return { printed: each, answered: toNumber(answer) };
}

interface MismatchCase {
  readonly maximum: number;
  readonly actual: number;
  readonly correct: number;
  readonly ownFault: boolean;
  readonly score: number;
  readonly counts: number;
}

export function swissMismatch({ maximum, actual, correct, ownFault, score, counts }: MismatchCase): Answered {
  const answer = mismatchScore({
    maximum: decimal(maximum),
    actual: decimal(actual),
    correct: [decimal(correct)],
    ownFault,
    score: decimal(score),
  });
  return { printed: counts, answered: toNumber(answer) };
}

interface CarryCase {
  readonly score: number;
  readonly qualifier: { readonly maximum: number; readonly boards: number };
  readonly final: { readonly maximum: number; readonly boards: number };
  readonly carried: number;
}

export function carryForwardCase({ score, qualifier, final, carried }: CarryCase): Answered {
  return {
    printed: carried,
    answered: toNumber(carryForward(decimal(score), stage(qualifier), stage(final))),
  };
}

function stage({ maximum, boards }: CarryCase['final']): CarryForwardStage {
  return { maximum: decimal(maximum), boards };
}
