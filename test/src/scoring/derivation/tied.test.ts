import { describe, expect, test } from 'vitest';
import { deriveStanding, type StandingQuestion } from '../../../../src/scoring/derivation/standing.ts';
import { exact, writeExact } from '../../../../src/scoring/numbers/exact.ts';
import type { TieBreakEvidence } from '../../../../src/scoring/standing/evidence.ts';
import { standings, type ScoredEntry, type StandingOptions } from '../../../../src/scoring/standing/standings.ts';
import type { TieFigure } from '../../../../src/scoring/standing/tie-breaks.ts';

function scored(entry: number, points: number): ScoredEntry {
  return { entry, points: exact(points), available: 100, boards: 10 };
}

/** IMPs of single matches of each entry: 1 and 4 lost none, 2 and 5 won twice what they lost, 3 half of it. */
const IMPS = new Map([
  [1, [5]],
  [2, [4, -2]],
  [3, [1, -2]],
  [4, [3]],
  [5, [6, -3]],
]);
const evidence: TieBreakEvidence = (entry) =>
  (IMPS.get(entry) ?? []).map((imps, number) => ({
    number,
    opponents: [],
    points: exact(imps),
    best: false,
    margin: null,
  }));

function derived(
  rows: readonly ScoredEntry[],
  entry: number,
  options: Partial<StandingOptions>,
  asked: Partial<StandingQuestion> = {},
) {
  const list = standings(rows, evidence, { basis: 'percentage', ...options });
  return deriveStanding(list, entry, { basis: 'percentage', ...asked });
}

function write(figure: TieFigure): string {
  return figure === 'unlimited' ? figure : writeExact(figure);
}

describe('what split a tie', () => {
  const tieBreaks = { chain: ['imp-quotient', 'lot'], afterSplit: 'onwards' } as const;
  const rows = [1, 2, 3, 4, 5].map((entry) => scored(entry, 60));
  const told = (entry: number): unknown =>
    derived(rows, entry, { tieBreaks, lots: [5, 4, 3, 2, 1] })?.separations.map(({ code, figure, others }) => [
      code,
      write(figure),
      others.map((other) => `${other.entry}: ${write(other.figure)}`).join(', '),
    ]);

  test('the figures of all it was tied with, and then of those that were still equal', () => {
    expect(told(4)).toEqual([
      ['imp-quotient', 'unlimited', '1: unlimited, 5: 2, 2: 2, 3: 1/2'],
      ['lot', '-1', '1: -4'],
    ]);
    expect(told(2)).toEqual([
      ['imp-quotient', '2', '4: unlimited, 1: unlimited, 5: 2, 3: 1/2'],
      ['lot', '-3', '5: 0'],
    ]);
    expect(told(3)).toEqual([['imp-quotient', '1/2', '4: unlimited, 1: unlimited, 5: 2, 2: 2']]);
  });

  test('leaves nobody on the place', () => {
    expect(derived(rows, 4, { tieBreaks, lots: [5, 4, 3, 2, 1] })?.equals).toEqual([]);
    expect(derived(rows, 4, {})?.equals).toEqual([1, 2, 3, 5]);
  });
});

describe('who is level', () => {
  const rows = [scored(1, 60), scored(2, 58), scored(3, 58)];
  const of = new Map([[2, exact(2)]]);

  test('by handicap where places go by it, and by scratch where they don’t', () => {
    const byHandicap = { unit: 'percent', of, placesBy: 'handicap' } as const;
    const first = derived(rows, 1, { handicap: byHandicap }, { handicap: byHandicap });
    expect(first).toMatchObject({ equals: [2], handicap: null, placesBy: 'handicap' });
    const second = derived(rows, 2, { handicap: byHandicap }, { handicap: byHandicap });
    expect(second).toMatchObject({ equals: [1], handicap: { unit: 'percent', amount: exact(2), figure: exact(3, 5) } });
    const byScratch = { ...byHandicap, placesBy: 'scratch' } as const;
    expect(derived(rows, 2, { handicap: byScratch }, { handicap: byScratch })?.equals).toEqual([3]);
    expect(derived(rows, 2, {})).toMatchObject({ equals: [3], handicap: null, placesBy: 'scratch' });
  });

  test('nobody, of entries that are not ranked', () => {
    const withoutStanding = new Set([2, 3]);
    expect(derived(rows, 2, { withoutStanding })).toMatchObject({ place: null, equals: [] });
    expect(derived([...rows, scored(4, 58)], 4, { withoutStanding })?.equals).toEqual([]);
  });

  test('those without a board yet', () => {
    const none = { points: exact(0), available: 0, boards: 0 };
    const waiting = [...rows, { ...none, entry: 8 }, { ...none, entry: 9 }];
    expect(derived(waiting, 8, {})?.equals).toEqual([9]);
    expect(derived(waiting, 3, {})?.equals).toEqual([2]);
  });
});

test('a penalty says nothing where what totals are in is not known', () => {
  const penalties = [{ entry: 1, kind: 'penalty', amount: exact(1), unit: 'imps' }] as const;
  expect(derived([scored(1, 60)], 1, {}, { penalties })?.penalties).toEqual([]);
});
