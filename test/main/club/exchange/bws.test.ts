import MDBReader from 'mdb-reader';
import { expect, test } from 'vitest';
import type { Club } from '../../../../main/club/club.ts';
import { writeDeals } from '../../../../main/club/deals/deals.ts';
import { tournamentEvent } from '../../../../main/club/exchange/export.ts';
import { importEvent } from '../../../../main/club/exchange/import.ts';
import { previewForeignFile } from '../../../../main/club/exchange/preview.ts';
import type { NewEvent } from '../../../../main/club/competitions/events.ts';
import { writeNames } from '../../../../main/club/players/names.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { formatDeal } from '../../../../src/bridge/deal/text.ts';
import { makeBws } from '../../../../src/format/bws/make.ts';
import { parseBws } from '../../../../src/format/bws/parse.ts';
import { numberIn, openTables } from '../../../../src/format/bws/tables.ts';
import { howellSpec, mitchellSpec } from '../../../builders.ts';
import { clubEvening } from '../../../src/format/bws/made.ts';
import { cellAt, clubWithEvent, handIn, recordAll, sectionOf, sessionOf, testClub, unwrap } from '../../support.ts';

const FIRST = 'N:KJ542.A643.T93.J 8.KJ85.K8765.T62 AQ9.QT.AQ.K98754 T763.972.J42.AQ3';
const SECOND = 'N:KT532.AK65.876.T J9.T7.AKQJ9.J843 Q864.Q94.T2.K762 A7.J832.543.AQ95';
const COLUMNS = ['Section', 'Table', 'Round', 'NSPair', 'EWPair', 'LowBoard', 'HighBoard'];

function exported(club: Club, session: number): Uint8Array {
  return makeBws(unwrap(tournamentEvent(club, session)));
}

/** The tables of the movement at which boards lie, as a Bridgemate has them: a pair that is not there is 0. */
function movementOf(club: Club, session: number): readonly (readonly number[])[] {
  return sessionOf(club, session).sections.flatMap(({ cells, entries }, index) => {
    const numbers = new Map(entries.filter(({ phantom }) => !phantom).map(({ id, number }) => [id, number]));
    return cells
      .filter(({ boards }) => boards.length > 0)
      .map(({ table, round, ns, ew, boards }) => {
        return [
          index + 1,
          table,
          round,
          numbers.get(ns) ?? 0,
          numbers.get(ew) ?? 0,
          Math.min(...boards),
          Math.max(...boards),
        ];
      });
  });
}

/** The same as two readers find it in the file. */
function roundsIn(bytes: Uint8Array) {
  const tables = openTables(bytes);
  if ('code' in tables) throw new Error(tables.code);
  const own = tables.rows('RoundData').map((row) => COLUMNS.map((column) => numberIn(row, column)));
  const rows = new MDBReader(Buffer.from(bytes)).getTable('RoundData').getData();
  return { own, other: rows.map((row) => COLUMNS.map((column) => row[column])) };
}

test.each([
  ['a Mitchell', { spec: mitchellSpec(4) }],
  ['a Howell with a pair that sits out', { spec: howellSpec(4, { phantom: true }) }],
  ['two sections', { spec: mitchellSpec(5), further: [mitchellSpec(3)] }],
])('before play a Bridgemate gets the whole movement: %s', (_, event) => {
  const { club, session } = clubWithEvent(event);
  const bytes = exported(club, session);
  const movement = movementOf(club, session);
  expect(movement.length).toBeGreaterThan(8);
  expect(roundsIn(bytes)).toEqual({ own: movement, other: movement });
  const { sections } = sessionOf(club, session);
  const reader = new MDBReader(Buffer.from(bytes));
  expect(reader.getTable('Section').getData()).toMatchObject(
    sections.map(({ letter, tables, winners }, index) => ({
      ID: index + 1,
      Letter: letter,
      Tables: tables,
      Winners: winners,
    })),
  );
  expect(reader.getTable('Tables').getData()).toHaveLength(sections.reduce((sum, { tables }) => sum + tables, 0));
  expect(reader.getTable('ReceivedData').getData()).toEqual([]);
  const [read] = parseBws(bytes).events;
  const pairs = sections.flatMap(({ entries, letter }) =>
    entries.filter(({ phantom }) => !phantom).map(({ number }) => `${sections.length > 1 ? letter : ''} ${number}`),
  );
  expect(read?.entries.map(({ section, number }) => `${section} ${number}`).toSorted()).toEqual(pairs.toSorted());
});

test('names go with the pairs, also of one that sits out first', () => {
  const { club, session } = clubWithEvent({ spec: howellSpec(3, { phantom: true }) });
  const pairs = sectionOf(club, session).entries.filter(({ phantom }) => !phantom);
  const names = pairs.map(({ id, number }) => ({ entry: id, players: [`Ana ${number}`, `Bo ${number}`] as const }));
  unwrap(writeNames(club, session, names));
  const [read] = parseBws(exported(club, session)).events;
  expect(read?.entries.map(({ number, players }) => [number, ...players.map(({ name }) => name)])).toEqual(
    pairs.map(({ number }) => [String(number), `Ana ${number}`, `Bo ${number}`]),
  );
});

test('hands are in it only of boards that nobody can play any more', () => {
  const { club, session } = clubWithEvent();
  const deals = [
    { board: 1, hands: FIRST },
    { board: 2, hands: SECOND },
  ];
  unwrap(writeDeals(club, session, { deals, source: 'club.pbn' }));
  const handsIn = () => {
    const bytes = exported(club, session);
    expect(new MDBReader(Buffer.from(bytes)).getTable('HandRecord').rowCount).toBe(
      parseBws(bytes).events[0]?.deals.length,
    );
    return parseBws(bytes).events[0]?.deals.map(({ board, deal }) => [board, formatDeal(deal)]);
  };
  expect(handsIn()).toEqual([]);
  const section = sectionOf(club, session);
  for (const cell of section.cells.filter(({ boards }) => boards.includes(1))) {
    unwrap(recordResult(club, session, handIn(section, cell, { slotBoard: 1, board: 1 })));
  }
  expect(handsIn()).toEqual([[1, FIRST]]);
});

test.each<[string, Partial<NewEvent>]>([
  ['a Mitchell', { spec: mitchellSpec(4) }],
  ['a Howell with a pair that sits out', { spec: howellSpec(4, { phantom: true }) }],
  ['two sections', { spec: mitchellSpec(5), further: [mitchellSpec(3)] }],
  ['an individual', { spec: { kind: 'individual', players: 8, rounds: 7, boardsPerRound: 2 } }],
])('brought in before play, %s can be played, followed and written again', (_, event) => {
  const { club, session } = clubWithEvent(event);
  const bytes = exported(club, session);
  const away = testClub();
  const file = { name: 'Tuesday.bws', bytes };
  const view = sessionOf(club, session);
  const due = view.sections.flatMap(({ cells }) =>
    cells.filter(({ sitOut }) => !sitOut).flatMap(({ boards }) => boards),
  );
  expect(unwrap(previewForeignFile(away, file))).toMatchObject({
    problemCount: 0,
    refused: [],
    events: [
      { ranks: view.ranks, results: 0, odd: [{ code: 'methodNotSaid' }, { code: 'stillDue', count: due.length }] },
    ],
  });
  const asked = { event: 0, name: view.eventName, date: view.date, method: 'matchpoints', answers: [] } as const;
  const made = unwrap(importEvent(away, file, asked)).session;
  expect(sessionOf(away, made)).toMatchObject({ clock: { round: 0 }, results: [] });
  expect(Buffer.from(exported(away, made)).equals(bytes)).toBe(true);
});

test('with the last rounds missing it is in play, and what is missing can be entered', () => {
  const { club, session } = clubWithEvent({ spec: mitchellSpec(4) });
  const section = sectionOf(club, session);
  const cells = section.cells.filter(({ round }) => round <= 2);
  recordAll(
    club,
    session,
    cells.flatMap((cell) => cell.boards.map((board) => handIn(section, cell, { slotBoard: board, board }))),
  );
  const away = testClub();
  const file = { name: 'Tuesday.bws', bytes: exported(club, session) };
  const asked = { event: 0, name: 'Tuesday', date: '2026-11-24', method: 'matchpoints', answers: [] } as const;
  const made = unwrap(importEvent(away, file, asked)).session;
  const view = sessionOf(away, made);
  expect(view.clock).toMatchObject({ round: 2, endsAt: null });
  expect(view.results).toHaveLength(sessionOf(club, session).results.length);
  const inThird = cellAt(sectionOf(away, made), 3, 1);
  const [slotBoard = 0] = inThird.boards;
  unwrap(recordResult(away, made, handIn(sectionOf(away, made), inThird, { slotBoard, board: slotBoard })));
});

test('what can be read of a damaged file comes in only where the director agrees to it', () => {
  const bytes = clubEvening();
  const file = { name: 'Tuesday.bws', bytes: bytes.subarray(0, -2048) };
  const club = testClub();
  const view = unwrap(previewForeignFile(club, file));
  expect(view).toMatchObject({ isDamaged: true, deals: [], events: [{ results: 253 }] });
  expect(view.events[0]?.odd).toContainEqual(expect.objectContaining({ code: 'stillDue', count: 17 }));
  const asked = { event: 0, name: 'Tuesday', date: '2026-01-26', method: 'matchpoints', answers: [] } as const;
  expect(importEvent(club, file, asked)).toMatchObject({ code: 'fileIncomplete' });
  const { session } = unwrap(importEvent(club, file, { ...asked, takesDamaged: true }));
  expect(sessionOf(club, session).results).toHaveLength(253);
  // Of a file whose first half alone is there no event is made, and the panel says what is lost.
  const tenth = { name: 'Tuesday.bws', bytes: bytes.subarray(0, bytes.length / 10) };
  expect(unwrap(previewForeignFile(club, tenth))).toMatchObject({ isDamaged: true, events: [], refused: [] });
});
