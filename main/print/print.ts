import type { PrintedDocument } from './document.ts';
import { paperWordsFor, type PrintJob } from './job.ts';
import { eventLine } from './lines.ts';
import { textMark, type PrintedPage } from './press/marks.ts';
import { openPress } from './press/press.ts';
import { centredArea } from './press/sheet.ts';

/**
 * Prints a document as a PDF file: lays out pages of marks (press/marks.ts), which the press (press/press.ts) prints.
 * The same job and date give the same bytes.
 */
export async function printPdf<Material extends object>(
  document: PrintedDocument<Material>,
  job: PrintJob & Material,
): Promise<Uint8Array> {
  const { language, paper, printedAt = new Date() } = job;
  const title = `${document.title(language)} – ${eventLine(job)}`;
  const press = await openPress({ title, language, paper, printedAt });
  const pages = document.layOut(job, press.measure);
  return press.print(pages.length > 0 ? pages : [emptyPage(job)]);
}

const EMPTY = { width: 666, baseline: 103, leading: 28, title: { size: 20, bold: true }, body: { size: 14 } } as const;

/** A PDF file needs a page, even where nothing has been played. */
function emptyPage(job: PrintJob): PrintedPage {
  const { left } = centredArea(job.paper, EMPTY.width);
  return [
    textMark(eventLine(job), left, EMPTY.baseline, EMPTY.title),
    textMark(paperWordsFor(job).nothing, left, EMPTY.baseline + EMPTY.leading, EMPTY.body),
  ];
}
