import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { SIDES } from '../../../../src/bridge/seat.ts';
import { rubberRows, scoreColumns } from '../../../../src/bridge/sheet/rubber-rows.ts';
import { rubberOfDeals, storedMinibridgeDeals, storedRubberDeals } from '../../../../src/bridge/sheet/stored.ts';

const LINES = ['2ce+2', '3nn=', '2ns=', '4sn-2', '3cw-1', '3de-1', '4he=', '2ss-1', '6sn= h150n'];
const FRENCH = { laws: 'french', isLeft: false } as const;

function rubberOf(lines: readonly string[], isLeft = false) {
  const deals = storedRubberDeals(lines) ?? [];
  const sheet = rubberOfDeals(deals, { ...FRENCH, isLeft });
  if (sheet.kind === 'problem') throw new Error(sheet.code);
  return { deals, sheet };
}

test('the rubber of 1,850 to 500, deal by deal and as it stands on paper', () => {
  const { deals, sheet } = rubberOf(LINES);
  const rows = rubberRows(deals, sheet);
  expect(rows.map(({ points }) => [points.NS, points.EW])).toEqual([
    [0, 80],
    [100, 0],
    [70, 0],
    [0, 200],
    [50, 0],
    [50, 0],
    [0, 120],
    [0, 100],
    [1080, 0],
  ]);
  expect(rows.map(({ wins }) => wins)).toEqual([null, 'NS', null, null, null, null, 'EW', null, 'NS']);
  const columns = scoreColumns(sheet).map(({ above, below, total }) => ({
    above: above.map(({ points }) => points),
    below: below.map((game) => game.map(({ points }) => points)),
    total,
  }));
  expect(columns).toEqual([
    { above: [50, 50, 750, 150, 500], below: [[100], [70], [180]], total: 1850 },
    { above: [40, 200, 100], below: [[40], [120], []], total: 500 },
  ]);
});

test('a rubber being played has a game more, and one that is left the points of the French rules', () => {
  expect(scoreColumns(rubberOf(['3nn=', '2he=']).sheet).map(({ below }) => below.length)).toEqual([2, 2]);
  const [ns, ew] = scoreColumns(rubberOf(['3nn=', '2he='], true).sheet);
  expect(ns?.above.map(({ kind, points }) => [kind, points])).toEqual([['unfinishedGame', 300]]);
  expect(ew?.above.map(({ kind, points }) => [kind, points])).toEqual([['unfinishedPartScore', 100]]);
});

test('above and below the line add up to the totals, whatever was played', () => {
  const line = fc.constantFrom('1cn=', '2hw+1', '4sxe-2', '3nn=', '6dxxs=', 'p', '1nw= h150w', '4hn-1 h100e');
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), fc.boolean(), (typed, isLeft) => {
      // As many as are played before the rubber is over.
      const most = typed.findIndex(
        (_, at) => rubberOfDeals(storedRubberDeals(typed.slice(0, at)) ?? [], FRENCH).kind === 'problem',
      );
      const { deals, sheet } = rubberOf(most < 0 ? typed.slice(0, 2) : typed.slice(0, Math.max(0, most - 1)), isLeft);
      const rows = rubberRows(deals, sheet);
      for (const { side, above, below, total } of scoreColumns(sheet)) {
        const sum = [...above, ...below.flat()].reduce((all, { points }) => all + points, 0);
        expect(sum).toBe(total);
        expect(total).toBe(sheet.totals[side]);
        const atEnd = sheet.entries.filter((entry) => entry.deal === null && entry.side === side);
        const ofDeals = rows.reduce((all, { points }) => all + points[side], 0);
        expect(ofDeals + atEnd.reduce((all, { points }) => all + points, 0)).toBe(total);
      }
      expect(SIDES.every((side) => sheet.totals[side] >= 0)).toBe(true);
    }),
  );
});

test('lines that are none are no deals', () => {
  expect(storedRubberDeals(['4sn=', '4s'])).toBe(null);
  expect(storedMinibridgeDeals(['12 9 14 4s='])).toHaveLength(1);
  expect(storedMinibridgeDeals(['4sxn='])).toBe(null);
});
