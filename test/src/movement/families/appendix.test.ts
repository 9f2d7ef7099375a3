import { describe, expect, test } from 'vitest';
import { numbersTo } from '../../../../src/basics/numbers-to.ts';
import { qualityOf } from '../../../../src/movement/quality.ts';
import { build, faults, lines, sizes } from '../build.ts';

describe('appendix', () => {
  test.each(sizes(5, 40))('Bowman of %i tables: everyone plays all sets', (tables) => {
    const movement = build(lines('appendix', tables));
    expect(faults(movement, numbersTo(tables))).toEqual([]);
    expect(qualityOf(movement).boardsPlayed).toEqual({ least: tables - 2, most: tables - 2 });
  });

  test.each(sizes(5, 40))('one and a half tables (%i places): East-West sit out once, two tables share', (tables) => {
    const movement = build(lines('appendix', tables, { phantom: 'NS' }));
    expect(faults(movement, [1, tables - 1])).toEqual([]);
    expect(qualityOf(movement).sitOuts).toEqual({ least: 0, most: 1 });
  });
});
