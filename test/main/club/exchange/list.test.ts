import { describe, expect, it } from 'vitest';
import { rememberContent } from '../../../../main/club/exchange/list.ts';
import { previewForeignFile } from '../../../../main/club/exchange/preview.ts';
import { giveEvenings } from '../../../../main/club/seasons/given.ts';
import { beginSeason } from '../../../../main/club/seasons/seasons.ts';
import { redoSeasons, undoSeasons } from '../../../../main/club/seasons/undo.ts';
import { readSeasonView } from '../../../../main/club/seasons/view.ts';
import type { ListColumn } from '../../../../src/format/list-file/columns.ts';
import { AUTUMN } from '../seasons/season.ts';
import { testClub, unwrap } from '../../support.ts';

const csv = (text: string) => ({ name: 'list.csv', bytes: new TextEncoder().encode(text) });

describe('a list in a CSV file', () => {
  it('is shown as what it holds, with what was read', () => {
    const club = testClub();
    const movement = unwrap(previewForeignFile(club, csv('round,table,ns,ew,set\n1,1,1,2,1\n2,1,2,1,2\n')));
    expect(movement).toMatchObject({ events: [], deals: [], problemCount: 0, csv: { content: 'movement' } });
    expect(movement.list?.found).toMatchObject({
      kind: 'movement',
      movements: [{ section: '', spec: { tables: 1, rounds: 2 } }],
      problems: [],
    });
    const names = unwrap(previewForeignFile(club, csv('2,Hal Elm4,Ola Fir4\n7,Wes Gorse4,Flo Hazel4\n')));
    expect(names.list).toMatchObject({
      kind: 'entries',
      mapping: ['number', 'player1', 'player2'],
      found: { entries: [{ number: 2, players: ['Hal Elm4', 'Ola Fir4'] }, { number: 7 }] },
    });
    expect(unwrap(previewForeignFile(club, csv('Name,EBU\nAnn,1\n')))).toMatchObject({
      csv: { content: 'members' },
      list: null,
    });
  });

  it('that may be one thing or another is asked about, and remembered by its shape', () => {
    const club = testClub();
    const file = csv('No,Who\n1,Ann North\n2,Bob South\n');
    const asked = unwrap(previewForeignFile(club, file));
    expect(asked).toMatchObject({ csv: { content: null }, list: null, mapped: null, problemCount: 0 });
    const said = unwrap(previewForeignFile(club, { ...file, content: 'entries' }));
    expect(said.list).toMatchObject({ mapping: ['number', 'nothing'], found: null, isRemembered: false });
    const columns: readonly ListColumn[] = ['number', 'players'];
    const mapped = unwrap(previewForeignFile(club, { ...file, content: 'entries', listColumns: columns }));
    expect(mapped.list?.found).toMatchObject({ entries: [{ number: 1, players: ['Ann North'] }, { number: 2 }] });
    rememberContent(club, mapped.csv?.shape ?? '', { content: 'entries', columns });
    const next = unwrap(previewForeignFile(club, csv('No,Who\n1,Cleo East\n')));
    expect(next).toMatchObject({ csv: { content: 'entries' }, list: { mapping: columns, isRemembered: true } });
    // Another thing can be said of it all the same.
    expect(unwrap(previewForeignFile(club, { ...file, content: 'results' }))).toMatchObject({
      list: null,
      mapped: { isRemembered: false },
    });
  });

  it('of past rankings is added to a season whole, in one change', () => {
    const club = testClub();
    const { season } = unwrap(beginSeason(club, AUTUMN));
    const text =
      'Évening;Date;Rang;Noms;%\nA;1/9/2026;1;Ann / Bob;60,5\nA;1/9/2026;2;Cleo / Dan;39,5\nB;8/9/2026;1;Ann / Dan;55\n';
    const { list } = unwrap(previewForeignFile(club, csv(text.replace('Évening', 'Soirée'))));
    if (list?.found?.kind !== 'ranking') throw new Error('no rankings');
    const { evenings } = list.found;
    expect(evenings).toMatchObject([
      { name: 'A', day: '1/9/2026', lines: 2, first: ['Ann', 'Bob'] },
      { name: 'B', day: '8/9/2026', lines: 1 },
    ]);
    const given = evenings.map(({ name, text: own }, at) => ({ name, date: `2026-09-0${at * 7 + 1}`, text: own }));
    const [first, second] = given;
    if (!first || !second) throw new Error('no evenings');
    expect(giveEvenings(club, season, [first, { ...second, text: 'percent\n50\n' }])).toMatchObject({
      code: 'eveningUnreadable',
    });
    const sessions = () => unwrap(readSeasonView(club, season)).sessions;
    expect(sessions()).toEqual([]);
    unwrap(giveEvenings(club, season, given));
    expect(sessions().map(({ name, state }) => [name, state])).toEqual([
      ['A', 'counts'],
      ['B', 'counts'],
    ]);
    expect(unwrap(readSeasonView(club, season)).rows).toHaveLength(4);
    unwrap(undoSeasons(club));
    expect(sessions()).toEqual([]);
    unwrap(redoSeasons(club));
    expect(sessions()).toHaveLength(2);
  });
});
