import type { Side } from '../../../src/bridge/seat.ts';
import type { CellView, EntryView, SectionView } from '../../../main/club/model/session.ts';
import type { ResultView } from '../../../main/club/model/result.ts';
import { type Slot, slotKey } from '../../../src/session/slot.ts';
import { dueBoards, tableRoundKey, resultsOffSchedule } from '../../../src/session/due.ts';
import { entriesRankedBy, sittersOf } from '../../../src/session/partnerships.ts';
import { pairInRound } from '../../../src/session/substitutes.ts';
import { hasRooms, isPairsSpec } from '../../../src/movement/event-movement.ts';
import type { Room } from '../../../src/scoring/teams/team.ts';
import { hasLines } from '../../../src/movement/pairs.ts';

/** The state of a table in a round. */
export type TableState =
  /** One of its pairs has no opponents. */
  | { readonly kind: 'sitOut' }
  /** The round has not begun. */
  | { readonly kind: 'waiting' }
  /** The round is being played, or results are coming in. */
  | { readonly kind: 'playing'; readonly recorded: number; readonly due: number }
  | { readonly kind: 'finished' }
  /** The time of the round is up and results are missing. Whole minutes, 1 or more. */
  | { readonly kind: 'late'; readonly minutes: number }
  /** The round is over and results are missing. */
  | { readonly kind: 'missing'; readonly missing: number };

/** A table in one round: who sits there and which results are in. */
export interface TableView {
  readonly cell: CellView;
  readonly ns: EntryView;
  readonly ew: EntryView;
  /** The room of its match; null where there are none. */
  readonly room: Room | null;
  /** The boards in the schedule, then those played without being in it. */
  readonly boards: readonly number[];
  /** The result of each board, in order; null while it is not in. */
  readonly results: readonly (ResultView | null)[];
  /** The numbers on the cases, where they are others. */
  readonly shown: SectionView['shown'];
  /** The teams of its pairs; left out where there are none. */
  readonly teams?: SeatedTeamsView;
  /** The board in play, judged by the results: the first without one. Null when there is none. */
  readonly inPlay: number | null;
}

/** The teams of the two pairs of a table. */
export interface SeatedTeamsView {
  readonly ns: EntryView;
  readonly ew: EntryView;
}

/** The tables of a section in a round, in order. */
export function tablesOf(
  section: SectionView,
  round: number,
  results: ReadonlyMap<string, ResultView>,
  roundInPlay: number,
): readonly TableView[] {
  const entries = sittersOf(section);
  const unscheduled = unscheduledIn(section, results);
  return section.cells
    .filter((cell) => cell.round === round)
    .toSorted((a, b) => a.table - b.table)
    .flatMap((cell): TableView[] => {
      const pairs = [entries.get(cell.ns), entries.get(cell.ew)] as const;
      if (!pairs[0] || !pairs[1]) return [];
      const [ns, ew] = [pairInRound(pairs[0], round), pairInRound(pairs[1], round)];
      const due = dueBoards(cell);
      const more = unscheduled.get(tableRoundKey(cell)) ?? [];
      const boards = more.length === 0 ? due : [...due, ...more.map(({ slotBoard }) => slotBoard)];
      const recorded = [...due.map((board) => resultOf(section, cell, board, results)), ...more];
      const inPlay = cell.round === roundInPlay ? (boards[recorded.indexOf(null)] ?? null) : null;
      const teams = seatedTeams(section, cell, entries);
      const room = (hasRooms(section.spec) && cell.match?.room) || null;
      return [{ cell, ns, ew, room, boards, results: recorded, shown: section.shown, ...(teams && { teams }), inPlay }];
    });
}

/** The teams whose pairs have a table; null where nobody plays for one. */
export function seatedTeams(
  section: SectionView,
  { ns, ew, match }: Pick<CellView, 'ns' | 'ew' | 'match'>,
  sitters: ReadonlyMap<number, EntryView>,
): SeatedTeamsView | null {
  if (!match) return null;
  const [one, other] = [ns, ew].map((pair) => sitters.get(entriesRankedBy(section, pair)[0] ?? pair));
  return one && other ? { ns: one, ew: other } : null;
}

type Results = ReadonlyMap<string, ResultView>;
type Unscheduled = ReadonlyMap<string, readonly ResultView[]>;

/** The last answer for each section, as callers ask for one round after another. */
const cache = new WeakMap<SectionView, { readonly of: Results; readonly unscheduled: Unscheduled }>();

function unscheduledIn(section: SectionView, results: Results): Unscheduled {
  const cached = cache.get(section);
  if (cached?.of === results) return cached.unscheduled;
  const unscheduled = resultsOffSchedule(section, results.values());
  cache.set(section, { of: results, unscheduled });
  return unscheduled;
}

function resultOf(
  section: SectionView,
  cell: CellView,
  board: number,
  results: ReadonlyMap<string, ResultView>,
): ResultView | null {
  const slot = { section: section.id, round: cell.round, table: cell.table, slotBoard: board };
  return results.get(slotKey(slot)) ?? null;
}

/** The slot to type next at a table: the first without a result, otherwise the first. */
export function nextSlot(section: number, { cell, boards, results }: TableView): Slot {
  const slotBoard = boards[Math.max(0, results.indexOf(null))] ?? cell.boards[0] ?? 0;
  return { section, round: cell.round, table: cell.table, slotBoard };
}

/** How many results of the table are in. */
export function recordedAt(table: TableView): number {
  return table.results.filter((result) => result !== null).length;
}

/** Whether all results due at the table are in. */
export function isTableComplete(table: TableView): boolean {
  return table.cell.sitOut || recordedAt(table) === table.results.length;
}

/**
 * The state of the table.
 * @param roundInPlay 0 before the first round begins
 * @param lateMinutes whole minutes since the time of the round in play was up, else 0
 */
export function stateOf(table: TableView, roundInPlay: number, lateMinutes: number): TableState {
  if (table.cell.sitOut) return { kind: 'sitOut' };
  if (isTableComplete(table)) return { kind: 'finished' };
  const recorded = recordedAt(table);
  const due = table.results.length;
  const { round } = table.cell;
  if (roundInPlay > round) return { kind: 'missing', missing: due - recorded };
  if (roundInPlay === round && lateMinutes > 0) return { kind: 'late', minutes: lateMinutes };
  if (recorded === 0 && roundInPlay !== round) return { kind: 'waiting' };
  return { kind: 'playing', recorded, due };
}

/** The progress of a round, without tables that sit out. */
export interface RoundProgress {
  readonly round: number;
  readonly recorded: number;
  readonly due: number;
  readonly finished: number;
  /** Tables without all their results. */
  readonly unfinished: number;
}

export function progressOf(tables: readonly TableView[], round: number): RoundProgress {
  const playing = tables.filter((table) => !table.cell.sitOut);
  const recorded = tables.reduce((sum, table) => sum + recordedAt(table), 0);
  const due = tables.reduce((sum, table) => sum + table.results.length, 0);
  const finished = playing.filter(isTableComplete).length;
  return { round, recorded, due, finished, unfinished: playing.length - finished };
}

/** The progress of every round of a section. */
export function roundsProgress(
  section: SectionView,
  results: ReadonlyMap<string, ResultView>,
): readonly RoundProgress[] {
  return Array.from({ length: section.rounds }, (_, index) =>
    progressOf(tablesOf(section, index + 1, results, 0), index + 1),
  );
}

/**
 * Whether the direction of a pair somewhere in a round differs from what its number suggests: without lines, after an
 * arrow switch, or after a change of the schedule.
 */
export function needsDirections({ spec, entries, cells }: SectionView, round: number): boolean {
  if (spec.kind === 'swiss-pairs') return true;
  if (!isPairsSpec(spec)) return false;
  const byNumber = (number: number): Side | null => (hasLines(spec) ? (number <= spec.tables ? 'NS' : 'EW') : null);
  const lines = new Map(entries.map(({ id, number, line }) => [id, line ?? byNumber(number)]));
  return cells.some((cell) => cell.round === round && (lines.get(cell.ns) !== 'NS' || lines.get(cell.ew) !== 'EW'));
}
