import { boardsOfSet } from '../../../src/movement/board-set.ts';
import { isMovement, makeMovement } from '../../../src/movement/make.ts';
import type { Movement, MovementSpec } from '../../../src/movement/movement.ts';
import { numbersTo } from '../../../src/basics/numbers-to.ts';
import { lineOf } from '../../../src/movement/pairs.ts';
import { sectionLetter } from '../../../src/movement/sections/letter.ts';
import { breakHalfway } from '../../../src/session/timetable.ts';
import { movementErrors } from '../../../src/movement/validate.ts';
import type { ScoringChoice, SessionScoring } from '../../../src/scoring/session-scoring.ts';
import type { NumberRow, SeatingRow } from '../../store/schedule/schedules.ts';
import { changeClub, type PendingChange } from '../change.ts';
import type { Club } from '../club.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { resolveScoring, scoringRow } from '../scoring/scoring.ts';
import { readSettings } from '../settings.ts';

/** A new event of one session, with one section or more. */
export interface NewEvent {
  readonly name: string;
  /** Local day, yyyy-mm-dd. */
  readonly date: string;
  /** Local time, hh:mm. */
  readonly start: string;
  readonly minutesPerBoard: number;
  readonly minutesToMove: number;
  /** The length of a break half-way; left out, there is no break. */
  readonly breakMinutes?: number;
  /** The movement of section A. */
  readonly spec: MovementSpec;
  /** The movements of sections B, C ..., over the same boards. */
  readonly further?: readonly MovementSpec[];
  /** Left out, it is that of the club's settings. */
  readonly scoring?: ScoringChoice;
}

/** Creates an event with its pairs and its schedule, without names. */
export function createEvent(club: Club, event: NewEvent): { readonly session: number } | ClubProblem {
  const movements: Movement[] = [];
  for (const spec of [event.spec, ...(event.further ?? [])]) {
    const movement = makeMovement(spec);
    if (!isMovement(movement)) return { kind: 'problem', code: 'movementNotPossible', cause: movement };
    movements.push(movement);
  }
  return createEventFromMovements(club, event, movements);
}

/**
 * Creates an event from movements, one for each section. A movement with an error in its schedule is refused, and so
 * are sections of which some have one ranking and some two.
 */
export function createEventFromMovements(
  club: Club,
  event: Omit<NewEvent, 'spec' | 'further'>,
  movements: readonly Movement[],
): { readonly session: number } | ClubProblem {
  const errors = movements.flatMap(movementErrors);
  if (errors.length > 0) return { kind: 'problem', code: 'movementWrong', errors };
  if (new Set(movements.map(({ winners }) => winners)).size > 1) return { kind: 'problem', code: 'sectionsDiffer' };
  return changeClub(club, createdSession(club), ({ add }): { session: number } | ClubProblem => {
    const scoring = resolveScoring(club, event.scoring ?? readSettings(club));
    if (isProblem(scoring)) return scoring;
    return { session: insertEvent(club, event, movements, { scoring, sample: false, add }).session };
  });
}

/** The change that creates an event, and how it is answered once more. */
export function createdSession({ store }: Club) {
  return { kind: 'event', answerOf: (change: number) => ({ session: store.sessions.firstOfChange(change) }) } as const;
}

/** An event that was created: its session and its sections. */
export interface CreatedEvent {
  readonly session: number;
  readonly sections: readonly CreatedSection[];
}

/** A section, and the entry of each of its pair numbers. */
export interface CreatedSection {
  readonly section: number;
  readonly entries: ReadonlyMap<number, number>;
}

/** What an event needs beside its details and its movements. */
interface EventParts extends Pick<PendingChange, 'add'> {
  readonly scoring: SessionScoring;
  readonly sample: boolean;
}

/** Writes an event, within a change. */
export function insertEvent(
  club: Club,
  event: Omit<NewEvent, 'spec' | 'further' | 'scoring'>,
  movements: readonly Movement[],
  { scoring, sample, add }: EventParts,
): CreatedEvent {
  const { events, sessions, stageRules } = club.store;
  const { name, date, start, minutesPerBoard, minutesToMove, breakMinutes = 0 } = event;
  const id = events.add(sample);
  const change = add({ event: id });
  events.addDetails(change, { event: id, name, deleted: 0 });
  const session = events.addSession({ event: id, date, start, minutesPerBoard, minutesToMove });
  const rounds = Math.max(...movements.map((movement) => movement.rounds.length));
  for (const { after, minutes } of breakHalfway(rounds, breakMinutes)) sessions.setBreak(session, after, minutes);
  const stage = events.addStage(id);
  stageRules.add(stage, change, scoringRow(scoring));
  const dealSet = events.addDealSet(id);
  const sections = movements.map((movement, index) => {
    const section = events.addSection({ session, stage, dealSet, letter: sectionLetter(index) });
    const entries = insertEntries(club, id, movement);
    insertSchedule(club, { section, change }, movement, entries);
    return { section, entries };
  });
  return { session, sections };
}

/** An entry for each number. The entry of the phantom has no pair. */
function insertEntries({ store }: Club, event: number, movement: Movement): ReadonlyMap<number, number> {
  return new Map(
    numbersTo(2 * movement.tables).map((number) => {
      const entry = store.events.addEntry(event);
      if (number !== movement.phantom) store.events.makePair(entry);
      return [number, entry];
    }),
  );
}

function insertSchedule(
  { store }: Club,
  { section, change }: { readonly section: number; readonly change: number },
  movement: Movement,
  entries: ReadonlyMap<number, number>,
): void {
  const { tables, boardsPerRound, phantom, winners } = movement;
  const seatings = movement.rounds.flatMap((cells, index) =>
    cells.map(({ table, ns, ew, set }): SeatingRow => ({
      round: index + 1,
      table,
      ns: entryOf(entries, ns),
      ew: entryOf(entries, ew),
      nsAbsent: ns === phantom ? 1 : 0,
      ewAbsent: ew === phantom ? 1 : 0,
      boards: boardsOfSet(set, boardsPerRound),
    })),
  );
  const numbers = [...entries].map(([number, entry]): NumberRow => {
    return { number, line: winners === 2 ? lineOf(movement, number) : null, entry, gone: 0 };
  });
  const figures = { winners, tables, rounds: movement.rounds.length, boards: boardsOf(movement) };
  store.schedules.add(section, change, { movement: JSON.stringify(movement.spec), ...figures, numbers, seatings });
}

/** Boards in play, numbered from 1. */
function boardsOf({ rounds, boardsPerRound }: Movement): number {
  return Math.max(...rounds.flat().map(({ set }) => set)) * boardsPerRound;
}

function entryOf(entries: ReadonlyMap<number, number>, pair: number): number {
  const entry = entries.get(pair);
  if (entry === undefined) throw new Error(`the schedule seats pair ${pair}, which the movement doesn't have`);
  return entry;
}
