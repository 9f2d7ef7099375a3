import { expect, test } from 'vitest';
import {
  linesToRule,
  readRuledTables,
  ruledTable,
  tablesText,
} from '../../../../../renderer/director/entry/ruling/ruledLines.ts';
import { mitchellSpec, sessionView } from '../../../../builders.ts';
import { leftAt, lineAt, sheetOf } from '../support.ts';

const view = sessionView({ results: 0, sections: [mitchellSpec(5), mitchellSpec(5)] });
const sheet = sheetOf(view, 1);
const lines = linesToRule(sheet, lineAt(sheet, 0));
const read = (text: string, letter: string | null = 'A') => {
  const { chosen, unknown } = readRuledTables(text, lines, letter);
  return unknown ?? chosen.map(ruledTable).join(' ');
};

test('the lines of a board in every section, by table', () => {
  expect(lines.map(ruledTable)).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'B1', 'B2', 'B3', 'B4', 'B5']);
  const left = sheetOf(leftAt(view, 1, 1), 1);
  expect(linesToRule(left, lineAt(left, 0))).toHaveLength(9);
});

test.each([
  ['', ''],
  ['2', 'A2'],
  ['2 3,5', 'A2 A3 A5'],
  ['2-4; b5', 'A2 A3 A4 B5'],
  ['B2–B3', 'B2 B3'],
  ['*', 'A1 A2 A3 A4 A5 B1 B2 B3 B4 B5'],
  ['2 9', '9'],
  ['c1', 'c1'],
  ['2 x', 'x'],
])('%j means %s', (text, tables) => {
  expect(read(text)).toBe(tables);
});

test('a section may be left out where the line has it', () => {
  expect(read('2', 'B')).toBe('B2');
});

test('what is chosen is written as it can be typed', () => {
  const { chosen } = readRuledTables('3 1 b2', lines, 'A');
  expect(read(tablesText(chosen))).toBe('A1 A3 B2');
});
