import type { BoardScores } from './board-scores.ts';
import type { ScoringLine } from './lines.ts';

/** Percentages (0 to 100) after round 1, 2 ...; null before the entry's first scored board. */
export type Progress = readonly (number | null)[];

/**
 * How the percentage of each entry went over the rounds: all its boards up to the end of each round, at
 * what they are worth now. Floating point, for drawing only. A board at IMPs has no percentage and is left out.
 * @param roundOf the round a line was played in, 1 to `rounds`
 */
export function progress<Line extends ScoringLine>(
  boards: readonly BoardScores<Line>[],
  roundOf: (line: Line) => number,
  rounds: number,
): ReadonlyMap<number, Progress> {
  const won = new Map<number, RoundSums>();
  for (const { results, top, denominator } of boards) {
    for (const { line, ns, ew } of results) {
      const index = roundOf(line) - 1;
      addRound(sumsOf(won, line.ns, rounds), index, ns, top * denominator);
      addRound(sumsOf(won, line.ew, rounds), index, ew, top * denominator);
    }
  }
  return new Map([...won].map(([entry, sums]) => [entry, cumulated(sums)]));
}

/** Shares of tops won in each round, and the boards they are from. */
type RoundSums = { shares: number; boards: number }[];

function sumsOf(won: Map<number, RoundSums>, entry: number, rounds: number): RoundSums {
  const known = won.get(entry);
  if (known) return known;
  const sums = Array.from({ length: rounds }, () => ({ shares: 0, boards: 0 }));
  won.set(entry, sums);
  return sums;
}

function addRound(sums: RoundSums, index: number, figure: number | null, ofTop: number): void {
  const round = sums[index];
  if (figure === null || round === undefined || ofTop === 0) return;
  round.shares += figure / ofTop;
  round.boards += 1;
}

function cumulated(sums: RoundSums): Progress {
  let shares = 0;
  let boards = 0;
  return sums.map((round) => {
    shares += round.shares;
    boards += round.boards;
    return boards === 0 ? null : (100 * shares) / boards;
  });
}
