import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatMinibridgeLine,
  minibridgeDeclarer,
  parseMinibridgeLine,
  type MinibridgeDeal,
} from '../../../../src/bridge/sheet/minibridge-line.ts';
import { minibridgeDealer, minibridgeRows } from '../../../../src/bridge/sheet/minibridge-sheet.ts';
import { LEVELS, STRAINS } from '../../../../src/bridge/contract.ts';
import { SEATS, SIDES, type Seat } from '../../../../src/bridge/seat.ts';
import { LANGUAGES } from '../../../../src/language.ts';

function dealOf(text: string, dealer: Seat = 'N', language: 'en' | 'fr' = 'en'): MinibridgeDeal {
  const read = parseMinibridgeLine(text, language, dealer);
  if (read.kind !== 'deal') throw new Error(JSON.stringify(read));
  return read.deal;
}

describe('a deal of minibridge', () => {
  test.each([
    ['12 9 14 4ss+1', 'en', [12, 9, 14, 5], 'S', 11],
    ['12 9 14 5 4ss+1', 'en', [12, 9, 14, 5], 'S', 11],
    ['12 9 14 4s+1', 'en', [12, 9, 14, 5], 'S', 11],
    ['12,9,14 4s=', 'en', [12, 9, 14, 5], 'S', 10],
    ['12 9 14 4p=', 'fr', [12, 9, 14, 5], 'S', 10],
    ['12 9 14 3n=', 'en', [12, 9, 14, 5], 'S', 9],
    ['12 9 14 4 s 10', 'en', [12, 9, 14, 5], 'S', 10],
    ['4ss+1', 'en', null, 'S', 11],
    ['4 s s 10', 'en', null, 'S', 10],
    ['0 0 3 3n9', 'en', [0, 0, 3, 37], 'W', 9],
  ] as const)('%s in %s: points %o, by %s, %i tricks', (text, language, points, declarer, tricks) => {
    expect(dealOf(text, 'N', language)).toMatchObject({ points, outcome: { declarer, tricks } });
  });

  test.each([
    ['', 'points', 4],
    ['12', 'points', 3],
    ['12 9', 'points', 2],
  ])('“%s” waits for the points of further hands', (text, of, hands) => {
    expect(parseMinibridgeLine(text, 'en', 'N')).toMatchObject({ kind: 'unfinished', expects: { of, hands } });
  });

  test.each(['12 9 14', '12 9 14 ', '12 9 14 5', '12 9 14 4', '12 9 14 4s', '12 9 14 3n'])(
    '“%s” waits for the contract, and the points are known',
    (text) => {
      expect(parseMinibridgeLine(text, 'en', 'N')).toMatchObject({
        kind: 'unfinished',
        expects: { of: 'contract' },
        points: [12, 9, 14, 5],
      });
    },
  );

  test.each([
    ['12 9 4sn=', 'pointsCount'],
    ['38 1 1 4sn=', 'pointsOfHand'],
    ['20 20 5 4sn=', 'pointsSum'],
    ['12 9 14 6 4sn=', 'pointsSum'],
    ['12 9 14 16', 'pointsSum'],
    ['1 1 0 4sn=', 'pointsSum'],
    ['12 9 14 4sxs=', 'minibridgeDouble'],
    ['12 9 14 8s=', 'level'],
    ['12 9 14 a60', 'notOnSheet'],
  ])('“%s” is refused: %s', (text, code) => {
    expect(parseMinibridgeLine(text, 'en', 'N')).toMatchObject({ kind: 'problem', fault: { code } });
  });

  test('the side with more points declares, its stronger hand, among equals who announced first', () => {
    expect(minibridgeDeclarer([12, 9, 14, 5], 'N')).toEqual({ side: 'NS', declarer: 'S', points: 26 });
    expect(minibridgeDeclarer([12, 9, 14, 5], 'E')).toEqual({ side: 'EW', declarer: 'W', points: 26 });
    expect(minibridgeDeclarer([11, 5, 11, 13], 'S')).toEqual({ side: 'NS', declarer: 'S', points: 22 });
    expect(minibridgeDeclarer([10, 10, 10, 10], 'N')).toEqual({ side: null, declarer: null, points: 20 });
  });

  test('where both sides have 20 the declarer is named', () => {
    expect(parseMinibridgeLine('10 10 10 1n7', 'en', 'N').kind).toBe('problem');
    expect(dealOf('10 10 10 1ne7').outcome).toMatchObject({ declarer: 'E' });
  });

  test('what is written is read back, in both languages', () => {
    const points = fc
      .tuple(fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 13 }))
      .filter(([a, b, c]) => 40 - a - b - c <= 37)
      .map(([a, b, c]) => [a, b, c, 40 - a - b - c] as const);
    const outcome = fc.record({
      kind: fc.constant('played' as const),
      contract: fc.record({
        level: fc.constantFrom(...LEVELS),
        strain: fc.constantFrom(...STRAINS),
        risk: fc.constant('' as const),
      }),
      declarer: fc.constantFrom(...SEATS),
      tricks: fc.integer({ min: 0, max: 13 }),
      lead: fc.constant(null),
    });
    fc.assert(
      fc.property(
        fc.option(points),
        outcome,
        fc.constantFrom(...LANGUAGES),
        fc.constantFrom(...SEATS),
        (announced, played, language, dealer) => {
          const deal = { points: announced, outcome: played };
          const read = parseMinibridgeLine(formatMinibridgeLine(deal, language), language, dealer);
          expect(read).toMatchObject({ kind: 'deal', deal });
        },
      ),
    );
  });

  test('no text throws, and a problem is inside it', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), fc.constantFrom(...LANGUAGES), (text, language) => {
        const read = parseMinibridgeLine(text, language, 'E');
        const at = read.kind === 'problem' ? read.at : 0;
        expect(at).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});

describe('the sheet', () => {
  test('adds up what each side gets, and deals clockwise from North', () => {
    const rows = minibridgeRows([
      dealOf('12 9 14 4s+1'),
      dealOf('10 11 4 3n-2', 'E'),
      dealOf('p', 'S'),
      dealOf('14 12 4 2h+1', 'W'),
    ]);
    expect(rows.map(({ dealer }) => dealer)).toEqual(['N', 'E', 'S', 'W']);
    expect(rows.map(({ side, points }) => [side, points])).toEqual([
      ['NS', 450],
      ['EW', 100],
      [null, 0],
      ['NS', 140],
    ]);
    expect(rows.at(-1)?.totals).toEqual({ NS: 590, EW: 100 });
    expect(minibridgeDealer(5)).toBe('E');
  });

  test('the last totals are the sums of the rows', () => {
    const deal = fc
      .record({
        level: fc.constantFrom(...LEVELS),
        strain: fc.constantFrom(...STRAINS),
        declarer: fc.constantFrom(...SEATS),
        tricks: fc.integer({ min: 0, max: 13 }),
      })
      .map(({ level, strain, declarer, tricks }): MinibridgeDeal => {
        const contract = { level, strain, risk: '' } as const;
        return { points: null, outcome: { kind: 'played', contract, declarer, tricks, lead: null } };
      });
    fc.assert(
      fc.property(fc.array(deal, { minLength: 1 }), (deals) => {
        const rows = minibridgeRows(deals);
        for (const side of SIDES) {
          const sum = rows.filter((row) => row.side === side).reduce((all, { points }) => all + points, 0);
          expect(rows.at(-1)?.totals[side]).toBe(sum);
        }
      }),
    );
  });
});
