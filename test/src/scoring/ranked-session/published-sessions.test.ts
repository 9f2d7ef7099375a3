import { describe, expect, test } from 'vitest';
import type { Side } from '../../../../src/bridge/seat.ts';
import { readResultsCsv, type ResultsCsv } from '../../../../src/format/results/csv.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';
import { scoreSession } from '../../../../src/scoring/ranked-session/score-session.ts';
import {
  hundredthsOfPair,
  MATCHPOINT_ORACLES,
  matchpointCases,
} from '../../../conformance-answers/matchpoint-sessions.ts';
import { publishedSession, sessionCsv } from '../../../published-session.ts';

describe.each(MATCHPOINT_ORACLES)('$name', (oracle) => {
  const published = publishedSession(oracle.name);
  const file = readResultsCsv(sessionCsv(published), null) as ResultsCsv;
  const scores = scoreSession(file.results, { winners: file.winners, regulation: REGULATIONS.wbf });

  test('is read whole, and told to have one winner or two', () => {
    expect(file.kind).toBe('results');
    expect(file.winners).toBe(oracle.winners);
    expect(scores.expected).toBe(oracle.expected);
    expect(scores.boards.reduce((sum, board) => sum + board.actual, 0)).toBe(oracle.results);
  });

  test.each(matchpointCases(oracle))('$what as it was published', ({ printed, answered }) => {
    expect(answered).toEqual(printed);
  });
});

test('percentages after handicap are not the scratch ones: two pairs of eighteen keep theirs', () => {
  const published = publishedSession('nz_mp_handicap_18pairs_22boards');
  const file = readResultsCsv(sessionCsv(published), null) as ResultsCsv;
  const scores = scoreSession(file.results, { winners: 2, regulation: REGULATIONS.wbf });
  const unmoved = published.ranking.filter(
    (rank) => hundredthsOfPair(rank, file, scores) === Math.round(rank.percentage * 100),
  );
  // as it was verified when the session was collected: "2 of 18 final results reproduced"
  expect(unmoved).toHaveLength(2);
});

test('a Mitchell whose lines are both numbered from 1 is the same session', () => {
  const name = 'nz_mp_mitchell_26pairs_26boards';
  const csv = sessionCsv(publishedSession(name)).replaceAll(/ (NS|EW),/g, ',');
  const separate = readResultsCsv(csv, null) as ResultsCsv;
  const named = readResultsCsv(sessionCsv(publishedSession(name)), null) as ResultsCsv;
  expect(separate.entries.every(({ line }) => line !== null)).toBe(true);
  expect(rankingsOf(separate)).toEqual(rankingsOf(named));
});

/** Both rankings, pairs by their numbers alone. */
function rankingsOf({ entries, results, winners }: ResultsCsv): unknown {
  const options = { winners, regulation: REGULATIONS.wbf };
  const lineOf = (entry: number): Side | null => entries[entry]?.line ?? null;
  return scoreSession(results, { ...options, lineOf }).rankings.map(({ line, rows }) => [
    line,
    rows.map((row) => [entries[row.entry]?.name.replace(/ .*/, ''), row.place, row.percentage]),
  ]);
}
