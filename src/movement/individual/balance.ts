import { rangeOf, type Range } from '../range.ts';
import type { IndividualMovement, IndividualSeating } from './individual.ts';

/** How evenly the players of an individual are compared. */
export interface IndividualBalance {
  /** Quality Qf, 0 to 100; 100 when every two players compete equally. */
  readonly balance: number;
  /** Competition of two players, in sets. */
  readonly competition: Range;
}

/**
 * Manning's competition of single players, and the quality figure drawn from it as for pairs. For each set played t
 * times, two players compete by t-1 when they are opponents on it and by -(t-1) when they are partners, by 1 when they
 * sit on the same axis at different tables and by -1 when they sit on the other.
 */
export function individualBalance({
  players,
  sets,
  rounds,
}: Pick<IndividualMovement, 'players' | 'sets' | 'rounds'>): IndividualBalance {
  const size = players + 1;
  const competition = new Int32Array(size * size);
  for (const plays of playsBySet(rounds, sets)) {
    for (const [index, play] of plays.entries()) {
      const { n, s, e, w } = play;
      count(competition, size, [n], [s], 1 - plays.length);
      count(competition, size, [e], [w], 1 - plays.length);
      count(competition, size, [n, s], [e, w], plays.length - 1);
      for (const other of plays.slice(0, index)) {
        count(competition, size, [n, s], [other.n, other.s], 1);
        count(competition, size, [e, w], [other.e, other.w], 1);
        count(competition, size, [n, s], [other.e, other.w], -1);
        count(competition, size, [e, w], [other.n, other.s], -1);
      }
    }
  }
  return summary(competition, size);
}

/** The tables at which each set is played; index 0 is set 1. */
function playsBySet(rounds: IndividualMovement['rounds'], sets: number): readonly IndividualSeating[][] {
  const plays: IndividualSeating[][] = Array.from({ length: sets }, () => []);
  for (const seating of rounds.flat()) plays[seating.set - 1]?.push(seating);
  return plays;
}

function count(
  competition: Int32Array,
  size: number,
  ones: readonly number[],
  others: readonly number[],
  by: number,
): void {
  for (const one of ones) {
    for (const other of others) {
      const place = Math.min(one, other) * size + Math.max(one, other);
      competition[place] = (competition[place] as number) + by;
    }
  }
}

function summary(competition: Int32Array, size: number): IndividualBalance {
  const figures: number[] = [];
  for (let one = 1; one < size; one += 1) {
    for (let other = one + 1; other < size; other += 1) figures.push(competition[one * size + other] as number);
  }
  const sum = figures.reduce((all, figure) => all + figure, 0);
  const squares = figures.reduce((all, figure) => all + figure ** 2, 0);
  const balance = squares > 0 ? (100 * sum ** 2) / (figures.length * squares) : 0;
  return { balance, competition: rangeOf(figures) };
}
