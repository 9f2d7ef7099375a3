/** A session that several clubs play, as the screens and the papers read it. Exact numbers are text. */
import type { Side } from '../../../../src/bridge/seat.ts';
import type { SimultaneousProblem } from '../../../../src/simultaneous/problems.ts';
import type { FrequencyView, SubfieldView } from '../board.ts';

/** How the field is ranked: everybody in one list, or each line by itself. */
export type SimultaneousLines = 1 | 2;

/** The whole field of a session, or as much of it as was asked for. */
export interface SimultaneousView {
  readonly lines: SimultaneousLines;
  /** The own club first, then the others in order of name. */
  readonly clubs: readonly FieldClubView[];
  /** What bars them from being compared; then nobody is ranked. The own club without a name is called ''. */
  readonly problems: readonly SimultaneousProblem[];
  /** Clubs whose contracts were scored by another scale of undertricks than the session has now. */
  readonly otherScale: readonly string[];
  /** The whole field, or its lines: North-South first. */
  readonly rankings: readonly FieldRankingView[];
  readonly ownBoards: readonly { readonly club: number; readonly boards: readonly number[] }[];
}

export interface FieldClubView {
  /** Empty for the own club while it has no name. */
  readonly name: string;
  /** What its results are removed by; null for the own club. */
  readonly source: string | null;
  readonly pairs: number;
  readonly boards: number;
  readonly results: number;
  /** What the pairs of a line won of what they could, or their mean of IMPs a board; null without any. */
  readonly mean: Readonly<Record<Side, string | null>>;
  /** The best place that a pair of it has; null without any. */
  readonly best: number | null;
  /** When its club changed it last; null where its file doesn't say. */
  readonly at: string | null;
}

export interface FieldRankingView {
  readonly line: Side | null;
  /** How many rows it has in all. */
  readonly total: number;
  readonly rows: readonly FieldRowView[];
}

/** A pair of a club, with its place in the whole field and in its club. */
export interface FieldRowView {
  /** The place of the club among `clubs`. */
  readonly club: number;
  /** The place of the pair in its club. */
  readonly entry: number;
  /** Its number in its club, with the letter of the section where there are several. */
  readonly label: string;
  /** Its line where two pairs of the club have the same number. */
  readonly side: Side | null;
  readonly players: readonly string[];
  readonly place: number | null;
  readonly tied: boolean;
  readonly inClub: { readonly place: number | null; readonly tied: boolean };
  readonly points: string;
  /** Of what could be won, or IMPs a board; null where nothing counts. */
  readonly average: string | null;
  readonly boards: number;
}

/** A pair with its boards. */
export interface FieldPairView {
  readonly clubName: string;
  readonly row: FieldRowView;
  /** How many are in its ranking. */
  readonly of: number;
  /** In order of board. */
  readonly boards: readonly FieldPairBoardView[];
}

export interface FieldPairBoardView {
  readonly board: number;
  readonly side: Side;
  /** Signed from North-South; null where it is no single score. */
  readonly score: number | null;
  /** Matchpoints or IMPs of the pair; null where the line counts for nobody. */
  readonly points: string | null;
  readonly percentage: string | null;
  /** How many results it was compared with, its own too. */
  readonly results: number;
}

/** A board as all clubs played it. */
export interface FieldBoardView {
  readonly board: number;
  readonly clubs: number;
  readonly actual: number;
  readonly expected: number;
  readonly top: number;
  readonly datum: number | null;
  readonly frequencies: readonly FrequencyView[];
  readonly subfields: readonly SubfieldView[];
}
