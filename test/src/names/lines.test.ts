import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOfText } from '../../../src/names/lines.ts';

const widthOf = (text: string): number => text.length;

test('a text is broken between its words, and within one that is wider than the line', () => {
  expect(linesOfText('Jura', 10, widthOf)).toStrictEqual(['Jura']);
  expect(linesOfText('Cercle de bridge', 10, widthOf)).toStrictEqual(['Cercle de', 'bridge']);
  expect(linesOfText('Anticonstitutionnellement vôtre', 10, widthOf)).toStrictEqual([
    'Anticonsti',
    'tutionnell',
    'ement',
    'vôtre',
  ]);
  expect(linesOfText('', 10, widthOf)).toStrictEqual(['']);
});

test('nothing of a text is lost, and no line is wider than it may be', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 4, max: 30 }), (text, width) => {
      const lines = linesOfText(text, width, (part) => [...new Intl.Segmenter().segment(part)].length);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    }),
  );
});
