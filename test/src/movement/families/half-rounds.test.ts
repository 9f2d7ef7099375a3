import { describe, expect, test } from 'vitest';
import { qualityOf } from '../../../../src/movement/quality.ts';
import { build, faults, field } from '../build.ts';

describe('three tables without sharing', () => {
  const movement = build(field('half-rounds', 3));

  test('ten rounds, everybody twice, balance 100', () => {
    expect(faults(movement).filter((fault) => !fault.includes('meets'))).toEqual([]);
    expect(qualityOf(movement)).toMatchObject({
      balance: 100,
      repeats: 15,
      sharing: { rounds: 0 },
      opponents: { least: 5, most: 5 },
      boardsPlayed: { least: 10, most: 10 },
    });
  });
});
