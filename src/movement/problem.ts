import type { MovementKind } from './movement.ts';

/** Why a movement can't be built from a specification: the figure at fault, and the values it may have. */
export interface SpecProblem {
  readonly kind: 'problem';
  readonly code: 'tables' | 'rounds' | 'boards-per-round' | 'arrow-switch';
  readonly movement: MovementKind;
  readonly given: number;
  readonly least: number;
  readonly most: number;
  /** The only ones, where not all from least to most may be. */
  readonly possible?: readonly number[];
}

/**
 * A finding of the validator. An error makes the movement unusable; a warning is for the director to judge.
 * Rounds, tables, pairs and sets are the movement's own numbers.
 */
export type MovementProblem =
  | ({ readonly severity: 'error' } & MovementError)
  | ({ readonly severity: 'warning' } & MovementWarning);

export type MovementError =
  | Coded<'not-as-asked', { readonly what: SpecFigure }>
  | Coded<'table-missing' | 'table-twice' | 'table-unknown', At>
  | Coded<'set-unknown', At & { readonly set: number }>
  | Coded<'pair-unknown' | 'against-itself' | 'wrong-line', At & { readonly pair: number }>
  | Coded<'seated-twice' | 'not-seated', { readonly round: number; readonly pair: number }>
  /** The pair played the set before, in round `earlier`. */
  | Coded<'replay', At & { readonly pair: number; readonly set: number; readonly earlier: number }>
  | Coded<'not-shared', { readonly round: number; readonly set: number; readonly tables: readonly number[] }>
  /** In the round, or at the change of round after it. */
  | Coded<'half-switched' | 'pairs-walk' | 'boards-walk', { readonly round: number }>;

/** Figures of a schedule that can differ from its specification. */
export type SpecFigure = 'tables' | 'rounds' | 'boardsPerRound' | 'sets' | 'winners' | 'phantom';

export type MovementWarning =
  | Coded<'repeat-opponents', { readonly pair: number; readonly opponent: number; readonly times: number }>
  /** So many pairs play fewer than 70 % of the boards in play, the least of them `boards`. */
  | Coded<'few-boards', { readonly pairs: number; readonly boards: number; readonly of: number }>
  | Coded<'uneven-tops', { readonly least: number; readonly most: number }>
  | Coded<'sharing', { readonly rounds: number; readonly tables: number }>
  | Coded<'bye-stands', { readonly places: number }>
  | Coded<'sit-outs', { readonly pair: number; readonly times: number }>
  /**
   * So many pairs walk past more than five tables at a change of round, the shorter way round the room; `tables` at
   * most.
   */
  | Coded<'long-walk', { readonly pairs: number; readonly tables: number }>
  /** Pairs of one ranking that never change direction. */
  | Coded<'never-changes-direction', { readonly pairs: readonly number[] }>
  | Coded<'fields-apart', object>
  /** The balance would be better, `balance`, if pair `best` were the missing one. */
  | Coded<'half-table', { readonly pair: number; readonly best: number; readonly balance: number }>;

interface At {
  readonly round: number;
  readonly table: number;
}

/** A type for each code, all with the same data. */
type Coded<Code extends string, Data> = Code extends string ? { readonly code: Code } & Data : never;
