import type { Language } from '../../src/language.ts';
import type { MadeFor } from '../../src/session/event-form.ts';
import type { SessionView } from '../club/model/session.ts';
import type { StandingsView } from '../club/model/standings.ts';
import type { ClubProblem } from '../club/problem.ts';
import type { PaperJob, PrintJob, SeasonJob, SheetJob } from './job.ts';
import type { DocumentOption, DocumentOptions } from './options.ts';
import type { MeasureText, PrintedPage } from './press/marks.ts';
import type { PrintSources } from './sources.ts';

/** When a document is wanted: before play or after it. */
export type DocumentUse = 'before' | 'after';

/**
 * A document that can be printed. `Material` is what it needs beside the session and its standings.
 * A new document is a file in documents/, a line in registry.ts, and its words.
 */
export interface PrintedDocument<Material extends object = object> extends MadeFor {
  readonly use: DocumentUse;
  /** The options that can be chosen for it. */
  readonly options: readonly DocumentOption[];
  /** The document's part of the PDF's title; the event's name follows. */
  readonly title: (language: Language) => string;
  /** The document's part of the name it is saved under; its title by default. */
  readonly fileTitle?: (options: DocumentOptions, language: Language) => string;
  /** Reads the material. A document without it needs none. */
  read?(sources: PrintSources, options: DocumentOptions): Material | ClubProblem;
  /** Lays out the pages; none where there is nothing to print. */
  layOut(job: PrintJob & Material, measure: MeasureText): readonly PrintedPage[];
}

/** A document of something that is no session: a sheet of rubber bridge, a season. A new one is a file and a line. */
export interface ClubDocument<Job extends PaperJob> {
  readonly title: (job: Job) => string;
  layOut(job: Job, measure: MeasureText): readonly PrintedPage[];
}

/** A CSV file of such a thing. */
export interface ClubSpreadsheet<Job extends PaperJob> {
  write(job: Omit<Job, Exclude<keyof PaperJob, 'language'>>): string;
}

/** Of rubber bridge or minibridge. */
export type PrintedSheetDocument = ClubDocument<SheetJob>;
export type SheetSpreadsheet = ClubSpreadsheet<SheetJob>;

/** Of a championship or a ladder. */
export type PrintedSeasonDocument = ClubDocument<SeasonJob>;
export type SeasonSpreadsheet = ClubSpreadsheet<SeasonJob>;

/** What every spreadsheet is written from. */
export interface SpreadsheetSource {
  readonly session: SessionView;
  readonly standings: StandingsView;
  readonly language: Language;
}

/** A CSV file. `Material` is what it needs beside the session and its standings. */
export interface Spreadsheet<Material extends object = object> extends MadeFor {
  /** The spreadsheet's part of the name it is saved under. */
  readonly title: (language: Language) => string;
  /** Reads the material. A spreadsheet without it needs none. */
  read?(sources: PrintSources): Material | ClubProblem;
  write(source: SpreadsheetSource & Material): string;
}
