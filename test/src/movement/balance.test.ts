import { existsSync, readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestArrowSwitch, oneRankingBalances } from '../../../src/movement/arrow-switch.ts';
import { balanceOf } from '../../../src/movement/balance.ts';
import { qualityOf } from '../../../src/movement/quality.ts';
import { build, mitchell } from './build.ts';
import { figures } from './figures.ts';

interface Row {
  readonly tables: number;
  readonly rounds: number;
  readonly even: 'share' | 'skip';
  readonly balance: readonly number[];
  readonly deviation: readonly number[];
  readonly best: number;
}

const mitchells = figures('mitchell-arrow-switch') as { readonly rows: readonly Row[] };

const seat = (ns: number, ew: number) => ({ table: 1, ns, ew, set: 1 });

describe('competition, by hand', () => {
  test('one set at two tables: opponents 1, same direction 1, opposite directions -1', () => {
    expect(balanceOf([[seat(1, 2), seat(3, 4)]], [1, 2, 3, 4])).toEqual({
      // 12 and 34 meet, 13 and 24 compare, 14 and 23 are opposite: S = 2, N = 6, squares 6.
      balance: (100 * 4) / (6 * 6),
      competition: { least: -1, most: 1, deviation: Math.sqrt(1 - 1 / 9) },
      comparisons: { least: 0, most: 1 },
    });
  });

  test('within a line only who sits alike is compared', () => {
    expect(balanceOf([[seat(1, 2), seat(3, 4)]], [1, 3])).toMatchObject({ balance: 100, competition: { least: 1 } });
  });

  test('nobody compared: 0', () => {
    expect(balanceOf([[seat(1, 2)]], [1, 2]).balance).toBe(0);
    expect(balanceOf([], []).balance).toBe(0);
  });
});

test('all competition together is t(t-1) for every set played t times', () => {
  const plays = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(plays, (times) => {
      const sets = times.map((count) =>
        Array.from({ length: count }, (_, index) => seat(2 * index + 1, 2 * index + 2)),
      );
      const { balance, competition } = balanceOf(
        sets,
        Array.from({ length: 12 }, (_, index) => index + 1),
      );
      const mean = times.reduce((sum, count) => sum + count * (count - 1), 0) / 66;
      expect(competition.least).toBeLessThanOrEqual(mean);
      expect(competition.most).toBeGreaterThanOrEqual(mean);
      // Qf is the squared mean by the mean of the squares.
      expect(balance * (competition.deviation ** 2 + mean ** 2)).toBeCloseTo(100 * mean ** 2, 6);
    }),
  );
});

describe.each(mitchells.rows)('Mitchell, $tables tables, $rounds rounds, $even', (row) => {
  const spec = mitchell(row.tables, { even: row.even, rounds: row.rounds });

  test('one ranking with 0, 1, 2 ... rounds switched', () => {
    const balances = [...oneRankingBalances(spec)].slice(0, row.balance.length);
    balances.forEach((balance, index) => expect(balance).toBeCloseTo(row.balance[index] ?? 0, 1.7));
    for (let arrowSwitch = 1; arrowSwitch < balances.length; arrowSwitch += 1) {
      const { balance, competition } = qualityOf(build({ ...spec, arrowSwitch }));
      expect(balance).toBeCloseTo(balances[arrowSwitch] ?? 0, 9);
      expect(competition.deviation).toBeCloseTo(row.deviation[arrowSwitch] ?? 0, 3.8);
    }
  });

  test('the best switch', () => {
    expect(bestArrowSwitch(spec)).toBe(row.best);
  });

  test('two rankings are perfectly balanced', () => {
    expect(qualityOf(build(spec)).balance).toBe(100);
  });
});

/**
 * Published cards stay with the design documents; where those lie beside the project, the formula is held against them.
 */
const published = new URL('../../../../shared/data/movements/published_howell.json', import.meta.url);

interface Card {
  readonly id: string;
  readonly pairs: number;
  readonly sets: number;
  readonly quality: { readonly Qf: number; readonly sd: number; readonly min: number; readonly max: number };
  readonly rows: readonly (readonly string[])[];
}

describe.skipIf(!existsSync(published))(
  'published Howells (only where the design documents lie beside the project)',
  () => {
    test('have the balance their list gives', () => {
      const cards = JSON.parse(readFileSync(published, 'utf8')) as Card[];
      expect(cards.length).toBeGreaterThan(100);
      for (const card of cards) {
        const seatings = card.rows.flat().map((text) => {
          const [ns, ew, set] = text.split(/[-:]/).map(Number);
          return { table: 0, ns: ns ?? 0, ew: ew ?? 0, set: set ?? 0 };
        });
        const sets = Array.from({ length: card.sets }, (_, index) => seatings.filter(({ set }) => set === index + 1));
        const found = balanceOf(
          sets,
          Array.from({ length: card.pairs }, (_, index) => index + 1),
        );
        expect({ id: card.id, qf: found.balance.toFixed(1) }).toEqual({ id: card.id, qf: card.quality.Qf.toFixed(1) });
        expect(found.competition).toMatchObject({ least: card.quality.min, most: card.quality.max });
      }
    });
  },
);
