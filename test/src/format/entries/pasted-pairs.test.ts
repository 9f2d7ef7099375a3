import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPastedPairs } from '../../../../src/format/entries/pasted-pairs.ts';

/** Any code points at all, and the signs that mean something here among them. */
const anyText = fc
  .array(
    fc.oneof(
      fc.nat(0x10ffff).map((code) => String.fromCodePoint(code)),
      fc.constantFrom('/', '\n', '1', ' ', 'A', ','),
    ),
  )
  .map((parts) => parts.join(''));

describe('a pasted list of pairs', () => {
  test.each([
    ['Cedar / Cypress', ['Cedar', 'Cypress']],
    ['Cedar/Cypress', ['Cedar', 'Cypress']],
    ['Ann Cedar & Bob Cypress', ['Ann Cedar', 'Bob Cypress']],
    ['Ann Cedar and Bob Cypress', ['Ann Cedar', 'Bob Cypress']],
    ['Anne Cèdre et Bob Cyprès', ['Anne Cèdre', 'Bob Cyprès']],
    ['Ann Cedar - Bob Cypress', ['Ann Cedar', 'Bob Cypress']],
    ['Jean-Paul Cèdre - Marie-Ève Cyprès', ['Jean-Paul Cèdre', 'Marie-Ève Cyprès']],
    ['Ann Cedar\tBob Cypress', ['Ann Cedar', 'Bob Cypress']],
    ['Cedar, Ann / Cypress, Bob', ['Cedar, Ann', 'Cypress, Bob']],
    ['Ann Cedar, Bob Cypress', ['Ann Cedar', 'Bob Cypress']],
    ['  Ann   Cedar ;  Bob Cypress ', ['Ann Cedar', 'Bob Cypress']],
    ['Andy Etter + Etta Andrews', ['Andy Etter', 'Etta Andrews']],
  ])('%j is a pair', (text, players) => {
    expect(readPastedPairs(text)).toEqual({ pairs: [{ line: 1, section: null, number: null, players }], problems: [] });
  });

  test.each([
    ['1 Cedar / Cypress', null, 1],
    ['12. Cedar / Cypress', null, 12],
    ['7) Cedar / Cypress', null, 7],
    ['3\tCedar\tCypress', null, 3],
    ['#4 Cedar / Cypress', null, 4],
    ['A7 Cedar / Cypress', 'A', 7],
    ['b12. Cedar / Cypress', 'B', 12],
    ['B\t3\tCedar\tCypress', 'B', 3],
    ['no C 4: Cedar / Cypress', 'C', 4],
  ])('%j carries its number', (text, section, number) => {
    expect(readPastedPairs(text).pairs).toEqual([{ line: 1, section, number, players: ['Cedar', 'Cypress'] }]);
  });

  test('says where a line cannot be read, and keeps the others', () => {
    expect(readPastedPairs('1 Cedar / Cypress\n\n2 Oak\r\n3 A / B / C\n1 Fir / Larch')).toEqual({
      pairs: [
        { line: 1, section: null, number: 1, players: ['Cedar', 'Cypress'] },
        { line: 3, section: null, number: 2, players: ['Oak', ''] },
      ],
      problems: [
        { kind: 'problem', code: 'oneName', line: 3, text: '2 Oak' },
        { kind: 'problem', code: 'tooManyNames', line: 4, text: '3 A / B / C' },
        { kind: 'problem', code: 'numberTwice', line: 5, text: '1 Fir / Larch' },
      ],
    });
  });

  test('a number stands once in a section', () => {
    const { pairs, problems } = readPastedPairs('A1 Cedar / Cypress\nB1 Fir / Larch\n1 Oak / Elm\na 1 Ash / Yew');
    expect(pairs.map(({ section, number }) => [section, number])).toEqual([
      ['A', 1],
      ['B', 1],
      [null, 1],
    ]);
    expect(problems).toMatchObject([{ code: 'numberTwice', line: 4 }]);
  });

  test('what is written one pair a line is read back', () => {
    const name = fc.stringMatching(/^[A-Z][a-zé]{1,8}(?: [A-Z][a-z]{1,8})?$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(name, name), { minLength: 1, maxLength: 40 }), (pairs) => {
        const text = pairs.map(([a, b], index) => `${index + 1}\t${a} / ${b}`).join('\n');
        expect(readPastedPairs(text).pairs.map((pair) => pair.players)).toEqual(pairs);
      }),
    );
  });

  test('never throws, whatever is pasted', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const { pairs, problems } = readPastedPairs(text);
        expect(pairs.length + problems.length).toBeLessThanOrEqual(2 * text.split(/\r\n|\r|\n/).length);
      }),
    );
  });
});

/** The least time, of several, for reading lines with so many blanks in a row. */
function timeFor(blanks: number): number {
  const times = Array.from({ length: 7 }, () => {
    const begun = performance.now();
    for (const text of ['a b', 'no 2', 'a,b', 'a and b']) readPastedPairs(text.replace(' ', ' '.repeat(blanks)));
    return performance.now() - begun;
  });
  return Math.min(...times);
}

test('blanks in a row take a time that grows with their number, not with its square', () => {
  // Four times as many: squared, sixteen times as long.
  expect(timeFor(16_000) / Math.max(timeFor(4000), 1)).toBeLessThan(10);
});

test('blanks between two names part them, however many', () => {
  for (const blanks of ['   ', ' '.repeat(20_000), '\t', `${' '.repeat(500)}\t`]) {
    expect(readPastedPairs(`Ann Cedar${blanks}Bob Cypress`).pairs).toMatchObject([
      { players: ['Ann Cedar', 'Bob Cypress'] },
    ]);
  }
});

test('a text longer than any list is refused in one sentence', () => {
  expect(readPastedPairs('Ann / Bob\n'.repeat(10_001))).toEqual({
    pairs: [],
    problems: [{ kind: 'problem', code: 'tooLong', line: 1, text: '' }],
  });
});

test('of single players a line is one name; whoever stands beside another is named', () => {
  const { pairs, problems } = readPastedPairs('1 Smith, John\nDE LA TOUR\tAnne\n3. Bo Li / Mia Wu\n1 Eve', 1);
  expect(pairs.map(({ number, players }) => [number, players])).toEqual([
    [1, ['Smith, John', '']],
    [null, ['DE LA TOUR Anne', '']],
  ]);
  expect(problems.map(({ line, code }) => [line, code])).toEqual([
    [3, 'tooManyNames'],
    [4, 'numberTwice'],
  ]);
});
