import { balanceOf, type Balance } from './balance.ts';
import { byeStands } from './bye-stand.ts';
import type { Seating } from './seating.ts';
import type { Movement } from './movement.ts';
import { tablesBySet, tablesSharing } from './next-move.ts';
import { numbersTo } from '../basics/numbers-to.ts';
import { pairsOf, playedIn, rankingsOf } from './pairs.ts';
import { rangeOf, type Range } from './range.ts';

/** The figures of a movement. The missing pair does not count in any of them. */
export interface Quality {
  readonly pairs: number;
  /** Boards that some table plays. */
  readonly boardsInPlay: number;
  /** Boards played by a pair. */
  readonly boardsPlayed: Range;
  /** Opponents met by a pair, and how many there are: the other line, or everybody with one ranking. */
  readonly opponents: Range & { readonly possible: number };
  /** Meetings beyond the first of the same two pairs. */
  readonly repeats: number;
  /** Rounds in which tables share, and most tables at one set. 0 and 1 when nobody shares. */
  readonly sharing: { readonly rounds: number; readonly tables: number };
  /** Copies of a set that are needed so that no tables share. */
  readonly copies: number;
  /** Places where sets rest. */
  readonly byeStands: number;
  /** Rounds that a pair sits out. */
  readonly sitOuts: Range;
  /** Boards a sit-out lasts; 0 when nobody sits out. */
  readonly sitOutBoards: number;
  /** Changes of table of a pair. */
  readonly moves: Range;
  /** Pairs that stay at one table throughout. */
  readonly stationary: readonly number[];
  /** How evenly rivals are compared; with two rankings, the line that is worse off. */
  readonly balance: Balance['balance'];
  readonly competition: Balance['competition'];
  readonly comparisons: Balance['comparisons'];
}

export function qualityOf(movement: Movement): Quality {
  const pairs = pairsOf(movement);
  const sets = playsBySet(movement);
  const boards = movement.boardsPerRound;
  const met = [...opponentsByPair(movement).values()];
  const sitOuts = rangeOf(met.map((opponents) => movement.rounds.length - opponents.length));
  const moves = movesByPair(movement);
  const sharing = sharingOf(movement);
  return {
    pairs: pairs.length,
    boardsInPlay: sets.filter((plays) => plays.length > 0).length * boards,
    boardsPlayed: rangeOf(met.map((opponents) => opponents.length * boards)),
    opponents: {
      ...rangeOf(met.map((opponents) => new Set(opponents).size)),
      possible: movement.winners === 2 ? movement.tables : pairs.length - 1,
    },
    repeats: met.reduce((sum, opponents) => sum + opponents.length - new Set(opponents).size, 0) / 2,
    sharing,
    copies: Math.max(...numbersTo(movement.rounds.length).flatMap((round) => mostTablesAtASet(movement, round))),
    byeStands: byeStands(movement).length,
    sitOuts,
    sitOutBoards: sitOuts.most > 0 ? boards : 0,
    moves: rangeOf([...moves.values()]),
    stationary: pairs.filter((pair) => moves.get(pair) === 0),
    ...balanceOfRivals(movement, sets),
  };
}

/** How evenly the rivals of a movement are compared; with two rankings, the line that is worse off. */
export function balanceOfRivals(movement: Movement, sets: readonly (readonly Seating[])[]): Balance {
  const [first, second] = rankingsOf(movement).map((rivals) => balanceOf(sets, rivals));
  if (!first) throw new Error('balanceOfRivals: a movement has a ranking');
  return second && second.balance < first.balance ? second : first;
}

/** The tables at which each set is played; index 0 is set 1. */
export function playsBySet(movement: Movement): Seating[][] {
  const sets: Seating[][] = numbersTo(movement.sets).map(() => []);
  for (const round of numbersTo(movement.rounds.length)) {
    for (const seating of playedIn(movement, round)) sets[seating.set - 1]?.push(seating);
  }
  return sets;
}

/** The opponents of every pair round by round, without the rounds it sits out; in order of pair. */
export function opponentsByPair(movement: Movement): Map<number, number[]> {
  const opponents = new Map<number, number[]>(pairsOf(movement).map((pair) => [pair, []]));
  for (const round of numbersTo(movement.rounds.length)) {
    for (const { ns, ew } of playedIn(movement, round)) {
      opponents.get(ns)?.push(ew);
      opponents.get(ew)?.push(ns);
    }
  }
  return opponents;
}

/** Changes of table of every pair, in order of pair. */
function movesByPair(movement: Movement): Map<number, number> {
  const moves = new Map<number, number>(pairsOf(movement).map((pair) => [pair, 0]));
  const at = new Map<number, number>();
  for (const { table, ns, ew } of movement.rounds.flat()) {
    for (const pair of [ns, ew]) {
      const moved = at.has(pair) && at.get(pair) !== table;
      if (moved && pair !== movement.phantom) moves.set(pair, (moves.get(pair) ?? 0) + 1);
      at.set(pair, table);
    }
  }
  return moves;
}

function mostTablesAtASet(movement: Movement, round: number): number {
  return Math.max(1, ...[...tablesBySet(playedIn(movement, round)).values()].map((tables) => tables.length));
}

function sharingOf(movement: Movement): Quality['sharing'] {
  const shared = numbersTo(movement.rounds.length)
    .map((round) => tablesSharing(movement, round))
    .filter((groups) => groups.length > 0);
  return { rounds: shared.length, tables: Math.max(1, ...shared.flat().map((tables) => tables.length)) };
}
