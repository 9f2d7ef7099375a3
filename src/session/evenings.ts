/**
 * A session that is played on several evenings, such as a Swiss or a knockout over weeks: each has its day, and its
 * start, from a round on. The first evening is the session's own day.
 */
import { addMinutes } from '../basics/time-of-day.ts';
import { lastRoundCalled, type ClockState } from './clock.ts';
import { minutesToEnd, minutesToStart, timetableOf, type SessionTimes } from './timetable.ts';

/** An evening after the first. */
export interface LaterEvening {
  /** Its first round, from 2. */
  readonly from: number;
  /** Local day, yyyy-mm-dd. */
  readonly date: string;
  /** Local time, hh:mm; left out where it starts when the first evening does. */
  readonly start?: string;
}

/** A session's days. */
export interface EveningDays {
  readonly date: string;
  /** In order of round; left out where all is played on one day. */
  readonly evenings?: readonly LaterEvening[];
}

/** A session's days, and when the first begins. */
export interface EveningTimes extends EveningDays {
  /** Local time, hh:mm. */
  readonly start: string;
}

/** Rounds that are played on one day. */
export interface Evening {
  readonly from: number;
  readonly to: number;
  readonly date: string;
  readonly start: string;
}

/** What of a session says how far it is. */
export interface PlayedSoFar extends EveningDays {
  readonly clock: Pick<ClockState, 'round' | 'onBreak'>;
  readonly results: readonly { readonly round: number }[];
  readonly sections: readonly {
    readonly rounds: number;
    readonly cells: readonly { readonly round: number; readonly boards: readonly number[]; readonly sitOut: boolean }[];
  }[];
}

/** The evenings of so many rounds, in order. */
export function eveningsOf({ date, start, evenings = [] }: EveningTimes, rounds: number): readonly Evening[] {
  const first: LaterEvening = { from: 1, date };
  const all = [first, ...evenings.filter(({ from }) => from <= rounds)];
  return all.map((evening, at) => ({ start, ...evening, to: (all[at + 1]?.from ?? rounds + 1) - 1 }));
}

/** The evening of a round; of the first, or the last, for a round before or after play. */
export function eveningOfRound(session: EveningTimes, round: number, rounds: number): Evening {
  const evenings = eveningsOf(session, rounds);
  const found = evenings.findLast(({ from }) => from <= Math.max(1, round));
  return found ?? { from: 1, to: rounds, date: session.date, start: session.start };
}

/** When a round should begin by the plan, local hh:mm: from the start of its evening. */
export function startOfRound(session: EveningTimes & SessionTimes, round: number): string {
  const timetable = timetableOf(session);
  const { from, start } = eveningOfRound(session, round, timetable.rounds);
  return addMinutes(start, minutesToStart(timetable, round) - minutesToStart(timetable, from));
}

/** When a round should be over by the plan, local hh:mm. */
export function endOfRound(session: EveningTimes & SessionTimes, round: number): string {
  const timetable = timetableOf(session);
  const { from, start } = eveningOfRound(session, round, timetable.rounds);
  return addMinutes(start, minutesToEnd(timetable, round) - minutesToStart(timetable, from));
}

/** The day on which a round is played. */
export function dayOfRound({ date, evenings = [] }: EveningDays, round: number): string {
  return evenings.findLast(({ from }) => from <= round)?.date ?? date;
}

/** Whether later evenings can be: each from a later round, on a later day. */
export function arePossibleEvenings(date: string, evenings: readonly LaterEvening[], rounds: number): boolean {
  return evenings.every(({ from, date: own }, at) => {
    const before = evenings[at - 1] ?? { from: 1, date };
    return from > before.from && from <= rounds && own > before.date;
  });
}

/** The day of papers: those of before play are of the round that comes next, those of after it of the last played. */
export function dayOfPlay(session: PlayedSoFar, use: 'before' | 'after'): string {
  if (!session.evenings) return session.date;
  const played = session.results.reduce((last, { round }) => Math.max(last, round), 0);
  const last = Math.max(played, lastRoundCalled(session.clock));
  const rounds = Math.max(...session.sections.map((section) => section.rounds));
  const round = use === 'before' && isIn(session, last) ? last + 1 : last;
  return dayOfRound(session, Math.min(Math.max(1, round), rounds));
}

/** Whether every result of a round is in. */
function isIn({ sections, results }: PlayedSoFar, round: number): boolean {
  const due = sections
    .flatMap(({ cells }) => cells)
    .reduce((sum, cell) => sum + (cell.round === round && !cell.sitOut ? cell.boards.length : 0), 0);
  return results.filter((result) => result.round === round).length >= due;
}
