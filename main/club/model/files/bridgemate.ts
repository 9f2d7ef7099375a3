import type { BwsProblemCode } from '../../../../src/format/bws/problem.ts';
import type { Outcome } from '../../../../src/bridge/result/result.ts';
import type { ResultProblem } from '../../problem.ts';

/** How a session stands with the file of a Bridgemate server that it follows. */
export interface BridgemateView {
  readonly path: string;
  readonly state: BridgemateState;
  /** Why the file is none of a server; left out in other states. */
  readonly fault?: BwsProblemCode;
  /** Lines of the file that have a result, and how many of them the session has. */
  readonly lines: number;
  readonly taken: number;
  /** When something new was last taken from the file; null before that. */
  readonly takenAt: string | null;
  /** The newest line of the file; null while it has none. */
  readonly last: BridgemateLine | null;
  /** Lines that the session doesn't take by itself, for the director to settle. */
  readonly open: readonly OpenLine[];
  /** Rows that can't be read, as the file has them; one that says no line of play is known by its number. */
  readonly unread: readonly {
    readonly row: number;
    readonly code: BwsProblemCode;
    readonly text: string;
    readonly place: BridgemateLine | null;
  }[];
}

export type BridgemateState =
  /** The file has not been read yet. */
  | 'waiting'
  | 'following'
  | 'missing'
  | 'unreadable'
  /** The file is no database of a Bridgemate server. */
  | 'notBridgemate'
  /** Its movement is not that of this session. */
  | 'otherSession';

/** A line of play as the file names it. */
export interface BridgemateLine {
  /** Empty where the file has one section. */
  readonly section: string;
  readonly round: number;
  readonly table: number;
  readonly board: number;
}

export interface OpenLine extends BridgemateLine {
  readonly ns: number;
  readonly ew: number;
  /** Null where it was erased at the table. */
  readonly outcome: Outcome | null;
  readonly reason: OpenReason;
  /** The line of the session that it belongs to; null where it has none. */
  readonly slot: {
    readonly section: number;
    readonly round: number;
    readonly table: number;
    readonly slotBoard: number;
  } | null;
}

export type OpenReason =
  /** The session has no such section, round or table, or no such board there. */
  | 'noLine'
  /** Other pairs than those that the session expects there. */
  | 'otherPairs'
  /** Erased at the table; the director's result stands here. */
  | 'erased'
  /** Why the session refuses it. */
  | ResultProblem['code'];
