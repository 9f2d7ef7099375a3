import { expect, test } from 'vitest';
import type { OverallView } from '../../../../main/club/model/overall.ts';
import type { RankingRowView, StandingsView } from '../../../../main/club/model/standings.ts';
import { overallStandings } from '../../../../renderer/director/display/overallStandings.ts';
import type { Carry } from '../../../../src/scoring/stages/carry.ts';

const row = (entry: number, place: number) =>
  ({ entry, place, tied: false, ranked: '1/2', boards: 21 }) as RankingRowView;

const STANDINGS: StandingsView = {
  change: 7,
  fields: [
    {
      sections: [2],
      unit: 'matchpoints',
      rankedBy: 'average',
      winners: 1,
      boards: [],
      rankings: [{ line: null, rows: [row(11, 1), row(12, 2), row(13, 3)] }],
    },
  ],
};

function overall(way: Carry, figures: readonly (readonly [number, string | null])[]): OverallView {
  const rows = figures.map(([entry, figure], at) => {
    const common = {
      tied: false,
      carried: null,
      own: '0',
      average: null,
      before: [],
      qualifies: null,
      inStratum: null,
    };
    return { entry, place: figure === null ? null : at + 1, figure, ...common };
  });
  const rankings = [{ sections: [2], line: null, rows }];
  return {
    sessions: [],
    session: 2,
    counted: [1],
    way,
    unit: 'matchpoints',
    prizePlaces: 3,
    prizesChosen: false,
    orders: [],
    rankings,
  };
}

test('the second display has the places and figures of all sessions, in their order', () => {
  const shown = overallStandings(
    STANDINGS,
    overall({ kind: 'carry-forward' }, [
      [13, '1251/11'],
      [11, '101'],
      [12, null],
    ]),
  );
  const [field] = shown.fields;
  expect(field?.rankedBy).toBe('total');
  expect(field?.rankings[0]?.rows.map(({ entry, place, ranked, boards }) => [entry, place, ranked, boards])).toEqual([
    [13, 1, '1251/11', 21],
    [11, 2, '101', 21],
    [12, null, null, 0],
  ]);
  expect(overallStandings(STANDINGS, overall({ kind: 'boards' }, [[11, '3/5']])).fields[0]?.rankedBy).toBe('average');
});
