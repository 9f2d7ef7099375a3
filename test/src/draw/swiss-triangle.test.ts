import { describe, expect, test } from 'vitest';
import { inOrderOfDraw } from '../../../src/draw/entry.ts';
import { historyOf, type EarlierMatch } from '../../../src/draw/history.ts';
import { halvesOfSharedTable, matchesOfTriangle } from '../../../src/draw/swiss-triangle.ts';
import type { DrawToMake } from '../../../src/draw/wanted.ts';
import { bestDraw } from './exhaustive.ts';
import { drawn, randomEntries, randomMatches, wantedDraw } from './random-field.ts';

/** The lowest three of all there are, tried one by one: none have met, none had one, and the others can be paired. */
function lowestTriangle(wanted: DrawToMake): readonly number[] | null {
  const order = inOrderOfDraw(wanted.entries).map(({ entry }) => entry);
  const { lastMeeting, hadTriangle } = historyOf(wanted.matches);
  const places = order.map((_, place) => place).toReversed();
  const found = places.flatMap((last) =>
    places.flatMap((middle) =>
      places.flatMap((top) => (top < middle && middle < last ? [[top, middle, last] as const] : [])),
    ),
  );
  for (const [top, middle, last] of found) {
    const three = [order[top] ?? 0, order[middle] ?? 0, order[last] ?? 0] as const;
    const [one, other, third] = three;
    const have = [lastMeeting(one, other), lastMeeting(one, third), lastMeeting(other, third)];
    if (three.some((entry) => hadTriangle(entry)) || have.some((round) => round !== null)) continue;
    const entries = wanted.entries.filter(({ entry }) => !three.includes(entry));
    if (entries.length === 0) return three;
    const best = bestDraw({ ...wanted, entries });
    if (best?.pairs.every(([a, b]) => lastMeeting(a, b) === null)) return three;
  }
  return null;
}

describe('a triangle of an odd field', () => {
  test.each([5, 7, 9])('of %i is the lowest of all that leave the others a draw, or there is a bye', (size) => {
    const seen = { triangle: 0, bye: 0 };
    for (let seed = 1; seed <= 40; seed += 1) {
      const rounds = 1 + (seed % (size - 1));
      const wanted = wantedDraw({
        entries: randomEntries(seed, size),
        matches: randomMatches(seed, size, rounds),
        odd: 'triangle',
      });
      const draw = drawn(wanted);
      const expected = lowestTriangle(wanted);
      expect({ seed, three: draw.triangle }).toEqual({ seed, three: expected });
      expect(draw.bye === null).toBe(expected !== null);
      expect(expected === null || draw.matches.every(({ lastMeeting }) => lastMeeting === null)).toBe(true);
      seen[expected ? 'triangle' : 'bye'] += 1;
    }
    expect(Math.min(seen.triangle, seen.bye)).toBeGreaterThan(0);
  });

  test('nobody is in two, an even field has none, and a bye that is wanted comes first', () => {
    const entries = randomEntries(3, 9);
    const first = drawn(wantedDraw({ entries, afterRound: 0, round: 1, odd: 'triangle' }));
    expect(first.triangle).not.toBeNull();
    const three = first.triangle ?? [0, 0, 0];
    const matches = matchesOfTriangle(three).map(([home, away]): EarlierMatch => ({
      round: 1,
      lastRound: 2,
      home,
      away,
    }));
    const next = drawn(wantedDraw({ entries, matches, round: 3, odd: 'triangle' }));
    expect(next.triangle?.some((entry) => three.includes(entry))).toBe(false);
    expect(drawn(wantedDraw({ entries: randomEntries(3, 8), odd: 'triangle' })).triangle).toBeNull();
    expect(drawn(wantedDraw({ entries, odd: 'triangle', byeFor: 4 }))).toMatchObject({
      triangle: null,
      bye: { entry: 4 },
    });
  });

  test.each([5, 7, 9])('in half matches of %i the same three meet two others each, nobody again', (size) => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const field = { entries: randomEntries(seed, size), matches: randomMatches(seed, size, 1 + (seed % 3)) };
      const { triangle, matches, bye } = drawn(wantedDraw({ ...field, odd: 'half-matches' }));
      const whole = drawn(wantedDraw({ ...field, odd: 'triangle' }));
      expect({ seed, triangle, matches, bye }).toEqual({
        seed,
        triangle: whole.triangle,
        matches: whole.matches,
        bye: whole.bye,
      });
      const history = historyOf(field.matches);
      const halves = triangle ? matchesOfTriangle(triangle) : [];
      for (const entry of triangle ?? []) {
        const own = halves.filter((pair) => pair.includes(entry)).map((pair) => pair.find((one) => one !== entry) ?? 0);
        expect(new Set(own).size).toBe(2);
        expect(own.map((opponent) => history.lastMeeting(entry, opponent))).toEqual([null, null]);
      }
      const others = matches.flatMap(({ home, away }) => [home, away]);
      expect(new Set([...others, ...(triangle ?? []), ...(bye ? [bye.entry] : [])]).size).toBe(size);
    }
  });

  test('who has played half matches is in no triangle again', () => {
    const entries = randomEntries(3, 9);
    const three = drawn(wantedDraw({ entries, afterRound: 0, round: 1, odd: 'half-matches' })).triangle ?? [0, 0, 0];
    const matches = matchesOfTriangle(three).map(([home, away]): EarlierMatch => {
      return { round: 1, isHalf: true, home, away };
    });
    for (const odd of ['half-matches', 'triangle'] as const) {
      const next = drawn(wantedDraw({ entries, matches, round: 2, odd }));
      expect(next.triangle?.some((entry) => three.includes(entry))).toBe(false);
    }
  });

  test('each of the three is at home once, and meets both others', () => {
    const matches = matchesOfTriangle([7, 4, 2]);
    expect(matches.map(([home]) => home)).toEqual([7, 4, 2]);
    expect(new Set(matches.map((pair) => pair.toSorted((a, b) => a - b).join('-')))).toEqual(
      new Set(['2-4', '2-7', '4-7']),
    );
  });

  test.each([5, 7, 9])('of %i pairs the highest of three can meet both others, and nobody has had a bye', (size) => {
    let seen = 0;
    for (let seed = 1; seed <= 30; seed += 1) {
      const matches = randomMatches(seed, size, 1 + (seed % 3));
      const field = { entries: randomEntries(seed, size), matches };
      const { triangle, order, matches: met } = drawn(wantedDraw({ ...field, odd: 'half-matches', sharesTable: true }));
      if (triangle === null) continue;
      seen += 1;
      const { lastMeeting, byes } = historyOf(matches);
      const halves = halvesOfSharedTable(triangle);
      expect(halves.map(({ home, away, out }) => [lastMeeting(home, away), byes(away), byes(out)])).toEqual([
        [null, 0, 0],
        [null, 0, 0],
      ]);
      expect(halves.map(({ home }) => home)).toEqual([triangle[0], triangle[0]]);
      expect(order.filter((entry) => triangle.includes(entry))).toEqual(triangle);
      expect(new Set([...triangle, ...met.flatMap(({ home, away }) => [home, away])]).size).toBe(size);
    }
    expect(seen).toBeGreaterThan(0);
  });

  test('of three pairs each counts as having sat out or shared a table, and the first as home once', () => {
    const matches = halvesOfSharedTable([4, 6, 7]).flatMap(({ home, away, out }): EarlierMatch[] => [
      { round: 1, isHalf: true, home, away },
      { round: 1, isHalf: true, home: out, away: null },
    ]);
    const { byes, homes, hadTriangle } = historyOf(matches);
    expect([4, 6, 7].map((pair) => [byes(pair), homes(pair), hadTriangle(pair)])).toEqual([
      [0, 1, true],
      [1, 0, true],
      [1, 0, true],
    ]);
  });
});
