import { isDeepStrictEqual } from 'node:util';
import type { NewResult, ResultVersionRow, SlotKey } from '../../store/results/results.ts';
import type { ScheduleRow } from '../../store/schedule/schedules.ts';
import { change, type Changed, type Restoring, type UndoableChange } from '../change.ts';
import type { Club } from '../club.ts';
import { contentBefore } from '../competitions/line-content.ts';
import { readSession } from '../competitions/sessions.ts';
import type { SessionView } from '../model/session.ts';
import type { ChangeScope } from '../model/undo.ts';
import { restorePlayers } from '../players/names.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { fitClock } from './clock.ts';

/**
 * Goes back to the schedule before its newest change, whatever else was changed since. Called again, it goes back one
 * more. It is refused where a result stands on a line that only the later schedule has. It is a change, and can be
 * undone.
 */
export function revertSchedule(club: Club, session: number): Changed<object> | ClubProblem {
  const { store } = club;
  return change(club, { session, kind: 'schedule' }, ({ add }): ClubProblem | null => {
    const view = readSession(club, session);
    if (isProblem(view)) return view;
    const target = versionBefore(club, view);
    const before = target && store.schedules.read(target.section, target.version);
    if (!target || !before) return { kind: 'problem', code: 'nothingToUndo' };
    const later = store.schedules.read(target.section, target.now);
    // A result on a line beside those of the schedule needs no line of it.
    const orphan = view.results.find(
      (result) => result.section === target.section && !hasLine(before, result) && later && hasLine(later, result),
    );
    if (orphan) return { kind: 'problem', code: 'scheduleInUse', round: orphan.round, table: orphan.table };
    const added = add();
    const turned = turnedBack(club, target.change);
    goBackTo(club, view, added, target);
    drawAgain(club, session, target.change, added);
    store.results.add(added, [...rulingsBefore(club, view, target.change), ...turned]);
    return null;
  });
}

/** The rulings that the change erased and that nobody has replaced since, where both pairs still lack the board. */
function rulingsBefore({ store }: Club, { results }: SessionView, erasing: number): readonly ResultVersionRow[] {
  return store.results
    .ofChange(erasing)
    .filter((row) => row.outcome === null && store.results.newest(row)?.outcome === null)
    .filter(({ board, ns, ew }) =>
      results.every((one) => one.board !== board || ![one.ns, one.ew].some((pair) => pair === ns || pair === ew)),
    )
    .flatMap((row) => store.results.history(row).findLast(({ outcome }) => outcome !== null) ?? []);
}

/** The results that the change recorded for other teams, and that nobody has corrected since, as they were before. */
function turnedBack(club: Club, turning: number): readonly (SlotKey & NewResult)[] {
  const { results } = club.store;
  return results
    .ofChange(turning)
    .filter((row) => row.outcome !== null && isSamePlay(row, results.newest(row)))
    .map((row) => contentBefore(club, row));
}

function playOf({ board, ns, ew, outcome, form }: ResultVersionRow) {
  return { board, ns, ew, outcome, form };
}

/** Whether two versions of a line have the same pairs and the same result. */
function isSamePlay(row: ResultVersionRow, newest: ResultVersionRow | null): boolean {
  return newest !== null && isDeepStrictEqual(playOf(row), playOf(newest));
}

/** Draws the rounds as they were before a change that drew them. */
function drawAgain({ store }: Club, session: number, drawing: number, change: number): void {
  const stage = store.matches.stage(session);
  for (const draw of store.draws.before(session, drawing)) store.draws.add(stage, change, draw);
}

/** Goes back to the schedule and the draws before a change, with the rulings that the change erased. */
export function restoreSeats(club: Club, { session, undone, change }: Restoring): void {
  const view = readSession(club, session);
  if (isProblem(view)) throw new Error(`session ${session} is not there any more`);
  const lines = club.store.results.ofChange(undone).map((row) => contentBefore(club, row));
  // A line is erased while the schedule still has it, and written once the schedule has it again.
  club.store.results.add(
    change,
    lines.filter(({ outcome }) => outcome === null),
  );
  for (const { section, version } of club.store.schedules.ofChange(undone)) {
    goBackTo(club, view, change, { section, version: version - 1 });
  }
  drawAgain(club, session, undone, change);
  club.store.results.add(
    change,
    lines.filter(({ outcome }) => outcome !== null),
  );
}

function restoreSchedule(club: Club, restoring: Restoring): ChangeScope {
  const { session, undone, change } = restoring;
  for (const terms of club.store.terms.before(undone)) club.store.terms.add(session, change, terms);
  restoreSeats(club, restoring);
  // Who was seated in the place of another brought its names.
  restorePlayers(club, restoring);
  return { subject: 'schedule' };
}

export const scheduleChange: UndoableChange<'schedule'> = { kind: 'schedule', restore: restoreSchedule };

interface Version {
  readonly section: number;
  readonly version: number;
}

/** A version of a schedule, and what came after it. */
interface VersionBefore extends Version {
  readonly now: number;
  /** The change that wrote the version after it. */
  readonly change: number;
}

/** The version before the newest change of a schedule that is still in effect; null where there is none. */
function versionBefore({ store }: Club, { sections }: SessionView): VersionBefore | null {
  const changed = sections.flatMap(({ id: section, scheduleVersion }) => {
    const { version, change } = store.schedules.original(section, scheduleVersion);
    return version === 1 ? [] : [{ section, version: version - 1, now: scheduleVersion, change }];
  });
  return changed.toSorted((a, b) => b.change - a.change)[0] ?? null;
}

/** Writes an earlier version of a schedule as the newest one. */
function goBackTo(club: Club, view: SessionView, change: number, { section, version }: Version): void {
  const { store } = club;
  const schedule = store.schedules.read(section, version);
  if (!schedule) throw new Error(`section ${section} has no schedule of version ${version}`);
  store.schedules.add(section, change, schedule, version);
  const now = view.sections.find(({ id }) => id === section)?.rounds ?? schedule.rounds;
  fitClock(club, view, now, schedule.rounds);
}

function hasLine(
  { seatings }: ScheduleRow,
  { round, table, slotBoard }: { readonly round: number; readonly table: number; readonly slotBoard: number },
): boolean {
  return seatings.some(
    (cell) =>
      cell.round === round &&
      cell.table === table &&
      cell.nsAbsent + cell.ewAbsent === 0 &&
      cell.boards.includes(slotBoard),
  );
}
