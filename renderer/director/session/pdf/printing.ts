import type { PDFDocumentProxy } from 'pdfjs-dist';
import { closePdf, drawPage, openPdf } from './pdf.ts';

/** Width of a page for print in pixels: 300 an inch, enough for hairlines and small type on a laser printer. */
const PRINT_WIDTH = 2480;

/** A document to be printed: its PDF where it is open already, its address otherwise. */
export interface PrintJobPart {
  readonly title: string;
  readonly copies: number;
  readonly source: PDFDocumentProxy | string;
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

/**
 * Prints documents in one go, in order: draws their pages as pictures into `sheet`, which only shows in print. A
 * document with nothing to print is left out. Nothing is printed once `signal` aborts.
 * @returns whether there was anything to print
 */
export async function printParts({ parts, sheet, send, onProgress, signal }: PrintRequest): Promise<boolean> {
  const canvas = document.createElement('canvas');
  const pictures: HTMLImageElement[] = [];
  const sheets: HTMLImageElement[] = [];
  try {
    for (const [index, part] of parts.entries()) {
      const progress = { title: part.title, document: index + 1, documents: parts.length, page: null, pages: 0 };
      onProgress(progress);
      const opened = await openPart(part, signal);
      try {
        const { numPages } = opened.pdf;
        const drawn: HTMLImageElement[] = [];
        for (let page = 1; page <= numPages && !opened.isEmpty && !signal.aborted; page++) {
          onProgress({ ...progress, page, pages: numPages });
          await drawPage(opened.pdf, page, canvas, PRINT_WIDTH, 'print', signal);
          if (!signal.aborted) drawn.push(await pictureOf(canvas));
        }
        pictures.push(...drawn);
        sheets.push(...(await copiesOf(drawn, part.copies)));
      } finally {
        opened.close();
      }
      if (signal.aborted) return true;
    }
    if (sheets.length === 0) return false;
    sheet.replaceChildren(...sheets);
    await send();
    return true;
  } finally {
    sheet.replaceChildren();
    for (const { src } of pictures) URL.revokeObjectURL(src);
  }
}

async function openPart({ source }: PrintJobPart, signal: AbortSignal) {
  if (typeof source !== 'string') return { pdf: source, isEmpty: false, close: () => {} };
  const { pdf, isEmpty } = await openPdf(source, signal);
  return { pdf, isEmpty, close: () => closePdf(pdf) };
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
