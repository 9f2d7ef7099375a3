/**
 * A result page as data: sheets of tables, hands and lines, in every language. Who reads it goes from sheet to sheet by
 * their names. Every figure and word is formatted already.
 */
import type { Language } from '../language.ts';

/** A page of results with all its sheets, once a language. */
export interface ResultPage {
  /** The language it opens in. */
  readonly language: Language;
  readonly texts: Readonly<Record<Language, LocalPage>>;
}

/** The club's logo, in the page itself. It stands once in the file, in the head that is drawn without scripts. */
export interface PageLogo {
  /** A data address. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** The page in one language. */
export interface LocalPage {
  readonly club: string;
  /** Its address, or what else it wants to say; empty where there is nothing. */
  readonly clubLine: string;
  readonly title: string;
  readonly day: string;
  /** What was played, and whether the results are official. */
  readonly about: readonly string[];
  /** The names of sheets that lead to the others; the first is the one it opens with. */
  readonly tabs: readonly PageLink[];
  /** The page that leads to this one and to others, in a file beside it; left out where the page is alone. */
  readonly index?: { readonly text: string; readonly file: string };
  readonly sheets: readonly PageSheet[];
  readonly note: string;
  readonly words: PageControls;
}

/** What the controls of the page are called. */
export interface PageControls {
  readonly sheets: string;
  readonly languages: string;
}

/** What is seen at a time: a ranking, a board, a scorecard. */
export interface PageSheet {
  readonly name: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly glyph?: PageGlyph;
  /** The tab that it belongs to. */
  readonly tab: string;
  /** The sheet it was opened from, and those beside it. */
  readonly previous?: PageLink;
  readonly next?: PageLink;
  readonly blocks: readonly PageBlock[];
}

export type PageBlock = PageTable | PageHand | PageLines | PageSheets | PageBracket;

/** A link to another sheet. */
export interface PageLink {
  readonly text: string;
  readonly to: string;
}

export interface PageTable {
  readonly kind: 'table';
  readonly title: string;
  readonly columns: readonly PageColumn[];
  /** Columns that have a head in common stand under it, from left to right; empty where there are none. */
  readonly groups?: readonly PageGroup[];
  readonly rows: readonly PageRow[];
  readonly note?: string;
  /** Half as wide as the page where there is room. */
  readonly half?: true;
  /** What the field is called in which the reader types to see only the rows that hold it. */
  readonly find?: string;
}

/** Heads of so many columns together. */
export interface PageGroup {
  readonly head: string;
  readonly columns: number;
}

export interface PageColumn {
  readonly head: string;
  /** Figures stand at the right. */
  readonly align?: 'right' | 'centre';
  /** How its cells are compared when the reader sorts by it, and which come first; left out where nobody does. */
  readonly sort?: 'least' | 'most' | 'text';
  /** The table comes sorted by it. */
  readonly sorted?: true;
  readonly kind?: 'names' | 'contract' | 'strong' | 'quiet' | 'bars';
  /** Left out on a phone. */
  readonly wide?: true;
  /** On a phone only: says in few words what wide columns say. */
  readonly narrow?: true;
}

export interface PageRow {
  readonly cells: readonly PageCell[];
  /** First of its group: a heavier line stands above. */
  readonly first?: true;
  readonly strong?: true;
  /** Its cells stand one after the other, without columns. */
  readonly whole?: true;
}

/** A text; one that is a link, or has another below it; several in a row; or a bar from the middle, from −1 to 1. */
export type PageCell = string | PageText | PageTexts | { readonly bar: number };

export interface PageText {
  readonly text: string;
  readonly to?: string;
  /** Another page, in a file beside this one. */
  readonly file?: string;
  readonly below?: string;
}

/** Texts of which each may be a link, one right after the other. */
export interface PageTexts {
  readonly texts: readonly (string | PageText)[];
}

/** A board as it lies on the table. */
export interface PageGlyph {
  readonly board: number;
  readonly dealer: 'N' | 'E' | 'S' | 'W';
  readonly vulnerable: readonly ('N' | 'E' | 'S' | 'W')[];
}

/** Four hands around a compass. */
export interface PageHand {
  readonly kind: 'hand';
  readonly title: string;
  readonly glyph?: PageGlyph;
  /** North, East, South, West; each with its suits from spades to clubs. */
  readonly hands: readonly PageSuits[];
  readonly points: readonly string[];
  readonly figures?: PageFigures;
}

/** Double-dummy tricks and par of a board. */
export interface PageFigures {
  /** Where they come from. */
  readonly source: string;
  /** The strains; empty where only the par is known. */
  readonly heads: readonly string[];
  /** A line a declarer: the seat, its name, and the tricks in each strain. */
  readonly declarers: readonly { readonly seat: string; readonly name: string; readonly tricks: readonly string[] }[];
  /** Empty where it is not known. */
  readonly par: string;
}

export interface PageSuits {
  readonly seat: string;
  readonly suits: readonly string[];
}

export interface PageLines {
  readonly kind: 'lines';
  readonly title: string;
  readonly lines: readonly PageCell[];
}

/** Other sheets, one below the other: to read through, or to print. */
export interface PageSheets {
  readonly kind: 'sheets';
  readonly names: readonly string[];
  /** Each begins a page when they are printed. */
  readonly apart?: true;
}

/** A bracket, or a part of one: round beside round where there is room, one below the other on a phone. */
export interface PageBracket {
  readonly kind: 'bracket';
  readonly rounds: readonly { readonly head: string; readonly matches: readonly PageTie[] }[];
}

/** A match of a bracket. `row` counts from 1; it takes `span` of them. */
export interface PageTie {
  readonly row: number;
  readonly span: number;
  /** Where it stands among those that lead to the same match; left out where it leads to none of this part. */
  readonly leads?: 'upper' | 'middle' | 'lower' | 'alone';
  /** Others of this part lead to it. */
  readonly fed?: true;
  /** One for a bye, three for a triangle. */
  readonly sides: readonly PageTieSide[];
  /** The sheet of the match. */
  readonly to?: string;
  readonly notes: readonly PageCell[];
}

export interface PageTieSide {
  readonly seed: string;
  readonly name: string;
  readonly score: string;
  readonly state: 'won' | 'lost' | 'open' | 'unknown';
}
