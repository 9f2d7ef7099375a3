import { describe, expect, test } from 'vitest';
import { splitFaces } from '../../../../main/print/press/fonts/face-runs.ts';
import { loadFonts } from '../../../../main/print/press/fonts/fonts.ts';
import { textMark } from '../../../../main/print/press/marks.ts';
import { openPress } from '../../../../main/print/press/press.ts';
import { inkOf, readPdf } from '../../../pdf.ts';

const IMPRINT = {
  title: 'A page',
  language: 'en',
  paper: 'A4',
  printedAt: new Date('2026-11-24T22:20:00Z'),
} as const;
const STYLE = { size: 20 } as const;

const NAMES = [
  'Renée Desbœufs',
  'Łukasz Wałęsa-Źdźbło',
  'Nguyễn Thị Ánh',
  'Αθηνά Παπαδοπούλου',
  'Ирина Щербакова',
  'Ђорђе Њежић',
  'Əliyev',
  'א ב',
  'مرحبا',
  'Anne\u0301 N\u030c',
  '4♠ × ♦10',
  '58,33 %',
  'n -> m',
] as const;

/** The letters of a text in order of their code points: a file may have those of some alphabets from right to left. */
function lettersOf(text: string): readonly string[] {
  return Array.from(text.normalize('NFC').replaceAll(/\s/g, '')).toSorted();
}

describe('a name of any alphabet', () => {
  test.each(NAMES)('%s is printed whole, in runs that make up its width', async (name) => {
    const press = await openPress(IMPRINT);
    const width = press.measure(name, STYLE);
    const bytes = await press.print([[textMark(name, 100, 100, STYLE)]]);
    const texts = (await readPdf(bytes)).pages[0]?.texts ?? [];
    expect(Math.max(...texts.map(({ right }) => right)) / 0.75).toBeCloseTo(100 + width, 0);
    expect(texts.flatMap(({ text }) => lettersOf(text)).toSorted()).toEqual(lettersOf(name));
    expect(await inkOf(bytes, 1)).toBeGreaterThan(0);
  });

  test.each(NAMES)('%s has a face for each of its letters', async (name) => {
    const { text: faces } = await loadFonts();
    const missing = splitFaces(name, faces).runs.flatMap(({ text, face }) =>
      Array.from(text).filter((letter) => !face.glyphs.has(letter.codePointAt(0) ?? 0)),
    );
    expect(missing).toEqual([]);
  });
});

test('two letters of one glyph stay what they are, whichever an earlier document had', async () => {
  for (const name of ['O\u2019Neill', 'O\u02bcNeill']) {
    const press = await openPress(IMPRINT);
    const { pages } = await readPdf(await press.print([[textMark(name, 100, 100, STYLE)]]));
    expect(pages[0]?.texts.map(({ text }) => text).join('')).toBe(name);
  }
});

test('the comma of a figure stands clear of its digits, in a sentence too', async () => {
  const press = await openPress(IMPRINT);
  const width = (text: string) => press.measure(text, STYLE);
  // A letter is at either end, so that the text is no column of figures.
  for (const [whole, decimals] of [
    ['57', '14'],
    ['50', '14'],
    ['7', '02'],
  ])
    expect(width(`a ${whole},${decimals} b`)).toBeCloseTo(width(`a ${whole}`) + width(',') + width(`${decimals} b`), 5);
});

test('for a letter that no font has the nearest that can be read is printed, and it is named', async () => {
  const press = await openPress(IMPRINT);
  const page = [textMark('山田 Z\u036boe \u200bＴaro', 100, 100, STYLE)];
  expect(press.lacking([page])).toEqual({ letters: ['山', '田', 'Z\u036b', 'Ｔ'], texts: [page[0]?.text] });
  const { pages } = await readPdf(await press.print([page]));
  expect(pages[0]?.texts.map(({ text }) => text).join('')).toBe('?? Zoe Taro');
});

test('Latin names are in the screen’s typeface, and a Polish one too', async () => {
  const { text: faces } = await loadFonts();
  expect(splitFaces('Renée Desbœufs', faces).runs.map(({ face }) => face.name)).toEqual(['inter-latin-400-normal']);
  const polish = splitFaces('Łukasz', faces).runs;
  expect(polish.map(({ face }) => face.name)).toEqual(['inter-latin-ext-400-normal', 'inter-latin-400-normal']);
  expect(polish.map(({ text }) => text)).toEqual(['Ł', 'ukasz']);
});

test('words that are written from right to left begin at the right', async () => {
  const { text: faces } = await loadFonts();
  expect(splitFaces('א ב', faces).runs.map(({ text }) => text)).toEqual(['ב', ' ', 'א']);
  const runs = splitFaces('דוד בן-גוריון / א ב, Ann', faces).runs.map(({ text }) => text);
  expect(runs).toEqual(['גוריון', '-', 'בן', ' ', 'דוד', ' / ', 'ב', ' ', 'א', ', Ann']);
});

test('figures are of one width, regular and bold; in running text they are not', async () => {
  const press = await openPress(IMPRINT);
  for (const style of [STYLE, { ...STYLE, bold: true }]) {
    const widths = Array.from('0123456789', (digit) => press.measure(digit, style));
    expect(new Set(widths).size).toBe(1);
    expect(press.measure('11.11', style)).toBeCloseTo(press.measure('58.30', style), 6);
    expect(press.measure('Table 1', style)).toBeLessThan(press.measure('Table 0', style));
  }
});

test('figures can be read back from the file', async () => {
  const press = await openPress(IMPRINT);
  const bytes = await press.print([[textMark('58.33', 100, 100, STYLE), textMark('1\u202f430', 100, 140, STYLE)]]);
  const { pages } = await readPdf(bytes);
  expect(pages[0]?.texts.map(({ text }) => text)).toEqual(['58.33', '1 430']);
});
