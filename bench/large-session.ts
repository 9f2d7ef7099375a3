import { outcomeScore } from '../src/bridge/score/score.ts';
import { sampleSession } from '../src/sample/session.ts';
import { randomFrom, randomInteger } from '../src/basics/random.ts';
import type { ScoringLine } from '../src/scoring/scoring-line.ts';
import { mitchell, movementOf } from './rooms.ts';

/** A result of a session that has nothing but results. */
export type PlayedLine = ScoringLine & { readonly score: number };

const BOARDS_PER_ROUND = 2;
/** So many tables are simulated. */
const SIMULATED = 99;

/**
 * The results of so many tables, each playing every board once, table by table as phones would send them. North-South
 * pairs are 0 and on, East-West pairs `tables` and on; East-West move up between the rounds. 99 tables are simulated;
 * the others score what one of those did on the same board. The same for every run.
 */
export function largeSession(tables: number, boards: number): PlayedLine[] {
  const simulated = simulatedScores(boards);
  const random = randomFrom(1, tables);
  const lines: PlayedLine[] = [];
  for (let table = 0; table < tables; table += 1) {
    for (let board = 1; board <= boards; board += 1) {
      const scores = simulated[board - 1] ?? [];
      const round = Math.floor((board - 1) / BOARDS_PER_ROUND);
      const ew = tables + ((table + round) % tables);
      lines.push({ board, ns: table, ew, score: scores[randomInteger(random, scores.length)] ?? 0, award: null });
    }
  }
  return lines;
}

/** The scores of each board at the simulated tables. */
function simulatedScores(boards: number): number[][] {
  const movement = movementOf(mitchell(SIMULATED, SIMULATED, 1));
  const scores: number[][] = Array.from({ length: boards }, () => []);
  for (const { board, outcome } of sampleSession({ seed: 1, movement }).results) {
    const score = outcomeScore(outcome, board);
    if (score !== null) scores[board - 1]?.push(score);
  }
  return scores;
}
