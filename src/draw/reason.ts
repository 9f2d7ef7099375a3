import type { Exact } from '../scoring/numbers/exact.ts';

/** Somebody nearer in order whom the higher one doesn't meet, and why not. */
export type PassedOver =
  | { readonly entry: number; readonly why: 'met'; readonly round: number }
  | { readonly entry: number; readonly why: 'forbidden' }
  /** Others would be left without an opponent that they haven't met. */
  | { readonly entry: number; readonly why: 'others-left' }
  /** There would be more rematches, or more recent ones. */
  | { readonly entry: number; readonly why: 'more-rematches' }
  /** The squared differences of all tables would add up to more. */
  | { readonly entry: number; readonly why: 'further-apart' };

/** Why a table is drawn as it is. */
export type DrawReason = {
  readonly higher: number;
  readonly lower: number;
  /** In order. */
  readonly passed: readonly PassedOver[];
} & (
  | { readonly code: 'next' }
  | { readonly code: 'halves'; readonly half: number }
  | { readonly code: 'closest'; readonly difference: Exact }
  | { readonly code: 'score-groups'; readonly wins: readonly [higher: Exact, lower: Exact] }
  /** They met in `round`, and the draw has so many rematches. */
  | { readonly code: 'rematch'; readonly round: number; readonly rematches: number }
  | { readonly code: 'forced' }
  /** The lower came late and took the place of a bye. */
  | { readonly code: 'late' }
  /** They sat down together by mistake: whom each was drawn against. */
  | { readonly code: 'as-played'; readonly drawn: readonly [ofHigher: number, ofLower: number] }
);

/** Why somebody has no opponent. */
export interface ByeReason {
  /** Byes it had before. */
  readonly byes: number;
  /** The director wants it so. */
  readonly isWanted?: true;
  /** Below it in order, with a bye before, or because all others could not be paired without it. */
  readonly passed: readonly { readonly entry: number; readonly why: 'had-bye' | 'others-left' | 'forced' }[];
}
