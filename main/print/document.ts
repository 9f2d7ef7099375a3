import type { Language } from '../../src/language.ts';
import type { SessionView } from '../club/model/session.ts';
import type { StandingsView } from '../club/model/standings.ts';
import type { ClubProblem } from '../club/problem.ts';
import type { PrintJob } from './job.ts';
import type { DocumentOption, DocumentOptions } from './options.ts';
import type { MeasureText, PrintedPage } from './press/marks.ts';
import type { PrintSources } from './sources.ts';

/** A document that can be printed. `Material` is what it is made from beside the session and its standings. */
export interface PrintedDocument<Material extends object = object> {
  /** What can be chosen for it. */
  readonly options: readonly DocumentOption[];
  /** The title of the file, before the event's name. */
  readonly title: (language: Language) => string;
  /** The name in the file's name; the document's own name by default. */
  readonly fileName?: (options: DocumentOptions) => string;
  /** Reads its material; nothing by default. */
  read?(sources: PrintSources, options: DocumentOptions): Material | ClubProblem;
  /** The pages; none where there is nothing to print. */
  layOut(job: PrintJob & Material, measure: MeasureText): readonly PrintedPage[];
}

/** What a spreadsheet is written from, beside its material. */
export interface SpreadsheetSource {
  readonly session: SessionView;
  readonly standings: StandingsView;
  readonly language: Language;
}

/** A CSV file for a spreadsheet. */
export interface Spreadsheet<Material extends object = object> {
  /** Reads its material; nothing by default. */
  read?(sources: PrintSources): Material | ClubProblem;
  write(source: SpreadsheetSource & Material): string;
}
