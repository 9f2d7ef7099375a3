import type { BoardScores } from '../boards/board-scores.ts';
import { asPlayers } from '../boards/individual.ts';
import type { ScoringLine } from '../scoring-line.ts';
import type { Method } from '../method.ts';

/** Percentages (0 to 100), or IMPs a board, after round 1, 2 ...; null before the entry's first scored board. */
export type Progress = readonly (number | null)[];

/** What one result gave an entry, in percents of a top or IMPs, and its round. */
export interface ResultShare {
  readonly entry: number;
  readonly round: number;
  readonly won: number;
}

/**
 * What each result of a board gave both sides, or each player of an individual. In floating point, for drawing only.
 * @param roundOf the round a line was played in, from 1
 */
export function sharesOf<Line extends ScoringLine>(
  board: BoardScores<Line>,
  roundOf: (line: Line) => number,
  unit: Method['unit'] = 'matchpoints',
): readonly ResultShare[] {
  const { top, denominator } = board;
  const ofOne = unit === 'imps' ? denominator : (top * denominator) / 100;
  if (ofOne === 0) return [];
  return asPlayers([board]).flatMap(({ results }) =>
    results.flatMap(({ line, ns, ew }) => {
      const round = roundOf(line);
      return [
        ...(ns === null ? [] : [{ entry: line.ns, round, won: ns / ofOne }]),
        ...(ew === null ? [] : [{ entry: line.ew, round, won: ew / ofOne }]),
      ];
    }),
  );
}

/**
 * The percentage of each entry after each round, or its mean at IMPs: all its boards up to the end of the round, at
 * what they are worth now.
 * @param boards the shares of each board
 * @param of entries; all where it is left out
 */
export function progressByRound(
  boards: readonly (readonly ResultShare[])[],
  rounds: number,
  of: ReadonlySet<number> | null = null,
): ReadonlyMap<number, Progress> {
  const won = new Map<number, RoundSums>();
  for (const shares of boards) {
    for (const share of shares) {
      if (of && !of.has(share.entry)) continue;
      const sums = sumsOf(won, share.entry, rounds);
      const index = share.round - 1;
      if (index >= rounds) continue;
      sums.won[index] = (sums.won[index] ?? 0) + share.won;
      sums.boards[index] = (sums.boards[index] ?? 0) + 1;
    }
  }
  return new Map([...won].map(([entry, sums]) => [entry, cumulated(sums)]));
}

/** Percents of tops or IMPs won, and the boards they are from, by round. */
interface RoundSums {
  readonly won: Float64Array;
  readonly boards: Float64Array;
}

function sumsOf(won: Map<number, RoundSums>, entry: number, rounds: number): RoundSums {
  const known = won.get(entry);
  if (known) return known;
  const sums = { won: new Float64Array(rounds), boards: new Float64Array(rounds) };
  won.set(entry, sums);
  return sums;
}

function cumulated(sums: RoundSums): Progress {
  let points = 0;
  let boards = 0;
  return Array.from(sums.won, (won, index) => {
    points += won;
    boards += sums.boards[index] ?? 0;
    return boards === 0 ? null : points / boards;
  });
}
