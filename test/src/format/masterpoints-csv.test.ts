import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isMasterpointScheme, readMasterpointsCsv } from '../../../src/format/masterpoints-csv.ts';
import { masterpointsCsvProblemSentence } from '../../../src/language/files/masterpoints.ts';
import { masterpointProblemSentence } from '../../../src/language/regulation/masterpoints.ts';
import { toNumber } from '../../../src/scoring/numbers/exact.ts';
import { placeMasterpoints } from '../../../src/scoring/masterpoints/award.ts';
import {
  masterpointTable,
  isMasterpointTable,
  type MasterpointField,
} from '../../../src/scoring/masterpoints/scheme.ts';

const TABLE = 'tables;1;2;3;4\n3-5;10;6\n6 – 8;20;14;10;7\n\n9+;30;21;15;10,5\n';

function award(text: string, tables: number, place: number, sharing = 1): number | string {
  const scheme = readMasterpointsCsv(text);
  if (!isMasterpointScheme(scheme)) return scheme.code;
  const field: MasterpointField = { entries: tables * 2, tables, winners: 1, boards: 24, contestants: 'pairs' };
  const table = masterpointTable(scheme, field);
  return isMasterpointTable(table) ? toNumber(placeMasterpoints(table, place, sharing)) : table.code;
}

describe('a club’s own table', () => {
  test.each([
    [3, 1, 1, 10],
    [5.5, 2, 1, 6],
    [5, 3, 1, 0],
    [6, 4, 1, 7],
    [40, 4, 1, 10.5],
    [8, 1, 2, 17],
    // the third and two places without an award
    [9, 4, 3, 3.5],
    // 6, 0, 0: exactly 2 each
    [4, 2, 3, 2],
    // 14 + 10 + 7 over 3 is 10.333
    [8, 2, 3, 10.33],
    [2, 1, 1, 'no-row'],
  ])('%d tables, place %i shared by %i: %s', (tables, place, sharing, points) => {
    expect(award(TABLE, tables, place, sharing)).toBe(points);
  });

  test('by entries, with commas and points', () => {
    expect(award('Entries,1,2\n6-11,0.25,0.1\n12,0.5', 6, 1)).toBe(0.5);
    expect(award('entries,,\n6-11,0.25,0.1\n12,0.5', 5, 2)).toBe(0.1);
  });

  test('a row for no such number is said', () => {
    expect(masterpointProblemSentence({ kind: 'problem', code: 'no-row', by: 'tables', given: 2.5 }, 'en')).toBe(
      'The table has no row for 2.5 tables. Add one.',
    );
    expect(masterpointProblemSentence({ kind: 'problem', code: 'no-row', by: 'entries', given: 5 }, 'fr')).toBe(
      'Le barème n’a pas de ligne pour 5 inscrits. Ajoutez-en une.',
    );
  });
});

describe('what is wrong, and where', () => {
  test.each([
    ['', 'nothing', 1, null, 'there is no row', 'il n’y a pas de ligne'],
    ['tables;1', 'nothing', 1, null, 'there is no row', 'il n’y a pas de ligne'],
    ['pairs;1\n3;5', 'by', 1, 1, '“pairs”', '«\u00a0pairs\u00a0»'],
    ['tables;1;3\n3;5', 'place', 1, 3, '“3” is not the next place', '«\u00a03\u00a0» n’est pas la place'],
    ['tables;1\nthree;5', 'range', 2, 1, '“three” is no number', '«\u00a0three\u00a0» n’est pas'],
    ['tables;1\n5-3;5', 'range', 2, 1, '“5-3” is no number', '«\u00a05-3\u00a0»'],
    ['tables;1\n0;5', 'range', 2, 1, '“0” is no number', '«\u00a00\u00a0»'],
    ['tables;1\n3-5;5\n\n5;6', 'not-rising', 4, 1, '5 must be more', '5 doit dépasser'],
    ['tables;1\n3+;5\n6;6', 'open-row', 2, 1, '3+ is for all beyond', '3+ vaut pour tout'],
    ['tables;1;2\n3;;', 'no-place', 2, null, 'no place gets anything', 'aucune place'],
    ['tables;1;2\n3;5;-1', 'points', 2, 3, '“-1” is no number of points', '«\u00a0-1\u00a0»'],
    ['tables;1;2;3\n3;5;;1', 'points', 2, 3, '“” is no number of points', '«\u00a0\u00a0»'],
    ['tables;1;2\n3;5;1.234', 'points', 2, 3, '“1.234”', '«\u00a01.234\u00a0»'],
    ['tables;1;2\n3;5;6', 'order', 2, 3, '6 is more than', '6 est plus que'],
    ['tables;1;2\n3;"5;6', 'quoteNotClosed', 2, null, 'a quotation mark', 'un guillemet'],
  ] as const)('%j: %s', (text, code, line, cell, en, fr) => {
    const answer = readMasterpointsCsv(text);
    if (isMasterpointScheme(answer)) throw new Error('read without a problem');
    expect(answer).toMatchObject({ kind: 'problem', code, line, cell });
    expect(masterpointsCsvProblemSentence(answer, 'en')).toContain(en);
    expect(masterpointsCsvProblemSentence(answer, 'fr')).toContain(fr);
  });

  test('no text makes it throw', () => {
    const cells = fc.constantFrom('tables', 'entries', '1', '2', '3-5', '9+', '10,5', '-', '"', 'x', '');
    const text = fc.array(fc.array(cells).map((row) => row.join(';'))).map((rows) => rows.join('\n'));
    fc.assert(
      fc.property(fc.oneof(text, fc.string()), (any) => {
        expect(readMasterpointsCsv(any)).toHaveProperty('code');
      }),
    );
  });
});
