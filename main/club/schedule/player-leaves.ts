import { isIndividualSpec } from '../../../src/movement/event-movement.ts';
import type { ContinuationProblem } from '../../../src/movement/continuation/change.ts';
import type { Proposal } from '../../../src/movement/continuation/proposal.ts';
import type { RunningSchedule } from '../../../src/movement/continuation/schedule.ts';
import { individualFigures } from '../../../src/movement/individual/cut.ts';
import { entriesRankedBy } from '../../../src/session/partnerships.ts';
import { slotKey, type Slot } from '../../../src/session/slot.ts';
import type { NewResult } from '../../store/results/results.ts';
import type { CellView, SectionView, SessionView } from '../model/session.ts';

/** The tables to come of a player who leaves, and their lines without a result. */
interface LeftTables {
  readonly cells: readonly CellView[];
  readonly lines: readonly Slot[];
}

/** A player of an individual leaves: the tables at which the player was still to sit are not played. */
export function playerLeaves(
  session: SessionView,
  section: SectionView,
  running: RunningSchedule,
  player: number,
  from: number,
): Proposal | ContinuationProblem {
  const figures = isIndividualSpec(section.spec) && individualFigures(running, section.spec, section.rounds);
  const entry = section.entries.find(({ number }) => number === player);
  if (!figures || !entry) return { kind: 'problem', code: 'no-such-player', player };
  const { cells, lines } = leftTables(session, section, entry.id, from);
  if (lines.length === 0) return { kind: 'problem', code: 'play-has-ended' };
  const tables = cells.map(({ round, table }) => ({ round, table }));
  return {
    rule: { kind: 'not-played', player, tables, boards: lines.length },
    schedule: running,
    rulingsGone: [],
    shifts: [],
    warnings: [],
    figures,
  };
}

/** What is recorded when the player leaves: boards that nobody plays count for nobody. */
export function linesNotPlayed(
  session: SessionView,
  section: SectionView,
  player: number,
  from: number,
): readonly (Slot & NewResult)[] {
  const entry = section.entries.find(({ number }) => number === player);
  if (!entry) return [];
  const { cells, lines } = leftTables(session, section, entry.id, from);
  return lines.flatMap((line) => {
    const cell = cells.find(({ round, table }) => round === line.round && table === line.table);
    const outcome = { kind: 'notPlayed' } as const;
    return cell ? [{ ...line, board: line.slotBoard, ns: cell.ns, ew: cell.ew, outcome, typed: '' }] : [];
  });
}

function leftTables({ results }: SessionView, section: SectionView, entry: number, from: number): LeftTables {
  const recorded = new Set(results.map(slotKey));
  const open = ({ round, table, boards }: CellView): Slot[] =>
    boards
      .map((slotBoard): Slot => ({ section: section.id, round, table, slotBoard }))
      .filter((slot) => !recorded.has(slotKey(slot)));
  const cells = section.cells.filter(
    (cell) =>
      cell.round >= from &&
      [cell.ns, cell.ew].some((seated) => entriesRankedBy(section, seated).includes(entry)) &&
      open(cell).length > 0,
  );
  return { cells, lines: cells.flatMap(open) };
}
