import MDBReader from 'mdb-reader';
import { expect, test } from 'vitest';
import { makeBws } from '../../../../src/format/bws/make.ts';
import { parseBws } from '../../../../src/format/bws/parse.ts';
import { readBwsResults } from '../../../../src/format/bws/read-received.ts';
import { EMPTY_EVENT, type FileEntry } from '../../../../src/format/event/event.ts';
import { clubEvening } from './made.ts';

function entry(number: string, name: string): FileEntry {
  const players = [{ name, numbers: { national: '77' } }];
  return { number, section: 'B', line: null, players, team: null, handicap: null, stratum: null };
}

test('an evening comes back from the file that it is written to, results and names', () => {
  const [event] = parseBws(clubEvening()).events;
  if (!event) throw new Error('no event');
  const again = parseBws(makeBws(event));
  expect(again.version).toBe('Jet 4');
  expect(again.problems).toEqual([]);
  const [read] = again.events;
  expect(read?.results).toEqual(event.results.map((result, index) => ({ ...result, at: index + 1 })));
  expect(read?.entries).toEqual(event.entries);
  expect(read).toMatchObject({ name: event.name, date: event.date, winners: event.winners });
});

test('before play the file has the movement and the names, as another program reads them', () => {
  const schedule = [
    { section: 'B', round: 1, table: 1, ns: 0, ew: 1, boards: [1, 2, 3] },
    { section: 'B', round: 1, table: 2, ns: 2, ew: null, boards: [4, 6] },
  ];
  const entries = [entry('1', 'Chloë Œuvrard'), entry('2', 'Ďáblík'), entry('3', '♠')];
  const bytes = makeBws({ ...EMPTY_EVENT, name: 'Tuesday', date: '2026-11-24', winners: 1, entries, schedule });
  const reader = new MDBReader(Buffer.from(bytes));
  const rows = (table: string) => reader.getTable(table).getData();
  expect(rows('RoundData')).toMatchObject([
    { Section: 1, Table: 1, Round: 1, NSPair: 1, EWPair: 2, LowBoard: 1, HighBoard: 3, CustomBoards: null },
    { Section: 1, Table: 2, Round: 1, NSPair: 3, EWPair: 0, LowBoard: 4, HighBoard: 6, CustomBoards: '4,6' },
  ]);
  expect(rows('Section')).toMatchObject([{ ID: 1, Letter: 'B', Tables: 2, Winners: 1 }]);
  expect(rows('Tables')).toHaveLength(2);
  expect(rows('PlayerNumbers')).toMatchObject([
    { Table: 1, Direction: 'N', Name: 'Chloë Œuvrard', Number: '77' },
    { Table: 1, Direction: 'E', Name: 'Ďáblík' },
    { Table: 2, Direction: 'N', Name: '♠' },
  ]);
  expect(rows('ReceivedData')).toEqual([]);
  expect(readBwsResults(bytes)).toMatchObject({ isTorn: false, lines: [] });
});
