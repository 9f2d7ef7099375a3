import { describe, expect, test } from 'vitest';
import { tasksDue, type Upkeep } from '../../../../main/club/copies/policy.ts';

const START = 1_000_000;
const idle: Upkeep = {
  changedAt: null,
  done: { checkpoint: START, finish: START, copy: START, check: START },
  roundOver: false,
  copyAsked: false,
};

function dueAfter(seconds: number, upkeep: Partial<Upkeep>): readonly string[] {
  return tasksDue({ ...idle, ...upkeep }, START + seconds * 1000);
}

describe('what is due for the file', () => {
  test('nothing while nothing has changed, but reading every page each half hour', () => {
    expect(dueAfter(1799, {})).toEqual([]);
    expect(dueAfter(1800, {})).toEqual(['check']);
  });

  test('the file and its finished copy in the first pause', () => {
    const changedAt = START + 60_000;
    expect(dueAfter(64, { changedAt })).toEqual([]);
    expect(dueAfter(65, { changedAt })).toEqual(['checkpoint', 'finish']);
  });

  test('and without a pause every two minutes', () => {
    expect(dueAfter(119, { changedAt: START + 118_000 })).toEqual([]);
    expect(dueAfter(120, { changedAt: START + 119_000 })).toEqual(['checkpoint', 'finish']);
  });

  test('all of it once a round is over', () => {
    expect(dueAfter(31, { changedAt: START + 30_000, roundOver: true })).toEqual(['checkpoint', 'finish', 'copy']);
  });

  test('a copy after ten minutes of change', () => {
    expect(dueAfter(599, { changedAt: START + 598_500 })).not.toContain('copy');
    expect(dueAfter(600, { changedAt: START + 599_500 })).toContain('copy');
    expect(dueAfter(6000, { changedAt: START - 1 })).toEqual(['check']);
  });

  test('a copy that is asked for, though nothing has changed', () => {
    expect(dueAfter(1, { copyAsked: true })).toEqual(['copy']);
  });

  test('nothing twice for one change', () => {
    const done = { ...idle.done, checkpoint: START + 5001, finish: START + 5001 };
    expect(dueAfter(60, { changedAt: START + 5000, done })).toEqual([]);
    expect(dueAfter(60, { changedAt: START + 5001, done })).toEqual(['checkpoint', 'finish']);
  });
});
