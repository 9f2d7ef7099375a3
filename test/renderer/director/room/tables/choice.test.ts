import { assert, constantFrom, integer, nat, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moveChoice, typeDigit, type Arrow } from '../../../../../renderer/director/room/tables/choice.ts';

const ARROWS: readonly Arrow[] = ['up', 'down', 'left', 'right'];

describe('arrows among thirteen cards in rows of five', () => {
  test.each<[number, Arrow, number]>([
    [0, 'right', 1],
    [4, 'right', 5],
    [0, 'left', 0],
    [12, 'right', 12],
    [1, 'down', 6],
    [6, 'up', 1],
    [1, 'up', 1],
    [11, 'down', 11],
    // the last row has no card below the fourth: down leads to its end
    [8, 'down', 12],
  ])('from %i %s to %i', (from, arrow, to) => {
    expect(moveChoice(from, arrow, 5, 13)).toBe(to);
  });

  test('never lead out of the cards', () => {
    assert(
      property(
        integer({ min: 1, max: 100 }),
        integer({ min: 1, max: 12 }),
        nat(99),
        constantFrom(...ARROWS),
        (count, columns, from, arrow) => {
          const next = moveChoice(from % count, arrow, columns, count);
          expect(next).toBeGreaterThanOrEqual(0);
          expect(next).toBeLessThan(count);
        },
      ),
    );
  });
});

/** What stands after these figures, one after the other. */
const type = (figures: string, tables: number) =>
  [...figures.matchAll(/\d/g)].reduce((typed, [digit]) => typeDigit(typed, digit, tables), '');

describe('the number of a table, typed', () => {
  test.each([
    ['1', 13, '1'],
    ['13', 13, '13'],
    // 14 is no table: 4 begins anew
    ['14', 13, '4'],
    ['100', 100, '100'],
    ['0', 13, ''],
    ['20', 13, ''],
    ['9', 5, ''],
  ])('%s among %i tables: %s', (figures, tables, typed) => {
    expect(type(figures, tables)).toBe(typed);
  });
});
