import type { BoardScores } from './boards/board-scores.ts';
import { asPlayers } from './individual.ts';
import type { ScoringLine } from './lines.ts';
import type { Method } from './method.ts';

/** Percentages (0 to 100), or IMPs a board, after round 1, 2 ...; null before the entry's first scored board. */
export type Progress = readonly (number | null)[];

/**
 * How the percentage of each entry went over the rounds, or its mean at IMPs: all its boards up to the end of each
 * round, at what they are worth now; in an individual of each player. Floating point, for drawing only.
 * @param roundOf the round a line was played in, 1 to `rounds`
 */
export function progress<Line extends ScoringLine>(
  boards: readonly BoardScores<Line>[],
  roundOf: (line: Line) => number,
  rounds: number,
  unit: Method['unit'] = 'matchpoints',
): ReadonlyMap<number, Progress> {
  const won = new Map<number, RoundSums>();
  for (const { results, top, denominator } of asPlayers(boards)) {
    const ofOne = unit === 'imps' ? denominator : (top * denominator) / 100;
    for (const { line, ns, ew } of results) {
      const index = roundOf(line) - 1;
      addRound(sumsOf(won, line.ns, rounds), index, ns, ofOne);
      addRound(sumsOf(won, line.ew, rounds), index, ew, ofOne);
    }
  }
  return new Map([...won].map(([entry, sums]) => [entry, cumulated(sums)]));
}

/** Percents of tops or IMPs won in each round, and the boards they are from. */
type RoundSums = { won: number; boards: number }[];

function sumsOf(won: Map<number, RoundSums>, entry: number, rounds: number): RoundSums {
  const known = won.get(entry);
  if (known) return known;
  const sums = Array.from({ length: rounds }, () => ({ won: 0, boards: 0 }));
  won.set(entry, sums);
  return sums;
}

function addRound(sums: RoundSums, index: number, figure: number | null, ofOne: number): void {
  const round = sums[index];
  if (figure === null || round === undefined || ofOne === 0) return;
  round.won += figure / ofOne;
  round.boards += 1;
}

function cumulated(sums: RoundSums): Progress {
  let points = 0;
  let boards = 0;
  return sums.map((round) => {
    points += round.won;
    boards += round.boards;
    return boards === 0 ? null : points / boards;
  });
}
