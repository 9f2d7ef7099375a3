import { withThinSpaces } from '../../../src/language/typography.ts';
import type { FontFace } from './fonts.ts';

/** A part of a text that is printed in one face. */
export interface FaceRun {
  readonly text: string;
  readonly face: FontFace;
}

/** Splits text into letters with their accents. */
const LETTERS = new Intl.Segmenter();

/**
 * Splits a text into runs, each in the first face that has all letters of it. A letter and its accents are one: where
 * a face lacks one of them, another prints both. What no face has, the last face prints as an empty box.
 */
export function splitFaces(text: string, faces: readonly FontFace[]): readonly FaceRun[] {
  const [first] = faces;
  const typeset = withThinSpaces(text.normalize('NFC'));
  if (first && covers(first, typeset)) return [{ text: typeset, face: first }];
  const runs: { text: string; face: FontFace }[] = [];
  for (const { segment } of LETTERS.segment(typeset)) {
    const face = faces.find((one) => covers(one, segment)) ?? faces.at(-1);
    const last = runs.at(-1);
    if (last && last.face === face) last.text += segment;
    else if (face) runs.push({ text: segment, face });
  }
  return inVisualOrder(runs);
}

function covers({ glyphs }: FontFace, text: string): boolean {
  for (const letter of text) if (!glyphs.has(letter.codePointAt(0) ?? 0)) return false;
  return true;
}

/** A letter of an alphabet that is written from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
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
