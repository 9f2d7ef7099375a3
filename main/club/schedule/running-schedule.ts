import { boardsOfSet } from '../../../src/movement/board-set.ts';
import { isPairsSpec } from '../../../src/movement/event-movement.ts';
import { filledSpec } from '../../../src/movement/continuation/filled.ts';
import { isMovement, makeMovement } from '../../../src/movement/make.ts';
import type { MovementSpec } from '../../../src/movement/movement.ts';
import { lastRoundCalled } from '../../../src/session/clock.ts';
import { wasPlayed } from '../../../src/session/round-ahead.ts';
import type { RecordedPlay, RunningSchedule, ScheduleCell } from '../../../src/movement/continuation/schedule.ts';
import type { NumberRow, ScheduleRow, SeatingRow } from '../../store/schedule/schedules.ts';
import type { SectionView, SessionView } from '../model/session.ts';

/**
 * A section's schedule and results by pair numbers. Rounds that have started are frozen. A ruling on a board that was
 * not played starts no round.
 */
export function runningSchedule(session: SessionView, section: SectionView, from: number): RunningSchedule {
  const numbers = new Map(section.entries.map(({ id, number }) => [id, number]));
  const pair = (entry: number) => numbers.get(entry) ?? 0;
  const started = startedRounds(session, section);
  const frozen = Math.min(section.rounds, Math.max(started, from - 1));
  return {
    tables: section.tables,
    winners: section.winners,
    pairs: section.entries.map(({ number, line }) => ({ number, line })),
    gone: section.gone.map(pair),
    rounds: Array.from({ length: section.rounds }, (_, index) =>
      section.cells
        .filter(({ round }) => round === index + 1)
        .map(({ table, ns, ew, boards, absent }): ScheduleCell => ({
          table,
          ns: pair(ns),
          ew: pair(ew),
          boards,
          absent: absent.map(pair),
        })),
    ),
    frozen,
    inPlay: frozen === started && isInPlay(session, section, started),
    fromInPlay: from <= started,
    plays: playsOf(session, section, frozen, pair),
    spec: pairsMovementOf(section),
  };
}

/** The rounds that have been called, or have a result of play. */
export function startedRounds({ clock, results }: SessionView, { id, rounds }: SectionView): number {
  const played = results.filter(({ section, outcome }) => section === id && wasPlayed(outcome));
  const lastPlayed = Math.max(0, ...played.map(({ round }) => round));
  return Math.min(rounds, Math.max(lastRoundCalled(clock), lastPlayed));
}

/** The section's movement, where the schedule is still that of it, round by round. */
function pairsMovementOf({ spec, ...section }: SectionView): MovementSpec | null {
  return isPairsSpec(spec) && followsMovement(spec, section) ? spec : null;
}

function followsMovement(spec: MovementSpec, { cells, rounds, entries }: Omit<SectionView, 'spec'>): boolean {
  const movement = makeMovement(spec);
  if (!isMovement(movement) || movement.rounds.length !== rounds) return false;
  const numbers = new Map(entries.map(({ id, number }) => [id, number]));
  const seats = new Map(cells.map((cell) => [`${cell.round}.${cell.table}`, cell]));
  const seatings = movement.rounds.flatMap((all, index) => all.map((seating) => ({ ...seating, round: index + 1 })));
  return (
    seatings.length === cells.length &&
    seatings.every(({ round, table, ns, ew, set }) => {
      const cell = seats.get(`${round}.${table}`);
      if (!cell || numbers.get(cell.ns) !== ns || numbers.get(cell.ew) !== ew) return false;
      return String(cell.boards) === String(boardsOfSet(set, movement.boardsPerRound));
    })
  );
}

/** Whether a round has been called, or has results, and some of its results are missing. */
function isInPlay({ clock, results }: SessionView, { id, cells, rounds }: SectionView, round: number): boolean {
  if (round === 0 || clock.round > rounds || (clock.onBreak && clock.round > round)) return false;
  const typed = new Set(
    results.flatMap((one) => (one.section === id && one.round === round ? [`${one.table}.${one.slotBoard}`] : [])),
  );
  return cells.some(
    (cell) => cell.round === round && !cell.sitOut && cell.boards.some((board) => !typed.has(`${cell.table}.${board}`)),
  );
}

/** An award counts as play in a started round, where the pairs may have seen the board. */
function playsOf(
  { results }: SessionView,
  { id }: SectionView,
  frozen: number,
  pair: (entry: number) => number,
): readonly RecordedPlay[] {
  return results
    .filter(({ section }) => section === id)
    .map(({ round, table, slotBoard, board, ns, ew, outcome }): RecordedPlay => ({
      round,
      table,
      slotBoard,
      board: outcome.kind === 'notPlayed' || (round > frozen && !wasPlayed(outcome)) ? null : board,
      ns: pair(ns),
      ew: pair(ew),
    }));
}

/** The schedule of a section as it is stored, by entries. */
export function scheduleRow(
  { spec }: SectionView,
  running: RunningSchedule,
  entryOf: (pair: number) => number,
): ScheduleRow {
  const seatings = running.rounds.flatMap((cells, index) =>
    cells.map(({ table, ns, ew, boards, absent }): SeatingRow => ({
      round: index + 1,
      table,
      ns: entryOf(ns),
      ew: entryOf(ew),
      nsAbsent: absent.includes(ns) ? 1 : 0,
      ewAbsent: absent.includes(ew) ? 1 : 0,
      boards,
    })),
  );
  const seated = new Set(running.rounds.flat().flatMap(({ ns, ew }) => [ns, ew]));
  const numbers = running.pairs.map(({ number, line }): NumberRow => {
    return { number, line, entry: entryOf(number), gone: running.gone.includes(number) ? 1 : 0 };
  });
  const movement = running.spec ?? spec;
  return {
    movement: JSON.stringify(isPairsSpec(movement) ? filledSpec(movement, running.rounds) : movement),
    winners: running.winners,
    tables: running.tables,
    rounds: running.rounds.length,
    boards: Math.max(1, ...running.rounds.flat().flatMap(({ boards }) => boards)),
    numbers: numbers.filter(({ number }) => seated.has(number)),
    seatings,
  };
}
