/** The matches of a stage as they are scored. Exact numbers are text, `n` or `n/d` (src/scoring/numbers/exact.ts). */
import type { Slot } from '../../../src/session/slot.ts';
import type { Serialized } from '../../../src/scoring/numbers/serialize.ts';
import type {
  CrossRow,
  MatchCount,
  MatchState,
  StageMatchScore,
  StrayLineReason,
} from '../../../src/scoring/ranked-matches/ranked.ts';
import type { GivenMatchResult, GivenResultKind } from '../../../src/scoring/ranked-matches/stage.ts';
import type { BoardState, MatchBoard } from '../../../src/scoring/teams/match.ts';
import type { ForTeams, MatchTeam, Room } from '../../../src/scoring/teams/team.ts';

/** What the totals of teams are in; points are those of board-a-match, of Patton, or total points. */
export type TeamUnit = 'imps' | 'victory-points' | 'points';

/** All matches of a stage, and who met whom. */
export interface MatchesView {
  /** The unit of results and totals. */
  readonly unit: TeamUnit;
  /** What a board is compared by: the figures of both teams on it that count. */
  readonly boardFigure: MatchBoardFigure;
  /** In order of round and of the draw. */
  readonly matches: readonly MatchScoreView[];
  /** Rows by entry; each meeting names its match by its id, as text. */
  readonly crossTable: readonly CrossRowView[];
  /** Results that are in no match, or in one of others. */
  readonly stray: readonly StrayResultView[];
}

export type CrossRowView = Serialized<CrossRow>;

/** What the matches of a team add up to. Exact numbers are text. */
export interface MatchRecordView {
  /** Matches played, and how they ended. */
  readonly matches: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly impsWon: string;
  readonly impsLost: string;
  /** Total points. */
  readonly pointsWon: string;
  readonly pointsLost: string;
}

export type MatchBoardFigure = 'imps' | 'points' | 'boardPoints';

export interface StrayResultView extends Slot {
  readonly reason: StrayLineReason;
}

/** What the director gave a match in the place of what its lines are worth. Figures are exact, as text. */
export interface GivenResultView {
  readonly kind: GivenResultKind;
  /** Both null where there are no figures: the rules have them. */
  readonly home: string | null;
  readonly away: string | null;
  readonly unit: 'imps' | 'victory-points' | 'points' | null;
  /** Who forfeits, or wins by a walkover; null where both forfeit, and for other kinds. */
  readonly team: MatchTeam | null;
  readonly note: string;
  /** Counts up with every change of it. */
  readonly version: number;
  readonly at: string;
}

/** A match to its last figure. */
export interface MatchScoreView extends Serialized<
  Pick<StageMatchScore, 'due' | 'compared' | 'open' | 'totals' | 'worth' | 'problem' | 'isVoid'>
> {
  readonly match: number;
  readonly state: MatchState;
  readonly given: Serialized<GivenMatchResult> | null;
  readonly segments: readonly MatchSegmentView[];
  /** What of it counts in the standing, and what each has from it. */
  readonly count: MatchCount;
  readonly result: ForTeams<Serialized<StageMatchScore['totals']['home']['imps']> | null>;
}

/** A half of a match, or another part with one line-up. */
export interface MatchSegmentView extends Serialized<
  Pick<StageMatchScore['segments'][number], 'totals' | 'running' | 'compared' | 'open'>
> {
  readonly boards: readonly MatchBoardView[];
}

/** A board at both tables. */
export interface MatchBoardView extends Serialized<Pick<MatchBoard, 'imps' | 'points' | 'boardPoints'>> {
  readonly board: number;
  readonly state: BoardState;
  /** The line of the result in each room; null where it is missing. */
  readonly lines: Readonly<Record<Room, Slot | null>>;
  /** IMPs won by each up to this board. */
  readonly running: ForTeams<Serialized<StageMatchScore['totals']['home']['imps']>>;
}
