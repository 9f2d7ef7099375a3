import { describe, expect, test } from 'vitest';
import { randomFrom, randomInteger } from '../../../src/basics/random.ts';
import { inOrderOfDraw } from '../../../src/draw/entry.ts';
import { historyOf, pairKey } from '../../../src/draw/history.ts';
import type { DrawToMake } from '../../../src/draw/wanted.ts';
import { toNumber } from '../../../src/scoring/numbers/exact.ts';
import { drawn, randomEntries, randomMatches, wantedDraw } from './random-field.ts';

type May = (one: number, other: number) => boolean;

/** What a director asked for in each of the fields. */
const WISHES = {
  forced: [[3, 8]],
  forbidden: [
    [1, 2],
    [4, 16],
    [5, 6],
  ],
} as const;

function fieldOf(size: number, rounds: number, rule: DrawToMake['rule']) {
  const entries = randomEntries(size, size);
  const matches = randomMatches(size, size, rounds);
  const draw = drawn(wantedDraw({ entries, matches, rule, ...WISHES }));
  const forced: readonly number[] = WISHES.forced.flat();
  const order = inOrderOfDraw(entries).filter(({ entry }) => entry !== draw.bye?.entry && !forced.includes(entry));
  const history = historyOf(matches);
  const forbidden = new Set(WISHES.forbidden.map(([one, other]) => pairKey(one, other)));
  const may: May = (one, other) => history.lastMeeting(one, other) === null && !forbidden.has(pairKey(one, other));
  const pairs = draw.matches.map(({ reason: { higher, lower } }) => [higher, lower]);
  expect(pairs.filter((pair) => pair.some((entry) => forced.includes(entry)))).toHaveLength(1);
  return { order, may, pairs: pairs.filter((pair) => !pair.some((entry) => forced.includes(entry))) };
}

describe('large fields by a second method', () => {
  test.each([
    [16, 7],
    [31, 14],
    [64, 9],
    [101, 8],
    [200, 12],
  ])('%i from the top after %i rounds: the next whom a determinant lets the others go without', (size, rounds) => {
    const { order, may, pairs } = fieldOf(size, rounds, 'top');
    let left = order.map(({ entry }) => entry);
    const found: number[][] = [];
    while (left.length > 0) {
      const [higher = 0, ...others] = left;
      const rest = (lower: number): number[] => others.filter((entry) => entry !== lower);
      const lower = others.find((entry) => may(higher, entry) && canBePaired(rest(entry), may)) ?? Number.NaN;
      found.push([higher, lower]);
      left = rest(lower);
    }
    expect(pairs).toEqual(found);
  });

  test.each([
    [16, 5, 'closest'],
    [31, 5, 'closest'],
    [64, 6, 'closest'],
    [101, 6, 'closest'],
    [200, 7, 'closest'],
    [16, 5, 'score-groups'],
    [31, 5, 'score-groups'],
    [64, 6, 'score-groups'],
    [101, 6, 'score-groups'],
  ] as const)('%i after %i rounds, %s: no list of who still waits adds up to less', (size, rounds, rule) => {
    const { order, may, pairs } = fieldOf(size, rounds, rule);
    const total = new Map(
      order.map((entry) => [entry.entry, 4 * toNumber(rule === 'closest' ? entry.total : entry.wins)]),
    );
    const square = (one: number, other: number): number => ((total.get(one) ?? 0) - (total.get(other) ?? 0)) ** 2;
    expect(pairs.every(([one = 0, other = 0]) => may(one, other))).toBe(true);
    const sum = pairs.reduce((all, [one = 0, other = 0]) => all + square(one, other), 0);
    expect(sum).toBe(
      leastByWaiting(
        order.map(({ entry }) => entry).toSorted((a, b) => (total.get(b) ?? 0) - (total.get(a) ?? 0)),
        may,
        square,
      ),
    );
  });
});

const PRIME = 33_554_393;

/** Tutte: all can be paired where a determinant isn't 0 that has a random number for each pair that may be. */
function canBePaired(entries: readonly number[], may: May): boolean {
  const size = entries.length;
  const random = randomFrom(size);
  const rows: Float64Array[] = entries.map(() => new Float64Array(size));
  for (let one = 0; one < size; one++) {
    for (let other = one + 1; other < size; other++) {
      if (!may(entries[one] ?? 0, entries[other] ?? 0)) continue;
      const value = 1 + randomInteger(random, PRIME - 1);
      (rows[one] as Float64Array)[other] = value;
      (rows[other] as Float64Array)[one] = PRIME - value;
    }
  }
  for (let column = 0; column < size; column++) {
    const pivot = rows.findIndex((row, place) => place >= column && row[column] !== 0);
    if (pivot < 0) return false;
    [rows[column], rows[pivot]] = [rows[pivot] as Float64Array, rows[column] as Float64Array];
    const top = rows[column] as Float64Array;
    const inverse = power(top[column] as number, PRIME - 2);
    for (const row of rows.slice(column + 1)) {
      const factor = ((row[column] as number) * inverse) % PRIME;
      if (factor === 0) continue;
      for (let at = column; at < size; at++) {
        row[at] = ((row[at] as number) + (PRIME - factor) * (top[at] as number)) % PRIME;
      }
    }
  }
  return true;
}

function power(base: number, exponent: number): number {
  let result = 1;
  for (let square = base, left = exponent; left > 0; left = Math.floor(left / 2), square = (square * square) % PRIME) {
    if (left % 2 === 1) result = (result * square) % PRIME;
  }
  return result;
}

/** At most so many wait for an opponent at once, and nobody past so many others. */
const WAITING = 5;
const LONGEST = 16;

/** The least sum over the order, keeping for each list of those who wait what has been added up so far. */
function leastByWaiting(order: readonly number[], may: May, square: (one: number, other: number) => number): number {
  let sums = new Map([['', 0]]);
  for (const [place, entry] of order.entries()) {
    const next = new Map<string, number>();
    const note = (waiting: readonly number[], sum: number): void => {
      const key = waiting.join(' ');
      if (sum < (next.get(key) ?? Infinity)) next.set(key, sum);
    };
    for (const [key, sum] of sums) {
      const waiting = key === '' ? [] : key.split(' ').map(Number);
      for (const at of waiting) {
        const other = order[at] ?? 0;
        if (!may(entry, other)) continue;
        note(
          waiting.filter((one) => one !== at),
          sum + square(entry, other),
        );
      }
      if (waiting.length < WAITING && (waiting[0] ?? place) > place - LONGEST) note([...waiting, place], sum);
    }
    sums = next;
  }
  return sums.get('') ?? Infinity;
}
