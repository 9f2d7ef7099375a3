import type { ScheduleChange } from '../../../src/movement/continuation/change.ts';
import { isContinuationProblem, proposeContinuations } from '../../../src/movement/continuation/propose.ts';
import type { Proposal } from '../../../src/movement/continuation/proposal.ts';
import type { RunningSchedule } from '../../../src/movement/continuation/schedule.ts';
import type { ScheduleRow } from '../../store/schedule/schedules.ts';
import { change, type Changed, type Restoring, type UndoableChange } from '../change.ts';
import { fitClock } from './clock.ts';
import type { Club } from '../club.ts';
import type { ProposalsView } from '../model/schedule.ts';
import type { SectionView, SessionView } from '../model/session.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { runningSchedule, scheduleRow } from './running-schedule.ts';
import { readSession } from '../competitions/sessions.ts';
import type { ChangeScope } from '../model/undo.ts';

/** A change as the director reports it. */
export interface ScheduleRequest {
  readonly section: number;
  readonly change: ScheduleChange;
  /** The first round to change, where it is later than the first that nobody has started as far as is known. */
  readonly from: number;
}

/** The proposal chosen of those made for a version of the schedule. */
export interface ChosenProposal extends ScheduleRequest {
  readonly version: number;
  readonly frozen: number;
  readonly key: string;
}

/** The ways to go on after a change; nothing is written. */
export function proposeScheduleChange(
  club: Club,
  session: number,
  asked: ScheduleRequest,
): ProposalsView | ClubProblem {
  const ways = waysOf(club, session, asked);
  if (isProblem(ways)) return ways;
  const { section, running, proposals } = ways;
  return {
    section: section.id,
    version: section.scheduleVersion,
    frozen: running.frozen,
    proposals: proposals.map(({ rule, figures, shifts, warnings }) => ({
      key: JSON.stringify(rule),
      rule,
      figures,
      shifts,
      warnings,
    })),
  };
}

/**
 * Goes on by the proposal chosen: a new version of the schedule, with the pairs that come in. Results stay where
 * they stand. @returns the session's change number
 */
export function applyScheduleChange(
  club: Club,
  session: number,
  chosen: ChosenProposal,
): Changed<object> | ClubProblem {
  return change(club, { session, kind: 'schedule' }, ({ add }): ClubProblem | null => {
    const ways = waysOf(club, session, chosen);
    if (isProblem(ways)) return ways;
    const { view, section, running, proposals } = ways;
    const proposal = proposals.find(({ rule }) => JSON.stringify(rule) === chosen.key);
    const same = section.scheduleVersion === chosen.version && running.frozen === chosen.frozen;
    if (!same || !proposal) return { kind: 'problem', code: 'scheduleMovedOn' };
    writeSchedule(club, section, add(), proposal.schedule);
    fitClock(club, view, section.rounds, proposal.schedule.rounds.length);
    return null;
  });
}

/**
 * Goes back to the schedule before the newest change of it that stands, whatever else was done since; called again, to
 * the one before. Not where a result stands on a line that only the later schedule has. A change like any other, that
 * can be taken back. @returns the session's change number
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
    // What stands beside the schedule's lines needs none of them.
    const orphan = view.results.find(
      (result) => result.section === target.section && !hasLine(before, result) && later && hasLine(later, result),
    );
    if (orphan) return { kind: 'problem', code: 'scheduleInUse', round: orphan.round, table: orphan.table };
    goBackTo(club, view, add(), target);
    return null;
  });
}

/** Goes back to the schedule before a change of it. */
function restoreSchedule(club: Club, { session, undone, change }: Restoring): ChangeScope {
  const view = readSession(club, session);
  if (isProblem(view)) throw new Error(`session ${session} is not there any more`);
  for (const { section, version } of club.store.schedules.ofChange(undone)) {
    goBackTo(club, view, change, { section, version: version - 1 });
  }
  return { subject: 'schedule' };
}

export const scheduleChange: UndoableChange<'schedule'> = { kind: 'schedule', restore: restoreSchedule };

interface Version {
  readonly section: number;
  readonly version: number;
}

/** Of the changes that make the schedules what they are the newest, and the version before it. */
function versionBefore({ store }: Club, { sections }: SessionView): (Version & { readonly now: number }) | null {
  const changed = sections.flatMap(({ id: section, scheduleVersion }) => {
    const { version, change } = store.schedules.original(section, scheduleVersion);
    return version === 1 ? [] : [{ section, version: version - 1, now: scheduleVersion, change }];
  });
  return changed.toSorted((a, b) => b.change - a.change)[0] ?? null;
}

/** An earlier version is the newest again, and nobody plays under the numbers that it leaves free. */
function goBackTo(club: Club, view: SessionView, change: number, { section, version }: Version): void {
  const { store } = club;
  const schedule = store.schedules.read(section, version);
  if (!schedule) throw new Error(`section ${section} has no schedule of version ${version}`);
  store.schedules.add(section, change, schedule, version);
  const now = view.sections.find(({ id }) => id === section)?.rounds ?? schedule.rounds;
  fitClock(club, view, now, schedule.rounds);
}

interface Ways {
  readonly view: SessionView;
  readonly section: SectionView;
  readonly running: RunningSchedule;
  readonly proposals: readonly Proposal[];
}

function waysOf(club: Club, session: number, { section: id, change, from }: ScheduleRequest): Ways | ClubProblem {
  const view = readSession(club, session);
  if (isProblem(view)) return view;
  const section = view.sections.find((candidate) => candidate.id === id);
  if (!section) return { kind: 'problem', code: 'unknownSection', section: id };
  const running = runningSchedule(view, section, from);
  const proposals = proposeContinuations(running, change);
  if (isContinuationProblem(proposals)) return { kind: 'problem', code: 'changeNotPossible', cause: proposals };
  return { view, section, running, proposals };
}

/**
 * Writes the next version of a section's schedule. A number it did not have gets an entry; one that was given out and
 * taken back with the schedule of that time keeps the entry it had.
 */
function writeSchedule({ store }: Club, section: SectionView, change: number, schedule: RunningSchedule): void {
  const entries = new Map(section.entries.map(({ id, number }) => [number, id]));
  const seated = new Set(
    schedule.rounds.flat().flatMap(({ ns, ew, absent }) => [ns, ew].filter((pair) => !absent.includes(pair))),
  );
  const event = store.events.eventOf(section.id);
  for (const { number } of schedule.pairs) {
    const entry =
      entries.get(number) ?? store.schedules.entryOfNumber(section.id, number) ?? store.events.addEntry(event);
    entries.set(number, entry);
    if (seated.has(number)) store.events.makePair(entry);
  }
  store.schedules.add(
    section.id,
    change,
    scheduleRow(section, schedule, (pair) => entries.get(pair) ?? 0),
  );
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
