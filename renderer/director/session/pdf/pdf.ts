import type { PDFDocumentProxy, PDFWorker } from 'pdfjs-dist';
import type { ClubProblem } from '../../../../main/club/problem.ts';
import type {
  LOGO_HEADER,
  NOTHING_HEADER,
  Unprinted,
  UNPRINTED_HEADER,
} from '../../../../main/app/director/print-headers.ts';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { fetchFromPage } from '../../api/fromPage.ts';

let worker: PDFWorker | null = null;

/** Loads the PDF library on first use, because it is large. One worker serves all documents. */
async function loadReader() {
  const { getDocument, GlobalWorkerOptions, PDFWorker } = await import('pdfjs-dist');
  GlobalWorkerOptions.workerSrc = workerUrl;
  worker ??= PDFWorker.create({});
  return { getDocument, worker };
}

const UNPRINTED: typeof UNPRINTED_HEADER = 'Etui-Unprinted';
const NOTHING: typeof NOTHING_HEADER = 'Etui-Nothing';
const LOGO: typeof LOGO_HEADER = 'Etui-Logo-Damaged';

/** A document for drawing, and the names on it that hold letters no font has. */
export interface OpenedPdf {
  readonly pdf: PDFDocumentProxy;
  readonly unprinted: Unprinted | null;
  /** Whether the club's logo was left out, because the file has it damaged. */
  readonly isLogoDamaged: boolean;
  /** Whether there is nothing to print: the one page says so. */
  readonly isEmpty: boolean;
}

/** Opens a PDF for drawing. The caller closes it with `closePdf`. */
export async function openPdf(path: string, signal: AbortSignal): Promise<OpenedPdf> {
  const [{ getDocument, worker }, response] = await Promise.all([loadReader(), fetchFromPage(path, { signal })]);
  if (!response.ok) throw await refusalOf(path, response);
  const unprinted = response.headers.get(UNPRINTED);
  const pdf = await getDocument({ data: await response.arrayBuffer(), worker }).promise;
  return {
    pdf,
    unprinted: unprinted === null ? null : (JSON.parse(decodeURIComponent(unprinted)) as Unprinted),
    isLogoDamaged: response.headers.has(LOGO),
    isEmpty: response.headers.has(NOTHING),
  };
}

/** What the application answered in the place of a document; its cause is the code of a problem. */
async function refusalOf(path: string, response: Response): Promise<Error> {
  const problem = (await response.json().catch(() => null)) as { readonly code?: unknown } | null;
  return new Error(`${path} answered ${response.status}`, { cause: problem?.code });
}

/** Whether a document would fill the memory. */
export function isTooLarge(error: Error | null): boolean {
  return error?.cause === ('tooLarge' satisfies ClubProblem['code']);
}

/** Lets the window do whatever else waits. A timer would be slow in a window that is behind another. */
function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}

export function closePdf(pdf: PDFDocumentProxy): void {
  void pdf.loadingTask.destroy();
}

/** Draws a page (from 1) into a canvas of a width in pixels. The page stays unfinished once `signal` aborts. */
export async function drawPage(
  pdf: PDFDocumentProxy,
  page: number,
  canvas: HTMLCanvasElement,
  width: number,
  intent: 'display' | 'print',
  signal?: AbortSignal,
): Promise<void> {
  const proxy = await pdf.getPage(page);
  const viewport = proxy.getViewport({ scale: width / proxy.getViewport({ scale: 1 }).width });
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  const drawing = proxy.render({ canvas, viewport, intent });
  // A page for print is otherwise drawn in one go, and the window would stand still that long.
  if (intent === 'print') drawing.onContinue = (goOn: () => void) => void breathe().then(goOn);
  const cancel = () => drawing.cancel();
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    await drawing.promise;
  } catch (error) {
    if (!signal?.aborted) throw error;
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}
