import type { Serialized } from '../../../src/scoring/numbers/serialize.ts';
import type { TotalDerivation } from '../../../src/scoring/derivation/total.ts';
import type { PlacesDerivation } from '../../../src/scoring/derivation/places.ts';
import type { FigureDerivation } from '../../../src/scoring/derivation/figure.ts';
import type { MatchStandingDerivation } from '../../../src/scoring/derivation/match-standing.ts';
import type { PairsOfTeamDerivation } from '../../../src/scoring/derivation/pairs-of-team.ts';
import type { RankedMatchDerivation } from '../../../src/scoring/derivation/ranked-match.ts';
import type { TeamBoardDerivation } from '../../../src/scoring/derivation/team-board.ts';
import type { TeamBoardPointsDerivation } from '../../../src/scoring/derivation/team-board-points.ts';
import type { ForTeams } from '../../../src/scoring/teams/team.ts';
import type { Slot } from '../../../src/session/slot.ts';
import type { Side } from '../../../src/bridge/seat.ts';

/** Where one side's figure of a result comes from. */
export interface ExplainedFigure extends Slot {
  readonly side: Side;
  readonly figure: Serialized<FigureDerivation>;
}

/** The same of a result in a match: the figure of the team that sat there. */
export interface ExplainedTeamFigure extends Slot {
  readonly side: Side;
  readonly figure: Serialized<TeamBoardFigure>;
}

/** Where an entry's total and place come from, and every figure of its boards, in order of board. */
export interface ExplainedEntry {
  readonly entry: number;
  readonly total: Serialized<TotalDerivation>;
  readonly standing: Serialized<PlacesDerivation>;
  readonly boards: readonly ExplainedFigure[];
}

/** Where a team's figure of a board comes from, in the unit that the boards of its match are compared by. */
export type TeamBoardFigure = TeamBoardDerivation | TeamBoardPointsDerivation;

/** Where a team's total and place come from, and what each of its matches gave it. */
export interface ExplainedTeam {
  readonly entry: number;
  readonly standing: Serialized<MatchStandingDerivation>;
  readonly matches: readonly { readonly match: number; readonly figure: Serialized<RankedMatchDerivation> }[];
}

/** Where the total and the place of a team come from whose pairs are added up. */
export type ExplainedAddedUp = Serialized<PairsOfTeamDerivation>;

/** Where the result of a match comes from, and every figure of its boards in order of the score sheet. */
export interface ExplainedMatch {
  readonly match: number;
  readonly teams: ForTeams<Serialized<RankedMatchDerivation> | null>;
  readonly boards: readonly ExplainedMatchBoard[];
}

export interface ExplainedMatchBoard {
  readonly board: number;
  readonly figures: ForTeams<Serialized<TeamBoardFigure>>;
}
