import { describe, expect, test } from 'vitest';
import {
  arePossibleEvenings,
  dayOfPlay,
  dayOfRound,
  endOfRound,
  eveningsOf,
  startOfRound,
} from '../../../src/session/evenings.ts';

const DAYS = {
  date: '2026-11-24',
  start: '19:30',
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
    const oneDay = { date: '2026-11-24', start: '19:30' };
    expect(eveningsOf(oneDay, 6)).toEqual([{ from: 1, to: 6, ...oneDay }]);
  });

  test('the times of rounds count from the start of their evening, its own or that of the first', () => {
    const [second, third] = DAYS.evenings;
    const cells = [1, 2, 3, 4, 5, 6].map((round) => ({ round, table: 1, boards: [1, 2, 3, 4], sitOut: false }));
    const times = {
      ...DAYS,
      evenings: [...(second ? [second] : []), ...(third ? [{ ...third, start: '14:00' }] : [])],
      sections: [{ rounds: 6, cells }],
      minutesPerBoard: 7,
      minutesToMove: 2,
      breaks: [
        { after: 1, minutes: 15 },
        { after: 4, minutes: 10 },
      ],
    };
    const rounds = [1, 2, 3, 4, 5, 6];
    expect(rounds.map((round) => startOfRound(times, round))).toEqual([
      '19:30',
      '20:15',
      '19:30',
      '20:00',
      '14:00',
      '14:30',
    ]);
    expect(rounds.map((round) => endOfRound(times, round))).toEqual([
      '20:00',
      '20:45',
      '20:00',
      '20:30',
      '14:30',
      '15:00',
    ]);
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
