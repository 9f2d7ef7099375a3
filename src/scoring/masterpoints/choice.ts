import type { MasterpointSchemeCode } from './scheme.ts';

/** By which scheme a session gives masterpoints: one that is known, or a table that the club typed. */
export type MasterpointChoice =
  | { readonly scheme: MasterpointSchemeCode }
  /** The table as it was typed, which src/format/masterpoints-csv.ts reads. */
  | { readonly scheme: 'club'; readonly table: string };
