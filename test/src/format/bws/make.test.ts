import * as fc from 'fast-check';
import MDBReader from 'mdb-reader';
import { expect, test } from 'vitest';
import { formatDeal } from '../../../../src/bridge/deal/text.ts';
import { makeBws } from '../../../../src/format/bws/make.ts';
import { parseBws } from '../../../../src/format/bws/parse.ts';
import { readBwsResults } from '../../../../src/format/bws/read-received.ts';
import { EMPTY_EVENT, type FileDeal, type FileEntry, type FileResult } from '../../../../src/format/event/event.ts';
import { anyDeal } from '../../bridge/deal/any-deal.ts';
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
    { session: 1, section: 'B', round: 1, table: 1, seats: { ns: 0, ew: 1 }, boards: [1, 2, 3] },
    { session: 1, section: 'B', round: 1, table: 2, seats: { ns: 2, ew: null }, boards: [4, 6] },
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
  // One number stands for one name in the list that the server looks them up in.
  expect(rows('PlayerNames')).toEqual([{ ID: 77, Name: 'Chloë Œuvrard', strID: '77' }]);
  expect(rows('ReceivedData')).toEqual([]);
  expect(readBwsResults(bytes)).toMatchObject({ isTorn: false, lines: [] });
});

function texts(list: readonly Pick<FileDeal, 'section' | 'board' | 'deal' | 'doubleDummy'>[]): readonly string[] {
  return list.map((one) => JSON.stringify([one.section, one.board, formatDeal(one.deal), one.doubleDummy])).toSorted();
}

test('hands come back with their figures, of a section or of all', () => {
  const entries = ['A', 'B'].flatMap((section) => ['1', '2'].map((number) => ({ ...entry(number, section), section })));
  fc.assert(
    fc.property(
      fc.uniqueArray(
        fc.record({ section: fc.constantFrom('A', 'B'), board: fc.integer({ min: 1, max: 9 }), deal: anyDeal }),
        { maxLength: 6, selector: ({ section, board }) => `${section}${board}` },
      ),
      anyDeal,
      fc.nat(13),
      (own, shared, tricks) => {
        const ofDeclarer = { C: tricks, D: 7, H: 0, S: 13, NT: tricks };
        const doubleDummy = { N: ofDeclarer, E: ofDeclarer, S: ofDeclarer, W: ofDeclarer };
        const given = [
          ...own.map((one) => ({ ...one, doubleDummy })),
          { section: '', board: 20, deal: shared, doubleDummy: null },
        ];
        const deals = given.map((one, at) => ({ ...one, at, session: 1, par: null }));
        const { events, problems } = parseBws(makeBws({ ...EMPTY_EVENT, entries, deals }));
        const wanted = given.flatMap((one) =>
          one.section === '' ? ['A', 'B'].map((section) => ({ ...one, section })) : [one],
        );
        expect(problems).toEqual([]);
        expect(texts(events[0]?.deals ?? [])).toEqual(texts(wanted));
      },
    ),
    { numRuns: 25 },
  );
});

test('thousands of results go into one file, and none is left out', () => {
  const entries = ['1', '2'].map((number) => entry(number, number));
  const results = Array.from({ length: 3600 }, (_, index): FileResult => ({
    at: index + 1,
    session: 1,
    section: 'B',
    round: 1 + Math.floor(index / 60),
    table: 1 + Math.floor((index % 60) / 4),
    board: 1 + (index % 4),
    seats: { ns: 0, ew: 1 },
    outcome: { kind: 'passedOut' },
    match: null,
    nsPoints: null,
    ewPoints: null,
    lin: null,
    note: 'n'.repeat(250),
  }));
  const bytes = makeBws({ ...EMPTY_EVENT, entries, results });
  expect(new MDBReader(Buffer.from(bytes)).getTable('ReceivedData').rowCount).toBe(results.length);
  const { events, problems } = parseBws(bytes);
  expect(problems).toEqual([]);
  expect(events[0]?.results).toHaveLength(results.length);
});
