import { openClub, type Club } from '../main/club/club.ts';
import { createEvent } from '../main/club/competitions/events.ts';
import { recordResult } from '../main/club/results/results.ts';
import { readSession } from '../main/club/competitions/sessions.ts';
import { isProblem } from '../main/club/problem.ts';
import type { SectionView, SessionView } from '../main/club/model/session.ts';
import type { ResultInput } from '../main/club/results/input.ts';
import { isPairsSpec, type EventMovementSpec } from '../src/movement/event-movement.ts';
import { isMovement, makeMovement } from '../src/movement/make.ts';
import type { Movement, MovementSpec } from '../src/movement/movement.ts';
import { sampleSession } from '../src/sample/session.ts';

/** 200 tables in 13 sections over the same boards. */
export const ROOM: readonly number[] = [20, ...Array.from({ length: 12 }, () => 15)];

/** A Mitchell of so many tables. */
export function mitchell(tables: number, rounds: number, boardsPerRound: number): MovementSpec {
  return { kind: 'mitchell', tables, phantom: null, even: 'share', rounds, boardsPerRound, arrowSwitch: 0 };
}

export function movementOf(spec: MovementSpec): Movement {
  const movement = makeMovement(spec);
  if (!isMovement(movement)) throw new Error(`no such movement: ${JSON.stringify(movement)}`);
  return movement;
}

/** Plays a simulated evening into a club file, but for the results at `open` boards and after. Answers the session. */
export function playInto(file: string, spec: EventMovementSpec, open: number): number {
  const club = openClub(file, { now: () => new Date() });
  if (isProblem(club)) throw new Error(club.code);
  const event = { name: 'Bench', date: '2026-11-24', start: '19:30', minutesPerBoard: 7, minutesToMove: 1, spec };
  const created = createEvent(club, event);
  if (!('session' in created)) throw new Error(created.code);
  record(club, created.session, open, isPairsSpec(spec) ? resultsOfPairs(spec) : resultsOfPlayers);
  club.store.close();
  return created.session;
}

/** What the tables of a section bring. */
type Results = (
  section: SectionView,
) => readonly Pick<ResultInput, 'round' | 'table' | 'board' | 'outcome' | 'typed'>[];

function resultsOfPairs(spec: MovementSpec): Results {
  return () => sampleSession({ seed: 1, movement: movementOf(spec) }).results;
}

/** Scores that are possible whoever is vulnerable. */
const SCORES = [110, -110, 140, 90, -90, -140, 170, 120];

function resultsOfPlayers({ cells }: SectionView): ReturnType<Results> {
  return cells.flatMap(({ round, table, boards }) =>
    boards.map((board) => {
      const score = SCORES[(3 * round + 5 * table + board) % SCORES.length] ?? 110;
      return { round, table, board, outcome: { kind: 'score', score } as const, typed: String(score) };
    }),
  );
}

function record(club: Club, session: number, open: number, resultsOf: Results): void {
  const view = readSession(club, session);
  if (!('sections' in view)) throw new Error(view.code);
  const [section] = view.sections;
  for (const result of section ? resultsOf(section) : []) {
    if (result.board >= open) continue;
    const answer = recordResult(club, session, { ...slotOf(view, result), ...result, expectedVersion: null });
    if (isProblem(answer)) throw new Error(answer.code);
  }
}

function slotOf(view: SessionView, { round, table, board }: { round: number; table: number; board: number }) {
  const section = view.sections[0];
  const cell = section?.cells.find((candidate) => candidate.round === round && candidate.table === table);
  if (!section || !cell) throw new Error(`no table ${table} in round ${round}`);
  return { section: section.id, round, table, slotBoard: board, ns: cell.ns, ew: cell.ew };
}
