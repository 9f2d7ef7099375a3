/**
 * What a stage of matches is ranked from: who plays, who meets whom on which boards, what happened, and the rules. The
 * same as a session of pairs is ranked from, where every line belongs to a match and is compared in it.
 *
 *     const match = { key: '1', round: 1, lastRound: 1, home: 4, away: 5, segments: [{ boards: [1, 2, 3, 4] }] };
 *     const line = { match: '1', board: 1, ns: 4, ew: 5, score: 420, award: null };
 *     rankMatches({ rules, contestants: [4, 5], matches: [match], lines: [line] });
 */
import type { BoardScores } from '../boards/board-scores.ts';
import type { Exact } from '../numbers/exact.ts';
import type { Regulation } from '../regulation/regulation.ts';
import type { ScoringLine } from '../scoring-line.ts';
import type { Penalty } from '../standing/penalty.ts';
import type { RankingTerms } from '../standing/terms.ts';
import type { TieBreaks } from '../standing/tie-breaks.ts';
import type { Grade } from '../teams/grade.ts';
import type { MatchRules } from '../teams/match-rules.ts';
import type { ForTeams, MatchTeam, Room } from '../teams/team.ts';
import type { MatchMethod } from '../teams/worth.ts';
import type { VictoryPointScale } from '../victory-points/scale.ts';

/** Boards that two teams play with one line-up: a half of a match, or a smaller part. */
export interface MatchSegment {
  /** In the order of the score sheet. No board is in two segments of a match. */
  readonly boards: readonly number[];
}

/** Two contestants against each other, or one with a bye. */
export interface StageMatch {
  readonly key: string;
  /** The round of the stage it begins in, from 1. */
  readonly round: number;
  /** The round it ends in; it counts from the end of this round on. */
  readonly lastRound: number;
  /** Over half of the boards, and read with the half scale; a match of pairs counts half. Of a bye: half a round. */
  readonly isHalf?: boolean;
  readonly home: number;
  /** Null for a bye. */
  readonly away: number | null;
  /** In order of play. Empty for a bye, and for a match that is played elsewhere. */
  readonly segments: readonly MatchSegment[];
  /** Boards of the match, which its scale goes by; where it is left out, those of its segments. */
  readonly boards?: number;
}

/**
 * A line of a table, `ns` and `ew` by the number of the contestant, whichever of its pairs sat there. Lines of a board
 * are compared where they are of one match. Its percentages 60, 50 and 40 are average plus, average and average minus.
 */
export interface MatchLine extends ScoringLine {
  /** The key of the match. */
  readonly match: string;
  /** Left out: the open room where the home team sits North-South, else the closed room. A match of pairs has none. */
  readonly room?: Room;
}

/**
 * What takes the place of what a match's lines are worth. Where a result is null the rules have it: what a team gets
 * that has no match, or the converse for a team that doesn't play.
 */
export type GivenMatchResult =
  /** A match played elsewhere, or a decision of the director; lines are still shown. */
  | ({ readonly kind: 'totals' } & GivenTotals)
  /** A team, or both, doesn't play or doesn't finish. */
  | { readonly kind: 'forfeit'; readonly by: MatchTeam | 'both'; readonly result: ForTeams<Exact> | null }
  /** The opponent isn't there, and the winner goes on. */
  | { readonly kind: 'walkover'; readonly winner: MatchTeam; readonly result: ForTeams<Exact> | null }
  /** Played against the wrong opponents: the lines give the IMPs, and the result is of `mismatchScore`. */
  | { readonly kind: 'mismatch'; readonly result: ForTeams<Exact> }
  | { readonly kind: 'bye'; readonly result: Exact | null }
  /** Given to who lost its opponent; null for a side that gets nothing, and isn't counted as having a result. */
  | { readonly kind: 'indemnity'; readonly result: ForTeams<Exact | null> }
  /** Averages on half of the boards and average on the rest; without grades the match counts for nobody. */
  | { readonly kind: 'void'; readonly grades: ForTeams<Grade> | null };

export type GivenResultKind = GivenMatchResult['kind'];

/** Figures of a whole match. At least one is there; each follows from those above it where it is null. */
export interface GivenTotals {
  /** IMPs won by each. */
  readonly imps: ForTeams<Exact> | null;
  /** Won by each: points a board at board-a-match, total points by the aggregate. */
  readonly points: ForTeams<Exact> | null;
  /** What the stage adds up: victory points where it has a scale. */
  readonly result: ForTeams<Exact> | null;
}

/**
 * A penalty or bonus of a contestant, its `entry`. In a match, IMPs are taken before the scale is read and other units
 * from its result; the opponents' result stays (Laws 90 and 91). Without a match it is taken from the total.
 */
export interface StagePenalty extends Penalty {
  /** The key of the match; null for one of the whole stage. */
  readonly match: string | null;
}

/** A contestant that leaves the stage. */
export interface MatchWithdrawal {
  readonly contestant: number;
  /** The last round that it played; 0 before the first. A match that isn't complete by then is not played. */
  readonly afterRound: number;
}

/** Results of the same boards at all tables, and what the figures of a match of two pairs become. */
export interface FieldComparison {
  readonly kind: 'field';
  /** Matchpoints become the percentage of the match; cross-IMPs and Butler become IMPs. */
  readonly method: 'matchpoints' | 'cross-imps' | 'butler';
  readonly scale: VictoryPointScale;
  readonly regulation: Regulation;
  /** A half match: half of what the scale gives for its boards. */
  readonly isHalved?: boolean;
}

/** What a match is compared and decided by. */
export type MatchComparison = MatchMethod | FieldComparison;

/** The boards of all tables by match: each has the results of its match alone. */
export type FieldBoards<Line extends MatchLine> = ReadonlyMap<string, readonly BoardScores<Line>[]>;

/** Whether everybody meets everybody, which decides by half of what a withdrawal goes (EBU White Book 2.4). */
export const WITHDRAWAL_RULES = ['all-play-all', 'session'] as const;
export type WithdrawalRule = (typeof WITHDRAWAL_RULES)[number];

/** The rules of a stage of matches; `matchStageRules` makes them of what is stored. */
export interface MatchStageRules {
  readonly comparison: MatchComparison;
  readonly boards: MatchRules;
  /** What a bye gives; null: nothing, as in a poule, where everybody has one. */
  readonly bye: Exact | null;
  /**
   * A team that leaves: in an all-play-all its results are cancelled before half of its matches, else they stand and
   * opponents without their match are given one. Otherwise by half of the rounds of the stage.
   */
  readonly withdrawals: WithdrawalRule;
  /** Rounds of the stage. */
  readonly rounds: number;
  readonly ties: TieBreaks;
}

/** What a stage of matches is ranked from. */
export interface MatchesToRank<Line extends MatchLine = MatchLine> {
  readonly rules: MatchStageRules;
  /** The numbers of all that are ranked, also without a match. */
  readonly contestants: readonly number[];
  readonly matches: readonly StageMatch[];
  readonly lines: readonly Line[];
  /** By the key of the match. */
  readonly results?: ReadonlyMap<string, GivenMatchResult>;
  /** By the key of the match: what the director gives for all its boards that have no comparison. */
  readonly removed?: ReadonlyMap<string, ForTeams<Grade>>;
  /** In units that the stage takes; others change nothing. */
  readonly penalties?: readonly StagePenalty[];
  readonly withdrawals?: readonly MatchWithdrawal[];
  /** Everybody plays on the usual terms where it is left out. */
  readonly terms?: RankingTerms;
  /** The fewest contestants of a stratum; a lowest stratum of fewer is merged into the one above. */
  readonly leastInStratum?: number;
  /** What the director drew, for the tie-break `lot`: the first to be placed first. */
  readonly lots?: readonly number[];
}
