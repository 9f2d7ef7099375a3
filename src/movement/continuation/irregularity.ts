import type { ContinuationProblem, ScheduleChange } from './change.ts';
import { playHistoryOf } from './play-history.ts';
import { turnedCell } from './rounds.ts';
import {
  boardSets,
  pairAt,
  withPairAt,
  type RecordedPlay,
  type RunningSchedule,
  type ScheduleCell,
} from './schedule.ts';

/** A mistake found in a round that has started. */
export type Irregularity = Extract<
  ScheduleChange,
  { readonly kind: 'sat-wrong-way' | 'wrong-boards' | 'wrong-opponents' | 'skip-forgotten' }
>;

export function isIrregularity(change: ScheduleChange): change is Irregularity {
  return ['sat-wrong-way', 'wrong-boards', 'wrong-opponents', 'skip-forgotten'].includes(change.kind);
}

/**
 * The schedule with a started round as it was really played. A result decides what was played on its line: the line
 * stays, and one that was recorded for other pairs than the mistake says is to be corrected first.
 */
export function withIrregularity(
  running: RunningSchedule,
  irregularity: Irregularity,
): RunningSchedule | ContinuationProblem {
  const cells = running.rounds[irregularity.round - 1];
  const last = running.frozen;
  if (!cells || irregularity.round > last || last === 0) {
    return { kind: 'problem', code: 'no-such-round', round: irregularity.round, least: 1, most: last };
  }
  const played = cellsAsPlayed(running, cells, irregularity);
  if (!Array.isArray(played)) return played as ContinuationProblem;
  const asPlayed = played as readonly ScheduleCell[];
  const lost = running.plays.find(
    (play) =>
      play.round === irregularity.round && (losesLine(cells, asPlayed, play) || contradicts(cells, asPlayed, play)),
  );
  if (lost) return { kind: 'problem', code: 'line-has-result', round: irregularity.round, table: lost.table };
  const rounds = running.rounds.with(irregularity.round - 1, asPlayed);
  return { ...running, rounds, spec: null };
}

/** A result on no line of the schedule loses none. */
function losesLine(cells: readonly ScheduleCell[], asPlayed: readonly ScheduleCell[], play: RecordedPlay): boolean {
  return hasLineFor(cells, play) && !hasLineFor(asPlayed, play);
}

/** Whether the play was recorded for the pairs that were expected, and others would be written beside it. */
function contradicts(cells: readonly ScheduleCell[], asPlayed: readonly ScheduleCell[], play: RecordedPlay): boolean {
  const agrees = (cell: ScheduleCell | undefined) => cell !== undefined && cell.ns === play.ns && cell.ew === play.ew;
  return agrees(cellOf(cells, play)) && !agrees(cellOf(asPlayed, play));
}

/** Whether the cells of the play's round have a line for it. */
function hasLineFor(cells: readonly ScheduleCell[], play: RecordedPlay): boolean {
  return cellOf(cells, play) !== undefined;
}

function cellOf(cells: readonly ScheduleCell[], { table, slotBoard }: RecordedPlay): ScheduleCell | undefined {
  return cells.find((cell) => cell.table === table && cell.boards.includes(slotBoard));
}

function cellsAsPlayed(
  running: RunningSchedule,
  cells: readonly ScheduleCell[],
  irregularity: Irregularity,
): readonly ScheduleCell[] | ContinuationProblem {
  switch (irregularity.kind) {
    case 'sat-wrong-way':
      return withChangedCell(cells, irregularity.table, turnedCell);
    case 'wrong-boards': {
      const boards = boardSets(running).find(([first]) => first === irregularity.firstBoard);
      if (!boards) return { kind: 'problem', code: 'no-such-boards', firstBoard: irregularity.firstBoard };
      return withChangedCell(cells, irregularity.table, (cell) => ({
        ...cell,
        boards: boards.slice(0, cell.boards.length),
      }));
    }
    case 'wrong-opponents': {
      const [one, other] = irregularity.tables.map((table) => cells.find((cell) => cell.table === table));
      if (!one || !other) return { kind: 'problem', code: 'no-such-table', table: irregularity.tables[one ? 1 : 0] };
      const { line } = irregularity;
      return cells.map((cell) => {
        if (cell === one) return withPairAt(one, line, pairAt(other, line));
        return cell === other ? withPairAt(other, line, pairAt(one, line)) : cell;
      });
    }
    case 'skip-forgotten':
      return withoutSkip(running, cells, irregularity.round);
  }
}

function withChangedCell(
  cells: readonly ScheduleCell[],
  table: number,
  change: (cell: ScheduleCell) => ScheduleCell,
): readonly ScheduleCell[] | ContinuationProblem {
  if (!cells.some((cell) => cell.table === table)) return { kind: 'problem', code: 'no-such-table', table };
  return cells.map((cell) => (cell.table === table ? change(cell) : cell));
}

/** East-West sit one table below their scheduled ones: they moved up one table and not two. */
function withoutSkip(
  running: RunningSchedule,
  cells: readonly ScheduleCell[],
  round: number,
): readonly ScheduleCell[] | ContinuationProblem {
  const before = running.rounds[round - 2] ?? [];
  const visitor = (table: number) =>
    cells.find((cell) => cell.table === ((table - 1 + cells.length) % cells.length) + 1)?.ew;
  const skipped = before.every(({ table, ew }) => visitor(table + 2) === ew);
  if (before.length === 0 || !skipped) return { kind: 'problem', code: 'no-skip', round };
  return cells.map((cell) => withPairAt(cell, 'EW', visitor(cell.table + 1) ?? cell.ew));
}

/** Whether the round makes a pair play a board that it has played before. */
export function hasReplays(running: RunningSchedule, round: number): boolean {
  const { boards } = playHistoryOf({ ...running, frozen: round - 1 });
  return (running.rounds[round - 1] ?? []).some((cell) =>
    [cell.ns, cell.ew].some((pair) => cell.boards.some((board) => boards.get(pair)?.has(board))),
  );
}
