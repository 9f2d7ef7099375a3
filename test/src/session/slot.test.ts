import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diffResults, slotKey, replaceResults, type Slot } from '../../../src/session/slot.ts';

interface Result extends Slot {
  readonly score: number;
}

const slot = fc.record({
  section: fc.constant(1),
  round: fc.integer({ min: 1, max: 3 }),
  table: fc.integer({ min: 1, max: 3 }),
  slotBoard: fc.integer({ min: 1, max: 3 }),
});
const score = fc.integer({ min: -50, max: 50 }).map((tens) => tens * 10);
/** Lines written, one result each, or none where it was taken away. */
const written = fc.uniqueArray(fc.tuple(slot, fc.option(score)), {
  selector: ([line]) => slotKey(line),
  maxLength: 12,
});

function lines(list: readonly (readonly [Slot, number | null])[]) {
  return list.map(([line, points]) => ({ ...line, result: points === null ? null : { ...line, score: points } }));
}

describe('results and the lines written since', () => {
  test('what goes and what comes makes the one out of the other', () => {
    fc.assert(
      fc.property(written, written, (first, then) => {
        const before = replaceResults<Result>([], lines(first));
        const now = replaceResults<Result>(before, lines(then));
        const { removed, added } = diffResults(before, now);
        expect([...before.filter((result) => !removed.includes(result)), ...added]).toEqual(now);
        const keys = new Set(then.map(([line]) => slotKey(line)));
        expect([...removed, ...added].every((result) => keys.has(slotKey(result)))).toBe(true);
      }),
    );
  });

  test('a written line is there once, with its last result', () => {
    fc.assert(
      fc.property(written, written, (first, then) => {
        const now = replaceResults<Result>(replaceResults<Result>([], lines(first)), lines(then));
        const last = new Map([...first, ...then].map(([line, points]) => [slotKey(line), points]));
        expect(new Set(now.map(slotKey)).size).toBe(now.length);
        expect(new Map(now.map((result) => [slotKey(result), result.score]))).toEqual(
          new Map([...last].filter(([, points]) => points !== null)),
        );
      }),
    );
  });

  test('in another order nothing is lost: more is removed and added', () => {
    fc.assert(
      fc.property(written, (list) => {
        const before = replaceResults<Result>([], lines(list));
        const now = before.toReversed();
        const { removed, added } = diffResults(before, now);
        const left = before.filter((result) => !removed.includes(result));
        expect(new Set([...left, ...added])).toEqual(new Set(now));
      }),
    );
  });
});
