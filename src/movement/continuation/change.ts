import type { Side } from '../../bridge/seat.ts';

/** What happens to a session while it runs. Rounds, tables and pairs are the section's numbers. */
export type ScheduleChange =
  /** Pairs that arrive late: one, or two at once. */
  | { readonly kind: 'late-pairs'; readonly pairs: 1 | 2 }
  | { readonly kind: 'pair-leaves'; readonly pair: number }
  | { readonly kind: 'pair-replaced'; readonly pair: number }
  /** So many rounds are played altogether. */
  | { readonly kind: 'rounds'; readonly rounds: number }
  /** So many boards in every round that is still to come. */
  | { readonly kind: 'boards-per-round'; readonly boards: number }
  /** Pairs without opponents are put together: half tables become whole ones. */
  | { readonly kind: 'merge-tables' }
  /** What turned out to have happened in a round that was started. */
  | { readonly kind: 'sat-wrong-way'; readonly round: number; readonly table: number }
  | { readonly kind: 'wrong-boards'; readonly round: number; readonly table: number; readonly firstBoard: number }
  /** The pairs of a line changed places between two tables. */
  | {
      readonly kind: 'wrong-opponents';
      readonly round: number;
      readonly tables: readonly [number, number];
      readonly line: Side;
    }
  /** East-West went up one table where they should have gone up two. */
  | { readonly kind: 'skip-forgotten'; readonly round: number };

/** Why nothing can be proposed. */
export type ContinuationProblem = { readonly kind: 'problem' } & (
  | { readonly code: 'no-such-pair'; readonly pair: number }
  | { readonly code: 'no-such-round'; readonly round: number; readonly least: number; readonly most: number }
  | { readonly code: 'no-such-table'; readonly table: number }
  | { readonly code: 'no-such-boards'; readonly firstBoard: number }
  | {
      readonly code: 'boards-per-round';
      readonly given: number;
      readonly least: number;
      readonly most: number;
      /** As many as there are. */
      readonly now: number;
    }
  /** The table has a result in the round on a line that would be gone. */
  | { readonly code: 'line-has-result'; readonly round: number; readonly table: number }
  | { readonly code: 'no-skip'; readonly round: number }
  /** No round is left to change. */
  | { readonly code: 'play-has-ended' }
  | { readonly code: 'nothing-to-merge' }
  /** Everything that was tried makes a pair play a board twice. */
  | { readonly code: 'nothing-legal' }
);

/** New boards that join the sets in order, the first of them to `example.set`. */
export interface AddedBoards {
  readonly first: number;
  readonly last: number;
  readonly example: { readonly boards: readonly number[]; readonly set: readonly number[] };
}

/** By which rule a proposal goes on, with what its sentence needs. */
export type ContinuationRule =
  | { readonly kind: 'as-scheduled' }
  | { readonly kind: 'joins'; readonly pair: number; readonly table: number; readonly line: Side }
  | { readonly kind: 'takes-seat'; readonly pair: number; readonly of: number }
  | { readonly kind: 'substitutes'; readonly pair: number }
  | { readonly kind: 'rover'; readonly pair: number; readonly line: Side | null }
  /** One or two tables' worth of pairs at a table of their own; `half` where it lacks a pair. */
  | { readonly kind: 'added-table'; readonly table: number; readonly pairs: readonly number[]; readonly half: boolean }
  | { readonly kind: 'opponents-sit-out'; readonly pair: number }
  | { readonly kind: 'cut'; readonly rounds: number }
  /** Cut, with the lines exchanged in this round already. */
  | { readonly kind: 'cut-and-switch'; readonly rounds: number; readonly switched: number }
  | { readonly kind: 'added-rounds'; readonly rounds: number; readonly how: 'walk' | 'search' | 'new-boards' }
  | { readonly kind: 'fewer-boards'; readonly boards: number }
  /** Boards of the sets that were left out before, or new ones behind the last. */
  | { readonly kind: 'more-boards'; readonly boards: number; readonly added: AddedBoards | null }
  | { readonly kind: 'merged'; readonly tables: number }
  /** As many full tables as there are pairs for; `meetAgain` where that makes pairs meet again. */
  | { readonly kind: 'closed-up'; readonly tables: number; readonly meetAgain: boolean }
  | { readonly kind: 'other-boards'; readonly tables: number }
  | { readonly kind: 'replanned' }
  | { readonly kind: 'sit-instead'; readonly tables: number };
