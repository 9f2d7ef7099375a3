import { exact, subtract, ZERO, type Exact } from '../numbers/exact.ts';
import type { TeamTotal } from '../teams/match.ts';
import { forTeams, opponentOf, type ForTeams } from '../teams/team.ts';
import type { GivenTotals, MatchComparison } from './stage.ts';

/** What a match's typed totals add up to, as its boards would. */
export function givenTotals({ imps, points }: GivenTotals, comparison: MatchComparison): ForTeams<TeamTotal> {
  const isTotalPoints = comparison.kind === 'aggregate';
  return forTeams((team) => {
    const [impsWon, impsLost] = wonAndLost(imps, team);
    const [pointsWon, pointsLost] = isTotalPoints ? wonAndLost(points, team) : [ZERO, ZERO];
    return {
      imps: subtract(impsWon, impsLost),
      impsWon,
      impsLost,
      points: subtract(pointsWon, pointsLost),
      pointsWon,
      pointsLost,
      boardPoints: isTotalPoints ? ZERO : (points?.[team] ?? ZERO),
    };
  });
}

function wonAndLost(figures: ForTeams<Exact> | null, team: 'home' | 'away'): readonly [Exact, Exact] {
  return figures ? [figures[team], figures[opponentOf(team)]] : [ZERO, ZERO];
}

/** The sums of a match of which nothing is known. */
export const NO_TOTAL: TeamTotal = {
  imps: exact(0),
  impsWon: ZERO,
  impsLost: ZERO,
  points: ZERO,
  pointsWon: ZERO,
  pointsLost: ZERO,
  boardPoints: ZERO,
};
