import type { DrawEntry } from './entry.ts';
import type { EarlierMatch } from './history.ts';
import type { DrawRule, FirstDraw, OddField } from './rule.ts';

/** Two entries, whichever is named first. */
export type EntryPair = readonly [one: number, other: number];

/** What a round is drawn from. */
export interface DrawToMake {
  readonly round: number;
  /** The round whose standing the draw goes by; 0: nobody has a total yet, and `first` says how. */
  readonly afterRound: number;
  /** Those who play the round. */
  readonly entries: readonly DrawEntry[];
  /** Of the rounds before, also of one that is still in play. */
  readonly matches: readonly EarlierMatch[];
  readonly rule: DrawRule;
  readonly first: FirstDraw;
  readonly forbidden: readonly EntryPair[];
  readonly forced: readonly EntryPair[];
  /** What an odd number comes to: a bye where it is left out, or three who meet, over two rounds or in half matches. */
  readonly odd?: OddField;
  /** In half matches the three share a table, as pairs do; else each meets both others. */
  readonly sharesTable?: boolean;
  /** Who has the bye by the director's wish; left out, the draw says. */
  readonly byeFor?: number | null;
}
