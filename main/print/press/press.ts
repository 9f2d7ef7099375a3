import PdfKit from 'pdfkit';
import { memoizeByObject } from '../../../src/basics/memoize-by-object.ts';
import type { Language } from '../../../src/language.ts';
import { loadFonts, withFaces, type FontFace } from './fonts/fonts.ts';
import type { Logo, Mark, MeasureText, PictureMark, PrintedPage, RuleMark } from './marks.ts';
import { PAPER_SIZES, type PaperName } from './sheet.ts';
import { openTypesetter, type Lacking, type Typesetter } from './typesetter.ts';

/** The metadata of the PDF file. */
export interface Imprint {
  readonly title: string;
  readonly language: Language;
  readonly paper: PaperName;
  readonly printedAt: Date;
}

/** Measures text for the layout, and prints the pages. The same pages and imprint give the same bytes. */
export interface Press {
  readonly measure: MeasureText;
  /** Letters that no face has, in the texts measured and those of some pages. */
  readonly lacking: (pages: readonly PrintedPage[]) => Lacking;
  readonly print: (pages: readonly PrintedPage[]) => Promise<Uint8Array>;
}

type Pdf = PDFKit.PDFDocument;

const POINTS_PER_PIXEL = 72 / 96;
const INK = { black: '#000000', grey: '#a8a8a8', white: '#ffffff' } as const;
const DASHES = { length: 4, space: 3 } as const;

/** Opens a press with its fonts loaded, and with further faces for letters that these lack. */
export async function openPress(imprint: Imprint, added: readonly FontFace[] = []): Promise<Press> {
  const pdf = new PdfKit({
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: imprint.language,
    displayTitle: true,
    info: { Title: metadataText(imprint.title), Creator: 'Etui', Producer: 'Etui', CreationDate: imprint.printedAt },
  });
  const type = openTypesetter(pdf, withFaces(await loadFonts(), added));
  return {
    measure: type.measure,
    lacking: (pages) => {
      for (const mark of pages.flat()) if (mark.kind === 'text') type.measure(mark.text, mark);
      return type.lacking();
    },
    print: async (pages) => {
      const bytes = collect(pdf);
      for (const page of pages) printPage(pdf, type, page, imprint.paper);
      pdf.end();
      return bytes;
    },
  };
}

/** A text that every reader of PDF files shows: half a character would make all of it unreadable. */
function metadataText(text: string): string {
  return text.toWellFormed().replace(/\p{Cc}+/gu, ' ');
}

async function collect(pdf: Pdf): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of pdf) parts.push(part as Uint8Array);
  return new Uint8Array(Buffer.concat(parts));
}

function printPage(pdf: Pdf, type: Typesetter, page: PrintedPage, paper: PaperName): void {
  const { width, height } = PAPER_SIZES[paper];
  pdf.addPage({ size: [width * POINTS_PER_PIXEL, height * POINTS_PER_PIXEL], margin: 0 });
  const flush = collectOperators(pdf.page);
  pdf.scale(POINTS_PER_PIXEL);
  for (const mark of page) printMark(pdf, type, mark);
  flush();
}

/**
 * Collects the operators of a page as one text. PDFKit makes bytes of each by itself, thousands a page, and holds them
 * until the page ends: that takes a tenth of the time of a document.
 */
function collectOperators(page: Pdf['page']): () => void {
  const operators: string[] = [];
  const write = page.write.bind(page);
  page.write = (operator: string) => void operators.push(operator);
  return () => {
    page.write = write;
    write(operators.join('\n'));
  };
}

function printMark(pdf: Pdf, type: Typesetter, mark: Mark): void {
  switch (mark.kind) {
    case 'text':
      return type.print(mark);
    case 'rule':
      return printRule(pdf, mark);
    case 'box':
      pdf.lineWidth(1).rect(mark.x, mark.y, mark.width, mark.height);
      return void (mark.filled ? pdf.fill(INK.black) : pdf.stroke(INK.black));
    case 'picture':
      return printPicture(pdf, mark);
    case 'letterhead':
      return;
    case 'dot':
      return void pdf.circle(mark.centre.x, mark.centre.y, mark.radius).fill(INK[mark.ink]);
  }
}

/** The logo as an address: the file then has it once, however many pages show it. */
const logoAddress = memoizeByObject(
  ({ type, picture }: Logo) => `data:${type};base64,${Buffer.from(picture).toString('base64')}`,
);

function printPicture(pdf: Pdf, { logo, x, y, width, height }: PictureMark): void {
  // Its pixels stand as they are stored, as they do on the screen.
  const size = { width, height, ignoreOrientation: true };
  pdf.image(logoAddress(logo), x, y, size);
}

function printRule(pdf: Pdf, { from, to, thickness, ink, dashed }: RuleMark): void {
  pdf.moveTo(from.x, from.y).lineTo(to.x, to.y).lineWidth(thickness);
  if (dashed) pdf.dash(DASHES.length, { space: DASHES.space });
  else pdf.undash();
  pdf.stroke(INK[ink]);
  pdf.undash();
}
