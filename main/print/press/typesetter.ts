import { splitFaces, type FaceRun } from './fonts/face-runs.ts';
import type { FontFace, Fonts } from './fonts/fonts.ts';
import type { MeasureText, TextMark, TextStyle } from './marks.ts';
import { openFont } from './fonts/open-font.ts';

/** Measures and prints text in the faces that its letters need. */
export interface Typesetter {
  readonly measure: MeasureText;
  readonly print: (mark: TextMark) => void;
  /** Letters of the measured texts that no face has. */
  readonly lacking: () => Lacking;
}

/** Letters that no face has, and the texts they stand in. */
export interface Lacking {
  readonly letters: readonly string[];
  readonly texts: readonly string[];
}

/** A run with its width at a size of 1. */
interface MeasuredRun extends FaceRun {
  readonly width: number;
}

interface MeasuredText {
  readonly runs: readonly MeasuredRun[];
  readonly width: number;
}

/** A text of figures and signs, without a letter. */
const FIGURES = /^[^\p{Letter}]*\d[^\p{Letter}]*$/u;
const MEASURED_AT = 1000;
const BLACK = '#000000';
/** The stroke around letters of a face that has no bold weight, in sizes of the type. */
const BOLD_STROKE = 0.035;

export function openTypesetter(pdf: PDFKit.PDFDocument, fonts: Fonts): Typesetter {
  for (const face of new Set([...fonts.text, ...fonts.figures])) {
    pdf.registerFont(fontName(face, false), openFont(face.regular));
    pdf.registerFont(fontName(face, true), openFont(face.bold));
  }
  // Most texts of a document are measured several times, and printed once more.
  const texts = { regular: new Map<string, MeasuredText>(), bold: new Map<string, MeasuredText>() };

  const letters = new Set<string>();
  const lackingTexts = new Set<string>();

  const measured = (text: string, bold: boolean): MeasuredText => {
    const known = texts[bold ? 'bold' : 'regular'];
    const before = known.get(text);
    if (before) return before;
    const isFigures = FIGURES.test(text);
    const split = splitFaces(text, isFigures ? fonts.figures : fonts.text);
    for (const letter of split.lacking) letters.add(letter);
    if (split.lacking.length > 0) lackingTexts.add(text);
    const runs = (isFigures ? split.runs : split.runs.flatMap(aroundPoints)).map((run): MeasuredRun => {
      pdf.font(fontName(run.face, bold)).fontSize(MEASURED_AT);
      return { ...run, width: pdf.widthOfString(run.text) / MEASURED_AT };
    });
    const answer = { runs, width: runs.reduce((sum, { width }) => sum + width, 0) };
    known.set(text, answer);
    return answer;
  };

  return {
    measure: (text, { size, bold = false }: TextStyle) => measured(text, bold).width * size,
    print: ({ text, x, baseline, align, size, bold = false }) => {
      const { runs, width } = measured(text, bold);
      let left = x - (align === 'right' ? width : align === 'centre' ? width / 2 : 0) * size;
      pdf.fillColor(BLACK);
      for (const run of runs) {
        pdf.font(fontName(run.face, bold)).fontSize(size);
        const stroke = bold && run.face.stroked === true;
        if (stroke) pdf.lineWidth(size * BOLD_STROKE).strokeColor(BLACK);
        pdf.text(run.text, left, baseline, { lineBreak: false, baseline: 'alphabetic', fill: true, stroke });
        left += run.width * size;
      }
    },
    lacking: () => ({ letters: [...letters], texts: [...lackingTexts] }),
  };
}

/** Either side of the point or comma of a decimal figure. */
const DECIMAL_POINT = /(?<=\d)(?=[.,]\d)|(?<=\d[.,])(?=\d)/u;

/**
 * A run in parts, so that figures are not kerned: the pairs on both sides of a comma would together draw it over the
 * digits, 57,14 most of all.
 */
function aroundPoints({ text, face }: FaceRun): readonly FaceRun[] {
  return text.split(DECIMAL_POINT).map((part) => ({ text: part, face }));
}

/** A face without a bold weight is one font, so that the file has its letters once. */
function fontName({ name, stroked }: FontFace, bold: boolean): string {
  return bold && stroked !== true ? `${name} bold` : name;
}
