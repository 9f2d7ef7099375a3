import type { Database } from 'better-sqlite3';
import type { Row } from './tables.ts';

const TIMES = [
  'date',
  'start',
  'minutes_per_board',
  'minutes_to_move',
  'clock_round',
  'clock_break',
  'clock_ends_at',
  'clock_seconds_left',
];

/** Sets a session to the day, the speed and the clock of the file. */
export function setSession(db: Database, session: number, row: Row): void {
  const set = TIMES.map((column) => `${column} = :${column}`).join(', ');
  const values = Object.fromEntries(TIMES.map((column) => [column, row[column]]));
  db.prepare(`UPDATE sessions SET ${set} WHERE id = :id`).run({ ...values, id: session });
}

/** An event that was deleted here is there again. */
export function undeleteEvent(db: Database, event: number, change: number): void {
  db.prepare(
    `INSERT INTO event_details (event_id, version, change_id, name, deleted)
     SELECT event_id, version + 1, :change, name, 0 FROM event_details WHERE event_id = :event
     ORDER BY version DESC LIMIT 1`,
  ).run({ event, change });
}

export function isDeletedEvent(db: Database, event: number): boolean {
  const deleted = db
    .prepare<[number], number>('SELECT deleted FROM event_details WHERE event_id = ? ORDER BY version DESC LIMIT 1')
    .pluck();
  return deleted.get(event) === 1;
}

export function newestState(states: readonly Row[], session: number): string {
  const own = states.filter((row) => row['session_id'] === session);
  return String(own.at(-1)?.['state'] ?? 'present');
}

/** Deletes or restores a session as it is in the file; one that was removed for good stays so. */
export function setSessionState(db: Database, session: number, state: string, change: () => number): void {
  const now = db
    .prepare<[number], { version: number; state: string }>(
      'SELECT version, state FROM session_states WHERE session_id = ? ORDER BY version DESC LIMIT 1',
    )
    .get(session) ?? { version: 0, state: 'present' };
  if (now.state === state || now.state === 'removed') return;
  db.prepare('INSERT INTO session_states (session_id, version, change_id, state) VALUES (?, ?, ?, ?)').run(
    session,
    now.version + 1,
    change(),
    state,
  );
}
