/** Files of other clubs that play the boards of a session, and what adding them would do. */
import type { ClubFileFault } from '../../../../src/language/simultaneous/fault.ts';
import type { SimultaneousProblem } from '../../../../src/simultaneous/problems.ts';

/** A file of another club as it was sent: its name and bytes, and what its club is to be called. */
export interface ClubFileInput {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** By its file where it is left out. */
  readonly club?: string;
}

/** What was found in a file of another club. */
export interface OfferedClubView {
  /** The file it was found in. */
  readonly file: string;
  readonly club: string;
  readonly pairs: number;
  readonly boards: readonly number[];
  readonly results: number;
  /** Pairs that have a name. */
  readonly named: number;
  /** The club whose earlier version it takes the place of; null for a new one. */
  readonly replaces: string | null;
}

/** What adding some files would do, or why they can't be added. */
export interface OfferView {
  readonly clubs: readonly OfferedClubView[];
  readonly faults: readonly { readonly file: string; readonly fault: ClubFileFault }[];
  /** What would bar the clubs from being compared. */
  readonly problems: readonly SimultaneousProblem[];
}
