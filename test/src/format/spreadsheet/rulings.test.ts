import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { writeRulingsCsv } from '../../../../src/format/spreadsheet/rulings.ts';
import { rulingLogWords } from '../../../../src/language/paper/ruling-log.ts';

/** As a spreadsheet reads it. */
function cellsOf(csv: string, delimiter: string): string[][] {
  const { data, errors } = Papa.parse(csv.replace('\ufeff', ''), { delimiter, skipEmptyLines: true });
  expect(errors).toEqual([]);
  return data;
}

test('the log of rulings: a line a ruling, and no note is a formula', () => {
  const row = { time: '22:05', board: '5', table: '3', pairs: '3 – 8', what: '−50', law: 'Law 12C1(b)' };
  const csv = writeRulingsCsv([{ ...row, note: '=HYPERLINK("x"), late' }], rulingLogWords.en, 'en');
  expect(cellsOf(csv, ',')).toEqual([
    ['Time', 'Board', 'Table', 'Pairs', 'Ruling', 'Law', 'Note'],
    ['22:05', '5', '3', '3 – 8', '−50', 'Law 12C1(b)', `'=HYPERLINK("x"), late`],
  ]);
  expect(cellsOf(writeRulingsCsv([], rulingLogWords.fr, 'fr'), ';')).toEqual([
    ['Heure', 'Étui', 'Table', 'Paires', 'Décision', 'Loi', 'Note'],
  ]);
});
