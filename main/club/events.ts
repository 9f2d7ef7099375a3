import { boardsOfSet } from '../../src/movement/board-set.ts';
import { isMovement, makeMovement } from '../../src/movement/make.ts';
import type { Movement, MovementSpec } from '../../src/movement/movement.ts';
import { lineOf, numbersTo } from '../../src/movement/pairs.ts';
import { movementErrors } from '../../src/movement/validate.ts';
import type { ScoringChoice, SessionScoring } from '../../src/scoring/session-scoring.ts';
import type { SeatingRow } from '../store/schedules.ts';
import { timeNow, type Club } from './club.ts';
import type { EventSummary } from './model.ts';
import { isProblem, type ClubProblem } from './problem.ts';
import { scoringOf, writeScoring } from './scoring.ts';
import { readSettings } from './settings.ts';

/** What an event is made of: one session, one section. */
export interface NewEvent {
  readonly name: string;
  /** Local day, yyyy-mm-dd. */
  readonly date: string;
  /** Local time, hh:mm. */
  readonly start: string;
  readonly minutesPerBoard: number;
  readonly minutesToMove: number;
  readonly spec: MovementSpec;
  /** As the club's settings have it where it is left out. */
  readonly scoring?: ScoringChoice;
}

/** Every event of the club, newest day first. */
export function listEvents({ store }: Club): readonly EventSummary[] {
  return store.events.list().map((row) => ({ ...row, sample: row.sample === 1 }));
}

/** Creates an event with its pairs and its schedule; the names can come later. */
export function createEvent(club: Club, event: NewEvent): { readonly session: number } | ClubProblem {
  const movement = makeMovement(event.spec);
  if (!isMovement(movement)) return { kind: 'problem', code: 'movementNotPossible', cause: movement };
  return createEventOf(club, event, movement);
}

/** Creates an event played by a movement that is already there. None with an error in its schedule ever starts. */
export function createEventOf(
  club: Club,
  event: NewEvent,
  movement: Movement,
): { readonly session: number } | ClubProblem {
  const errors = movementErrors(movement);
  if (errors.length > 0) return { kind: 'problem', code: 'movementWrong', errors };
  const answer = club.store.action((): { session: number } | ClubProblem => {
    const scoring = scoringOf(club, event.scoring ?? readSettings(club));
    if (isProblem(scoring)) return scoring;
    return { session: writeEvent(club, event, movement, { scoring, sample: false }).session };
  });
  if (!isProblem(answer)) club.news.announce({ kind: 'events' });
  return answer;
}

/** What writing an event made: the session, its only section, and the entry of every pair number. */
export interface WrittenEvent {
  readonly session: number;
  readonly section: number;
  readonly entries: ReadonlyMap<number, number>;
}

/** Writes an event within an action. */
export function writeEvent(
  club: Club,
  event: Omit<NewEvent, 'scoring'>,
  movement: Movement,
  { scoring, sample }: { readonly scoring: SessionScoring; readonly sample: boolean },
): WrittenEvent {
  const { events } = club.store;
  const { name, date, start, minutesPerBoard, minutesToMove } = event;
  const createdAt = timeNow(club);
  const session = events.addSession({
    eventName: name,
    sample,
    createdAt,
    date,
    start,
    minutesPerBoard,
    minutesToMove,
  });
  writeScoring(club, session, null, scoring);
  const { tables, boardsPerRound, winners } = movement;
  const section = events.addSection({
    session,
    letter: 'A',
    movement: JSON.stringify(movement.spec),
    tables,
    rounds: movement.rounds.length,
    boardsPerRound,
    boards: boardsOf(movement),
    winners,
  });
  const entries = writeEntries(club, section, movement);
  writeSchedule(club, section, movement, entries);
  return { session, section, entries };
}

function writeEntries({ store }: Club, section: number, movement: Movement): ReadonlyMap<number, number> {
  return new Map(
    numbersTo(2 * movement.tables).map((number) => {
      const line = movement.winners === 2 ? lineOf(movement, number) : null;
      const phantom = number === movement.phantom;
      return [number, store.events.addEntry({ section, number, line, phantom })];
    }),
  );
}

function writeSchedule(
  { store }: Club,
  section: number,
  movement: Movement,
  entries: ReadonlyMap<number, number>,
): void {
  const { tables, boardsPerRound, phantom } = movement;
  const seatings = movement.rounds.flatMap((cells, index) =>
    cells.map(({ table, ns, ew, set }): SeatingRow => ({
      round: index + 1,
      table,
      ns: entryOf(entries, ns),
      ew: entryOf(entries, ew),
      nsAbsent: ns === phantom ? 1 : 0,
      ewAbsent: ew === phantom ? 1 : 0,
      firstBoard: boardsOfSet(set, boardsPerRound)[0] ?? 1,
      boards: boardsPerRound,
    })),
  );
  const boards = boardsOf(movement);
  store.schedules.add(section, null, { tables, rounds: movement.rounds.length, boards, gone: [], seatings });
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
