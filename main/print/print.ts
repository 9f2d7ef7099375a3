import { dayOfPlay, dayOfRound } from '../../src/session/evenings.ts';
import type { ClubDocument, PrintedDocument, PrintedSeasonDocument, PrintedSheetDocument } from './document.ts';
import { paperWordsFor, type PaperJob, type PrintJob, type SeasonJob, type SheetJob } from './job.ts';
import { eventLine } from './lines.ts';
import { textMark, type MeasureText, type PrintedPage } from './press/marks.ts';
import type { FontFace } from './press/fonts/fonts.ts';
import { findMachineFaces, type FindFaces } from './press/fonts/machine/faces.ts';
import { withLetterhead, type Letterhead } from './press/letterhead.ts';
import { openPress, type Imprint, type Press } from './press/press.ts';
import { centredArea } from './press/sheet.ts';
import type { Lacking } from './press/typesetter.ts';
import { sessionNames, unprintedNames } from './unprinted.ts';

/** A printed file, and the names on it that hold letters no font has. */
export interface PrintedFile {
  readonly pdf: Uint8Array;
  readonly unprinted: readonly string[];
  /** Whether there was nothing to print: the one page says so. */
  readonly isEmpty: boolean;
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
  return printTogether([{ document, job }], document.title(job.language), findFaces);
}

/** A document with what it is printed from. */
export interface PrintItem<Material extends object = object> {
  readonly document: PrintedDocument<Material>;
  readonly job: PrintJob & Material;
}

/** Prints documents of a session as one PDF file, in order. Those with nothing to print are left out. */
export function printTogether<Material extends object>(
  items: readonly PrintItem<Material>[],
  title: string,
  findFaces?: FindFaces,
): Promise<PrintedFile> {
  const [first] = items;
  if (!first) throw new Error('no document to print');
  const { job } = first;
  const layOut = (measure: MeasureText) => items.flatMap((item) => item.document.layOut(onItsDay(item), measure));
  return printPages(
    {
      ...imprintOf(job, `${title} – ${eventLine(job)}`),
      layOut,
      empty: () => emptyPage(job, eventLine(job)),
      letterhead: letterheadOf(job),
      names: () => sessionNames(job),
    },
    findFaces,
  );
}

/** A session of several evenings has the day of the one that the paper is of. */
function onItsDay<Material extends object>({ document, job }: PrintItem<Material>): PrintJob & Material {
  const { session, round, after } = job;
  if (!session.evenings) return job;
  const asked = round ?? after;
  const date = asked === undefined ? dayOfPlay(session, document.use) : dayOfRound(session, asked);
  return { ...job, firstDay: session.date, session: { ...session, date } };
}

/** Prints a document of a sheet of rubber bridge or minibridge in the same way. */
export function printSheetDocument(
  document: PrintedSheetDocument,
  job: SheetJob,
  findFaces?: FindFaces,
): Promise<PrintedFile> {
  return printAlone(document, job, Object.values(job.sheet.players), findFaces);
}

/** Prints a document of a season in the same way. */
export function printSeasonDocument(
  document: PrintedSeasonDocument,
  job: SeasonJob,
  findFaces?: FindFaces,
): Promise<PrintedFile> {
  const { name, players, sessions } = job.season;
  const names = [name, ...players.map((player) => player.name), ...sessions.map((session) => session.name)];
  return printAlone(document, job, names, findFaces);
}

function printAlone<Job extends PaperJob>(
  document: ClubDocument<Job>,
  job: Job,
  known: readonly string[],
  findFaces?: FindFaces,
): Promise<PrintedFile> {
  const { clubName, clubLine } = job.settings;
  const title = document.title(job);
  return printPages(
    {
      ...imprintOf(job, title),
      layOut: (measure) => document.layOut(job, measure),
      empty: () => emptyPage(job, title),
      letterhead: letterheadOf(job),
      names: () => [...known, clubName, clubLine],
    },
    findFaces,
  );
}

function letterheadOf({ settings, logo = null }: PaperJob): Letterhead {
  return { line: settings.clubLine, logo };
}

function imprintOf({ language, paper, printedAt = new Date() }: PaperJob, title: string): Imprint {
  return { title, language, paper, printedAt };
}

/** Pages to be laid out and printed, and the names that stand on them. */
interface Printing extends Imprint {
  readonly layOut: (measure: MeasureText) => readonly PrintedPage[];
  /** The page where there are no others. */
  readonly empty: () => PrintedPage;
  readonly letterhead: Letterhead;
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
  readonly isEmpty: boolean;
  readonly lacking: Lacking;
}

async function layOut(printing: Printing, faces: readonly FontFace[]): Promise<LaidOut> {
  const press = await openPress(printing, faces);
  const laidOut = printing.layOut(press.measure);
  const isEmpty = laidOut.length === 0;
  const filled = isEmpty ? [printing.empty()] : laidOut;
  const pages = withLetterhead(filled, printing.letterhead, press.measure);
  return { press, pages, isEmpty, lacking: press.lacking(pages) };
}

async function finish({ press, pages, isEmpty, lacking }: LaidOut, { names }: Printing): Promise<PrintedFile> {
  return { pdf: await press.print(pages), unprinted: unprintedNames(lacking, names()), isEmpty };
}

const EMPTY = { width: 666, baseline: 103, leading: 28, title: { size: 20, bold: true }, body: { size: 14 } } as const;

/** A PDF file needs a page, even where nothing has been played. */
function emptyPage(job: PaperJob, title: string): PrintedPage {
  const { left } = centredArea(job.paper, EMPTY.width);
  return [
    textMark(title, left, EMPTY.baseline, EMPTY.title),
    textMark(paperWordsFor(job).nothing, left, EMPTY.baseline + EMPTY.leading, EMPTY.body),
  ];
}
