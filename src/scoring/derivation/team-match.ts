import { add, divide, exact, roundedUnits, subtract, ZERO, type Exact } from '../numbers/exact.ts';
import type { MatchBoard, MatchScore } from '../teams/match.ts';
import type { MatchTeam } from '../teams/team.ts';
import { aggregateShare, finesOf, type MatchMethod, type TeamPenalty, type TeamWorth } from '../teams/worth.ts';
import type { MatchMargin, VictoryPointProblem, VictoryPointScale } from '../victory-points/scale.ts';
import { CLAUSES, type Clause } from './clause.ts';
import { deriveVictoryPoints, type VictoryPointDerivation } from './victory-points.ts';

/** A figure of a team added up over the boards of a match that have it. */
export interface BoardSum {
  readonly boards: readonly { readonly board: number; readonly figure: Exact }[];
  readonly sum: Exact;
}

/** The IMPs of a match that its scale is read with. */
export interface RoundedImps {
  readonly imps: number;
  readonly clause: Clause;
}

/** Total points won of all that changed hands, board by board; a half where none did. */
export interface AggregateShare {
  readonly won: Exact;
  readonly lost: Exact;
  readonly share: Exact;
  /** Points that are shared out by it; null where a scale is read with it. */
  readonly pool: Exact | null;
}

/** What a match is worth to one team and where it comes from. */
export interface TeamMatchDerivation {
  readonly kind: 'team-match';
  readonly team: MatchTeam;
  readonly method: MatchMethod['kind'];
  readonly imps: BoardSum;
  readonly points: BoardSum;
  readonly boardPoints: BoardSum;
  /** Each taken from its unit (Laws 90 and 91). */
  readonly penalties: readonly TeamPenalty[];
  /** Won less lost, penalties taken off. */
  readonly netImps: Exact;
  /** Null where no scale is read with IMPs. */
  readonly scaled: RoundedImps | null;
  /** Null where no scale is read. */
  readonly victoryPoints: VictoryPointDerivation | null;
  /** The second part of a Patton by the aggregate; null otherwise. */
  readonly aggregate: AggregateShare | null;
  /** What `matchWorth` answers. */
  readonly result: Exact;
}

/**
 * Derives what a match is worth to a team.
 * @param score of `scoreMatch`
 * @param due boards of the whole match
 * @param worth of `matchWorth`, by the same method and penalties
 */
export function deriveTeamMatch(
  { boards, totals }: Pick<MatchScore, 'boards' | 'totals'>,
  due: number,
  method: MatchMethod,
  penalties: readonly TeamPenalty[],
  team: MatchTeam,
  worth: TeamWorth,
): TeamMatchDerivation | VictoryPointProblem {
  const own = penalties.filter((penalty) => penalty.team === team);
  const imps = sumOver(boards, ({ imps: figures }) => figures?.[team]);
  const boardPoints = sumOver(boards, ({ boardPoints: figures }) => figures?.[team]);
  const netImps = subtract(imps.sum, finesOf(team, own).imps);
  const whole = Number(roundedUnits(netImps, 0));
  const total = totals[team];
  const share = aggregateShare(total);
  const read = readScale(method, due, whole, divide(boardPoints.sum, exact(2 * due)), share);
  const victoryPoints = read && deriveVictoryPoints(read.scale, read.match);
  if (victoryPoints?.kind === 'problem') return victoryPoints;
  return {
    kind: 'team-match',
    team,
    method: method.kind,
    imps,
    boardPoints,
    penalties: own,
    netImps,
    victoryPoints,
    points: sumOver(boards, ({ points: figures }) => figures?.[team]),
    scaled: read && 'imps' in read.match ? { imps: whole, clause: CLAUSES.teamsRounding } : null,
    aggregate: aggregateOf(method, total.pointsWon, total.pointsLost, share),
    result: worth.result,
  };
}

function sumOver(boards: readonly MatchBoard[], figureOf: (board: MatchBoard) => Exact | undefined): BoardSum {
  const having = boards.flatMap((board) => {
    const figure = figureOf(board);
    return figure ? [{ board: board.board, figure }] : [];
  });
  return { boards: having, sum: having.reduce((sum, { figure }) => add(sum, figure), ZERO) };
}

interface ScaleRead {
  readonly scale: VictoryPointScale;
  readonly match: MatchMargin;
}

/** The scale of the method and what it is read with; null where there is none. */
function readScale(method: MatchMethod, boards: number, imps: number, won: Exact, share: Exact): ScaleRead | null {
  switch (method.kind) {
    case 'imps':
      return method.scale && { scale: method.scale, match: { boards, imps } };
    case 'aggregate':
      return null;
    case 'board-a-match':
      return method.scale && { scale: method.scale, match: { boards, percentage: won } };
    case 'patton':
      if (!('scale' in method.second)) return null;
      return method.second.from === 'imps'
        ? { scale: method.second.scale, match: { boards, imps } }
        : { scale: method.second.scale, match: { boards, percentage: share } };
  }
}

function aggregateOf(method: MatchMethod, won: Exact, lost: Exact, share: Exact): AggregateShare | null {
  if (method.kind !== 'patton' || method.second.from !== 'aggregate') return null;
  return { won, lost, share, pool: 'pool' in method.second ? method.second.pool : null };
}
