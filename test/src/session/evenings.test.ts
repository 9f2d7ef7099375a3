import { describe, expect, test } from 'vitest';
import { arePossibleEvenings, dayOfPlay, dayOfRound, eveningsOf } from '../../../src/session/evenings.ts';

const DAYS = {
  date: '2026-11-24',
  evenings: [
    { from: 3, date: '2026-12-01' },
    { from: 5, date: '2026-12-08' },
  ],
};

const isPossible = (...evenings: { from: number; date: string }[]) => arePossibleEvenings('2026-11-24', evenings, 6);

describe('a session of several evenings', () => {
  test('each round has the day of its evening', () => {
    expect([1, 2, 3, 4, 5, 6].map((round) => dayOfRound(DAYS, round).slice(5))).toEqual([
      '11-24',
      '11-24',
      '12-01',
      '12-01',
      '12-08',
      '12-08',
    ]);
    expect(eveningsOf(DAYS, 6).map(({ from, to }) => [from, to])).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
    ]);
    expect(eveningsOf({ date: '2026-11-24' }, 6)).toEqual([{ from: 1, to: 6, date: '2026-11-24' }]);
  });

  test('evenings are from later rounds on, and on later days', () => {
    expect(isPossible(...DAYS.evenings)).toBe(true);
    expect(isPossible({ from: 3, date: '2026-11-24' })).toBe(false);
    expect(isPossible({ from: 7, date: '2026-12-01' })).toBe(false);
    expect(isPossible({ from: 1, date: '2026-12-01' })).toBe(false);
    expect(isPossible(...DAYS.evenings.toReversed())).toBe(false);
  });

  test('papers of after play are of the evening played last, those of before play of the next', () => {
    const cells = [1, 2, 3, 4, 5, 6].map((round) => ({ round, boards: [1, 2], sitOut: false }));
    const of = (rounds: readonly number[], use: 'before' | 'after') =>
      dayOfPlay(
        {
          ...DAYS,
          clock: { round: 0, onBreak: false },
          sections: [{ rounds: 6, cells }],
          results: rounds.map((round) => ({ round })),
        },
        use,
      ).slice(5);
    const firstEvening = [1, 1, 2, 2];
    expect([of([], 'before'), of([], 'after')]).toEqual(['11-24', '11-24']);
    expect([of([1, 1, 2], 'before'), of([1, 1, 2], 'after')]).toEqual(['11-24', '11-24']);
    expect([of(firstEvening, 'before'), of(firstEvening, 'after')]).toEqual(['12-01', '11-24']);
    expect(of([...firstEvening, 3, 3, 4, 4, 5, 5, 6, 6], 'before')).toBe('12-08');
  });
});
