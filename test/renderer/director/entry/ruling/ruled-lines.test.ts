import { expect, test } from 'vitest';
import {
  linesToRule,
  readRuledTables,
  ruledTables,
  tablesText,
} from '../../../../../renderer/director/entry/ruling/ruledLines.ts';
import { mitchellSpec, sessionView } from '../../../../builders.ts';
import { leftAt, lineAt, sheetOf } from '../support.ts';

const view = sessionView({ results: 0, sections: [mitchellSpec(5), mitchellSpec(5)] });
const sheet = sheetOf(view, 1);
const lines = linesToRule(sheet, lineAt(sheet, 0));
const read = (text: string, letter: string | null = 'A') => {
  const { chosen, unknown } = readRuledTables(text, lines, letter);
  return unknown ?? tablesText(ruledTables(lines), chosen);
};

test('the lines of a board in every section, by table', () => {
  expect([...ruledTables(lines).values()].join(' ')).toBe('A1 A2 A3 A4 A5 B1 B2 B3 B4 B5');
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
  expect(read(tablesText(ruledTables(lines), chosen))).toBe('A1 A3 B2');
});

test('a table that has the board in two rounds is named with the round, so that one ruling rules one line', () => {
  const repeated = sessionView({ results: 0, sections: [mitchellSpec(5)] });
  const boards = repeated.sections[0]?.cells.find(({ round, table }) => round === 2 && table === 4)?.boards ?? [];
  const sections = repeated.sections.map((section) => ({
    ...section,
    cells: section.cells.map((cell) => (cell.round === 3 && cell.table === 4 ? { ...cell, boards } : cell)),
  }));
  const twice = sheetOf({ ...repeated, sections }, boards[0] ?? 0);
  const both = linesToRule(twice, lineAt(twice, 0));
  const names = ruledTables(both);
  expect([...names.values()]).toEqual(expect.arrayContaining(['4/2', '4/3']));
  const { chosen, unknown } = readRuledTables('4/3', both, null);
  expect(unknown).toBeNull();
  expect(chosen.map(({ slot }) => slot)).toMatchObject([{ round: 3, table: 4 }]);
  expect(tablesText(names, readRuledTables('4', both, null).chosen)).toBe('4/2 4/3');
  expect(readRuledTables('4/5', both, null).unknown).toBe('4/5');
});
