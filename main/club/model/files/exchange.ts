import type { MappedColumn } from '../../../../src/format/csv-event/mapping.ts';
import type { DealToStore } from '../../../../src/format/event/deal-to-store.ts';
import type { FileFormat, FileProblem } from '../../../../src/format/event/file.ts';
import type { FittedScoring } from '../../../../src/format/plan/matches/scoring.ts';
import type { NoPlan } from '../../../../src/format/plan/plan.ts';
import type { ImportOddity } from '../../../../src/format/plan/oddity.ts';
import type { RankComparison, RankDifference } from '../../../../src/format/plan/difference.ts';
import type { SessionMethod } from '../../../../src/scoring/session-scoring.ts';
import type { CsvContentView, ListView } from './list.ts';
import type { FilePeopleView, PlayerAnswer } from '../event-file.ts';

/** What was found in a file of another program, before anything is written. */
export interface ExchangeView {
  readonly format: FileFormat;
  readonly version: string | null;
  /** Whether some of the file is lost: it comes in only where the director agrees to that. */
  readonly isDamaged: boolean;
  /** The first problems, and how many there are. */
  readonly problems: readonly FileProblem[];
  readonly problemCount: number;
  /** Events that can be made of it. */
  readonly events: readonly FoundEventView[];
  /** Deals that an event of the club can have, each board once; none where there are problems of them. */
  readonly deals: readonly DealToStore[];
  /** The first problems of its deals; empty where it has none. */
  readonly dealProblems: readonly FileProblem[];
  /** Why its events can't be made. */
  readonly refused: readonly RefusedEventView[];
  /** The columns of a CSV whose heads don't say what they hold; null for any other file. */
  readonly mapped: MappedColumnsView | null;
  /** What a CSV is taken to hold where its heads don't say it; null for any other file. */
  readonly csv: CsvContentView | null;
  /** The list in it; null where it holds none. */
  readonly list: ListView | null;
}

/** The columns of a file, and what they are taken to hold. */
export interface MappedColumnsView {
  /** Each column: its head, and the first of what stands in it. */
  readonly columns: readonly { readonly head: string; readonly examples: readonly string[] }[];
  readonly mapping: readonly MappedColumn[];
  /** Whether that is what was chosen for a file of this shape before. */
  readonly isRemembered: boolean;
}

export interface RefusedEventView {
  readonly name: string;
  readonly code: NoPlan['code'];
  readonly count: number;
}

/** An event of a file, and what would be made of it. */
export interface FoundEventView {
  /** Its place in the file, from 0. */
  readonly index: number;
  /** Empty where the file has none. */
  readonly name: string;
  readonly club: string;
  readonly program: string;
  /** Local day, yyyy-mm-dd; null where the file has none. */
  readonly date: string | null;
  readonly ranks: 'pair' | 'player' | 'team';
  readonly winners: 1 | 2;
  readonly method: SessionMethod;
  /** Null where nobody meets in matches. */
  readonly matches: FoundMatchesView | null;
  readonly sections: number;
  /** Pairs, teams or players. */
  readonly entries: number;
  readonly tables: number;
  readonly rounds: number;
  readonly boards: number;
  readonly results: number;
  readonly deals: number;
  /** The first of what is odd, lines before the event as a whole, and how many there are. */
  readonly odd: readonly ImportOddity[];
  readonly oddCount: number;
  readonly people: FilePeopleView;
  /** Null where the file gives none. */
  readonly masterpoints: FoundMasterpointsView | null;
  /** Null where the file has no ranking. */
  readonly ranking: RankingCheckView | null;
  /** The name of an event of the club on the same day with as many results; empty where there is none. */
  readonly like: string;
}

/** The matches of an event of a file, byes too, and how they are scored. */
export interface FoundMatchesView extends FittedScoring {
  readonly matches: number;
  /** Matches that keep the points of the file, which their boards don't give. */
  readonly given: number;
  /** Whether the scale is a table of the file's own. */
  readonly isOwnScale: boolean;
  /** Totals that the director of the file changed, which become penalties and bonuses. */
  readonly adjusted: number;
}

/** Masterpoints that the file gives. */
export interface FoundMasterpointsView {
  /** Pairs, teams or players who have some. */
  readonly entries: number;
  /** As the file names them: Black, GREEN. */
  readonly kinds: readonly string[];
  /** Members of the club among their players, known by the number that a federation gave them. */
  readonly members: number;
}

/** The published ranking beside the one that the event would have here. */
export interface RankingCheckView extends Omit<RankComparison, 'differences'> {
  readonly differences: readonly (RankDifference & { readonly label: string })[];
}

export interface ExchangeRequest {
  /** The event of the file, from 0. */
  readonly event: number;
  readonly name: string;
  readonly date: string;
  readonly method: SessionMethod;
  readonly answers: readonly PlayerAnswer[];
  /** Whether what can be read of a damaged file is to be taken. */
  readonly takesDamaged?: boolean;
}

/** Why a file was not taken over. */
export type ExchangeProblem =
  /** Neither its bytes nor its name say what it is. */
  | { readonly kind: 'problem'; readonly code: 'formatUnknown' }
  /** Some of it is lost, and nobody agreed to take the rest. */
  | { readonly kind: 'problem'; readonly code: 'fileIncomplete' }
  /** It has no such event any more, or none that can be made. */
  | { readonly kind: 'problem'; readonly code: 'noEventInFile' };
