import { add, exact, divide, multiply, roundedUnits, subtract, ZERO, type Exact } from '../numbers/exact.ts';
import type { Penalty } from '../standing/penalty.ts';
import {
  isVictoryPoints,
  victoryPoints,
  type MatchMargin,
  type VictoryPointProblem,
  type VictoryPointScale,
} from '../victory-points/scale.ts';
import type { TeamTotal } from './match.ts';
import type { ForTeams, MatchTeam } from './team.ts';

/**
 * What the second part of a Patton is counted from: the IMPs by a scale (bridge.is, 2016), or the ratio of the
 * aggregate, the team's share of all total points that changed hands. The share is read by a scale, or is the team's
 * part of a pool of points.
 */
export type PattonSecond =
  | { readonly from: 'imps'; readonly scale: VictoryPointScale }
  | { readonly from: 'aggregate'; readonly scale: VictoryPointScale }
  | { readonly from: 'aggregate'; readonly pool: Exact };

/** How a match is decided. Without a scale the figure itself is the result. */
export type MatchMethod =
  | { readonly kind: 'imps'; readonly scale: VictoryPointScale | null }
  /** Total points. */
  | { readonly kind: 'aggregate' }
  /** Points a board, 2-1-0; a scale is read by the percentage of them. */
  | { readonly kind: 'board-a-match'; readonly scale: VictoryPointScale | null }
  /** Points a board, 2-1-0, and a second part. */
  | { readonly kind: 'patton'; readonly second: PattonSecond };

/** Of one team only: its opponents don't gain or lose by it (Laws 90 and 91). Amounts are positive. */
export interface TeamPenalty {
  readonly team: MatchTeam;
  readonly kind: Penalty['kind'];
  /** IMPs, before any scale; or what the match is decided in: victory points, board points, total points. */
  readonly unit: 'imps' | 'result';
  readonly amount: Exact;
}

/** What a match is worth to one team. */
export interface TeamWorth {
  /** The result of the match: victory points, IMPs, board points or total points; penalties taken off. */
  readonly result: Exact;
  /** IMPs won less lost, penalties taken off. */
  readonly imps: Exact;
  /** Whole IMPs for the scale, exact halves away from zero (EBU White Book 4.2.6); null where none takes IMPs. */
  readonly scaledImps: number | null;
  /** Patton: points a board, and the second part. */
  readonly parts: { readonly boards: Exact; readonly second: Exact } | null;
}

/**
 * What a match is worth to both teams. Each is read by its own margin, so a split score, two averages plus or a
 * penalty of one side change that side's result only (EBU White Book 3.3.7, 4.1.1.3).
 * @param boards of the whole match, whatever was removed: the scale stays that of the full match (3.3.6.2)
 */
export function matchWorth(
  totals: ForTeams<TeamTotal>,
  boards: number,
  method: MatchMethod,
  penalties: readonly TeamPenalty[] = [],
): ForTeams<TeamWorth> | VictoryPointProblem {
  const home = teamWorth(totals.home, boards, method, finesOf('home', penalties));
  if ('kind' in home) return home;
  const away = teamWorth(totals.away, boards, method, finesOf('away', penalties));
  return 'kind' in away ? away : { home, away };
}

/** Whether `matchWorth` answered with a worth. */
export function isMatchWorth(answer: ForTeams<TeamWorth> | VictoryPointProblem): answer is ForTeams<TeamWorth> {
  return !('kind' in answer);
}

/** Penalties less bonuses of a team, by their unit. */
export interface TeamFines {
  readonly imps: Exact;
  readonly result: Exact;
}

export function finesOf(team: MatchTeam, penalties: readonly TeamPenalty[]): TeamFines {
  const sum = (unit: TeamPenalty['unit']): Exact =>
    penalties
      .filter((penalty) => penalty.team === team && penalty.unit === unit)
      .reduce((total, { kind, amount }) => (kind === 'bonus' ? subtract(total, amount) : add(total, amount)), ZERO);
  return { imps: sum('imps'), result: sum('result') };
}

function teamWorth(
  total: TeamTotal,
  boards: number,
  method: MatchMethod,
  fines: TeamFines,
): TeamWorth | VictoryPointProblem {
  const imps = subtract(total.imps, fines.imps);
  const scaledImps = Number(roundedUnits(imps, 0));
  const worth = (gross: Exact, more: Partial<TeamWorth> = {}): TeamWorth => ({
    imps,
    scaledImps: null,
    parts: null,
    ...more,
    result: subtract(gross, fines.result),
  });
  switch (method.kind) {
    case 'imps': {
      if (method.scale === null) return worth(imps);
      const points = scaled(method.scale, { boards, imps: scaledImps });
      return 'kind' in points ? points : worth(points, { scaledImps });
    }
    case 'aggregate':
      return worth(total.points);
    case 'board-a-match': {
      if (method.scale === null) return worth(total.boardPoints);
      const points = scaled(method.scale, { boards, percentage: boardShare(total, boards) });
      return 'kind' in points ? points : worth(points);
    }
    case 'patton': {
      const fromImps = method.second.from === 'imps';
      const second = secondPart(method.second, total, boards, scaledImps);
      if ('kind' in second) return second;
      const parts = { boards: total.boardPoints, second };
      return worth(add(parts.boards, parts.second), { parts, scaledImps: fromImps ? scaledImps : null });
    }
  }
}

function scaled(scale: VictoryPointScale, margin: MatchMargin): Exact | VictoryPointProblem {
  const points = victoryPoints(scale, margin);
  return isVictoryPoints(points) ? points.own : points;
}

function boardShare({ boardPoints }: TeamTotal, boards: number): Exact {
  return divide(boardPoints, exact(2 * boards));
}

function secondPart(second: PattonSecond, total: TeamTotal, boards: number, imps: number): Exact | VictoryPointProblem {
  if (second.from === 'imps') return scaled(second.scale, { boards, imps });
  const share = aggregateShare(total);
  return 'pool' in second ? multiply(second.pool, share) : scaled(second.scale, { boards, percentage: share });
}

/** The team's share of the total points that changed hands board by board; a half where none did. */
export function aggregateShare({ pointsWon, pointsLost }: TeamTotal): Exact {
  const moved = add(pointsWon, pointsLost);
  return moved.numerator === 0n ? exact(1, 2) : divide(pointsWon, moved);
}
