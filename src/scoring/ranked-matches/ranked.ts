/** What ranking a stage of matches answers: each match to its last figure, the standing, and who met whom. */
import type { Exact } from '../numbers/exact.ts';
import type { WithdrawalOutcome } from '../ranked-session/withdrawals.ts';
import type { RankingTerms } from '../standing/terms.ts';
import type { TableLine } from '../teams/board.ts';
import type { MatchBoard, TeamTotal } from '../teams/match.ts';
import type { TeamStanding } from '../teams/standings.ts';
import type { ForTeams } from '../teams/team.ts';
import type { UnplayedMatchAward } from '../teams/withdrawal.ts';
import type { TeamPenalty, TeamWorth } from '../teams/worth.ts';
import type { VictoryPointProblem } from '../victory-points/scale.ts';
import type { FieldBoards, GivenMatchResult, MatchesToRank, MatchLine, StageMatch } from './stage.ts';

/** A line as it is compared in its match; `source` is the line that was given. */
export interface ComparedLine<Line extends MatchLine = MatchLine> extends TableLine {
  readonly source: Line;
}

/** One board of a match: both tables, why they aren't compared, the figures of both teams, and the score after it. */
export interface StageMatchBoard<Line extends MatchLine = MatchLine> extends MatchBoard<ComparedLine<Line>> {
  /** IMPs won by each up to this board of the match, in the order of the score sheet. */
  readonly running: ForTeams<Exact>;
}

/** A half, or another segment, of a match. */
export interface StageMatchSegment<Line extends MatchLine = MatchLine> {
  readonly boards: readonly StageMatchBoard<Line>[];
  readonly totals: ForTeams<TeamTotal>;
  /** Of the match up to the end of the segment. */
  readonly running: ForTeams<TeamTotal>;
  readonly compared: number;
  /** Boards that still need a result, or a ruling in place of it. */
  readonly open: number;
}

/** Why a line is in no board of its match. */
export type StrayLineReason =
  /** There is no such match. */
  | 'no-match'
  /** The board is in no segment of the match. */
  | 'board-not-due'
  /** Both tables have a line of the board already. */
  | 'more-than-two'
  /** Somebody sat there who doesn't play the match, or one team sat on both sides. */
  | 'not-of-match';

export interface StrayLine<Line extends MatchLine = MatchLine> {
  readonly line: Line;
  readonly reason: StrayLineReason;
}

/** Not begun: without a line or a given result. Complete: nothing is missing, or a result was given. */
export const MATCH_STATES = ['not-begun', 'in-play', 'complete'] as const;
export type MatchState = (typeof MATCH_STATES)[number];

/**
 * A match by itself: it depends on its own lines, result and penalties and on the rules alone, so that a result
 * elsewhere leaves the very object as it was. In a match of pairs, the lines of all tables count too.
 */
export interface StageMatchScore<Line extends MatchLine = MatchLine> {
  readonly state: MatchState;
  readonly given: GivenMatchResult | null;
  readonly segments: readonly StageMatchSegment<Line>[];
  /** Boards of the whole match, and those compared, and those that still need a result or a ruling. */
  readonly due: number;
  readonly compared: number;
  readonly open: number;
  /** The sums of the boards, or of what was given in their place. */
  readonly totals: ForTeams<TeamTotal>;
  /** In this match, as they count. */
  readonly penalties: readonly TeamPenalty[];
  /**
   * What the match is worth by its method as it stands, also while it is in play: `scaledImps` is the whole number of
   * IMPs that the scale is read with. Null before the first comparison, for a bye, and where there is no worth.
   */
  readonly worth: ForTeams<TeamWorth> | null;
  /** Why the scale has no worth for it, such as a number of boards without a table. */
  readonly problem: VictoryPointProblem | null;
  /** Less than half of the boards could be played, so that averages count (EBU White Book 3.3.7). */
  readonly isVoid: boolean;
  readonly stray: readonly StrayLine<Line>[];
}

/** What of a match counts in the standing. */
export type MatchCount =
  /** Not yet: it isn't complete. */
  | 'not-yet'
  /** What was played, or typed in its place. */
  | 'result'
  | 'bye'
  /** What is given for a match that isn't played. */
  | 'awarded'
  /** Nothing: cancelled, as a team withdrew before half. */
  | 'cancelled'
  /** Nothing: not to be played, or void without averages. */
  | 'nothing';

/** A match of the stage, and what it counts. */
export interface RankedMatch<Line extends MatchLine = MatchLine> {
  readonly match: StageMatch;
  readonly score: StageMatchScore<Line>;
  readonly count: MatchCount;
  /** What each has from it in the standing; null for nothing. */
  readonly result: ForTeams<Exact | null>;
  /** What a computed award was made by; null where nothing is awarded, or the award was typed. */
  readonly award: UnplayedMatchAward | null;
}

/** A row of the standing: the contestant, its sums and its place. */
export interface MatchStanding extends TeamStanding {
  /** Whether, and with what effect, it left the stage. */
  readonly withdrawn: WithdrawalOutcome | null;
}

export interface MatchRanking {
  /** Best first; who withdrew or plays without standing is last and has no place. */
  readonly rows: readonly MatchStanding[];
  /** Those that count: handicaps that can be added, and strata after merging. */
  readonly terms: RankingTerms;
}

/** One meeting in a cross-table, as the team of the row has it. */
export interface CrossMeeting {
  readonly match: string;
  readonly round: number;
  /** Null while nothing counts. */
  readonly result: Exact | null;
  readonly state: MatchState;
  readonly count: MatchCount;
}

/** A row of a cross-table, by number. */
export interface CrossRow {
  readonly entry: number;
  /** One for each contestant, by number; its meetings with it, none on its own diagonal. */
  readonly cells: readonly { readonly opponent: number; readonly meetings: readonly CrossMeeting[] }[];
  /** Rounds without an opponent. */
  readonly byes: readonly CrossMeeting[];
}

/** A stage of matches that was ranked. */
export interface RankedMatches<Line extends MatchLine = MatchLine> {
  readonly input: MatchesToRank<Line>;
  /** The boards of all tables by match; null where the two tables of a match are compared. */
  readonly field: FieldBoards<Line> | null;
  /** In the order they were given. */
  readonly matches: readonly RankedMatch<Line>[];
  readonly ranking: MatchRanking;
  /** What became of the results of each contestant that withdrew. */
  readonly withdrawn: ReadonlyMap<number, WithdrawalOutcome>;
  /** Lines of no match of the stage. */
  readonly stray: readonly StrayLine<Line>[];
}
