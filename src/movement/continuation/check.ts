import { playHistoryOf, boardPlays } from './play-history.ts';
import type { RunningSchedule } from './schedule.ts';

/** What makes a continuation unusable. */
export type ContinuationError =
  /** A started round differs, or is missing. */
  | { readonly code: 'frozen-changed'; readonly round: number }
  | { readonly code: 'seated-twice'; readonly round: number; readonly pair: number }
  | { readonly code: 'table-twice'; readonly round: number; readonly table: number }
  | { readonly code: 'wrong-line'; readonly round: number; readonly pair: number }
  | { readonly code: 'unknown-pair'; readonly round: number; readonly pair: number }
  | { readonly code: 'replay'; readonly round: number; readonly pair: number; readonly board: number };

/**
 * The errors that a change adds to the rest of a schedule, found by plain counting: nothing that built the schedule is
 * used. An error that the schedule has before the change does not count: it must not block another change.
 * @param before the schedule whose started rounds must stay
 */
export function continuationErrors(before: RunningSchedule, after: RunningSchedule): ContinuationError[] {
  const known = new Set(errorsAhead(before).map((error) => JSON.stringify(error)));
  const added = errorsAhead(after).filter((error) => !known.has(JSON.stringify(error)));
  return [...frozenErrors(before, after), ...added];
}

function errorsAhead(running: RunningSchedule): ContinuationError[] {
  return [...seatErrors(running), ...replayErrors(running)];
}

function frozenErrors(before: RunningSchedule, after: RunningSchedule): ContinuationError[] {
  return before.rounds
    .slice(0, before.frozen)
    .flatMap((cells, index): ContinuationError[] =>
      JSON.stringify(cells) === JSON.stringify(after.rounds[index])
        ? []
        : [{ code: 'frozen-changed', round: index + 1 }],
    );
}

function seatErrors({ rounds, frozen, pairs, winners, tables }: RunningSchedule): ContinuationError[] {
  const lines = new Map(pairs.map(({ number, line }) => [number, line]));
  return rounds.flatMap((cells, index) => {
    if (index < frozen) return [];
    const round = index + 1;
    const errors: ContinuationError[] = [];
    const seated = new Set<number>();
    const used = new Set<number>();
    for (const { table, ns, ew } of cells) {
      if (used.has(table) || table < 1 || table > tables) errors.push({ code: 'table-twice', round, table });
      used.add(table);
      for (const pair of [ns, ew]) {
        if (seated.has(pair)) errors.push({ code: 'seated-twice', round, pair });
        seated.add(pair);
        if (!lines.has(pair)) errors.push({ code: 'unknown-pair', round, pair });
      }
      if (winners === 1) continue;
      if (lines.get(ns) !== 'NS') errors.push({ code: 'wrong-line', round, pair: ns });
      if (lines.get(ew) !== 'EW') errors.push({ code: 'wrong-line', round, pair: ew });
    }
    return errors;
  });
}

/** Boards that a pair plays in a round to come although it has played them, or will have by then. */
function replayErrors(running: RunningSchedule): ContinuationError[] {
  const played = new Map([...playHistoryOf(running).boards].map(([pair, boards]) => [pair, new Set(boards)]));
  return boardPlays(running, running.frozen + 1, running.rounds.length).flatMap(({ round, board, ns, ew }) =>
    [ns, ew].flatMap((pair): ContinuationError[] => {
      const boards = played.get(pair) ?? new Set();
      if (boards.has(board)) return [{ code: 'replay', round, pair, board }];
      boards.add(board);
      return [];
    }),
  );
}
