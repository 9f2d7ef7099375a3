import type { Side } from '../../bridge/seat.ts';
import type { MovementSpec } from '../movement.ts';
import type { UnplayableBoards } from './playable.ts';

/** A change while the session is played. Rounds, tables and pairs are the section's numbers. */
export type ScheduleChange =
  /** Pairs that arrive late: one, or two at once. */
  | { readonly kind: 'late-pairs'; readonly pairs: 1 | 2 }
  | { readonly kind: 'pair-leaves'; readonly pair: number }
  | { readonly kind: 'pair-replaced'; readonly pair: number }
  /** The session has so many rounds in all. */
  | { readonly kind: 'rounds'; readonly rounds: number }
  /** Every round to come has so many boards. */
  | { readonly kind: 'boards-per-round'; readonly boards: number }
  /** Play begins again by another movement, in which each pair plays about so many boards. */
  | { readonly kind: 'other-movement'; readonly boards: number }
  /** Pairs without opponents play each other: two half tables become one. */
  | { readonly kind: 'merge-tables' }
  /** Mistakes found in a started round, from here to the last. */
  | { readonly kind: 'sat-wrong-way'; readonly round: number; readonly table: number }
  | { readonly kind: 'wrong-boards'; readonly round: number; readonly table: number; readonly firstBoard: number }
  /** Two pairs of a line sat at each other's table. */
  | {
      readonly kind: 'wrong-opponents';
      readonly round: number;
      readonly tables: readonly [number, number];
      readonly line: Side;
    }
  /** East-West moved up one table instead of two. */
  | { readonly kind: 'skip-forgotten'; readonly round: number };

/** Why nothing can be proposed. */
export type ContinuationProblem = { readonly kind: 'problem' } & (
  | { readonly code: 'no-such-pair'; readonly pair: number }
  | { readonly code: 'no-such-round'; readonly round: number; readonly least: number; readonly most: number }
  | {
      readonly code: 'round-count';
      readonly given: number;
      /** The rounds that have begun. */
      readonly least: number;
      readonly most: number;
      /** The rounds there are. */
      readonly now: number;
    }
  | { readonly code: 'no-such-table'; readonly table: number }
  | { readonly code: 'no-such-boards'; readonly firstBoard: number }
  | {
      readonly code: 'boards-per-round';
      readonly given: number;
      readonly least: number;
      readonly most: number;
      /** The boards a round has. */
      readonly now: number;
    }
  /** The table has a result in the round, on a line that the change would remove. */
  | { readonly code: 'line-has-result'; readonly round: number; readonly table: number }
  /** A line has a result or a ruling: the movement can't be replaced any more. */
  | { readonly code: 'has-results'; readonly round: number; readonly table: number }
  | { readonly code: 'no-such-movement'; readonly boards: number }
  | { readonly code: 'no-skip'; readonly round: number }
  /** No round is to come. */
  | { readonly code: 'play-has-ended' }
  | { readonly code: 'nothing-to-merge' }
  | { readonly code: 'no-such-player'; readonly player: number }
  /** An individual has a seat for each of its players, and none beside them. */
  | { readonly code: 'no-place-for-player'; readonly players: number; readonly hasBegun: boolean }
  /** No candidate was found that leaves each pair in one place and in its line. */
  | { readonly code: 'nothing-legal' }
);

/** New boards that are added to the sets in order; `example` shows the first set and its new boards. */
export interface AddedBoards {
  readonly first: number;
  readonly last: number;
  readonly example: { readonly boards: readonly number[]; readonly set: readonly number[] };
}

/** What a proposal does, with the figures of its sentence. */
export type ContinuationRule =
  | { readonly kind: 'as-scheduled' }
  /** As scheduled; the director rules on the boards that can't be played. */
  | { readonly kind: 'rule-on-boards'; readonly unplayable: readonly UnplayableBoards[] }
  | { readonly kind: 'joins'; readonly pair: number; readonly table: number; readonly line: Side }
  /** The same in the round in play; `of` is the pair that had the seat and has results. */
  | {
      readonly kind: 'joins-now';
      readonly pair: number;
      readonly of: number | null;
      readonly round: number;
      readonly table: number;
      readonly line: Side;
      readonly boards: readonly number[];
    }
  | { readonly kind: 'takes-seat'; readonly pair: number; readonly of: number }
  /** Of two late pairs the first takes a free seat; the second is placed after it. */
  | { readonly kind: 'two-pairs'; readonly first: ContinuationRule; readonly second: ContinuationRule }
  | { readonly kind: 'substitutes'; readonly pair: number }
  | { readonly kind: 'rover'; readonly pair: number; readonly line: Side | null }
  /** The pairs have a table of their own; `half` where it lacks a pair. */
  | { readonly kind: 'added-table'; readonly table: number; readonly pairs: readonly number[]; readonly half: boolean }
  | { readonly kind: 'opponents-sit-out'; readonly pair: number }
  | { readonly kind: 'cut'; readonly rounds: number }
  /** Cut, and arrow-switched in this round. */
  | { readonly kind: 'cut-and-switch'; readonly rounds: number; readonly switched: number }
  | { readonly kind: 'added-rounds'; readonly rounds: number; readonly how: 'walk' | 'search' | 'new-boards' }
  | { readonly kind: 'fewer-boards'; readonly boards: number }
  /** Boards of the sets that were dropped before; `added` are new ones after the last. */
  | { readonly kind: 'more-boards'; readonly boards: number; readonly added: AddedBoards | null }
  /** `boards` is what a pair plays. */
  | {
      readonly kind: 'other-movement';
      readonly spec: MovementSpec;
      readonly winners: 1 | 2;
      readonly boards: number;
    }
  | { readonly kind: 'merged'; readonly tables: number }
  /** As many full tables as there are pairs for; `meetAgain` where some pairs then meet again. */
  | { readonly kind: 'closed-up'; readonly tables: number; readonly meetAgain: boolean }
  /** A player of an individual leaves, and tables at which that player was to sit are not played. */
  | {
      readonly kind: 'not-played';
      readonly player: number;
      readonly tables: readonly { readonly round: number; readonly table: number }[];
      /** Lines in all. */
      readonly boards: number;
    }
  | { readonly kind: 'other-boards'; readonly tables: number }
  | { readonly kind: 'replanned' };
