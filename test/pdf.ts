import { createCanvas } from '@napi-rs/canvas';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A text of a printed page where it stands: points from the page's lower left corner, `x` to `right` on `baseline`. */
export interface PdfText {
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
}

export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly PdfText[];
}

export interface PdfFile {
  readonly title: string;
  readonly language: string;
  readonly pages: readonly PdfPage[];
}

/** The end of a run and the beginning of the next are as far apart as rounding makes them. In points. */
const NO_GAP = 0.05;

/** Reads a PDF back as another program would. */
export async function readPdf(bytes: Uint8Array): Promise<PdfFile> {
  return withPdf(bytes, async (file) => {
    const { info } = await file.getMetadata();
    const { Title: title = '', Language: language = '' } = info as { Title?: string; Language?: string };
    const pages: PdfPage[] = [];
    for (let number = 1; number <= file.numPages; number++) pages.push(await readPage(file, number));
    return { title, language, pages };
  });
}

/** What another program finds in a PDF besides its pages: its own words for it, and what would run in it. */
export async function pdfFacts(bytes: Uint8Array) {
  return withPdf(bytes, async (file) => {
    const { info } = await file.getMetadata();
    const { Title: title, Custom: custom = {}, ...facts } = info as Record<string, unknown>;
    const known = ['Author', 'Subject', 'Keywords', 'Creator', 'Producer', 'CreationDate', 'ModDate', 'Trapped'];
    return {
      title,
      keys: [...known.filter((key) => key in facts), 'Title', ...Object.keys(custom as object)].toSorted(),
      scripts: await file.getJSActions(),
      actions: await file.getAttachments(),
      openAction: await file.getOpenAction(),
    };
  });
}

async function readPage(file: PDFDocumentProxy, number: number): Promise<PdfPage> {
  const page = await file.getPage(number);
  const { width, height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent({ disableNormalization: true });
  const texts = items.flatMap((item): PdfText[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , size = 0, x = 0, baseline = 0] = item.transform as number[];
    return [{ text: item.str, x, right: x + item.width, baseline, size: Math.abs(size) }];
  });
  return { width, height, texts: joinRuns(texts) };
}

/** Runs of one text in several faces follow each other without a gap: they are one text again. */
function joinRuns(texts: readonly PdfText[]): readonly PdfText[] {
  return texts.reduce<PdfText[]>((joined, text) => {
    const last = joined.at(-1);
    const follows = last?.baseline === text.baseline && last.size === text.size;
    if (!last || !follows || Math.abs(text.x - last.right) > NO_GAP) return [...joined, text];
    return [...joined.slice(0, -1), { ...last, text: last.text + text.text, right: text.right }];
  }, []);
}

/** A page as a picture: how light each dot is, 0 black to 255 white, row by row. */
export interface PagePicture {
  readonly width: number;
  readonly height: number;
  readonly dots: Uint8Array;
  /** Whether a dot is anything but grey. */
  readonly isColoured: boolean;
}

/** Draws a page so many dots to the point: 1 makes 72 dots an inch. */
export async function drawPage(bytes: Uint8Array, pageNumber: number, scale = 1): Promise<PagePicture> {
  return withPdf(bytes, async (file) => {
    const page = await file.getPage(pageNumber);
    const viewport = page.getViewport({ scale });
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    const context = canvas.getContext('2d');
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    await page.render({
      canvas: null,
      canvasContext: context as unknown as CanvasRenderingContext2D,
      viewport,
    }).promise;
    return pictureOf(context.getImageData(0, 0, canvas.width, canvas.height));
  });
}

/** The dots of an image, four bytes each, the first of them its red. */
interface ImageDots {
  readonly data: ArrayLike<number>;
  readonly width: number;
  readonly height: number;
}

/** The picture of an image's red, which is as light as its green and blue on paper without colours. */
export function pictureOf({ data, width, height }: ImageDots): PagePicture {
  const dots = new Uint8Array(width * height);
  let isColoured = false;
  for (let dot = 0; dot < dots.length; dot++) {
    const red = data[dot * 4] ?? 255;
    dots[dot] = red;
    isColoured ||= data[dot * 4 + 1] !== red || data[dot * 4 + 2] !== red;
  }
  return { width, height, dots, isColoured };
}

/** The share of a page's dots that are not white, drawn at 72 dots an inch. */
export async function inkOf(bytes: Uint8Array, pageNumber: number): Promise<number> {
  const { dots } = await drawPage(bytes, pageNumber);
  return dots.filter((dot) => dot < 200).length / dots.length;
}

async function withPdf<Answer>(bytes: Uint8Array, use: (file: PDFDocumentProxy) => Promise<Answer>): Promise<Answer> {
  const task = getDocument({ data: Uint8Array.from(bytes), useSystemFonts: false, verbosity: 0 });
  try {
    return await use(await task.promise);
  } finally {
    await task.destroy();
  }
}

/** The texts of a page, joined: for asking whether something is on it. */
export function wordsOn(page: PdfPage): string {
  return page.texts.map(({ text }) => text).join('\n');
}

/** Texts on one line of the page, from left to right. */
export function linesOn(page: PdfPage): string[][] {
  const lines = Map.groupBy(page.texts, ({ baseline }) => Math.round(baseline * 2));
  return [...lines]
    .toSorted(([a], [b]) => b - a)
    .map(([, texts]) => texts.toSorted((a, b) => a.x - b.x).map(({ text }) => text));
}
