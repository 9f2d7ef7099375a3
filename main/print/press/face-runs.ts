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
  return joinWords(runs);
}

function covers({ glyphs }: FontFace, text: string): boolean {
  for (const letter of text) if (!glyphs.has(letter.codePointAt(0) ?? 0)) return false;
  return true;
}

/**
 * Words of one face with a space between them are one run where the face has the space: words of an alphabet that is
 * written from right to left keep their order.
 */
function joinWords(runs: readonly FaceRun[]): readonly FaceRun[] {
  return runs.reduce<FaceRun[]>((joined, run) => {
    const [before, space] = joined.slice(-2);
    if (before?.face !== run.face || space?.text !== ' ' || !covers(run.face, space.text)) return [...joined, run];
    return [...joined.slice(0, -2), { text: before.text + space.text + run.text, face: run.face }];
  }, []);
}
