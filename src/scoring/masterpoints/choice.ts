import type { MasterpointSchemeCode } from './scheme.ts';

/** By which scheme a session gives masterpoints: one that is known, a table that the club typed, or none of either. */
export type MasterpointChoice =
  | { readonly scheme: MasterpointSchemeCode }
  /** The table as it was typed, which src/format/masterpoints-csv.ts reads. */
  | { readonly scheme: 'club'; readonly table: string }
  /** What the file gave from which the event came, whoever is placed where. */
  | { readonly scheme: 'file' };

/** Masterpoints that a file gave. */
export interface MasterpointsOfFile {
  readonly entry: number;
  /** Hundredths, for each player; more than 0. */
  readonly amount: number;
  /** As the file names it: Black, GREEN; empty where it names none. */
  readonly kind: string;
}
