import { withThinSpaces } from '../../../../src/language/typography.ts';
import type { FontFace } from './fonts.ts';

/** A part of a text that is printed in one face. */
export interface FaceRun {
  readonly text: string;
  readonly face: FontFace;
}

/** A text as it is printed, and its letters that no face has. */
export interface SplitText {
  readonly runs: readonly FaceRun[];
  readonly lacking: readonly string[];
}

/** Splits text into letters with their accents. */
const LETTERS = new Intl.Segmenter();

/**
 * Splits a text into runs, each in the first face that has all letters of it. A letter and its accents are one: where
 * a face lacks one of them, another prints both. What no face has is printed as the nearest that can be read.
 */
export function splitFaces(text: string, faces: readonly FontFace[]): SplitText {
  const [first] = faces;
  const typeset = withThinSpaces(text.normalize('NFC'));
  if (first && covers(first, typeset)) return { runs: [{ text: typeset, face: first }], lacking: [] };
  const runs: { text: string; face: FontFace }[] = [];
  const lacking: string[] = [];
  for (const { segment } of LETTERS.segment(typeset)) {
    let run = printed([segment, visibleOf(segment)], faces);
    if (!run) {
      lacking.push(segment);
      run = printed(nearestTo(segment), faces);
    }
    const last = runs.at(-1);
    if (last && last.face === run?.face) last.text += run.text;
    else if (run) runs.push({ ...run });
  }
  return { runs: inVisualOrder(runs), lacking };
}

/** The first of some forms of a letter that a face has. */
function printed(forms: readonly string[], faces: readonly FontFace[]): FaceRun | null {
  for (const text of forms) {
    const face = faces.find((one) => covers(one, text));
    if (face) return { text, face };
  }
  return null;
}

/** What joins letters or chooses between their forms, and is never seen itself. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;

/** A letter without what is not seen. */
export function visibleOf(letter: string): string {
  return letter.replace(UNSEEN, '');
}

const ACCENTS = /\p{M}+/gu;
/** In the place of a letter that can't be printed. */
const UNKNOWN = '?';

/** What is printed for a letter that no face has, best first: the plain form of it, the letter without accents. */
function nearestTo(letter: string): readonly string[] {
  const plain = visibleOf(letter).normalize('NFKC');
  return [plain, letter.normalize('NFKD').replace(ACCENTS, ''), UNKNOWN].filter((form) => form !== '');
}

function covers({ glyphs }: FontFace, text: string): boolean {
  for (const letter of text) if (!glyphs.has(letter.codePointAt(0) ?? 0)) return false;
  return true;
}

/** A letter of an alphabet that is written from right to left. */
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
/** What belongs to the words around it: spaces, hyphens, apostrophes. A slash parts names that stand side by side. */
const BETWEEN_WORDS = /^[\s\-‐‑'’".,]*$/u;

/** The words of a name that is written from right to left, the last of them at the left. Others stay as they are. */
function inVisualOrder(runs: readonly FaceRun[]): readonly FaceRun[] {
  const ordered: FaceRun[] = [];
  for (let from = 0; from < runs.length;) {
    let to = from + 1;
    for (let next = from; isRightToLeft(runs[from]) && isOfName(runs[next]); next++) {
      if (isRightToLeft(runs[next])) to = next + 1;
    }
    ordered.push(...runs.slice(from, to).toReversed());
    from = to;
  }
  return ordered;
}

function isRightToLeft(run: FaceRun | undefined): boolean {
  return run !== undefined && RIGHT_TO_LEFT.test(run.text);
}

function isOfName(run: FaceRun | undefined): boolean {
  return run !== undefined && (isRightToLeft(run) || BETWEEN_WORDS.test(run.text));
}
