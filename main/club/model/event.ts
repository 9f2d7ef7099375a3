import type { Side } from '../../../src/bridge/seat.ts';
import type { EventMovementSpec } from '../../../src/movement/event-movement.ts';
import type { EventRanks } from '../../../src/session/event-ranks.ts';

/** Some of the club's events, newest day first. */
export interface EventsView {
  readonly events: readonly EventSummary[];
  /** How many there are, or were found. */
  readonly total: number;
  /** How many are deleted and can be restored. */
  readonly deleted: number;
}

export interface EventSummary {
  readonly session: number;
  readonly name: string;
  /** Its place among the sessions of its event, from 1; left out where it is the only one. */
  readonly ordinal?: number;
  readonly ranks: EventRanks;
  /** The day of play, local, yyyy-mm-dd. */
  readonly date: string;
  /** Local time the first round starts, hh:mm. */
  readonly start: string;
  readonly tables: number;
  readonly rounds: number;
  /** The round that the clock is at: 0 before the first, more than there are after the last. */
  readonly round: number;
  /** The movement of each section. */
  readonly movements: readonly EventMovementSpec[];
  readonly results: number;
  readonly expectedResults: number;
  readonly sample: boolean;
  /** Whether the name of any player is known. */
  readonly named: boolean;
  /** The players by whom a search found it. */
  readonly found: readonly string[];
}

/** An event of a period, whose result page can be saved. */
export interface PlayedEventView {
  readonly session: number;
  readonly name: string;
  readonly date: string;
  /** Whether its ranking was published. */
  readonly published: boolean;
}

/** Who leads each ranking of a session; none where nothing is scored. */
export interface WinnersView {
  readonly session: number;
  readonly winners: readonly WinnerView[];
}

/** A pair in first place, shared or not. */
export interface WinnerView {
  /** The line it won; null with one ranking. */
  readonly line: Side | null;
  /** The section's letter where each section has a ranking of its own; otherwise empty. */
  readonly letter: string;
  /** The pair's number, with its section's letter where there are several. */
  readonly label: string;
  /** The names that are known. */
  readonly players: readonly string[];
}

/** A deleted event. */
export interface DeletedEventView {
  readonly session: number;
  readonly name: string;
  readonly date: string;
  readonly results: number;
  /** When it was deleted, ISO 8601 in UTC. */
  readonly deletedAt: string;
}

/** The name of an event, and for when it is set. */
export interface EventDetails {
  readonly name: string;
  /** Local day, yyyy-mm-dd. */
  readonly date: string;
  /** Local time, hh:mm. */
  readonly start: string;
}
