import { balanceOf } from '../balance.ts';
import type { Seating } from '../seating.ts';
import { numbersTo } from '../../basics/numbers-to.ts';
import { rangeOf, type Range } from '../range.ts';
import { countMeetings, boardPlays, countSitOuts, type BoardPlay } from './play-history.ts';
import { affectedPairs, boardsLost, idleRounds, idleTables, playAhead, type UnplayableBoards } from './playable.ts';
import { boardSets, isPlayed, openRounds, presentPairs, type RunningSchedule } from './schedule.ts';

/** Two tables can share a set; more need copies. */
const USUAL_SHARING = 2;

/** The figures of a continuation, over the whole session: the started rounds and those to come. */
export interface ContinuationFigures {
  readonly rounds: number;
  /** Meetings beyond the first of the same two pairs. */
  readonly repeats: number;
  /**
   * Rounds that a pair sits out, over the pairs that play on, each since it arrived. A pair that has a seat and no
   * board to play there sits out.
   */
  readonly sitOuts: Range;
  readonly sitOutRounds: number;
  /** Boards that a pair plays, over the pairs that play on. */
  readonly boardsPlayed: Range;
  /** Tables at which a board is played; where these differ, tops differ. */
  readonly boardTops: Range;
  /** Open rounds in which tables share a set, and most tables at one. 0 and 1 where nobody shares. */
  readonly sharing: { readonly rounds: number; readonly tables: number };
  /** Boards that were not in play before. */
  readonly newBoards: number;
  readonly unplayable: readonly UnplayableBoards[];
  /** Tables without play in the rounds to come, of as many as there are pairs for. */
  readonly idleTables: number;
  /** Pairs whose seats or boards differ from the schedule before, or who miss boards. */
  readonly affected: number;
  /** Boards at tables that were to be played in the rounds to come, and are not; negative where more are played. */
  readonly boardsLost: number;
  /** How evenly rivals are compared, 0 to 100; with two rankings, the line that is worse off. */
  readonly balance: number;
}

export function continuationFigures(before: RunningSchedule, after: RunningSchedule): ContinuationFigures {
  const ahead = playAhead(after);
  const played = [...boardPlays(after, 1, after.frozen), ...ahead.plays];
  const present = presentPairs(after).map(({ number }) => number);
  const sitOuts = countSitOuts(after, after.rounds.length);
  const met = countMeetings(played);
  const unused = idleRounds(after, ahead);
  const idle = present.map((pair) => (sitOuts.get(pair) ?? 0) + (unused.get(pair) ?? 0));
  const boards = new Map(present.map((pair) => [pair, 0]));
  const tops = new Map<number, number>();
  for (const { board, ns, ew } of played) {
    for (const pair of [ns, ew]) if (boards.has(pair)) boards.set(pair, (boards.get(pair) ?? 0) + 1);
    tops.set(board, (tops.get(board) ?? 0) + 1);
  }
  const known = new Set(boardSets(before).flat());
  return {
    rounds: after.rounds.length,
    repeats: [...met.values()].reduce((sum, times) => sum + times - 1, 0),
    sitOuts: rangeOf(idle),
    sitOutRounds: idle.reduce((sum, rounds) => sum + rounds, 0),
    boardsPlayed: rangeOf([...boards.values()]),
    boardTops: rangeOf([...tops.values()]),
    sharing: sharingOf(after),
    newBoards: [...tops.keys()].filter((board) => !known.has(board)).length,
    unplayable: ahead.unplayable,
    idleTables: idleTables(after, ahead),
    affected: affectedPairs(before, after, ahead),
    boardsLost: boardsLost(before, after, ahead),
    balance: balanceOfBoards(after, played),
  };
}

function sharingOf(running: RunningSchedule): ContinuationFigures['sharing'] {
  const groups = openRounds(running).map((cells) => {
    const tables = new Map<number, number>();
    for (const { boards } of cells.filter(isPlayed)) {
      const first = boards[0] ?? 0;
      tables.set(first, (tables.get(first) ?? 0) + 1);
    }
    return Math.max(1, ...tables.values());
  });
  return { rounds: groups.filter((tables) => tables > 1).length, tables: Math.max(1, ...groups) };
}

function balanceOfBoards({ pairs, winners }: RunningSchedule, played: readonly BoardPlay[]): number {
  const sets: Seating[][] = numbersTo(Math.max(0, ...played.map(({ board }) => board))).map(() => []);
  for (const { board, table, ns, ew } of played) sets[board - 1]?.push({ table, ns, ew, set: board });
  const there = new Set(played.flatMap(({ ns, ew }) => [ns, ew]));
  const rivals = pairs.filter(({ number }) => there.has(number));
  const rankings =
    winners === 1 ? [rivals] : (['NS', 'EW'] as const).map((line) => rivals.filter((pair) => pair.line === line));
  return Math.min(
    ...rankings.map(
      (ranking) =>
        balanceOf(
          sets,
          ranking.map(({ number }) => number),
        ).balance,
    ),
  );
}

/**
 * Most rounds, at most two tables at a set, then fewest meetings again, sit-outs, shared sets and new boards, then
 * balance.
 */
export function compareFigures(a: ContinuationFigures, b: ContinuationFigures): number {
  return (
    b.rounds - a.rounds ||
    Math.max(USUAL_SHARING, a.sharing.tables) - Math.max(USUAL_SHARING, b.sharing.tables) ||
    a.repeats - b.repeats ||
    a.sitOuts.most - b.sitOuts.most ||
    a.sitOutRounds - b.sitOutRounds ||
    a.sharing.tables - b.sharing.tables ||
    a.newBoards - b.newBoards ||
    // Balances that differ in the last bits are equal.
    Math.round(b.balance * 1000) - Math.round(a.balance * 1000)
  );
}
