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

/** What happened, as the director reports it. */
export interface ScheduleRequest {
  readonly section: number;
  readonly change: ScheduleChange;
  /** The first round to change. A round that is known to have started is not changed, even if this names it. */
  readonly from: number;
}

/** The proposal that was chosen, and the version of the schedule it was made for. */
export interface ChosenProposal extends ScheduleRequest {
  readonly version: number;
  readonly frozen: number;
  readonly key: string;
}

/** Ways to continue after something happened. Nothing is written. */
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
 * Continues by a proposal: writes a new version of the schedule, with the pairs that come in. Results stay on their
 * lines.
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
    goBackTo(club, view, add(), target);
    return null;
  });
}

/** Goes back to the schedule before a change. */
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

/** The version before the newest change of a schedule that is still in effect; null where there is none. */
function versionBefore({ store }: Club, { sections }: SessionView): (Version & { readonly now: number }) | null {
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
 * Writes the next version of a section's schedule. A new number gets an entry. A number that an earlier version had,
 * and that was reverted, gets the entry it had then.
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
