import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  INITIAL_SCALE,
  withOneMoreRow,
  withOneMoreTable,
  withoutRow,
  withRow,
  withTable,
  withTables,
  withWinner,
} from '../../../../../renderer/director/settings/regulation/clubScale.ts';
import {
  clubScaleProblem,
  type ClubScale,
  type ClubVictoryPointTable,
} from '../../../../../src/scoring/victory-points/club.ts';

function first({ tables }: ClubScale): ClubVictoryPointTable {
  return tables[0] as ClubVictoryPointTable;
}

describe('a scale while it is typed in', () => {
  test('begins as one that can be, a win 2-0', () => {
    expect(clubScaleProblem(INITIAL_SCALE)).toBeNull();
  });

  test('a new row lies between the last limit and all beyond', () => {
    const table = withOneMoreRow(withOneMoreRow(first(INITIAL_SCALE)));
    expect(table.rows).toEqual([
      { upTo: 0, winner: 100, loser: 100 },
      { upTo: 5, winner: 200, loser: 0 },
      { upTo: 10, winner: 200, loser: 0 },
      { upTo: null, winner: 200, loser: 0 },
    ]);
    expect(withoutRow(table, 1).rows.map(({ upTo }) => upTo)).toEqual([0, 10, null]);
    expect(withoutRow(table, 3).rows.map(({ upTo }) => upTo)).toEqual([0, 5, null]);
  });

  test('what the winner gets leaves the rest of a drawn match’s sum to the loser', () => {
    const table = withOneMoreRow(first(INITIAL_SCALE));
    expect(withWinner(table, 1, 150)).toEqual({ upTo: 5, winner: 150, loser: 50 });
    expect(withWinner(table, 1, 250)).toEqual({ upTo: 5, winner: 250, loser: 0 });
    expect(withWinner(table, 0, 300)).toEqual({ upTo: 0, winner: 300, loser: 300 });
  });

  test('rows that differ in their sum make a scale without one', () => {
    const table = first(INITIAL_SCALE);
    const other = withRow(table, 1, { upTo: null, winner: 250, loser: 25 });
    expect(withTable(INITIAL_SCALE, 0, other).sum).toBeNull();
    expect(withTables(INITIAL_SCALE, [table]).sum).toBe(200);
  });

  test('another table is for more boards than the last', () => {
    const two = withOneMoreTable(INITIAL_SCALE);
    expect(two.tables.map(({ least, most }) => [least, most])).toEqual([
      [1, 99],
      [100, 198],
    ]);
    expect(clubScaleProblem(two)).toBeNull();
    expect(withOneMoreTable({ ...INITIAL_SCALE, tables: [] })).toEqual(INITIAL_SCALE);
  });
});

test('rows added and taken out leave a scale that can be', () => {
  const steps = fc.array(fc.oneof(fc.constant('more' as const), fc.nat({ max: 20 })), { maxLength: 30 });
  fc.assert(
    fc.property(steps, (taken) => {
      let table = first(INITIAL_SCALE);
      for (const step of taken) {
        if (step === 'more') table = withOneMoreRow(table);
        else if (table.rows.length > 1) table = withoutRow(table, 1 + (step % (table.rows.length - 1)));
      }
      expect(clubScaleProblem(withTable(INITIAL_SCALE, 0, table))).toBeNull();
    }),
    { numRuns: 200 },
  );
});
