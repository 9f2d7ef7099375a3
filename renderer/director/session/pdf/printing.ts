import type { PDFDocumentProxy } from 'pdfjs-dist';
import { drawPage } from './pdf.ts';

/** Width of a page for print in pixels: 300 an inch, enough for hairlines and small type on a laser printer. */
const PRINT_WIDTH = 2480;

/**
 * Prints a document: draws its pages as pictures into `sheet`, which only shows in print, and opens the print dialog.
 * Nothing is printed once `signal` aborts.
 */
export async function printPages(
  pdf: PDFDocumentProxy,
  sheet: HTMLElement,
  onPage: (page: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const canvas = document.createElement('canvas');
  const pictures: HTMLImageElement[] = [];
  for (let page = 1; page <= pdf.numPages && !signal.aborted; page++) {
    onPage(page);
    await drawPage(pdf, page, canvas, PRINT_WIDTH, 'print', signal);
    if (!signal.aborted) pictures.push(await pictureOf(canvas));
  }
  if (!signal.aborted) {
    sheet.replaceChildren(...pictures);
    window.print();
    sheet.replaceChildren();
  }
  for (const { src } of pictures) URL.revokeObjectURL(src);
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
