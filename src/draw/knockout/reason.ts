/** Where a match of a knockout stands, and why its two meet; stored with the draw. Its sentence is in src/language. */

export interface BracketPlace {
  /** The first place that is played for: 1 in the main bracket, 3 where the losers of the semi-finals meet. */
  readonly bracket: number;
  /** In its round of the bracket, from 1; its winner goes on there. */
  readonly position: number;
  /** Those who are still in the bracket before the round. */
  readonly left: number;
}

/** Two that meet because the director wants it: `chooser` chose its opponent. */
export type WantedReason =
  | { readonly code: 'choice'; readonly chooser: number }
  | { readonly code: 'director' }
  /** `entry` plays in the place of the winner of its match. */
  | { readonly code: 'instead'; readonly entry: number; readonly of: number };

export type MeetingReason =
  /** The first round, by seeds. */
  | { readonly code: 'seeds'; readonly seeds: readonly [number, number] }
  /** Without an opponent in the first round, as one of the so many highest. */
  | { readonly code: 'bye'; readonly byes: number; readonly size: number; readonly byLot: boolean }
  /** Nobody came out of the match it would meet the winner of. */
  | { readonly code: 'nobody' }
  | { readonly code: 'lot' }
  /** Winners of neighbouring matches; `beaten` by each, null after a bye. */
  | { readonly code: 'winners'; readonly beaten: readonly [number | null, number | null] }
  /** Losers of neighbouring matches, who play for the places from `bracket` on; `lostTo` by each. */
  | { readonly code: 'losers'; readonly lostTo: readonly [number | null, number | null] }
  /** Two of three that all meet, each over half a match; so many go on. */
  | { readonly code: 'triangle'; readonly three: readonly [number, number, number]; readonly goOn: 1 | 2 }
  | WantedReason;

export type KnockoutReason = BracketPlace & MeetingReason;
