import type { CsvContent, ListColumn, ListKind } from '../../../../src/format/list-file/columns.ts';
import type { EntryLineProblem, ListedEntry } from '../../../../src/format/list-file/entries.ts';
import type { ListedMovement } from '../../../../src/format/list-file/movement.ts';
import type { MovementCsvProblem } from '../../../../src/format/movement-csv.ts';
import type { SeasonCsvProblem } from '../../../../src/format/season-csv.ts';

/** What a CSV file is taken to hold, where its heads are not those of results or deals as Etui writes them. */
export interface CsvContentView {
  /** Null where it may be one thing or another: it has to be said. */
  readonly content: CsvContent | null;
  /** What tells files of one shape, without a word of them. */
  readonly shape: string;
}

/** What was said of a file of a shape: what it holds, and what its columns hold where it is a list. */
export interface RememberedContent {
  readonly content: CsvContent;
  readonly columns: readonly ListColumn[];
}

/** A list in a CSV file: its columns, and what was read by them. */
export interface ListView {
  readonly kind: ListKind;
  readonly columns: readonly { readonly head: string; readonly examples: readonly string[] }[];
  readonly mapping: readonly ListColumn[];
  /** Whether the mapping is what was said of a file of this shape before. */
  readonly isRemembered: boolean;
  /** Null while a column is missing. */
  readonly found: FoundList | null;
}

export type FoundList =
  | {
      readonly kind: 'movement';
      /** One of each section, their names empty; none where there are problems. */
      readonly movements: readonly ListedMovement[];
      readonly problems: readonly MovementCsvProblem[];
    }
  | {
      readonly kind: 'entries';
      readonly entries: readonly ListedEntry[];
      readonly problems: readonly EntryLineProblem[];
    }
  | {
      readonly kind: 'ranking';
      readonly evenings: readonly FoundEvening[];
      readonly problems: readonly SeasonCsvProblem[];
      /** Lines that are left out: they have names, and nothing to rank them by. */
      readonly unranked: readonly number[];
    };

export interface FoundEvening {
  /** As the file names it; empty where it doesn't. */
  readonly name: string;
  /** As the file writes its day; empty where it doesn't. */
  readonly day: string;
  readonly lines: number;
  /** Who is first. */
  readonly first: readonly string[];
  /** Its ranking as CSV. */
  readonly text: string;
}
