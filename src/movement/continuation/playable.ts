import type { Side } from '../../bridge/seat.ts';
import { boardPlays, playHistoryOf, type BoardPlay } from './play-history.ts';
import { isPlayed, openRounds, presentPairs, seatsOf, type RunningSchedule } from './schedule.ts';

/** A table in a round to come, with the boards that can't be played there, because a pair has played them by then. */
export interface UnplayableBoards {
  readonly round: number;
  readonly table: number;
  readonly boards: readonly number[];
}

/** What can be played of the rounds to come. */
export interface PlayAhead {
  readonly plays: readonly BoardPlay[];
  /** By round, then by table. */
  readonly unplayable: readonly UnplayableBoards[];
}

/** The rounds to come, followed to the end: a board is played where neither pair has played it by then. */
export function playAhead(running: RunningSchedule): PlayAhead {
  const { frozen, rounds } = running;
  const history = new Map([...playHistoryOf(running).boards].map(([pair, boards]) => [pair, new Set(boards)]));
  const plays: BoardPlay[] = [];
  const unplayable: BoardPlay[] = [];
  for (const play of boardPlays(running, frozen + 1, rounds.length).toSorted((a, b) => a.round - b.round)) {
    const pairs = [play.ns, play.ew].map((pair) => history.get(pair));
    if (pairs.some((boards) => boards?.has(play.board))) unplayable.push(play);
    else {
      plays.push(play);
      for (const boards of pairs) boards?.add(play.board);
    }
  }
  return { plays, unplayable: byTable(unplayable) };
}

function byTable(plays: readonly BoardPlay[]): readonly UnplayableBoards[] {
  const tables = Map.groupBy(plays, ({ round, table }) => `${round} ${table}`);
  return [...tables.values()]
    .map((lines) => {
      const [{ round, table } = { round: 0, table: 0 }] = lines;
      return { round, table, boards: lines.map(({ board }) => board) };
    })
    .toSorted((a, b) => a.round - b.round || a.table - b.table);
}

/** Rounds to come in which a pair has a seat and no board to play there, by pair. */
export function idleRounds(running: RunningSchedule, { plays }: PlayAhead): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  const busy = new Set(plays.map(({ round, table }) => `${round} ${table}`));
  openRounds(running).forEach((cells, index) => {
    for (const { table, ns, ew } of cells.filter(isPlayed)) {
      if (busy.has(`${running.frozen + index + 1} ${table}`)) continue;
      for (const pair of [ns, ew]) counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  });
  return counts;
}

/**
 * Tables that stay idle in the rounds to come, one a round, of as many as there are pairs for: with an odd pair, or
 * with more pairs in one line, somebody has to sit out.
 */
export function idleTables(running: RunningSchedule, { plays }: PlayAhead): number {
  const present = presentPairs(running);
  const inLine = (side: Side) => present.filter(({ line }) => line === side).length;
  const matches = running.winners === 1 ? Math.floor(present.length / 2) : Math.min(inLine('NS'), inLine('EW'));
  const busy = new Set(plays.map(({ round, table }) => `${round} ${table}`));
  return Math.min(matches, running.tables) * openRounds(running).length - busy.size;
}

/**
 * Pairs that sit elsewhere or play other boards than scheduled before, or miss boards that they would have played.
 * Pairs that left don't count.
 */
export function affectedPairs(before: RunningSchedule, after: RunningSchedule, { unplayable }: PlayAhead): number {
  const affected = new Set<number>();
  const known = new Set(aheadOf(before, after).unplayable.map((boards) => JSON.stringify(boards)));
  for (let index = after.frozen; index < before.rounds.length; index += 1) {
    const cells = after.rounds[index] ?? [];
    const [was, is] = [seatsOf(before.rounds[index] ?? []), seatsOf(cells)];
    for (const pair of new Set([...was.keys(), ...is.keys()])) {
      if (JSON.stringify(was.get(pair)) !== JSON.stringify(is.get(pair))) affected.add(pair);
    }
    const missed = unplayable.filter((boards) => boards.round === index + 1 && !known.has(JSON.stringify(boards)));
    for (const { table, ns, ew } of cells) {
      if (!missed.some((boards) => boards.table === table)) continue;
      affected.add(ns).add(ew);
    }
  }
  return [...affected].filter((pair) => !after.gone.includes(pair)).length;
}

/** Boards at tables that could be played in the rounds to come, and now are not; negative where more are played. */
export function boardsLost(before: RunningSchedule, after: RunningSchedule, { plays }: PlayAhead): number {
  return aheadOf(before, after).plays.length - plays.length;
}

/** What could be played before a change of the rounds that the change leaves open. */
function aheadOf(before: RunningSchedule, { frozen }: RunningSchedule): PlayAhead {
  return playAhead({ ...before, frozen });
}
