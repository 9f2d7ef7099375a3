import { describe, expect, test } from 'vitest';
import { sectionSitOuts } from '../../../src/session/sit-outs.ts';
import { seated, sectionOf } from './section.ts';

function begun(...rounds: readonly number[]) {
  return rounds.map((round) => ({ section: 1, round, table: 1, slotBoard: 1 }));
}

describe('boards missed by the schedule', () => {
  const cells = [seated(1, 1, 1, 2), seated(1, 2, 3, 9, [9]), seated(2, 1, 9, 1, [9]), seated(2, 2, 2, 3)];

  test('against a phantom, in the rounds that have begun', () => {
    expect(sectionSitOuts(sectionOf(cells), [])).toEqual([]);
    expect(sectionSitOuts(sectionOf(cells), begun(1))).toEqual([{ entry: 3, round: 1, boards: 2, leftBy: 9 }]);
    expect(sectionSitOuts(sectionOf(cells), begun(1, 2)).map(({ entry }) => entry)).toEqual([3, 1]);
    expect(sectionSitOuts(sectionOf(cells), [{ section: 2, round: 1, table: 1, slotBoard: 1 }])).toEqual([]);
  });

  test('nobody misses the boards of a table that both pairs have left', () => {
    const left = [...cells.slice(0, 2), seated(2, 1, 9, 1, [9, 1]), seated(2, 2, 2, 3)];
    expect(sectionSitOuts(sectionOf(left), begun(2))).toEqual([]);
  });

  test('a pair that a rover sends out misses a round, once it has had a seat', () => {
    // 4 comes in round 2 and takes the seat of 1
    const roved = [seated(1, 1, 1, 2), seated(2, 1, 4, 2), seated(3, 1, 1, 2)];
    expect(sectionSitOuts(sectionOf(roved), begun(1, 2, 3))).toEqual([
      { entry: 1, round: 2, boards: 2 },
      { entry: 4, round: 3, boards: 2 },
    ]);
    expect(sectionSitOuts(sectionOf(roved, [4]), begun(3))).toEqual([]);
  });
});
