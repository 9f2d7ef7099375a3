import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readRubberCsv } from '../../../src/format/rubber-csv.ts';
import { rubberCsvProblemSentence } from '../../../src/language/files/rubber.ts';

const HEAD = 'contract,declarer,tricks,result,honours\n';

describe('deals', () => {
  test('are read in order, with their lines', () => {
    const read = readRubberCsv('Declarer;Contract;note;Result;Honours\nN;4sx;x;-1;w5\n\n;PASS\nE;1NT;;=;\n');
    expect(read).toEqual({
      kind: 'deals',
      deals: [
        {
          line: 2,
          deal: {
            outcome: {
              kind: 'played',
              contract: { level: 4, strain: 'S', risk: 'X' },
              declarer: 'N',
              tricks: 9,
              lead: null,
            },
            honours: { seat: 'W', count: 5 },
          },
        },
        { line: 4, deal: { outcome: { kind: 'passedOut' }, honours: null } },
        {
          line: 5,
          deal: {
            outcome: {
              kind: 'played',
              contract: { level: 1, strain: 'NT', risk: '' },
              declarer: 'E',
              tricks: 7,
              lead: null,
            },
            honours: null,
          },
        },
      ],
    });
  });

  test('tricks and result may both be there when they agree', () => {
    expect(readRubberCsv(`${HEAD}3NT,N,10,+1,`).kind).toBe('deals');
  });
});

describe('what is wrong, and where', () => {
  test.each([
    ['', 'noDeals', 1, null],
    [HEAD, 'noDeals', 1, null],
    ['contract,tricks\n4S,10', 'noColumn', 1, 'declarer'],
    ['contract,declarer\n4S,N', 'noColumn', 1, 'tricks'],
    ['contract,declarer,tricks,tricks\n4S,N,9,9', 'columnTwice', 1, 'tricks'],
    [`${HEAD}4P,N,10,,`, 'contract', 2, 'contract'],
    [`${HEAD},N,10,,`, 'empty', 2, 'contract'],
    [`${HEAD}4S,Q,10,,`, 'declarer', 2, 'declarer'],
    [`${HEAD}4S,N,14,,`, 'tricks', 2, 'tricks'],
    [`${HEAD}4S,N,,,`, 'empty', 2, 'tricks'],
    [`${HEAD}4S,N,,+4,`, 'result', 2, 'result'],
    [`${HEAD}4S,N,10,+1,`, 'disagree', 2, 'result'],
    [`${HEAD}4S,N,10,,3`, 'honours', 2, 'honours'],
    [`${HEAD}PASS,,0,,`, 'ofPass', 2, 'tricks'],
    [`${HEAD}4S,"N,10,,`, 'quoteNotClosed', 2, null],
  ])('%j: %s', (text, code, line, column) => {
    const read = readRubberCsv(text);
    expect(read).toMatchObject({ kind: 'problems', problems: [{ kind: 'problem', code, line, column }] });
  });

  test('is said in both languages', () => {
    const [problem] = [readRubberCsv(`${HEAD}4S,Q,10,,`)].flatMap((read) => ('problems' in read ? read.problems : []));
    if (problem === undefined) throw new Error('read without a problem');
    expect(rubberCsvProblemSentence(problem, 'en')).toBe('“Q” is not a declarer. Write N, E, S or W.');
    expect(rubberCsvProblemSentence(problem, 'fr')).toBe(
      '«\u00a0Q\u00a0» n’est pas un déclarant. Écrivez N, E, S ou W.',
    );
    expect(rubberCsvProblemSentence({ ...problem, code: 'empty' }, 'en')).toBe('declarer is empty.');
  });

  test('every line with a problem is told', () => {
    const read = readRubberCsv(`${HEAD}4Z,N,10,,\n4S,N,10,,\n4S,Z,10,,`);
    expect(read).toMatchObject({ problems: [{ line: 2 }, { line: 4 }] });
  });

  test('no text makes it throw', () => {
    const cells = fc.constantFrom(
      'contract',
      'declarer',
      'tricks',
      'result',
      'honours',
      '4S',
      'N',
      '10',
      'N4',
      '"',
      '',
    );
    const text = fc.array(fc.array(cells).map((row) => row.join(','))).map((rows) => rows.join('\n'));
    fc.assert(
      fc.property(fc.oneof(text, fc.string()), (any) => {
        expect(['deals', 'problems']).toContain(readRubberCsv(any).kind);
      }),
    );
  });
});
