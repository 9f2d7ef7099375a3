import type { TableToCome } from '../../../src/session/boards-to-come.ts';

/** The deals of a session. Hands are seen only where the board can't be played again. */
export interface DealsView {
  /** The session's newest change that wrote a deal; 0 before the first. */
  readonly version: number;
  /** Boards whose hands may be seen, in order. */
  readonly disclosed: readonly DealView[];
  /** Boards whose hands wait until it is played, in order. */
  readonly waiting: readonly WaitingDeal[];
}

/** The four hands of a board. */
export interface DealView {
  readonly board: number;
  /** As text, North first: `N:AKQ.JT9.876.5432 ...`. */
  readonly hands: string;
  /** Where they come from; empty where nothing is known. */
  readonly source?: string;
  /** Tricks by double-dummy play, and par, as that source has them; null or left out where it has none. */
  readonly tricks?: string | null;
  readonly par?: string | null;
}

export interface WaitingDeal {
  readonly board: number;
  /** The first table without its result; null where no table is to play the board yet. */
  readonly table: TableToCome | null;
  /** Another event of the club in which the same hands may still be played; left out where this one is to play them. */
  readonly event?: EventOfDeals;
}

/** An event that plays the same deals, and its day. */
export interface EventOfDeals {
  readonly name: string;
  readonly date: string;
}
