/**
 * Writes to a club's file until it has written enough, and after each write that was acknowledged says so in a file
 * beside it. Runs as a process of its own, on a disk that keeps a journal or fails.
 *
 *     node test/torture/writer.ts FOLDER WRITES FULL|NORMAL
 */
import { mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { openClub, type Club } from '../../main/club/club.ts';
import { createEvent } from '../../main/club/competitions/events.ts';
import type { SectionView } from '../../main/club/model/session.ts';
import { readSession } from '../../main/club/competitions/sessions.ts';
import { isProblem } from '../../main/club/problem.ts';
import { recordColumn } from '../../main/club/results/column.ts';
import { recordResult } from '../../main/club/results/results.ts';
import { changeSettings } from '../../main/club/settings.ts';
import { undoChange } from '../../main/club/undo/undo.ts';
import { writeTogether } from '../../main/club/write-together.ts';
import type { Connect } from '../../main/store/file/connection.ts';
import { mitchellSpec } from '../builders.ts';

const [folder = '', writes = '100', synchronous = 'FULL'] = process.argv.slice(2);
const EVENT = { name: 'Torture', date: '2026-11-24', start: '19:30', minutesPerBoard: 7, minutesToMove: 1 };

/** The control: what is acknowledged is then not yet on the disk. */
const connect: Connect = (file, options) => {
  const db = new SQLite(file, options);
  const pragma = db.pragma.bind(db);
  db.pragma = (source, options) =>
    pragma(source.replace('synchronous = FULL', `synchronous = ${synchronous}`), options);
  return db;
};

mkdirSync(folder, { recursive: true });
const file = join(folder, 'club.sqlite');
const club = openClub(file, { now: () => new Date(), connect });
if (isProblem(club)) throw new Error(club.code);
const acknowledgements = openSync(join(folder, 'acknowledged'), 'a');
const session = begin(club);
const counts = { acknowledged: 0, refused: 0 };
for (let number = 0; number < Number(writes); number += 1) {
  for (const answer of await write(club, number)) {
    if (isProblem(answer)) counts.refused += 1;
    else {
      counts.acknowledged += 1;
      writeSync(acknowledgements, `${newestChange()}\n`);
    }
  }
  if (number % 40 === 39) club.store.tendNow({ kind: 'checkpoint' });
}
console.log(JSON.stringify(counts));
process.exit(0);

function begin(club: Club): number {
  const created = createEvent(club, { ...EVENT, spec: mitchellSpec(13) });
  if (isProblem(created)) throw new Error(created.code);
  return created.session;
}

function newestChange(): number {
  const db = new SQLite(file, { readonly: true });
  const newest = db.prepare<[], number>('SELECT max(id) FROM changes').pluck().get() ?? 0;
  db.close();
  return newest;
}

/** Every kind of write in turn: one, several together, a column, an undo, and what belongs to no session. */
async function write(club: Club, number: number): Promise<readonly unknown[]> {
  const view = readSession(club, session);
  const [section] = isProblem(view) ? [] : view.sections;
  if (!section) throw new Error('the session can not be read');
  const line = (place: number) => lineOf(club, section, place);
  if (number % 7 === 6) return [changeSettings(club, { clubName: `Club ${number}` })];
  if (number % 7 === 5) return [undoChange(club, session, {})];
  if (number % 7 === 4) return [recordColumn(club, session, [line(number), line(number + 1)])];
  if (number % 7 === 3)
    return Promise.all(
      [0, 1, 2].map((next) => writeTogether(club, () => recordResult(club, session, line(number + next)))),
    );
  return [recordResult(club, session, line(number))];
}

function lineOf(club: Club, section: SectionView, place: number) {
  const lines = section.cells.flatMap((cell) => cell.boards.map((slotBoard) => ({ cell, slotBoard })));
  const { cell, slotBoard } = lines[place % lines.length] ?? { cell: null, slotBoard: 0 };
  if (!cell) throw new Error('the section has no lines');
  const slot = { section: section.id, round: cell.round, table: cell.table, slotBoard };
  const newest = club.store.results.newest(slot);
  const outcome = { kind: 'passedOut' } as const;
  return {
    ...slot,
    board: slotBoard,
    ns: cell.ns,
    ew: cell.ew,
    outcome,
    typed: 'p',
    note: `${place}`,
    expectedVersion: newest?.outcome ? newest.version : null,
  };
}
