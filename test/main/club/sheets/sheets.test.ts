import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChangeNotice } from '../../../../main/club/broadcast.ts';
import { withClientRequest } from '../../../../main/club/client-request.ts';
import type { Club } from '../../../../main/club/club.ts';
import type { SheetView } from '../../../../main/club/model/sheet.ts';
import { findPlayers } from '../../../../main/club/players/players.ts';
import { changeSettings } from '../../../../main/club/settings.ts';
import { addSheetLine, correctSheetLine } from '../../../../main/club/sheets/lines.ts';
import { beginSheet, changeSheetDetails, deleteSheet } from '../../../../main/club/sheets/sheets.ts';
import { redoSheet, undoSheet } from '../../../../main/club/sheets/undo.ts';
import { listSheets, readSheet } from '../../../../main/club/sheets/view.ts';
import { testClub, unwrap } from '../../support.ts';

const NAMES = { N: 'Ann Alder', E: 'Ben Birch', S: 'Cy Cedar', W: '' };
const NOBODY = { N: '', E: '', S: '', W: '' };

/** The rubber of 1,850 to 500, won two games to one. */
const WORKED = ['2ce+2', '3nn=', '2ns=', '4sn-2', '3cw-1', '3de-1', '4he=', '2ss-1', '6sn= h150n'];

function begun(club: Club, kind: 'rubber' | 'minibridge' = 'rubber'): number {
  return unwrap(beginSheet(club, { kind, players: NAMES })).id;
}

function type(club: Club, sheet: number, ...lines: readonly string[]): SheetView {
  for (const shorthand of lines) {
    const { lines: present } = unwrap(readSheet(club, sheet));
    unwrap(addSheetLine(club, sheet, { shorthand, lines: present.length }));
  }
  return unwrap(readSheet(club, sheet));
}

const texts = ({ lines }: SheetView) => lines.map(({ shorthand }) => shorthand);

describe('a sheet', () => {
  test('keeps who sits, by which laws and every deal, and is listed with how it stands', () => {
    const club = testClub();
    const rubber = begun(club);
    const mini = begun(club, 'minibridge');
    type(club, rubber, ...WORKED);
    type(club, mini, '12 9 14 4s+1', '10 11 4 3n-2');
    expect(unwrap(readSheet(club, rubber))).toMatchObject({ kind: 'rubber', laws: 'french', players: NAMES });
    expect(texts(unwrap(readSheet(club, rubber)))).toEqual(WORKED);
    expect(texts(unwrap(readSheet(club, mini)))).toEqual(['12 9 14 5 4ss+1', '10 11 4 15 3nn-2']);
    expect(listSheets(club)).toMatchObject({
      total: 2,
      deleted: 0,
      sheets: [
        { id: mini, kind: 'minibridge', laws: null, deals: 2, isFinished: false, totals: { NS: 450, EW: 100 } },
        { id: rubber, kind: 'rubber', deals: 9, isFinished: true, totals: { NS: 1850, EW: 500 } },
      ],
    });
  });

  test('tells every window, and answers a repeated request once', () => {
    const club = testClub();
    const sheet = begun(club);
    const heard: ChangeNotice[] = [];
    club.updates.subscribe((notice) => heard.push(notice));
    const write = () => addSheetLine(club, sheet, { shorthand: '4sn=', lines: 0 });
    const first = withClientRequest('one', write);
    expect(withClientRequest('one', write)).toEqual(first);
    expect(texts(unwrap(readSheet(club, sheet)))).toEqual(['4sn=']);
    expect(heard).toEqual([{ kind: 'sheets' }]);
    const other = begun(club);
    expect(withClientRequest('one', () => addSheetLine(club, other, { shorthand: '4sn=', lines: 0 }))).toMatchObject({
      code: 'requestUsed',
    });
    const begin = () => beginSheet(club, { kind: 'minibridge', players: NOBODY });
    const made = withClientRequest('two', begin);
    expect(withClientRequest('two', begin)).toEqual(made);
  });

  test('corrects a deal and takes one away, and scores what follows again', () => {
    const club = testClub();
    const sheet = begun(club);
    const { lines } = type(club, sheet, '3nn=', '4se=', '2hs=');
    const [first, second] = lines.map(({ ordinal }) => ordinal);
    unwrap(correctSheetLine(club, sheet, { ordinal: first ?? 0, shorthand: '2nn+1', before: '3nn=' }));
    expect(listSheets(club).sheets[0]?.totals).toEqual({ NS: 70 + 30 + 60, EW: 120 });
    unwrap(correctSheetLine(club, sheet, { ordinal: second ?? 0, shorthand: '', before: '4se=' }));
    expect(texts(unwrap(readSheet(club, sheet)))).toEqual(['2nn+1', '2hs=']);
    expect(listSheets(club).sheets[0]?.totals).toEqual({ NS: 160, EW: 0 });
    expect(texts(type(club, sheet, 'p'))).toEqual(['2nn+1', '2hs=', 'p']);
  });

  test('refuses what can’t be, and says why', () => {
    const club = testClub();
    const sheet = begun(club);
    const { lines } = type(club, sheet, '3nn=', '2nn=', '4hn=');
    const [, part] = lines.map(({ ordinal }) => ordinal);
    const add = (shorthand: string, seen = 3) => addSheetLine(club, sheet, { shorthand, lines: seen });
    expect(add('1cn=')).toMatchObject({ code: 'rubberOverBefore', deal: 4 });
    expect(add('1cn=', 2)).toMatchObject({ code: 'sheetMovedOn' });
    for (const shorthand of ['4s', 'a60', '4sn=/hk', '3nn= h100n', '12 9 14 4s=']) {
      expect(add(shorthand)).toMatchObject({ code: 'sheetLineUnreadable' });
    }
    const correct = (shorthand: string, before: string, ordinal = part ?? 0) =>
      correctSheetLine(club, sheet, { ordinal, shorthand, before });
    expect(correct('4sn=', '2nn=')).toMatchObject({ code: 'rubberOverBefore', deal: 3 });
    expect(correct('1nn=', '2nn+1')).toMatchObject({ code: 'sheetMovedOn' });
    expect(correct('1nn=', '2nn=', 9)).toMatchObject({ code: 'unknownSheetLine', ordinal: 9 });
    expect(addSheetLine(club, 99, { shorthand: 'p', lines: 0 })).toMatchObject({ code: 'unknownSheet' });
    expect(readSheet(club, 99)).toMatchObject({ code: 'unknownSheet', sheet: 99 });
    expect(changeSheetDetails(club, sheet, { isLeft: true })).toMatchObject({ code: 'sheetNotLeft' });
    expect(texts(unwrap(readSheet(club, sheet)))).toEqual(['3nn=', '2nn=', '4hn=']);
  });

  test('is left by the French rules, goes on, and takes no deal while it is left', () => {
    const club = testClub();
    const sheet = begun(club);
    type(club, sheet, '3nn=', '2he=');
    expect(unwrap(changeSheetDetails(club, sheet, { isLeft: true })).isLeft).toBe(true);
    expect(listSheets(club).sheets[0]?.totals).toEqual({ NS: 400, EW: 160 });
    expect(addSheetLine(club, sheet, { shorthand: 'p', lines: 2 })).toMatchObject({ code: 'sheetLeft' });
    unwrap(changeSheetDetails(club, sheet, { isLeft: false }));
    expect(listSheets(club).sheets[0]?.totals).toEqual({ NS: 100, EW: 60 });
    const mini = begun(club, 'minibridge');
    expect(changeSheetDetails(club, mini, { isLeft: true })).toMatchObject({ code: 'sheetNotLeft' });
  });

  test('by other laws the same deals are worth something else', () => {
    const club = testClub();
    const sheet = begun(club);
    type(club, sheet, '4sxn-4');
    expect(listSheets(club).sheets[0]?.totals.EW).toBe(700);
    unwrap(changeSheetDetails(club, sheet, { laws: 'current' }));
    expect(listSheets(club).sheets[0]?.totals.EW).toBe(800);
  });
});

describe('players', () => {
  test('are the club’s own, found again, and two of one name are two', () => {
    const club = testClub();
    const sheet = begun(club);
    begun(club);
    expect(findPlayers(club, 'al')).toEqual([expect.objectContaining({ name: 'Ann Alder' })]);
    const twice = { N: 'Ann Alder', E: ' Ann  Alder ', S: 'A\u202e', W: '' };
    expect(unwrap(changeSheetDetails(club, sheet, { players: twice })).players).toEqual({
      N: 'Ann Alder',
      E: 'Ann Alder',
      S: 'A',
      W: '',
    });
    const row = club.store.sheets.read(sheet);
    expect(row?.north).not.toBe(row?.east);
    const { lastChange } = unwrap(readSheet(club, sheet));
    expect(unwrap(changeSheetDetails(club, sheet, { players: twice })).lastChange).toBe(lastChange);
  });
});

describe('undo', () => {
  test('takes back lines, names, leaving and deleting, newest first, whatever else the club changes', () => {
    const club = testClub();
    const sheet = begun(club);
    type(club, sheet, '3nn=');
    unwrap(changeSheetDetails(club, sheet, { players: { ...NAMES, W: 'Dora Dogwood' } }));
    unwrap(changeSheetDetails(club, sheet, { isLeft: true }));
    unwrap(deleteSheet(club, sheet));
    unwrap(changeSettings(club, { language: 'fr' }));
    type(club, begun(club), 'p');
    expect(listSheets(club)).toMatchObject({ total: 1, deleted: 1 });
    expect(listSheets(club, { deleted: true }).sheets.map(({ id }) => id)).toEqual([sheet]);
    expect(addSheetLine(club, sheet, { shorthand: 'p', lines: 1 })).toMatchObject({ code: 'sheetDeleted' });
    expect(unwrap(undoSheet(club, sheet))).toMatchObject({ done: true, isDeleted: false, isLeft: true });
    expect(unwrap(undoSheet(club, sheet))).toMatchObject({ isLeft: false, players: { W: 'Dora Dogwood' } });
    expect(unwrap(undoSheet(club, sheet))).toMatchObject({ players: NAMES, undo: true });
    expect(unwrap(undoSheet(club, sheet))).toMatchObject({ lines: [], undo: false, redo: true });
    expect(unwrap(undoSheet(club, sheet))).toMatchObject({ done: false });
    expect(texts(unwrap(redoSheet(club, sheet)))).toEqual(['3nn=']);
    expect(undoSheet(club, 99)).toMatchObject({ code: 'unknownSheet' });
  });

  test('one change and no other', () => {
    const club = testClub();
    const sheet = begun(club);
    const { lastChange } = unwrap(deleteSheet(club, sheet));
    expect(unwrap(undoSheet(club, sheet, { only: lastChange - 1 }))).toMatchObject({ done: false, isDeleted: true });
    expect(unwrap(undoSheet(club, sheet, { only: lastChange }))).toMatchObject({ done: true, isDeleted: false });
  });

  test('any changes, all undone and all redone, are as they were', () => {
    const act = fc.constantFrom('4sn=', '1cn=', '2he+1', 'p', 'correct', 'away', 'leave', 'go on', 'names');
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), (acts) => {
        const club = testClub();
        const sheet = begun(club);
        const states: unknown[] = [stateOf(club, sheet)];
        for (const one of acts) {
          const { lastChange } = unwrap(readSheet(club, sheet));
          perform(club, sheet, one);
          if (unwrap(readSheet(club, sheet)).lastChange !== lastChange) states.push(stateOf(club, sheet));
        }
        for (const state of states.slice(0, -1).toReversed()) {
          expect(unwrap(undoSheet(club, sheet)).done).toBe(true);
          expect(stateOf(club, sheet)).toEqual(state);
        }
        for (const state of states.slice(1)) {
          expect(unwrap(redoSheet(club, sheet)).done).toBe(true);
          expect(stateOf(club, sheet)).toEqual(state);
        }
        club.store.close();
      }),
      { numRuns: 25 },
    );
  });
});

function stateOf(club: Club, sheet: number) {
  const { lines, players, isLeft, laws } = unwrap(readSheet(club, sheet));
  return { lines, players, isLeft, laws };
}

function perform(club: Club, sheet: number, act: string): void {
  const { lines } = unwrap(readSheet(club, sheet));
  const [first] = lines;
  if (act === 'names') changeSheetDetails(club, sheet, { players: { ...NAMES, W: `Guest ${lines.length}` } });
  else if (act === 'leave' || act === 'go on') changeSheetDetails(club, sheet, { isLeft: act === 'leave' });
  else if (act !== 'correct' && act !== 'away') addSheetLine(club, sheet, { shorthand: act, lines: lines.length });
  else if (first) {
    const shorthand = act === 'away' ? '' : '1hw-2';
    correctSheetLine(club, sheet, { ordinal: first.ordinal, shorthand, before: first.shorthand });
  }
}
