import type { Context } from 'hono';
import type { Club } from '../../club/club.ts';
import { readLogoForPaper } from '../../club/logo/logo.ts';
import { readSettings } from '../../club/settings.ts';
import type { Language } from '../../../src/language.ts';
import type { PaperJob } from '../../print/job.ts';
import type { PaperName } from '../../print/press/sheet.ts';
import type { PrintedFile } from '../../print/print.ts';
import { contentDisposition } from '../http/content-disposition.ts';
import { printHeaders } from './print-headers.ts';

/** What a request may ask of a document; the club's settings say it otherwise. */
interface AskedPaper {
  readonly language?: Language | undefined;
  readonly paper?: PaperName | undefined;
}

/** What a document is printed with, and whether it has to do without the logo, whose picture is damaged. */
export async function readPaperJob(
  club: Club,
  { language, paper }: AskedPaper,
): Promise<Required<PaperJob> & { readonly isLogoDamaged: boolean }> {
  const { logo, isLogoDamaged } = await readLogoForPaper(club);
  const settings = readSettings(club);
  return {
    isLogoDamaged,
    settings,
    logo,
    language: language ?? settings.language,
    paper: paper ?? settings.paper,
    printedAt: club.now(),
  };
}

/** Answers with a PDF file, shown where it is opened. */
export function pdfAnswer(c: Context, printed: PrintedFile & { readonly isLogoDamaged: boolean }, name: string) {
  return c.body(Uint8Array.from(printed.pdf), 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': contentDisposition('inline', name),
    ...printHeaders(printed),
  });
}

/** Answers with a CSV file, to be saved. */
export function csvAnswer(c: Context, text: string, name: string) {
  return c.body(text, 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': contentDisposition('attachment', name),
  });
}
