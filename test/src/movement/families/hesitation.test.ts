import { describe, expect, test } from 'vitest';
import { numbersTo } from '../../../../src/basics/numbers-to.ts';
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

  test.each(Object.entries(balances))('%s tables: balance %d, as published', (tables, balance) => {
    expect(qualityOf(build(field('hesitation', Number(tables)))).balance).toBeCloseTo(balance, 2);
  });
});
