import type { SessionView } from '../../club/model/session.ts';
import type { SpreadsheetSource } from '../../print/document.ts';
import type { PrintJob } from '../../print/job.ts';
import type { DocumentOption } from '../../print/options.ts';
import {
  DOCUMENT_NAMES,
  loadDocument,
  loadSpreadsheet,
  SPREADSHEET_NAMES,
  type DocumentName,
  type SpreadsheetName,
} from '../../print/registry.ts';

/** Makes PDF documents, and CSV texts for spreadsheets. */
export interface Paper {
  readonly print: (name: DocumentName, job: PrintJob) => Promise<Uint8Array>;
  readonly write: (name: SpreadsheetName, source: SpreadsheetSource) => Promise<string>;
}

/** The application's own press. It is heavy: loaded when the first document is printed. */
export const PRESS: Paper = {
  print: async (name, job) => (await import('../../print/print.ts')).printPdf(await loadDocument(name), job),
  write: async (name, source) => (await loadSpreadsheet(name)).write(source),
};

/** What can be printed and what can be chosen for it, and the spreadsheets. */
export interface PaperList {
  readonly documents: readonly { readonly name: DocumentName; readonly options: readonly DocumentOption[] }[];
  readonly spreadsheets: readonly SpreadsheetName[];
}

export async function listPaper(): Promise<PaperList> {
  const documents = DOCUMENT_NAMES.map(async (name) => ({ name, options: (await loadDocument(name)).options }));
  return { documents: await Promise.all(documents), spreadsheets: SPREADSHEET_NAMES };
}

/** Characters a file name cannot have on one system or another. */
const NOT_IN_A_NAME = /[\\/:*?"<>|\p{Cc}]+/gu;

/** The name under which a document of a session is saved: `Tuesday pairs 2026-11-24 ranking.pdf`. */
export function fileName({ eventName, date }: SessionView, kind: string, extension: string): string {
  return asFileName(`${eventName} ${date} ${kind}.${extension}`);
}

/** A name that a file can have everywhere. */
export function asFileName(name: string): string {
  // A name that begins with a dot is hidden.
  return name
    .replace(NOT_IN_A_NAME, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+/, '');
}

/** A Content-Disposition that old and new readers understand (RFC 6266). */
export function disposition(type: 'inline' | 'attachment', name: string): string {
  const plain = name.normalize('NFD').replace(/[^\x20-\x7e]/g, '');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${type}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
