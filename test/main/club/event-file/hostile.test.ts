import * as fc from 'fast-check';
import SQLite, { type Database } from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { bringInEvent } from '../../../../main/club/event-file/bring-in.ts';
import { openEventFile } from '../../../../main/club/event-file/open.ts';
import { previewEventFile } from '../../../../main/club/event-file/preview.ts';
import type { Club } from '../../../../main/club/club.ts';
import { openClub } from '../../../../main/club/club.ts';
import { addPenalty } from '../../../../main/club/scoring/penalties.ts';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { openSample } from '../../../../main/club/competitions/sample.ts';
import { listEvents } from '../../../../main/club/competitions/event-list.ts';
import { sessionOf } from '../../support.ts';
import { LARGEST_EVENT_FILE } from '../../../../main/store/event-file/open-bytes.ts';
import { writeRowsFile } from '../../../../main/store/event-file/write-file.ts';
import { readMigrations } from '../../../../main/store/file/migrations.ts';
import { eventFileFaultSentence } from '../../../../src/language/files/event-file.ts';
import { faultyDisk } from '../../store/faulty-connection.ts';
import { newEvent, temporaryFolder, testClock, testClub, unwrap } from '../../support.ts';
import { fileOf, look } from './two-clubs.ts';

/** A file with one event, in which everything a director does was done once. */
function sampleFile(): { home: Club; file: Uint8Array } {
  const home = testClub();
  const { session } = unwrap(openSample(home, 'en'));
  const entry = sessionOf(home, session).sections[0]?.entries[0]?.id ?? 0;
  unwrap(addPenalty(home, session, { entry, kind: 'penalty', amount: 100, unit: 'matchpoints', reason: 'late' }));
  return { home, file: fileOf(home, session) };
}

/** Changes the file as no program of ours would, and leaves its tables and triggers as they were. */
function meddle(file: Uint8Array, sql: string): Uint8Array {
  const db = new SQLite(Buffer.from(file));
  onTestFinished(() => void db.close());
  db.pragma('foreign_keys = OFF');
  const triggers = db
    .prepare<[], { name: string; sql: string }>("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'")
    .all();
  for (const { name } of triggers) db.exec(`DROP TRIGGER ${name}`);
  db.exec(sql);
  for (const trigger of triggers) db.exec(trigger.sql);
  return db.serialize();
}

/** Everything in a club's file, table by table. */
function counts(club: Club): unknown {
  const db = new SQLite(club.store.file, { readonly: true });
  try {
    return tablesOf(db).map((name) => [name, db.prepare(`SELECT count(*) FROM ${name}`).pluck().get()]);
  } finally {
    db.close();
  }
}

function tablesOf(db: Database): readonly string[] {
  const names = db.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name");
  return names.pluck().all();
}

/** What a club says of a file; it must be as it was afterwards. */
function faultOf(club: Club, file: Uint8Array): string {
  const before = counts(club);
  const preview = previewEventFile(club, file);
  const seen = 'state' in preview ? preview.state.kind : 'new';
  const answer = bringInEvent(club, file, { seen, answers: [] });
  if (!('code' in answer) || answer.code !== 'eventFileNotTaken') return JSON.stringify(answer);
  expect(counts(club)).toEqual(before);
  for (const language of ['en', 'fr'] as const) {
    expect(eventFileFaultSentence(answer.fault, language)).toMatch(/^[A-Z].*\.$/u);
  }
  return answer.fault.code;
}

describe('what is no event is refused in one sentence, and leaves the club as it was', () => {
  test('other bytes, other programs, other versions, a whole club', () => {
    const { home, file } = sampleFile();
    const away = testClub();
    const withHeader = (at: number, value: number): Uint8Array => {
      const changed = Buffer.from(file);
      changed.writeUInt32BE(value, at);
      return changed;
    };
    expect(faultOf(away, new Uint8Array())).toBe('notAnEventFile');
    expect(faultOf(away, Buffer.from('board,ns,ew\n1,1,2\n'))).toBe('notAnEventFile');
    expect(faultOf(away, withHeader(68, 7))).toBe('notAnEventFile');
    expect(faultOf(away, withHeader(68, 0x45545549))).toBe('beforeFirstRelease');
    expect(faultOf(away, withHeader(60, readMigrations().length + 1))).toBe('newer');
    expect(faultOf(away, withHeader(60, 0))).toBe('altered');
    expect(faultOf(away, withHeader(60, 3))).toBe('altered');
    expect(faultOf(away, Buffer.alloc(LARGEST_EVENT_FILE + 1))).toBe('tooLarge');
    expect(faultOf(away, file.subarray(0, file.length / 2))).toBe('damaged');
    unwrap(createEvent(home, newEvent()));
    home.store.close();
    const whole = new SQLite(home.store.file).serialize();
    expect(faultOf(away, whole)).toBe('notOneEvent');
    const none = testClub();
    none.store.close();
    expect(faultOf(away, new SQLite(none.store.file).serialize())).toBe('notOneEvent');
  });

  test('tables, triggers and views that Etui does not make are never run', () => {
    const { file } = sampleFile();
    const away = testClub();
    for (const sql of [
      'CREATE TABLE more (id INTEGER)',
      "CREATE TRIGGER own AFTER INSERT ON events BEGIN SELECT load_extension('x'); END",
      'DROP VIEW current_events; CREATE VIEW current_events AS SELECT 1 AS id',
      'DROP INDEX awards_by_player',
      'CREATE INDEX own ON results (typed)',
    ]) {
      expect(faultOf(away, meddle(file, sql))).toBe('altered');
    }
  });

  test('what cannot have happened, or cannot be read, is not taken', () => {
    const { file } = sampleFile();
    const away = testClub();
    for (const sql of [
      // The tables themselves refuse these.
      'UPDATE results SET slot_board = 99 WHERE id = (SELECT min(id) FROM results)',
      "UPDATE changes SET kind = 'clock', subject = NULL WHERE kind = 'penalty'",
      'UPDATE stage_rules SET version = 7',
      "UPDATE deals SET change_id = (SELECT id FROM changes WHERE kind = 'settings') WHERE number = 1",
      "UPDATE event_details SET change_id = (SELECT id FROM changes WHERE kind = 'settings')",
      'DELETE FROM section_numbers WHERE number = 1',
      "UPDATE deals SET hands = replace(hands, 'A', 'K') WHERE number = 1",
      // These only a program that reads them notices.
      "UPDATE schedules SET movement = '{}'",
      'UPDATE schedules SET movement = \'{"kind":"mitchell","tables":1e9}\'',
      "UPDATE stage_rules SET rules = json_set(rules, '$.preset', 'x')",
      `UPDATE stage_rules SET rules = json_set(rules, '$.matches', json('{"comparison":7}'))`,
      "UPDATE event_details SET name = printf('%5000s', 'x')",
      "UPDATE players SET name = 'two' || char(10) || 'lines'",
      "UPDATE players SET name = printf('%300s', 'x')",
    ]) {
      const fault = faultOf(away, meddle(file, sql));
      expect([sql, ['altered', 'impossible', 'damaged'].includes(fault) ? 'refused' : fault]).toEqual([sql, 'refused']);
    }
  });
});

test('whatever bytes are changed, the answer is a fault or an event that can be read', () => {
  const { home, file } = sampleFile();
  const change = fc.record({ at: fc.nat({ max: file.length - 1 }), value: fc.nat({ max: 255 }) });
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 40 }), fc.nat({ max: file.length }), (changes, length) => {
      const bytes = Buffer.from(file.subarray(0, length % 5 === 0 ? length : file.length));
      for (const { at, value } of changes) if (at < bytes.length) bytes[at] = value;
      const opened = openEventFile(bytes, 'x.etui', home);
      const said = 'club' in opened ? String(listEvents(opened.club).total) : eventFileFaultSentence(opened, 'en');
      expect(said).toMatch(/^1$|\.$/);
      if ('club' in opened) opened.club.store.close();
    }),
    { numRuns: Number(process.env['ETUI_EVENINGS'] ?? 25) },
  );
}, 120_000);

test('the name of its club is a text that a file can hold', () => {
  const { file } = sampleFile();
  const half = `"Oak${String.raw`\u0000\ud800`} Club"`;
  const meddled = meddle(file, `UPDATE settings SET value = '${half}' WHERE key = 'clubName'`);
  expect(look(testClub(), meddled).club).toBe('Oak\ufffd Club');
});

test('a file of an older version is brought up to date in memory', () => {
  const { home } = sampleFile();
  const rows = new Map(home.store.eventFiles.rows(1));
  rows.delete('session_states');
  rows.set(
    'entries',
    (rows.get('entries') ?? []).map((row) => ({ id: row['id'] ?? null, event_id: row['event_id'] ?? null })),
  );
  const older = writeRowsFile(rows, readMigrations().slice(0, 13));
  const before = Buffer.from(older);
  expect(before.readUInt32BE(60)).toBe(13);
  const away = testClub();
  expect(look(away, older).state.kind).toBe('new');
  expect(bringInEvent(away, older, { seen: 'new', answers: [] })).toMatchObject({ as: 'new' });
  expect(before.equals(older)).toBe(true);
});

test('where the disk fails while an event is brought in, nothing of it is there', () => {
  const { file } = sampleFile();
  const disk = faultyDisk();
  const away = unwrap(openClub(`${temporaryFolder()}/club.sqlite`, { now: testClock().now, connect: disk.connect }));
  onTestFinished(() => away.store.close());
  for (const fault of ['full', 'fault'] as const) {
    disk.set(fault);
    expect(bringInEvent(away, file, { seen: 'new', answers: [] })).toMatchObject({ kind: 'problem' });
    disk.set(null);
    expect(listEvents(away).total).toBe(0);
    expect(away.store.eventFiles.playersByGid().size).toBe(0);
  }
  expect(bringInEvent(away, file, { seen: 'new', answers: [] })).toMatchObject({ as: 'new' });
});
