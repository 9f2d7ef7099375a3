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

/** What is reported of a round that was started. */
export type Irregularity = Extract<
  ScheduleChange,
  { readonly kind: 'sat-wrong-way' | 'wrong-boards' | 'wrong-opponents' | 'skip-forgotten' }
>;

/**
 * The schedule with a started round as it really happened. Lines that have a result stay where they are, and
 * what the result says counts.
 */
export function withIrregularity(
  running: RunningSchedule,
  report: Irregularity,
): RunningSchedule | ContinuationProblem {
  const cells = running.rounds[report.round - 1];
  const last = running.frozen;
  if (!cells || report.round > last || last === 0) {
    return { kind: 'problem', code: 'no-such-round', round: report.round, least: 1, most: last };
  }
  const happened = happenedCells(running, cells, report);
  if (!Array.isArray(happened)) return happened as ContinuationProblem;
  // What stands beside the schedule's lines needs none of them.
  const lost = running.plays.find(
    (play) =>
      play.round === report.round && standsIn(cells, play) && !standsIn(happened as readonly ScheduleCell[], play),
  );
  if (lost) return { kind: 'problem', code: 'line-has-result', round: report.round, table: lost.table };
  const rounds = running.rounds.with(report.round - 1, happened as readonly ScheduleCell[]);
  return { ...running, rounds, spec: null };
}

/** Whether a schedule of the play's round has its line. */
function standsIn(cells: readonly ScheduleCell[], { table, slotBoard }: RecordedPlay): boolean {
  return cells.some((cell) => cell.table === table && cell.boards.includes(slotBoard));
}

function happenedCells(
  running: RunningSchedule,
  cells: readonly ScheduleCell[],
  report: Irregularity,
): readonly ScheduleCell[] | ContinuationProblem {
  switch (report.kind) {
    case 'sat-wrong-way':
      return changed(cells, report.table, turnedCell);
    case 'wrong-boards': {
      const boards = boardSets(running).find(([first]) => first === report.firstBoard);
      if (!boards) return { kind: 'problem', code: 'no-such-boards', firstBoard: report.firstBoard };
      return changed(cells, report.table, (cell) => ({ ...cell, boards: boards.slice(0, cell.boards.length) }));
    }
    case 'wrong-opponents': {
      const [one, other] = report.tables.map((table) => cells.find((cell) => cell.table === table));
      if (!one || !other) return { kind: 'problem', code: 'no-such-table', table: report.tables[one ? 1 : 0] };
      const { line } = report;
      return cells.map((cell) => {
        if (cell === one) return withPairAt(one, line, pairAt(other, line));
        return cell === other ? withPairAt(other, line, pairAt(one, line)) : cell;
      });
    }
    case 'skip-forgotten':
      return withoutSkip(running, cells, report.round);
  }
}

function changed(
  cells: readonly ScheduleCell[],
  table: number,
  change: (cell: ScheduleCell) => ScheduleCell,
): readonly ScheduleCell[] | ContinuationProblem {
  if (!cells.some((cell) => cell.table === table)) return { kind: 'problem', code: 'no-such-table', table };
  return cells.map((cell) => (cell.table === table ? change(cell) : cell));
}

/** East-West one table below where the schedule wanted them: they went up one and not two. */
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

/** Whether the round as it stands makes somebody play again what they have played before. */
export function hasReplays(running: RunningSchedule, round: number): boolean {
  const { boards } = playHistoryOf({ ...running, frozen: round - 1 });
  return (running.rounds[round - 1] ?? []).some((cell) =>
    [cell.ns, cell.ew].some((pair) => cell.boards.some((board) => boards.get(pair)?.has(board))),
  );
}
