import type { PDFDocumentProxy } from 'pdfjs-dist';
import { drawPage } from './pdf.ts';

/** Pixels across a page for print: 300 an inch, fine enough for hairlines and small type on a laser printer. */
const PRINT_WIDTH = 2480;

/**
 * Prints a document's pages: draws them one after the other as pictures into `sheet`, which the style sheet shows on
 * paper alone, and opens the system's print dialog. Stopped by `signal`, it prints nothing.
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

/** A compressed copy of what is drawn: a page at print size is tens of megabytes while it is not. */
async function pictureOf(canvas: HTMLCanvasElement): Promise<HTMLImageElement> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) throw new Error('the browser could not make a picture of the page');
  const picture = new Image();
  picture.src = URL.createObjectURL(blob);
  await picture.decode();
  return picture;
}
