import type { DocumentUse, SpreadsheetSource } from '../../print/document.ts';
import type { MadeFor } from '../../../src/session/event-form.ts';
import type { PrintJob, SeasonJob, SheetJob } from '../../print/job.ts';
import type { DocumentOption } from '../../print/options.ts';
import type { PrintedFile } from '../../print/print.ts';
import {
  DOCUMENT_NAMES,
  loadDocument,
  loadSeasonDocument,
  loadSeasonSpreadsheet,
  loadSheetDocument,
  loadSheetSpreadsheet,
  loadSpreadsheet,
  SPREADSHEET_NAMES,
  type DocumentName,
  type SeasonDocumentName,
  type SeasonSpreadsheetName,
  type SheetDocumentName,
  type SheetSpreadsheetName,
  type SpreadsheetName,
} from '../../print/registry.ts';

/** A document of a session, and what it is printed from. */
export interface PaperItem {
  readonly name: DocumentName;
  readonly job: PrintJob;
}

/** Makes PDF documents, and CSV texts for spreadsheets. */
export interface Paper {
  readonly print: (name: DocumentName, job: PrintJob) => Promise<PrintedFile>;
  /** Several documents as one file, in the order given. */
  readonly printTogether: (items: readonly PaperItem[], title: string) => Promise<PrintedFile>;
  readonly write: (name: SpreadsheetName, source: SpreadsheetSource) => Promise<string>;
  /** The same of a sheet of rubber bridge or minibridge. */
  readonly printSheet: (name: SheetDocumentName, job: SheetJob) => Promise<PrintedFile>;
  readonly writeSheet: (name: SheetSpreadsheetName, job: Pick<SheetJob, 'sheet' | 'language'>) => Promise<string>;
  /** The same of a season. */
  readonly printSeason: (name: SeasonDocumentName, job: SeasonJob) => Promise<PrintedFile>;
  readonly writeSeason: (name: SeasonSpreadsheetName, job: Pick<SeasonJob, 'season' | 'language'>) => Promise<string>;
}

/** The application's own press. It is large, and loaded only when the first document is printed. */
export const PRESS: Paper = {
  print: async (name, job) => (await import('../../print/print.ts')).printDocument(await loadDocument(name), job),
  printTogether: async (items, title) => {
    const { printTogether } = await import('../../print/print.ts');
    const loaded = await Promise.all(items.map(async ({ name, job }) => ({ document: await loadDocument(name), job })));
    return printTogether(loaded, title);
  },
  write: async (name, source) => (await loadSpreadsheet(name)).write(source),
  printSheet: async (name, job) =>
    (await import('../../print/print.ts')).printSheetDocument(await loadSheetDocument(name), job),
  writeSheet: async (name, job) => (await loadSheetSpreadsheet(name)).write(job),
  printSeason: async (name, job) =>
    (await import('../../print/print.ts')).printSeasonDocument(await loadSeasonDocument(name), job),
  writeSeason: async (name, job) => (await loadSeasonSpreadsheet(name)).write(job),
};

/** A document, what can be chosen for it, and the sessions it is made for. */
interface ListedDocument extends MadeFor {
  readonly name: DocumentName;
  readonly use: DocumentUse;
  readonly options: readonly DocumentOption[];
}

interface ListedSpreadsheet extends MadeFor {
  readonly name: SpreadsheetName;
}

/** What can be printed, and the spreadsheets. */
export interface PaperList {
  readonly documents: readonly ListedDocument[];
  readonly spreadsheets: readonly ListedSpreadsheet[];
}

export async function listPaper(): Promise<PaperList> {
  const documents = DOCUMENT_NAMES.map(async (name): Promise<ListedDocument> => {
    const document = await loadDocument(name);
    const { use, options } = document;
    return { name, use, options, ...madeFor(document) };
  });
  const spreadsheets = SPREADSHEET_NAMES.map(async (name): Promise<ListedSpreadsheet> => {
    return { name, ...madeFor(await loadSpreadsheet(name)) };
  });
  return { documents: await Promise.all(documents), spreadsheets: await Promise.all(spreadsheets) };
}

/** What a paper is made for, as far as it says so. */
function madeFor({ for: form, addedUp, bracket, several, otherClubs, drawn, matched }: MadeFor): MadeFor {
  return {
    ...(form && { for: form }),
    ...(addedUp && { addedUp }),
    ...(bracket && { bracket }),
    ...(several && { several }),
    ...(otherClubs && { otherClubs }),
    ...(drawn && { drawn }),
    ...(matched && { matched }),
  };
}
