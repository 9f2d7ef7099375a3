import { describe, expect, test } from 'vitest';
import type { BoardScoresView } from '../../../../main/club/model/board.ts';
import type { RankingRowView, StandingsView } from '../../../../main/club/model/standings.ts';
import { applySessionDiff, applyStandingsDiff } from '../../../../renderer/director/api/sessionUpdates.ts';
import { sessionView } from '../../../builders.ts';

const board = (number: number, actual: number): BoardScoresView => ({
  board: number,
  actual,
  expected: 13,
  top: 24,
  datum: null,
  results: [],
  frequencies: [],
});
const known: StandingsView = {
  change: 7,
  fields: [
    {
      sections: [1],
      unit: 'matchpoints' as const,
      rankedBy: 'average' as const,
      winners: 2,
      rankings: [],
      boards: [board(1, 13), board(2, 12)],
    },
  ],
};

test('boards that are as they were stay the same objects, new ones take their place, lost ones go', () => {
  const diff = {
    change: 9,
    fields: [
      {
        sections: [1],
        unit: 'matchpoints' as const,
        rankedBy: 'average' as const,
        winners: 2 as const,
        rankings: [],
        boards: [2, board(3, 1)],
      },
    ],
  };
  const merged = applyStandingsDiff(known, diff);
  expect(merged?.change).toBe(9);
  expect(merged?.fields[0]?.boards).toEqual([board(2, 12), board(3, 1)]);
  expect(merged?.fields[0]?.boards[0]).toBe(known.fields[0]?.boards[1]);
});

const row = (entry: number, total: string): RankingRowView => ({
  entry,
  place: 1,
  tied: false,
  inStratum: null,
  unranked: null,
  separations: [],
  lotToDraw: false,
  figure: null,
  ranked: null,
  total,
  available: '0',
  change: '0',
  boards: 0,
  byRound: [],
  byHandicap: null,
});
const [field] = known.fields;
const ranked = { change: 7, fields: [{ ...field!, rankings: [{ line: null, rows: [row(1, '5'), row(2, '3')] }] }] };
const rowNews = (rows: readonly (RankingRowView | number)[]) => ({
  change: 9,
  fields: [{ ...field!, boards: [], rankings: [{ line: null, rows }] }],
});

test('rows that are as they were stay the same objects, in the order of the diff', () => {
  const merged = applyStandingsDiff(ranked, rowNews([2, row(1, '4')]));
  expect(merged?.fields[0]?.rankings[0]?.rows).toEqual([row(2, '3'), row(1, '4')]);
  expect(merged?.fields[0]?.rankings[0]?.rows[0]).toBe(ranked.fields[0]?.rankings[0]?.rows[1]);
});

test('a diff that relies on a row nobody knows is refused', () => {
  expect(applyStandingsDiff(ranked, rowNews([1, 3]))).toBeNull();
});

test('a diff that relies on a board nobody knows is refused', () => {
  expect(
    applyStandingsDiff(known, {
      change: 9,
      fields: [
        {
          sections: [1],
          unit: 'matchpoints' as const,
          rankedBy: 'average' as const,
          winners: 2,
          rankings: [],
          boards: [5],
        },
      ],
    }),
  ).toBeNull();
});

describe('the diff of a session', () => {
  const session = sessionView({ results: 3 });
  const [first, second, third] = session.results;
  if (!first || !second || !third) throw new Error('three results were asked for');

  test('lines written take their new place, one taken away goes, the others stay the same objects', () => {
    const corrected = { ...second, version: second.version + 1, typed: '2sn=' };
    const lines = [
      { ...first, result: null },
      { ...second, result: corrected },
    ];
    const diff = applySessionDiff(session, { kind: 'lines', change: session.change + 2, savedAt: 'now', lines });
    expect(diff.results).toEqual([third, corrected]);
    expect(diff.results[0]).toBe(third);
    expect(diff).toMatchObject({ change: session.change + 2, savedAt: 'now' });
  });

  test('what is known already, or more, stays as it is', () => {
    const diff = {
      kind: 'lines',
      change: session.change,
      savedAt: 'then',
      lines: [{ ...first, result: null }],
    } as const;
    expect(applySessionDiff(session, diff)).toBe(session);
  });

  test('a whole session takes the place of the one known, and its unchanged results stay the same objects', () => {
    const whole = { ...session, change: session.change + 1, results: session.results.map((result) => ({ ...result })) };
    const diff = applySessionDiff(session, { kind: 'whole', session: whole });
    expect(diff.change).toBe(session.change + 1);
    expect(diff.results[0]).toBe(first);
  });
});
