import { outcomeScore } from '../src/bridge/score/score.ts';
import type { ScoringLine } from '../src/scoring/scoring-line.ts';
import { REGULATIONS } from '../src/scoring/regulation/regulation.ts';
import { scoreSession } from '../src/scoring/ranked-session/score-session.ts';
import { sampleSession } from '../src/sample/session.ts';
import { median, type Figure } from './report.ts';
import { mitchell, movementOf } from './rooms.ts';

/** Scoring whole sessions, ranking included, warm. */
export function benchScoring(): Figure[] {
  const sizes = [
    { name: '13 tables x 26 boards, 338 results', tables: 13, rounds: 13, runs: 300, limit: 1 },
    { name: '20 tables x 40 boards, 800 results', tables: 20, rounds: 20, runs: 200 },
    { name: '39 tables x 78 boards, 3042 results', tables: 39, rounds: 39, runs: 50 },
  ];
  return sizes.map(({ name, tables, rounds, runs, limit }) => {
    const lines = linesOf(tables, rounds);
    const times = Array.from({ length: runs }, () => {
      const start = performance.now();
      scoreSession(lines, { winners: 2, regulation: REGULATIONS.wbf });
      return performance.now() - start;
    });
    return { name, value: median(times), unit: 'ms', ...(limit === undefined ? {} : { limit }) };
  });
}

function linesOf(tables: number, rounds: number): ScoringLine[] {
  const movement = movementOf(mitchell(tables, rounds, 2));
  return sampleSession({ seed: 1, movement }).results.map(({ round, table, board, outcome }) => {
    const seating = movement.rounds[round - 1]?.[table - 1];
    return { board, ns: seating?.ns ?? 0, ew: seating?.ew ?? 0, score: outcomeScore(outcome, board), award: null };
  });
}
