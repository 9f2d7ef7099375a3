import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import MDBReader from 'mdb-reader';
import { afterAll, describe, expect, test } from 'vitest';
import { openJet, type JetDatabase } from '../../../../src/format/jet/database.ts';
import { makeJet } from '../../../../src/format/jet/make/database.ts';
import type { JetColumnToMake, JetTableToMake } from '../../../../src/format/jet/make/table.ts';
import type { JetValue } from '../../../../src/format/jet/rows.ts';
import { clubEvening } from '../bws/made.ts';

const CREATED = 46_350;
const NAMES = ['Alpha', 'Beta', 'Gamma'];

/** A value of a type, or none; yes and no is always one of the two. */
function value(type: string): fc.Arbitrary<JetValue> {
  const given = VALUES[type] ?? text;
  return type === 'boolean' ? given : fc.option(given, { nil: null });
}

const text = fc
  .string({ maxLength: 40, unit: fc.constantFrom(...Array.from('aZ5 é♠Đ"\'\u0100')) })
  .filter((value) => value !== '');
const VALUES: Readonly<Record<string, fc.Arbitrary<JetValue>>> = {
  boolean: fc.boolean(),
  integer: fc.integer({ min: -32_768, max: 32_767 }),
  long: fc.integer(),
  date: fc.integer({ min: 30_000, max: 60_000 }),
  text,
};

/** Tables with columns of every type in any order, some values missing, enough rows for several pages. */
const tables: fc.Arbitrary<readonly JetTableToMake[]> = fc
  .array(fc.array(fc.constantFrom(...Object.keys(VALUES)), { minLength: 1, maxLength: 20 }), {
    minLength: 1,
    maxLength: 3,
  })
  .chain((shapes) =>
    fc.tuple(
      ...shapes.map((types, at) => {
        const columns = types.map((type, index) => ({ name: `C${index}`, type, length: 255 }) as JetColumnToMake);
        return fc
          .array(fc.tuple(...types.map(value)), { maxLength: 120 })
          .map((rows): JetTableToMake => ({ name: NAMES[at] ?? '', columns, rows }));
      }),
    ),
  );

function made(content: readonly JetTableToMake[]): Uint8Array {
  return makeJet(content, CREATED);
}

function opened(bytes: Uint8Array): JetDatabase {
  const database = openJet(bytes);
  if (typeof database === 'string') throw new Error(database);
  return database;
}

function everyRow(database: JetDatabase, name: string) {
  const table = database.table(name);
  return table?.read(table.columns) ?? { rows: [], damaged: 1, expected: 0, isCut: false };
}

function longRows(count: number): readonly (readonly JetValue[])[] {
  return Array.from({ length: count }, (_, index) => [index + 1, 'x'.repeat(250)]);
}

describe('a database that is written', () => {
  test('reads as it was, row by row', () => {
    fc.assert(
      fc.property(tables, (content) => {
        const database = opened(made(content));
        expect(database).toMatchObject({ version: 4, names: content.map(({ name }) => name) });
        for (const { name, rows } of content) {
          expect(everyRow(database, name)).toEqual({ rows, damaged: 0, expected: rows.length, isCut: false });
        }
      }),
      { numRuns: 40 },
    );
  });

  test('reads the same with another program’s reader', () => {
    fc.assert(
      fc.property(tables, (content) => {
        const reader = new MDBReader(Buffer.from(made(content)));
        expect(reader.getTableNames()).toEqual(content.map(({ name }) => name));
        expect(reader.getPassword()).toBeNull();
        for (const { name, columns, rows } of content) {
          const table = reader.getTable(name);
          expect(table.getColumns().map((column) => column.name)).toEqual(columns.map((column) => column.name));
          const read = table.getData().map((row) => columns.map((column) => inDays(row[column.name])));
          expect(read).toEqual(rows);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('has the tables of the engine', () => {
    const reader = new MDBReader(Buffer.from(made([])));
    expect(reader.getTableNames({ systemTables: true, normalTables: false })).toEqual([
      'MSysObjects',
      'MSysACEs',
      'MSysQueries',
      'MSysRelationships',
    ]);
  });

  test('of many pages has lists of pages on pages of their own, and no row is lost', () => {
    const columns: readonly JetColumnToMake[] = [
      { name: 'ID', type: 'autonumber' },
      { name: 'A', type: 'text', length: 255 },
    ];
    // Seven rows fill a page, and a short list has the bits of 512 pages.
    const content = [
      { name: 'Alpha', columns, rows: longRows(4500) },
      { name: 'Beta', columns, rows: longRows(40) },
    ];
    const bytes = made(content);
    const reader = new MDBReader(Buffer.from(bytes));
    for (const { name, rows } of content) {
      expect(everyRow(opened(bytes), name)).toEqual({ rows, damaged: 0, expected: rows.length, isCut: false });
      expect(reader.getTable(name).getData()).toEqual(rows.map(([ID, A]) => ({ ID, A })));
    }
  });
});

const folder = mkdtempSync(path.join(os.tmpdir(), 'etui-jet-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const hasMdbTools = spawnSync('mdb-ver', ['--version']).error === undefined;

test.skipIf(!hasMdbTools)('mdbtools read what is written', () => {
  const file = path.join(folder, 'made.mdb');
  const columns: readonly JetColumnToMake[] = [
    { name: 'ID', type: 'autonumber' },
    { name: 'Name', type: 'text', length: 20 },
    { name: 'Erased', type: 'boolean' },
  ];
  const rows = Array.from({ length: 900 }, (_, index) => [index + 1, `Étui ${index}`, index % 3 === 0]);
  writeFileSync(
    file,
    made([
      { name: 'Alpha', columns, rows },
      { name: 'Beta', columns, rows: [] },
    ]),
  );
  expect(execFileSync('mdb-ver', [file], { encoding: 'utf8' }).trim()).toBe('JET4');
  expect(execFileSync('mdb-tables', ['-1', file], { encoding: 'utf8' }).trim().split('\n')).toEqual(['Alpha', 'Beta']);
  const lines = execFileSync('mdb-export', ['-Q', file, 'Alpha'], { encoding: 'utf8' }).trim().split('\n');
  expect(lines).toEqual(['ID,Name,Erased', ...rows.map(([id, name, erased]) => `${id},${name},${erased ? 1 : 0}`)]);
});

test('a file of Jet 3 that a server filled reads as with another program’s reader', () => {
  const bytes = clubEvening();
  const database = opened(bytes);
  const reader = new MDBReader(Buffer.from(bytes));
  expect([...database.names].toSorted()).toEqual(reader.getTableNames().toSorted());
  for (const name of database.names) {
    const { rows, damaged, expected, isCut } = everyRow(database, name);
    const columns = database.table(name)?.columns ?? [];
    expect({ name, damaged, expected, isCut }).toEqual({ name, damaged: 0, expected: rows.length, isCut: false });
    const other = reader.getTable(name).getData();
    const seconds = rows.map((row) => row.map(toSeconds));
    expect(seconds).toEqual(other.map((row) => columns.map((column) => inDays(row[column]))));
  }
});

/** A date as the days it is kept in, to the second. */
function inDays(value: unknown): unknown {
  return value instanceof Date ? Math.round((value.getTime() / 86_400_000 + 25_569) * 86_400) / 86_400 : value;
}

/** Fractions of days to the second, as the other reader gives them. */
function toSeconds(value: JetValue): JetValue {
  return typeof value === 'number' && !Number.isInteger(value) ? Math.round(value * 86_400) / 86_400 : value;
}

test('pages in any state are read as far as they make sense', () => {
  const columns: readonly JetColumnToMake[] = [{ name: 'N', type: 'long' }];
  const rows = Array.from({ length: 1200 }, (_, index) => [index]);
  const whole = made([{ name: 'Alpha', columns, rows }]);
  const [first = 0] = [...whole.keys()].filter((at) => at % 4096 === 0 && whole[at] === 1 && whole[at + 4] === 6);
  const torn = Uint8Array.from(whole);
  torn.fill(0, first, first + 4096);
  const read = everyRow(opened(torn), 'Alpha');
  expect(read.damaged).toBe(1);
  expect(read).toMatchObject({ expected: 1200, isCut: false });
  expect(read.rows.length).toBeLessThan(1200);
  expect(read.rows.length).toBeGreaterThan(0);
});
