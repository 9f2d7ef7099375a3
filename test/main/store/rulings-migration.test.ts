/** What the database itself refuses of rulings, whatever the program above thinks of them. */
import SQLite from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { recordResult } from '../../../main/club/results/results.ts';
import { readMigrations, migrate } from '../../../main/store/file/migrations.ts';
import { createEvent } from '../../../main/club/competitions/events.ts';
import { cellAt, handIn, newEvent, sectionOf, temporaryFolder, testClub, testClock, unwrap } from '../support.ts';

/** A club file with a result on board 1 of table 1, open beside the program. */
function file() {
  const path = `${temporaryFolder()}/club.sqlite`;
  const club = testClub(testClock(), path);
  const { session } = unwrap(createEvent(club, newEvent()));
  const section = sectionOf(club, session);
  unwrap(recordResult(club, session, handIn(section, cellAt(section, 1, 1))));
  const db = new SQLite(path);
  onTestFinished(() => void db.close());
  db.pragma('foreign_keys = ON');
  db.pragma('recursive_triggers = ON');
  /** Another line with a ruling, passed out at the table. */
  const insert = (columns: { ruling?: string | null; form?: string; note?: string }, kind = 'passedOut') => {
    const { ruling = null, form = null, note = '' } = columns;
    const score = kind === 'passedOut' ? 0 : null;
    db.prepare(
      `INSERT INTO results (change_id, section_id, round, table_number, slot_board, version, board, ns_entry, ew_entry,
         kind, score, ruling, form, note)
       SELECT change_id, section_id, round, table_number, 2, 1, 2, ns_entry, ew_entry, ?, ?, ?, ?, ? FROM results`,
    ).run(kind, score, ruling, form, note);
  };
  return { db, insert };
}

const side = (...percents: readonly unknown[]) =>
  percents.map((percent) => ({ outcome: { kind: 'score', score: 420 }, percent }));
const ruling = (ns: unknown, ew: unknown = ns) => JSON.stringify({ ns, ew });

describe('rulings in the database', () => {
  test.each([
    ruling(side(100)),
    ruling(side(60, 40)),
    ruling(side(20, 20, 20, 20, 20)),
    ruling(side(100), 'average-plus'),
    ruling(62.5, side(1, 99)),
  ])('kept: %s', (json) => {
    expect(() => file().insert({ ruling: json })).not.toThrow();
  });

  test.each([
    'no JSON',
    '{}',
    ruling(60, 40),
    ruling(side(60, 50)),
    ruling(side(99)),
    ruling([]),
    ruling(side(20, 20, 20, 20, 10, 10)),
    ruling(side(50.5, 49.5)),
    ruling(side(0, 100)),
    ruling(side('100')),
    ruling([{ outcome: { kind: 'award', ns: 60, ew: 40 }, percent: 100 }]),
    ruling(side(100), 'average-double-plus'),
    ruling(side(100), 101),
  ])('refused: %s', (json) => {
    expect(() => file().insert({ ruling: json })).toThrow(/CHECK constraint|percents add up to 100|malformed JSON/);
  });

  test('a result that is taken away has no ruling', () => {
    const { insert } = file();
    expect(() => insert({ ruling: ruling(side(100)) }, 'erased')).toThrow(/CHECK constraint/);
  });

  test('a form is a letter', () => {
    expect(() => file().insert({ form: 'B' })).not.toThrow();
    expect(() => file().insert({ form: 'b' })).toThrow(/CHECK constraint/);
  });

  test('what was ruled is never overwritten', () => {
    const { db, insert } = file();
    insert({ ruling: ruling(side(100)), note: 'so' });
    for (const change of ['ruling = NULL', "form = 'B'", "note = ''"]) {
      expect(() => db.exec(`UPDATE results SET ${change}`)).toThrow('never overwritten');
    }
  });

  test('a ruling on a board not played counts as a result of its pairs', () => {
    const { db, insert } = file();
    insert({ ruling: ruling(side(100)) }, 'notPlayed');
    const again = `INSERT INTO results (change_id, section_id, round, table_number, slot_board, version, board,
        ns_entry, ew_entry, kind, score)
      SELECT change_id, section_id, 1, 2, 3, 1, 2, ns_entry, 99, 'passedOut', 0 FROM results WHERE slot_board = 2`;
    expect(() => db.exec(again)).toThrow(/UNIQUE constraint|two results/);
  });
});

test('results from before have no ruling, no form and no note', () => {
  const db = new SQLite(':memory:');
  onTestFinished(() => void db.close());
  migrate(db, readMigrations());
  const columns = db.pragma('table_info(results)') as { name: string; dflt_value: string | null }[];
  const added = columns.filter(({ name }) => ['ruling', 'form', 'note'].includes(name));
  expect(added.map(({ dflt_value: value }) => value)).toEqual([null, null, "''"]);
});
