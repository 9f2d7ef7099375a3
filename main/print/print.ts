import type { PrintedDocument, PrintedSheetDocument } from './document.ts';
import { paperWordsFor, type PrintJob, type SheetJob } from './job.ts';
import { eventLine } from './lines.ts';
import { textMark, type MeasureText, type PrintedPage } from './press/marks.ts';
import type { FontFace } from './press/fonts.ts';
import { findMachineFaces, type FindFaces } from './press/machine/faces.ts';
import { openPress, type Imprint, type Press } from './press/press.ts';
import { centredArea } from './press/sheet.ts';
import type { Lacking } from './press/typesetter.ts';
import { sessionNames, unprintedNames } from './unprinted.ts';

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
export function printDocument<Material extends object>(
  document: PrintedDocument<Material>,
  job: PrintJob & Material,
  findFaces?: FindFaces,
): Promise<PrintedFile> {
  const title = `${document.title(job.language)} – ${eventLine(job)}`;
  const layOut = (measure: MeasureText) => {
    const pages = document.layOut(job, measure);
    return pages.length > 0 ? pages : [emptyPage(job)];
  };
  return printPages({ ...imprintOf(job, title), layOut, names: () => sessionNames(job) }, findFaces);
}

/** Prints a document of a sheet of rubber bridge or minibridge in the same way. */
export function printSheetDocument(
  document: PrintedSheetDocument,
  job: SheetJob,
  findFaces?: FindFaces,
): Promise<PrintedFile> {
  const { sheet, settings } = job;
  const names = () => [...Object.values(sheet.players), settings.clubName];
  const layOut = (measure: MeasureText) => document.layOut(job, measure);
  return printPages({ ...imprintOf(job, document.title(job)), layOut, names }, findFaces);
}

function imprintOf({ language, paper, printedAt = new Date() }: PrintJob | SheetJob, title: string): Imprint {
  return { title, language, paper, printedAt };
}

/** Pages to be laid out and printed, and the names that stand on them. */
interface Printing extends Imprint {
  readonly layOut: (measure: MeasureText) => readonly PrintedPage[];
  readonly names: () => readonly string[];
}

async function printPages(printing: Printing, findFaces: FindFaces = findMachineFaces): Promise<PrintedFile> {
  const own = await layOut(printing, []);
  const { letters } = own.lacking;
  if (letters.length === 0) return finish(own, printing);
  const faces = await findFaces(letters);
  try {
    return await finish(faces.length > 0 ? await layOut(printing, faces) : own, printing);
  } catch {
    // A font that has the letters may still fail on a text. The evening needs its paper, with or without them.
    return finish(await layOut(printing, []), printing);
  }
}

interface LaidOut {
  readonly press: Press;
  readonly pages: readonly PrintedPage[];
  readonly lacking: Lacking;
}

async function layOut(printing: Printing, faces: readonly FontFace[]): Promise<LaidOut> {
  const press = await openPress(printing, faces);
  const pages = printing.layOut(press.measure);
  return { press, pages, lacking: press.lacking(pages) };
}

async function finish({ press, pages, lacking }: LaidOut, { names }: Printing): Promise<PrintedFile> {
  return { pdf: await press.print(pages), unprinted: unprintedNames(lacking, names()) };
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
