import { expect, test } from 'vitest';
import { readCsv } from '../../../../src/format/csv.ts';
import { areNames } from '../../../../src/format/list-file/names-alone.ts';

function isListOfNames(text: string): boolean {
  const rows = readCsv(text);
  if ('code' in rows) throw new Error(rows.code);
  return areNames(rows);
}

test('names a line are told from a note', () => {
  expect(isListOfNames('Zoé Élan\nJean-Luc de la Tour\nAnn\n')).toBe(true);
  expect(isListOfNames('Bring biscuits.\nAnd tea.\n')).toBe(false);
  expect(isListOfNames('xq 7%\n\u00ff\u0001 lk\n')).toBe(false);
});
