/** Clubs for tests: a real SQLite file in a folder of its own, and a clock the test moves. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openClub, type Club } from '../../main/club/club.ts';
import { createEvent, type NewEvent } from '../../main/club/competitions/events.ts';
import type { CellView, SectionView, SessionView } from '../../main/club/model/session.ts';
import { isProblem } from '../../main/club/problem.ts';
import { recordColumn } from '../../main/club/results/column.ts';
import type { ResultInput } from '../../main/club/results/input.ts';
import { readSession } from '../../main/club/competitions/sessions.ts';
import type { Outcome } from '../../src/bridge/result/result.ts';
import { mitchellSpec } from '../builders.ts';

/** A folder that is gone when the test is over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'etui-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A clock that stands until it is moved. */
export interface TestClock {
  now: () => Date;
  forward(seconds: number): void;
}

export function testClock(start = '2026-11-24T19:30:00.000Z'): TestClock {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    forward(seconds) {
      time += seconds * 1000;
    },
  };
}

/** The file of a club without anything in it. Migrating takes longer than most tests do: once is enough. */
let emptyClub: Buffer | null = null;

function emptyClubFile(): Buffer {
  if (emptyClub !== null) return emptyClub;
  const folder = mkdtempSync(join(tmpdir(), 'etui-'));
  const file = join(folder, 'club.sqlite');
  // What is closed has no log: all of it is in the file.
  unwrap(openClub(file, { now: testClock().now })).store.close();
  emptyClub = readFileSync(file);
  rmSync(folder, { recursive: true });
  return emptyClub;
}

/** An open club, without anything in it unless the file is there; closed when the test is over. */
export function testClub(clock: TestClock = testClock(), file = join(temporaryFolder(), 'club.sqlite')): Club {
  const isNew = !existsSync(file);
  if (isNew) writeFileSync(file, emptyClubFile());
  // A new club has no copies, which what is opened again has.
  const club = unwrap(openClub(file, { now: clock.now, busyTimeout: 50, isChecked: isNew }));
  onTestFinished(() => club.store.close());
  return club;
}

/** The same club without anything cached. */
export function uncached(club: Club): Club {
  return { ...club, store: { ...club.store } };
}

/** The value, where a test has no use for a problem. */
export function unwrap<T>(value: T): Exclude<T, { readonly kind: 'problem' }> {
  if (isProblem(value)) throw new Error(`unexpected problem: ${JSON.stringify(value)}`);
  return value as Exclude<T, { readonly kind: 'problem' }>;
}

export function newEvent(changes: Partial<NewEvent> = {}): NewEvent {
  return {
    name: 'Tuesday pairs',
    date: '2026-11-24',
    start: '19:30',
    minutesPerBoard: 7,
    minutesToMove: 1,
    spec: mitchellSpec(3),
    ...changes,
  };
}

/** A club with one event: three tables, three rounds, six boards, two winners unless told otherwise. */
export function clubWithEvent(changes: Partial<NewEvent> = {}, clock = testClock()): { club: Club; session: number } {
  const club = testClub(clock);
  const { session } = unwrap(createEvent(club, newEvent(changes)));
  return { club, session };
}

export function sessionOf(club: Club, session: number): SessionView {
  return unwrap(readSession(club, session));
}

export function sectionOf(club: Club, session: number): SectionView {
  const [section] = sessionOf(club, session).sections;
  if (!section) throw new Error('the session has no section');
  return section;
}

export function cellAt(section: SectionView, round: number, table: number): CellView {
  const cell = section.cells.find((candidate) => candidate.round === round && candidate.table === table);
  if (!cell) throw new Error(`no table ${table} in round ${round}`);
  return cell;
}

export const PASSED_OUT: Outcome = { kind: 'passedOut' };

export function played(
  level: 1 | 2 | 3 | 4 | 5 | 6 | 7,
  tricks: number,
  declarer: 'N' | 'E' | 'S' | 'W' = 'N',
): Outcome {
  return { kind: 'played', contract: { level, strain: 'S', risk: '' }, declarer, tricks, lead: null };
}

/** A result as the schedule expects it: the cell's pairs on its first board, unless told otherwise. */
export function handIn(section: SectionView, cell: CellView, changes: Partial<ResultInput> = {}): ResultInput {
  const board = changes.slotBoard ?? cell.boards[0] ?? 1;
  return {
    section: section.id,
    round: cell.round,
    table: cell.table,
    slotBoard: board,
    board,
    ns: cell.ns,
    ew: cell.ew,
    outcome: PASSED_OUT,
    typed: 'p',
    expectedVersion: null,
    ...changes,
  };
}

/** Records lines by one change; none may be refused. */
export function recordAll(club: Club, session: number, lines: readonly ResultInput[]): void {
  for (const line of unwrap(recordColumn(club, session, lines)).lines) unwrap(line);
}
