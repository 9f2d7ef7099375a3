import type { PrintedDocument } from './document.ts';
import { paperWordsFor, type PrintJob } from './job.ts';
import { eventLine } from './lines.ts';
import { textMark, type PrintedPage } from './press/marks.ts';
import type { FontFace } from './press/fonts.ts';
import { findMachineFaces, type FindFaces } from './press/machine/faces.ts';
import { openPress, type Press } from './press/press.ts';
import { centredArea } from './press/sheet.ts';
import type { Lacking } from './press/typesetter.ts';
import { unprintedNames } from './unprinted.ts';

/** A printed file, and the names on it that hold letters no font has. */
export interface PrintedFile {
  readonly pdf: Uint8Array;
  readonly unprinted: readonly string[];
}

/**
 * Prints a document as a PDF file: lays out pages of marks (press/marks.ts), which the press (press/press.ts) prints.
 * The same job and date give the same bytes. Where the program's own fonts lack a letter, the pages are laid out again
 * with fonts of the machine.
 */
export async function printDocument<Material extends object>(
  document: PrintedDocument<Material>,
  job: PrintJob & Material,
  findFaces: FindFaces = findMachineFaces,
): Promise<PrintedFile> {
  const own = await layOut(document, job, []);
  const { letters } = own.lacking;
  if (letters.length === 0) return finish(own, job);
  const faces = await findFaces(letters);
  try {
    return await finish(faces.length > 0 ? await layOut(document, job, faces) : own, job);
  } catch {
    // A font that has the letters may still fail on a text. The evening needs its paper, with or without them.
    return finish(await layOut(document, job, []), job);
  }
}

interface LaidOut {
  readonly press: Press;
  readonly pages: readonly PrintedPage[];
  readonly lacking: Lacking;
}

async function layOut<Material extends object>(
  document: PrintedDocument<Material>,
  job: PrintJob & Material,
  faces: readonly FontFace[],
): Promise<LaidOut> {
  const { language, paper, printedAt = new Date() } = job;
  const title = `${document.title(language)} – ${eventLine(job)}`;
  const press = await openPress({ title, language, paper, printedAt }, faces);
  const laidOut = document.layOut(job, press.measure);
  const pages = laidOut.length > 0 ? laidOut : [emptyPage(job)];
  return { press, pages, lacking: press.lacking(pages) };
}

async function finish({ press, pages, lacking }: LaidOut, job: PrintJob): Promise<PrintedFile> {
  return { pdf: await press.print(pages), unprinted: unprintedNames(lacking, job) };
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
