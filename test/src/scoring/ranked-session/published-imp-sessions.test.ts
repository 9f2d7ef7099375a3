import { describe, expect, test } from 'vitest';
import { readResultsCsv, type ResultsCsv } from '../../../../src/format/results/csv.ts';
import { scoreSession } from '../../../../src/scoring/ranked-session/score-session.ts';
import { IMP_ORACLES, impCases } from '../../../conformance-answers/imp-sessions.ts';
import { publishedSession, sessionCsv } from '../../../published-session.ts';

describe.each(IMP_ORACLES)('$name', (oracle) => {
  const { method, regulation } = oracle;
  const published = publishedSession(oracle.name);
  const file = readResultsCsv(sessionCsv(published), null) as ResultsCsv;
  const scores = scoreSession(file.results, { winners: file.winners, regulation, method });

  test('is read whole', () => {
    expect(file.kind).toBe('results');
    expect(file.winners).toBe(oracle.winners);
    expect(scores.boards).toHaveLength(oracle.boards);
    expect(scores.boards.reduce((sum, board) => sum + board.actual, 0)).toBe(oracle.results);
  });

  test.each(impCases(oracle))('$what as it was published', ({ printed, answered }) => {
    expect(answered).toEqual(printed);
  });
});
