/**
 * One session as the screens, the paper and the exports read it. Like everything in this folder it is read-only and
 * travels as JSON. Times are ISO 8601 in UTC unless a comment says otherwise.
 */
import type { ForTeams } from '../../../src/scoring/teams/team.ts';
import type { KnockoutReason } from '../../../src/draw/knockout/reason.ts';
import type { SessionBreak } from '../../../src/session/timetable.ts';
import type { EventMovementSpec } from '../../../src/movement/event-movement.ts';
import type { EventRanks } from '../../../src/session/event-ranks.ts';
import type { ClockState } from '../../../src/session/clock.ts';
import type { Partnership } from '../../../src/session/partnerships.ts';
import type { RoundSittingOut } from '../../../src/session/section-seats.ts';
import type { PairWithSubstitutes } from '../../../src/session/substitutes.ts';
import type { LaterEvening } from '../../../src/session/evenings.ts';
import type { Side } from '../../../src/bridge/seat.ts';
import type { Room } from '../../../src/scoring/teams/team.ts';
import type { GivenResultView } from './matches.ts';
import type { DatumView, PenaltyView, ScoringView, TermsView } from './scoring.ts';
import type { ResultView } from './result.ts';

/** One whole session: what every screen of the director is drawn from. */
export interface SessionView {
  readonly id: number;
  readonly eventName: string;
  /** Its place among the sessions of its event, from 1; left out where it is the only one. */
  readonly ordinal?: number;
  readonly ranks: EventRanks;
  /** Local day, yyyy-mm-dd. */
  readonly date: string;
  /** The evenings after the first, in order of round; left out where all is played on one day. */
  readonly evenings?: readonly LaterEvening[];
  /** How many other clubs play its boards and are compared with it; left out where none do. */
  readonly otherClubs?: number;
  /** Local time the first round starts, hh:mm. */
  readonly start: string;
  readonly minutesPerBoard: number;
  readonly minutesToMove: number;
  /** The number of its newest change: as long as it stays the same, nothing has changed. */
  readonly change: number;
  /** When the last change was written, or null before the first. */
  readonly savedAt: string | null;
  readonly sample: boolean;
  readonly clock: ClockView;
  /** In order of round. */
  readonly breaks: readonly SessionBreak[];
  readonly scoring: ScoringView;
  /** Those that are not cancelled, in the order they were given. */
  readonly penalties: readonly PenaltyView[];
  readonly terms: TermsView;
  /** Only the fixed-datum method uses them. */
  readonly datums: readonly DatumView[];
  /** The boards whose hands are known, in order of number. */
  readonly dealt: readonly number[];
  /** The newest change that wrote a deal; 0 before the first. */
  readonly dealsVersion: number;
  /** In order of round and of the draw; empty where there are none. */
  readonly matches: readonly MatchView[];
  readonly sections: readonly SectionView[];
  /** Teams that are ranked by what their pairs have together, in order of number; none where pairs play alone. */
  readonly teams: readonly TeamOfPairsView[];
  /** Current results only, in the order they were entered. */
  readonly results: readonly ResultView[];
}

export interface SectionView {
  readonly id: number;
  /** A, B, C ... */
  readonly letter: string;
  /** The movement the section began with; its schedule may have changed since. */
  readonly spec: EventMovementSpec;
  /** Counts the versions of the schedule, from 1. */
  readonly scheduleVersion: number;
  /** Entries that have left. */
  readonly gone: readonly number[];
  readonly tables: number;
  readonly rounds: number;
  readonly boardsPerRound: number;
  readonly boards: number;
  readonly winners: 1 | 2;
  /** Who is ranked in it. */
  readonly entries: readonly EntryView[];
  /** Who sits in it without being ranked; empty where pairs are ranked. */
  readonly partnerships: readonly PartnershipView[];
  readonly cells: readonly CellView[];
  /** Who sits out in each round that is drawn of a Swiss of players; left out anywhere else. */
  readonly sittingOut?: readonly RoundSittingOut[];
  /** What the case of a board shows, where that is another number than the board's. */
  readonly shown: Readonly<Record<number, number>>;
}

/** Who is ranked in a section: a pair, a player, a team. A player is the first of `players`. */
export interface EntryView extends PairWithSubstitutes {
  readonly id: number;
  readonly number: number;
  /** Its number with the letter of its section where there are several sections: A7, otherwise 7. */
  readonly label: string;
  /** The line it is ranked in; null with one winner. */
  readonly line: Side | null;
  readonly phantom: boolean;
  /** Left out where no team is ranked. */
  readonly team?: TeamView;
  /** The labels of its players where these are ranked themselves. */
  readonly playerLabels?: readonly [string, string];
}

/** What is known of a team. */
export interface TeamView {
  /** Empty where it has none. */
  readonly name: string;
  /** The club it plays for; empty where it is for none. */
  readonly club: string;
  /** Everybody of its roster or of its pairs. */
  readonly players: readonly string[];
}

/** A team of pairs that are added up: it sits nowhere itself. */
export interface TeamOfPairsView extends EntryView {
  readonly team: TeamView;
  /** The entries of its two pairs. */
  readonly pairs: readonly number[];
}

/** Two entries against each other, or one with a bye. */
export interface MatchView {
  readonly id: number;
  /** The first and the last round in which it is played. */
  readonly round: number;
  readonly lastRound: number;
  /**
   * A half match. Of teams there are three within a round: the open room is its first half, the closed room its second.
   * Of pairs there are two at one table, and two without an opponent for whoever sits half of the round out.
   */
  readonly isHalf?: true;
  readonly home: number;
  /** Null: a bye. */
  readonly away: number | null;
  /** Null while its lines count. */
  readonly given: GivenResultView | null;
  /** The version of what was given and taken away again; null where there was nothing. */
  readonly givenVersion: number | null;
  /** Its place in the bracket, and why the two meet; left out where it is of no knockout. */
  readonly drawn?: KnockoutReason;
  /** IMPs of each in an earlier match, of which a part is carried over, exact; left out where there was none. */
  readonly earlier?: ForTeams<string>;
}

/** Where a table stands in its match. */
export interface CellMatch {
  readonly id: number;
  /** The part of the match that is played with one line-up, from 1. */
  readonly segment: number;
  readonly room: Room;
  /** One of three half matches: the open room is the first half of its round, the closed room the second. */
  readonly isHalf?: true;
}

/** Two players of an individual, or a pair of a team. Its number is that of the first entry it is of. */
export interface PartnershipView extends EntryView, Partnership {}

/** One table in one round of the schedule. Where a pair is absent the other sits out, and no result is due. */
export interface CellView {
  readonly round: number;
  readonly table: number;
  /** Ids of the pairs, or of the partnerships. */
  readonly ns: number;
  readonly ew: number;
  readonly boards: readonly number[];
  readonly sitOut: boolean;
  /** The entries of the two that are not there, the phantom among them. */
  readonly absent: readonly number[];
  /** Boards without a result that a withdrawn pair was to play: no result is due, and one may still come in. */
  readonly left: readonly number[];
  /** Left out where tables are not those of matches of teams. */
  readonly match?: CellMatch;
  /** The match of two pairs that the table is; left out where it is none. */
  readonly meeting?: number;
  /** The half of the round in which a half match of pairs is played; left out elsewhere. */
  readonly half?: 1 | 2;
}

export type ClockView = ClockState;
