/** The draw of a round, as the director sees it. Contestants are named by their numbers; exact numbers are text. */
import type { PlayersReason } from '../../../src/draw/players.ts';
import type { PlayersWish } from '../../../src/draw/players-wish.ts';
import type { DrawProblem } from '../../../src/draw/problem.ts';
import type { ByeReason, DrawReason } from '../../../src/draw/reason.ts';
import type { DrawRule, OddField } from '../../../src/draw/rule.ts';
import type { Triangle } from '../../../src/draw/swiss-triangle.ts';
import type { DrawWish, SeatedMatch } from '../../../src/draw/wish.ts';
import type { RoundState } from '../../../src/session/rounds/state.ts';
import type { ForTeams } from '../../../src/scoring/teams/team.ts';
import type { ReviewItem } from './review.ts';
import type { Serialized } from '../../../src/scoring/numbers/serialize.ts';

/** How a round is drawn. */
export interface DrawnBy {
  readonly rule: DrawRule;
  /** One round late: by the standing before the round in play. */
  readonly isLate: boolean;
  /** What an odd number comes to; a bye where it is left out. */
  readonly odd?: OddField;
}

/** A contestant in the order of the draw, the highest first. */
export interface DrawOrderRow {
  readonly number: number;
  readonly total: string;
  /** What orders equals: IMPs won less lost, or matchpoints. */
  readonly imps: string;
}

export interface DrawnMatchView extends SeatedMatch {
  /** Of the open and the closed room; a match of pairs has one. */
  readonly tables: readonly number[];
  /** The last round in which the two met; null where they haven't. */
  readonly lastMeeting: number | null;
  readonly reason: Serialized<DrawReason> | null;
}

export interface DrawnByeView {
  readonly entry: number;
  readonly reason: Serialized<ByeReason> | null;
}

/** A match that the draw goes by and that has not all its results. */
export interface OpenMatchView {
  readonly match: number;
  readonly home: number;
  readonly away: number;
  /** Boards that still need a result. */
  readonly open: number;
}

/** Who meets whom in a round, proposed or announced. */
export interface RoundDraw {
  /** In order of the draw. */
  readonly matches: readonly DrawnMatchView[];
  readonly bye: DrawnByeView | null;
  /** Three who meet each other; left out where there are none. */
  readonly triangle?: DrawnTriangleView;
}

/**
 * Three who meet each other, over two rounds or in half matches within one. Their boards stay at their tables. Three
 * pairs share a table: the highest plays both halves of the round, and the second and the third one each.
 */
export interface DrawnTriangleView {
  /** In order of standing. */
  readonly entries: Triangle;
  /** Each with its table; in half matches with those of the first and the second half. Of pairs two, with one each. */
  readonly matches: readonly { readonly home: number; readonly away: number; readonly tables: readonly number[] }[];
  /** Half matches; left out where the three meet over two rounds. */
  readonly isHalves?: true;
  /** The round it begins in. */
  readonly from: number;
}

export interface DrawView {
  readonly round: number;
  /** By round. */
  readonly states: readonly RoundState[];
  readonly drawnBy: DrawnBy;
  /** What an odd number can come to in the round. */
  readonly odds: readonly OddField[];
  readonly wishes: readonly DrawWish[];
  /** The round whose standing the draw goes by. */
  readonly afterRound: number;
  readonly order: readonly DrawOrderRow[];
  readonly open: readonly OpenMatchView[];
  /** What was announced; null before. */
  readonly announced: RoundDraw | null;
  /** The draw by the standing as it is now, and by the wishes; or why there is none. Null where it is too late. */
  readonly proposed: (RoundDraw & { readonly key: string }) | { readonly problem: DrawProblem } | null;
}

/** What another way to draw the same round comes to. */
export interface DrawWayView extends DrawnBy {
  /** Tables that would be drawn otherwise. */
  readonly otherwise: number;
  /** The most that two who meet lie apart. */
  readonly mostApart: string;
  readonly rematches: number;
}

/** A match that was played against the wrong opponents: what it counts for each, by who is to blame. */
export type MismatchView = ForTeams<{
  /** The number of the opponents that were drawn. */
  readonly right: number;
  /** Totals before the match. */
  readonly had: { readonly opponents: string; readonly right: string };
  /** By the boards alone. */
  readonly score: string;
  readonly counts: { readonly ownFault: string; readonly noFault: string };
}>;

/** A table of a round: the players in North and South, and in East and West. */
export interface PlayersTableView {
  readonly table: number;
  readonly ns: readonly [number, number];
  readonly ew: readonly [number, number];
  readonly reason: PlayersReason;
}

/** Who sits where in a round, and who sits out. */
export interface PlayersRound {
  readonly tables: readonly PlayersTableView[];
  readonly out: readonly number[];
}

/** How the director wants a round of players to be drawn. */
export interface PlayersChoice {
  /** One round late: by the ranking before the round in play. */
  readonly isLate: boolean;
  /** Who sits out by wish, in this round alone. */
  readonly out: readonly number[];
  readonly wishes: readonly PlayersWish[];
}

/** A player in the order of the draw. */
export interface PlayersOrderRow {
  readonly number: number;
  /** What places go by: a share of the points available at matchpoints, or IMPs; null before the first result. */
  readonly figure: string | null;
}

export interface PlayersDrawView {
  readonly round: number;
  /** By round. */
  readonly states: readonly RoundState[];
  readonly order: readonly PlayersOrderRow[];
  readonly chosen: PlayersChoice;
  /** The round whose ranking the draw goes by. */
  readonly afterRound: number;
  /** Results that the draw goes by and that are missing. */
  readonly open: number;
  readonly announced: PlayersRound | null;
  /** The draw by the ranking as it is now; or why there is none. Null where it is too late. */
  readonly proposed: (PlayersRound & { readonly key: string }) | { readonly problem: DrawProblem } | null;
}

/** A result in doubt that a draw goes by. */
export interface DrawDoubtView {
  readonly item: ReviewItem;
  /** Matches that would be others if the likely correction is right. */
  readonly otherwise: number;
}
