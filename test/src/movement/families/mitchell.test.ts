import { describe, expect, test } from 'vitest';
import { lineOf, sittingOut } from '../../../../src/movement/pairs.ts';
import { qualityOf } from '../../../../src/movement/quality.ts';
import { build, faults, mitchell, written } from '../build.ts';
import { figures } from '../figures.ts';

interface Families {
  readonly straight: readonly { readonly tables: number; readonly repeats: number }[];
  readonly skip: readonly { readonly tables: number; readonly repeats: number }[];
  readonly share: readonly { readonly tables: number; readonly roundsShared: number; readonly tablesAtASet: number }[];
}

const families = figures('named-families') as Families;

describe('the straight Mitchell', () => {
  const movement = build(mitchell(13));

  test('round 1: pair T+t and set t at table t', () => {
    expect(written(movement, 1)).toBe(
      '1-14:1 2-15:2 3-16:3 4-17:4 5-18:5 6-19:6 7-20:7 8-21:8 9-22:9 10-23:10 11-24:11 12-25:12 13-26:13',
    );
  });

  test('North-South stay, East-West go up one, sets down one', () => {
    expect(written(movement, 2)).toMatch(/^1-26:2 2-14:3 .* 13-25:1$/);
    expect(written(movement, 3)).toMatch(/^1-25:3 2-26:4 3-14:5 .* 13-24:2$/);
  });

  test('two rankings, no phantom, as many sets as tables', () => {
    expect(movement).toMatchObject({ tables: 13, sets: 13, winners: 2, phantom: null, boardsPerRound: 2 });
  });
});

describe('an even number of tables', () => {
  test('share and relay: a bye stand half way, table T plays what table 1 plays', () => {
    const movement = build(mitchell(6));
    expect(written(movement, 1)).toBe('1-7:1 2-8:2 3-9:3 4-10:5 5-11:6 6-12:1');
    expect(written(movement, 2)).toBe('1-12:2 2-7:3 3-8:4 4-9:6 5-10:1 6-11:2');
  });

  test('skip: East-West go up two after round T/2', () => {
    const movement = build(mitchell(6, { even: 'skip' }));
    expect(written(movement, 3)).toBe('1-11:3 2-12:4 3-7:5 4-8:6 5-9:1 6-10:2');
    expect(written(movement, 4)).toBe('1-9:4 2-10:5 3-11:6 4-12:1 5-7:2 6-8:3');
    expect(movement.rounds).toHaveLength(5);
  });

  test('no skip where play ends half way', () => {
    const movement = build(mitchell(6, { even: 'skip', rounds: 3 }));
    expect(movement.rounds).toEqual(build(mitchell(6, { even: 'skip' })).rounds.slice(0, 3));
  });
});

describe('the arrow switch', () => {
  test('in the last rounds the pairs exchange at every table, and there is one ranking', () => {
    const plain = build(mitchell(7));
    const switched = build(mitchell(7, { arrowSwitch: 2 }));
    expect(switched.winners).toBe(1);
    expect(switched.rounds.slice(0, 5)).toEqual(plain.rounds.slice(0, 5));
    expect(switched.rounds.slice(5)).toEqual(
      plain.rounds.slice(5).map((round) => round.map((s) => ({ ...s, ns: s.ew, ew: s.ns }))),
    );
  });
});

describe('a half table', () => {
  test('the missing pair is the last of its line', () => {
    expect(build(mitchell(7, { phantom: 'NS' })).phantom).toBe(7);
    expect(build(mitchell(7, { phantom: 'EW' })).phantom).toBe(14);
  });

  test.each(['NS', 'EW'] as const)('without a pair of %s every pair of the other line sits out once', (phantom) => {
    const movement = build(mitchell(7, { phantom }));
    const out = movement.rounds.map((_, index) => sittingOut(movement, index + 1) ?? 0);
    expect(new Set(out).size).toBe(7);
    expect(out.every((pair) => lineOf(movement, pair) !== phantom)).toBe(true);
  });

  test('with the highest North-South pair missing nothing has to be shared', () => {
    expect(qualityOf(build(mitchell(12, { phantom: 'NS' }))).sharing).toEqual({ rounds: 0, tables: 1 });
    expect(qualityOf(build(mitchell(12, { phantom: 'EW' }))).sharing.rounds).toBeGreaterThan(0);
  });
});

describe('every size', () => {
  const sizes = Array.from({ length: 38 }, (_, index) => index + 3);

  test.each(sizes)('%i tables: sound with either even kind, either line short, any number of rounds', (tables) => {
    const evens = tables % 2 === 0 ? (['share', 'skip'] as const) : (['share'] as const);
    for (const even of evens) {
      const mayShare = tables % 2 === 0 && even === 'share' ? [1, tables] : [];
      for (const phantom of [null, 'NS', 'EW'] as const) {
        const complete = mitchell(tables, { even, phantom });
        for (let rounds = 1; rounds <= complete.rounds; rounds += 1) {
          const arrowSwitch = rounds % 3 === 0 ? Math.floor(rounds / 3) : 0;
          expect(faults(build({ ...complete, rounds, arrowSwitch }), mayShare)).toEqual([]);
        }
      }
    }
  });

  test('complete, everyone meets the whole other line and plays every set', () => {
    for (const tables of sizes) {
      const { opponents, boardsPlayed } = qualityOf(build(mitchell(tables)));
      expect({ tables, opponents, boardsPlayed }).toEqual({
        tables,
        opponents: { least: tables, most: tables, possible: tables },
        boardsPlayed: { least: 2 * tables, most: 2 * tables },
      });
    }
  });
});

describe('figures of the named families', () => {
  test.each(families.straight)('straight, $tables tables', ({ tables, repeats }) => {
    expect(qualityOf(build(mitchell(tables)))).toMatchObject({ repeats, sharing: { rounds: 0 }, byeStands: 0 });
  });

  test.each(families.skip)('skip, $tables tables', ({ tables, repeats }) => {
    const quality = qualityOf(build(mitchell(tables, { even: 'skip' })));
    expect(quality).toMatchObject({ repeats, sharing: { rounds: 0 }, byeStands: 0 });
  });

  test.each(families.share)('share and relay, $tables tables', ({ tables, roundsShared, tablesAtASet }) => {
    const quality = qualityOf(build(mitchell(tables)));
    expect(quality).toMatchObject({
      repeats: 0,
      sharing: { rounds: roundsShared, tables: tablesAtASet },
      byeStands: 1,
    });
  });
});
