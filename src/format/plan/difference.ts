/** How a published ranking and the one of Etui differ. */
import type { Side } from '../../bridge/seat.ts';

/**
 * What explains a difference. `rounding`: the file rounds on the way; `handicap`: its figure has half the handicap;
 * `wholeHandicap`: it has all of it; `awards`: an adjusted score is worth something else under its regulation; `ties`:
 * equal figures, which one of the two splits or the other rounds together; `boards`: the file scores boards of theirs
 * otherwise, by its own figures; `left`: results of boards of theirs are left out here; `matches`: it gives other
 * points for the same boards of a match, by a scale of its own or a decision; `adjustment`: what its director added or
 * took; `others`: the figure is the same, and those of others aren't; `places`: it ranks otherwise than by the sum of
 * the matches, as in a knockout; `elsewhere`: it scores all the same, and its ranking counts more than this.
 */
export type DifferenceCause =
  | 'rounding'
  | 'handicap'
  | 'wholeHandicap'
  | 'awards'
  | 'ties'
  | 'left'
  | 'boards'
  | 'matches'
  | 'adjustment'
  | 'others'
  | 'places'
  | 'elsewhere'
  | 'unexplained';

/** Somebody whose place or figure here is another than in the file. */
export interface RankDifference {
  /** The place in the event's entries, or in its teams where these are ranked. */
  readonly entry: number;
  readonly line: Side | null;
  readonly published: { readonly place: number; readonly figure: string | null };
  /** The figure as decimal text, to as many places as the file has. */
  readonly own: { readonly place: number | null; readonly figure: string | null };
  readonly cause: DifferenceCause;
}

export interface RankComparison {
  /** Those of the file's ranking. */
  readonly ranked: number;
  /** Those with the same place and figure. */
  readonly same: number;
  readonly differences: readonly RankDifference[];
}
