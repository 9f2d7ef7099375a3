import { describe, expect, test } from 'vitest';
import { numbersTo } from '../../../../src/basics/numbers-to.ts';
import { balanceOf } from '../../../../src/movement/balance.ts';
import { HESITATION_TURNS, type HesitationTurns } from '../../../../src/movement/construction/hesitation-turns.ts';
import { turnedHesitation, unturnedHesitation } from '../../../../src/movement/families/hesitation.ts';
import { qualityOf } from '../../../../src/movement/quality.ts';
import { build, faults, field } from '../build.ts';
import { figures } from '../figures.ts';

describe('hesitation', () => {
  const { balances } = figures('hesitations') as { readonly balances: Record<string, number> };

  test.each(numbersTo(20).slice(2))('%i tables: sound; an even number shares at one table', (tables) => {
    const movement = build(field('hesitation', tables));
    expect(faults(movement, tables % 2 === 0 ? [1, tables] : [])).toEqual([]);
    const quality = qualityOf(movement);
    expect(quality.boardsPlayed).toEqual({ least: tables + 1, most: tables + 1 });
    expect(quality.stationary).toHaveLength(tables - 1);
  });

  test.each(Object.entries(balances))('%s tables: at least as balanced as published, %d', (tables, balance) => {
    const quality = qualityOf(build(field('hesitation', Number(tables))));
    expect(Number(quality.balance.toFixed(2))).toBeGreaterThanOrEqual(balance);
  });

  test.each(numbersTo(40).slice(2))('%i tables: turned in a run from round 1, the pivot never', (tables) => {
    const { rounds } = build(field('hesitation', tables));
    const turned = rounds.flatMap((seatings) =>
      seatings.flatMap(({ table, ns, ew }) => (table < tables ? [ns < ew] : [])),
    );
    const [first, last] = [turned.indexOf(true), turned.lastIndexOf(true)];
    expect(first).toBeLessThan(tables - 1);
    expect(turned.slice(first, last + 1)).not.toContain(false);
    for (const [index, seatings] of rounds.entries()) expect(seatings.at(-1)?.ns).toBe(index + 1);
  });

  test('the balance is the best of all runs: a table more or less at either end is no better', () => {
    for (const line of HESITATION_TURNS.slice(0, 14)) {
      const [tables, from, round, to] = line;
      const balance = (turns: HesitationTurns): number => {
        const played = turnedHesitation(unturnedHesitation(tables), turns).flat();
        const sets = numbersTo(tables + 1).map((set) => played.filter((seating) => seating.set === set));
        return balanceOf(sets, numbersTo(2 * tables)).balance;
      };
      for (const [first, last] of [
        [from - 1, to],
        [from + 1, to],
        [from, to - 1],
        [from, to + 1],
      ] as const) {
        expect(balance([tables, first, round, last])).toBeLessThan(balance(line) + 1e-9);
      }
    }
  });
});
