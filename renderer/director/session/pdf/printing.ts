import { closePdf, drawPage, openPdf } from './pdf.ts';

/** Width of a page for print in pixels: 300 an inch, enough for hairlines and small type on a laser printer. */
const PRINT_WIDTH = 2480;

/**
 * A document to be printed. It is opened anew: the one on the screen is closed when a result arrives, or another is
 * chosen.
 */
export interface PrintJobPart {
  readonly title: string;
  readonly copies: number;
  readonly path: string;
}

/** How far the pages are prepared. */
export interface PrintProgress {
  readonly title: string;
  /** From 1. */
  readonly document: number;
  readonly documents: number;
  /** From 1; null while the document is being made. */
  readonly page: number | null;
  readonly pages: number;
}

export interface PrintRequest {
  readonly parts: readonly PrintJobPart[];
  /** Where the pages stand while they are printed. */
  readonly sheet: HTMLElement;
  /** Hands the window over to a printer, or opens the print dialog. */
  readonly send: () => Promise<void>;
  readonly onProgress: (progress: PrintProgress) => void;
  readonly signal: AbortSignal;
}

/** What became of the documents. */
export interface PrintOutcome {
  /** Whether there was anything to print. */
  readonly isPrinted: boolean;
  /** The titles of those that could not be made or drawn. */
  readonly failed: readonly string[];
}

/**
 * Prints documents in one go, in order: draws their pages as pictures into `sheet`, which only shows in print. A
 * document with nothing to print is left out, and one that fails keeps none of the others from the printer. Nothing is
 * printed once `signal` aborts.
 */
export async function printParts({ parts, sheet, send, onProgress, signal }: PrintRequest): Promise<PrintOutcome> {
  const canvas = document.createElement('canvas');
  const pictures: HTMLImageElement[] = [];
  const sheets: HTMLImageElement[] = [];
  const failed: string[] = [];
  try {
    for (const [index, part] of parts.entries()) {
      const progress = { title: part.title, document: index + 1, documents: parts.length, page: null, pages: 0 };
      onProgress(progress);
      const drawn: HTMLImageElement[] = [];
      try {
        const pages = drawPart(part, canvas, (page, pages) => onProgress({ ...progress, page, pages }), signal);
        for await (const picture of pages) drawn.push(picture);
        sheets.push(...(await copiesOf(drawn, part.copies)));
      } catch {
        failed.push(part.title);
      }
      pictures.push(...drawn);
      if (signal.aborted) return { isPrinted: false, failed: [] };
    }
    const isPrinted = sheets.length > 0;
    if (isPrinted) {
      sheet.replaceChildren(...sheets);
      await send();
    }
    return { isPrinted, failed };
  } finally {
    sheet.replaceChildren();
    for (const { src } of pictures) URL.revokeObjectURL(src);
  }
}

/** The pages of a document as pictures. It is closed after the last, and whatever ends the drawing before. */
async function* drawPart(
  part: PrintJobPart,
  canvas: HTMLCanvasElement,
  onPage: (page: number, pages: number) => void,
  signal: AbortSignal,
): AsyncGenerator<HTMLImageElement> {
  const { pdf, isEmpty } = await openPdf(part.path, signal);
  try {
    const pages = isEmpty ? 0 : pdf.numPages;
    for (let page = 1; page <= pages && !signal.aborted; page++) {
      onPage(page, pages);
      await drawPage(pdf, page, canvas, PRINT_WIDTH, 'print', signal);
      if (!signal.aborted) yield await pictureOf(canvas);
    }
  } finally {
    closePdf(pdf);
  }
}

/** A compressed copy of the canvas. Uncompressed, a page at print size takes tens of megabytes. */
async function pictureOf(canvas: HTMLCanvasElement): Promise<HTMLImageElement> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) throw new Error('the browser could not make a picture of the page');
  const picture = new Image();
  picture.src = URL.createObjectURL(blob);
  await picture.decode();
  return picture;
}

/** The pages as often as they are wanted, one whole copy after another. Copies share the picture. */
async function copiesOf(pages: readonly HTMLImageElement[], copies: number): Promise<HTMLImageElement[]> {
  const all = [...pages];
  for (let copy = 1; copy < copies; copy++) {
    for (const page of pages) {
      const again = new Image();
      again.src = page.src;
      await again.decode();
      all.push(again);
    }
  }
  return all;
}
