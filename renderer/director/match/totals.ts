import type { MatchBoardFigure, MatchScoreView } from '../../../main/club/model/matches.ts';
import type { SerializedExact } from '../../../src/scoring/numbers/serialize.ts';
import type { MatchTeam } from '../../../src/scoring/teams/team.ts';

/** What a team has won on the boards, in the unit that they are compared by. */
export function totalOf(totals: MatchScoreView['totals'], team: MatchTeam, figure: MatchBoardFigure): SerializedExact {
  const own = totals[team];
  return figure === 'imps' ? own.impsWon : figure === 'points' ? own.pointsWon : own.boardPoints;
}
