import { describe, expect, it } from 'vitest';
import { deleteEvent, restoreEvent } from '../../../../main/club/competitions/deletion.ts';
import { duplicateEvent } from '../../../../main/club/competitions/duplicate.ts';
import { listEvents } from '../../../../main/club/competitions/event-list.ts';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { bringInEvent } from '../../../../main/club/event-file/bring-in.ts';
import { previewEventFile } from '../../../../main/club/event-file/preview.ts';
import { saveEvent } from '../../../../main/club/event-file/save.ts';
import { importEvent } from '../../../../main/club/exchange/import.ts';
import { previewForeignFile } from '../../../../main/club/exchange/preview.ts';
import { readRoster } from '../../../../main/club/members/roster.ts';
import { writeNames } from '../../../../main/club/players/names.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { rulingsOf } from '../../../../main/club/rulings/log.ts';
import { changeSettings, readSettings } from '../../../../main/club/settings.ts';
import { readStandings } from '../../../../main/club/standings/standings.ts';
import type { MappedColumn } from '../../../../src/format/csv-event/mapping.ts';
import { CSV } from '../../../../src/format/csv-event/format.ts';
import type { FileRank } from '../../../../src/format/event/event.ts';
import { readSeasonCsv } from '../../../../src/format/season-csv.ts';
import { USEBIO } from '../../../../src/format/usebio/usebio.ts';
import { rankingCsvOf } from './csv.ts';
import { newEvent, sessionOf, testClub, unwrap } from '../../support.ts';

const request = {
  event: 0,
  name: 'Heat 3',
  date: '2026-11-17',
  method: 'matchpoints',
  answers: [],
} as const;

const csv = (text: string) => ({ name: 'heat.csv', bytes: new TextEncoder().encode(text) });

/** Three pairs a line, two boards a round, of a Mitchell; the last board was not noted at table 3. */
const MITCHELL = rankingCsvOf(3);

function rank(entry: number, place: number, percentage: string): FileRank {
  return { entry, place, tied: false, percentage, total: null, masterpoints: null };
}

/** The same line with the two sides exchanged. */
function turnedLine(head: string, line: string): string {
  const heads = head.split(',');
  const cells = line.split(',');
  const [ns, ew] = [heads.indexOf('ns'), heads.indexOf('ew')];
  return cells
    .with(ns, cells[ew] ?? '')
    .with(ew, cells[ns] ?? '')
    .join(',');
}

describe('an event of a file', () => {
  it('comes in with its players, schedule, results and deals, and is ranked', () => {
    const club = testClub();
    const view = unwrap(previewForeignFile(club, csv(MITCHELL)));
    expect(view).toMatchObject({ format: 'csv', problemCount: 0, refused: [], deals: [] });
    expect(view.events[0]).toMatchObject({ winners: 2, entries: 6, tables: 3, rounds: 3, boards: 6, results: 17 });
    expect(view.events[0]?.people).toMatchObject({ added: 12, known: 0, asked: [] });
    const { session } = unwrap(importEvent(club, csv(MITCHELL), request));
    const made = sessionOf(club, session);
    expect(made).toMatchObject({ eventName: 'Heat 3', date: '2026-11-17', ranks: 'pair' });
    expect(made.results).toHaveLength(17);
    expect(made.sections[0]?.entries.map(({ number, line }) => `${line} ${number}`)).toEqual([
      'NS 1',
      'NS 2',
      'NS 3',
      'EW 4',
      'EW 5',
      'EW 6',
    ]);
    expect(made.sections[0]?.entries[0]?.players).toEqual(['Ann North1', 'Bob South1']);
    const [field] = unwrap(readStandings(club, session)).fields;
    expect(field?.rankings).toHaveLength(2);
    expect(listEvents(club).events[0]).toMatchObject({ results: 17, expectedResults: 17, rounds: 3, round: 4 });
  });

  it('is corrected, undone, copied and saved as any other', () => {
    const club = testClub();
    const { session } = unwrap(importEvent(club, csv(MITCHELL), request));
    const [first] = sessionOf(club, session).results;
    if (!first) throw new Error('no result');
    const corrected = { ...first, outcome: { kind: 'score', score: 110 }, typed: '110', expectedVersion: 1 } as const;
    unwrap(recordResult(club, session, corrected));
    expect(
      sessionOf(club, session).results.find(({ board, table }) => board === first.board && table === first.table),
    ).toMatchObject({ score: 110 });
    const copy = unwrap(
      duplicateEvent(club, session, { name: 'Again', date: '2026-11-24', start: '19:30', names: true }),
    );
    expect(sessionOf(club, copy.session).sections[0]?.cells).toHaveLength(9);
    const { bytes } = unwrap(saveEvent(club, session));
    const away = testClub();
    expect(unwrap(previewEventFile(away, bytes)).state.kind).toBe('new');
    const brought = unwrap(bringInEvent(away, bytes, { answers: [], seen: 'new' }));
    expect(sessionOf(away, brought.session).results).toHaveLength(17);
  });

  it('is taken back whole by deleting it, and restored', () => {
    const club = testClub();
    const { session } = unwrap(importEvent(club, csv(MITCHELL), request));
    unwrap(deleteEvent(club, session));
    expect(listEvents(club).total).toBe(0);
    unwrap(restoreEvent(club, session));
    expect(sessionOf(club, session).results).toHaveLength(17);
  });

  it('asks where a name is known here, and writes nothing before it is told', () => {
    const club = testClub();
    const { session } = unwrap(createEvent(club, newEvent()));
    const [entry] = sessionOf(club, session).sections[0]?.entries ?? [];
    unwrap(writeNames(club, session, [{ entry: entry?.id ?? 0, players: ['Ann North1', ''] }]));
    const people = unwrap(previewForeignFile(club, csv(MITCHELL))).events[0]?.people;
    expect(people?.asked).toMatchObject([{ name: 'Ann North1' }]);
    expect(importEvent(club, csv(MITCHELL), request)).toMatchObject({ code: 'playerNotTold', name: 'Ann North1' });
    expect(listEvents(club).total).toBe(1);
    const [asked] = people?.asked ?? [];
    const is = asked?.candidates[0]?.id ?? 0;
    unwrap(importEvent(club, csv(MITCHELL), { ...request, answers: [{ player: asked?.player ?? 0, is }] }));
    expect(club.store.players.idsOf('Ann North1')).toEqual([is]);
  });

  it('of single players has their partnerships', () => {
    const club = testClub();
    const lines = ['1,1,2,3,4,110', '1,5,6,7,8,140', '2,1,3,2,4,-50', '2,5,7,6,8,420', '3,1,4,5,8,90'];
    const file = csv(`board,n,s,e,w,score\n${lines.join('\n')}\n`);
    const { session } = unwrap(importEvent(club, file, request));
    const made = sessionOf(club, session);
    expect(made).toMatchObject({ ranks: 'player' });
    expect(made.results.map(({ score }) => score)).toEqual([110, 140, -50, 420, 90]);
    expect(unwrap(readStandings(club, session)).fields[0]?.rankings[0]?.rows).toHaveLength(8);
  });

  it('of single players comes in with any number of them, as it was played', () => {
    const club = testClub();
    // Eleven: there is no movement for so many.
    const more = csv('board,n,s,e,w,score\n1,1,2,3,4,110\n1,5,6,7,8,140\n2,9,10,11,1,-50\n2,5,7,6,8,420\n');
    const { session } = unwrap(importEvent(club, more, request));
    const { sections, results } = sessionOf(club, session);
    expect(sections[0]?.spec).toMatchObject({ kind: 'individual', players: 11, recorded: true });
    expect(results.map(({ score }) => score)).toEqual([110, 140, -50, 420]);
    expect(unwrap(readStandings(club, session)).fields[0]?.rankings[0]?.rows).toHaveLength(11);
    expect(listEvents(club, { find: 'from a file' }).total).toBe(1);
    const { bytes } = unwrap(saveEvent(club, session));
    const away = testClub();
    const brought = unwrap(bringInEvent(away, bytes, { answers: [], seen: 'new' }));
    expect(sessionOf(away, brought.session).results).toHaveLength(4);
  });

  it('says what is odd: a board that a pair has twice, rounds that nobody wrote down', () => {
    const club = testClub();
    const twice = csv('board,ns,ew,score\n1,1,2,420\n1,3,4,-50\n1,1,4,90\n2,1,2,5\n');
    const [event] = unwrap(previewForeignFile(club, twice)).events;
    expect(event).toMatchObject({ results: 2, rounds: 1 });
    expect(unwrap(previewForeignFile(club, twice)).problems).toMatchObject([{ code: 'scoreUnreadable', line: 5 }]);
    expect(event?.odd).toMatchObject([
      { code: 'boardTwice', line: 4, board: 1, text: '1' },
      { code: 'dateMissing' },
      { code: 'methodNotSaid' },
      { code: 'roundsLaidOut' },
    ]);
  });

  it('has a line of a table once: a score before what was not played, whichever the file has first', () => {
    const lines = ['1,1,2,NP,', '1,1,2,,420', '1,3,4,,-50', '2,1,2,,90', '2,1,2,NP,', '2,3,4,NP,', '2,3,4,NP,'];
    const again = csv(`board,ns,ew,award,score\n${lines.join('\n')}\n`);
    const club = testClub();
    const [event] = unwrap(previewForeignFile(club, again)).events;
    expect(event).toMatchObject({ results: 4 });
    expect(event?.odd.filter(({ code }) => code === 'boardTwice')).toMatchObject([
      { line: 2, board: 1, text: '1' },
      { line: 6, board: 2, text: '1' },
      { line: 8, board: 2, text: '3' },
    ]);
    const { session } = unwrap(importEvent(club, again, request));
    expect(sessionOf(club, session).results.map(({ board, score }) => [board, score])).toEqual([
      [1, 420],
      [1, -50],
      [2, 90],
      [2, null],
    ]);
  });

  it('keeps its rounds where two pairs sat the other way round for a board', () => {
    const lines = ['1,2,1,1,2,420', '1,2,2,2,1,90', '1,2,3,1,2,100', '1,1,1,3,4,420', '2,1,4,1,3,-100'];
    const file = csv(`round,table,board,ns,ew,score\n${lines.join('\n')}\n`);
    const club = testClub();
    const odd = unwrap(previewForeignFile(club, file)).events[0]?.odd ?? [];
    expect(odd.map(({ code }) => code)).toEqual(['dateMissing', 'methodNotSaid']);
    const { session } = unwrap(importEvent(club, file, request));
    const { results, sections } = sessionOf(club, session);
    const numbers = new Map(sections[0]?.entries.map(({ id, number }) => [id, number]));
    const numberOf = (id: number) => numbers.get(id) ?? 0;
    expect(results.map(({ round, table, board, ns, ew }) => [round, table, board, numberOf(ns), numberOf(ew)])).toEqual(
      [
        [1, 2, 1, 1, 2],
        [1, 2, 2, 2, 1],
        [1, 2, 3, 1, 2],
        [1, 1, 1, 3, 4],
        [2, 1, 4, 1, 3],
      ],
    );
  });

  it('takes over handicaps and strata, of handicaps half where the figures of the file have half', () => {
    const club = testClub();
    const [event] = CSV.parse(csv('board,ns,ew,score\n1,1,3,420\n1,2,4,-50\n2,1,4,100\n2,2,3,100\n').bytes).events;
    if (!event) throw new Error('no event');
    const fileOf = (percentage: string) => {
      const entries = event.entries.map((entry, place) => {
        return { ...entry, handicap: place === 0 ? -600 : null, stratum: ['B', 'novice', 'a', null][place] ?? null };
      });
      const ranking = [{ entry: 0, place: 1, tied: false, percentage, total: null, masterpoints: null }];
      const bytes = USEBIO.make?.({ ...event, method: 'matchpoints', entries, ranking });
      return { name: 'heat.xml', bytes: bytes ?? new Uint8Array() };
    };
    const termsOf = (file: { readonly name: string; readonly bytes: Uint8Array }, method: 'matchpoints' | 'butler') => {
      const { session } = unwrap(importEvent(club, file, { ...request, method }));
      return sessionOf(club, session).terms.entries.map(({ handicap, stratum }) => [handicap, stratum]);
    };
    expect(termsOf(fileOf('72.00'), 'matchpoints')).toEqual([
      [-300, 1],
      [null, 0],
    ]);
    expect(termsOf(fileOf('69.00'), 'matchpoints')[0]).toEqual([-600, 1]);
    expect(termsOf(fileOf('75.00'), 'matchpoints')[0]).toEqual([-600, 1]);
    expect(termsOf(fileOf('75.00'), 'butler')[0]).toEqual([null, 1]);
    const view = unwrap(previewForeignFile(club, fileOf('72.00'))).events[0];
    expect(view?.odd).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ code: 'handicapsHalved', count: 1 }),
        expect.objectContaining({ code: 'strataLeft', count: 1 }),
      ]) as object,
    );
    expect(view?.ranking?.differences.map(({ cause }) => cause)).toEqual(['handicap']);
  });

  it('with a ranking alone is an evening for a season', () => {
    const club = testClub();
    const [event] = CSV.parse(csv('board,ns,ew,score\n1,1,2,420\n').bytes).events;
    if (!event) throw new Error('no event');
    const entries = event.entries.map((entry, place) => {
      return { ...entry, players: [`Ann ${place}`, `Bo ${place}`].map((name) => ({ name, numbers: {} })) };
    });
    const ranking = [rank(1, 1, '61.5'), rank(0, 2, '38.5')];
    const only = {
      ...event,
      name: 'Heat 2',
      date: '2026-11-03',
      method: 'matchpoints' as const,
      entries,
      ranking,
      results: [],
    };
    const file = { name: 'heat.xml', bytes: USEBIO.make?.(only) ?? new Uint8Array() };
    const view = unwrap(previewForeignFile(club, file));
    expect(view).toMatchObject({ events: [], refused: [], list: { kind: 'ranking' } });
    const found = view.list?.found;
    const [evening] = found?.kind === 'ranking' ? found.evenings : [];
    expect(evening).toMatchObject({ name: 'Heat 2', day: '2026-11-03', lines: 2, first: ['Ann 1', 'Bo 1'] });
    expect(readSeasonCsv(evening?.text ?? '', { oneSession: true })).toMatchObject({
      rows: [
        { place: 1, players: ['Ann 1', 'Bo 1'] },
        { place: 2, players: ['Ann 0', 'Bo 0'] },
      ],
    });
  });

  it('keeps two winners where one board was turned, and says so', () => {
    const [head = '', ...numbered] = rankingCsvOf(5).trimEnd().split('\n');
    // East-West are 11 to 15.
    const lines = [head, ...numbered.map((line) => line.replace(/^(\d+,\d+),/, '$1,1'))];
    const turned = lines.map((line, at) => (at === 1 ? turnedLine(lines[0] ?? '', line) : line));
    const [event] = unwrap(previewForeignFile(testClub(), csv(`${turned.join('\n')}\n`))).events;
    expect(event).toMatchObject({ winners: 2 });
    expect(event?.odd.filter(({ code }) => code === 'turnedBoard')).toMatchObject([{ line: 2, count: 1 }]);
  });

  it('has one player for one name with one national number', () => {
    const club = testClub();
    const [event] = CSV.parse(csv('board,ns,ew,score\n1,1,2,420\n2,3,4,90\n').bytes).events;
    if (!event) throw new Error('no event');
    const own = { name: 'Zoé', numbers: { national: '77' } };
    const entries = event.entries.map((entry, place) => {
      return { ...entry, players: [own, { name: `Bo ${place}`, numbers: {} }].slice(place % 3 === 0 ? 0 : 1) };
    });
    const file = { name: 'heat.xml', bytes: USEBIO.make?.({ ...event, entries }) ?? new Uint8Array() };
    unwrap(importEvent(club, file, request));
    expect(club.store.players.idsOf('Zoé')).toHaveLength(1);
  });

  it('reads awards of a file without heads as awards, not as passed out', () => {
    const file = csv('1,1,2,A6040,,0,0,0,0,0\n1,3,4,4S,N,10,420,,2,0\n2,1,4,a?,,0,0,0,0,0\n2,3,2,1N,N,7,90,,2,0\n');
    const club = testClub();
    const { session } = unwrap(importEvent(club, file, request));
    expect(sessionOf(club, session).results.map(({ outcome }) => outcome.kind)).toEqual(['award', 'played', 'played']);
  });

  it('says which players and which of their numbers stay behind', () => {
    const club = testClub();
    const [event] = CSV.parse(csv('board,ns,ew,score\n1,1,2,420\n').bytes).events;
    if (!event?.entries[0]) throw new Error('no event');
    const three = [
      { name: 'Ann', numbers: { national: '12' } },
      { name: 'Bob', numbers: { club: '7', national: '0' } },
      { name: 'Cleo', numbers: {} },
    ];
    const [first, ...others] = event.entries;
    const bytes = USEBIO.make?.({ ...event, entries: [{ ...first, players: three }, ...others] });
    const file = { name: 'heat.xml', bytes: bytes ?? new Uint8Array() };
    const oddOf = (code: string) =>
      unwrap(previewForeignFile(club, file)).events[0]?.odd.find((one) => one.code === code);
    expect(oddOf('playersLeft')).toMatchObject({ count: 1, text: '1' });
    expect(oddOf('clubNumbersLeft')).toMatchObject({ count: 1 });
    expect(oddOf('nationalNumbersLeft')).toMatchObject({ count: 1 });
    // With a federation its numbers come in.
    unwrap(changeSettings(club, { regulation: 'ebu' }));
    expect(oddOf('nationalNumbersLeft')).toBeUndefined();
    unwrap(importEvent(club, file, request));
    expect(readRoster(club).entries.flatMap(({ numbers }) => numbers)).toMatchObject([
      { federation: 'EBU', number: '12' },
    ]);
  });

  it('has the notes on its results, which say so before', () => {
    const club = testClub();
    const [event] = CSV.parse(csv('board,ns,ew,score\n1,1,2,420\n2,1,2,50\n').bytes).events;
    if (!event) throw new Error('no event');
    const notes = [' Revoke at trick 9 ', ''];
    const results = event.results.map((result, at) => ({ ...result, note: notes[at] ?? '' }));
    const file = { name: 'heat.xml', bytes: USEBIO.make?.({ ...event, results }) ?? new Uint8Array() };
    const { odd } = unwrap(previewForeignFile(club, file)).events[0] ?? { odd: [] };
    expect(odd.find(({ code }) => code === 'notesTaken')).toMatchObject({ count: 1 });
    const { session } = unwrap(importEvent(club, file, request));
    const made = sessionOf(club, session);
    expect(made.results.map(({ note }) => note)).toEqual(['Revoke at trick 9', undefined]);
    expect(rulingsOf(made).map(({ note }) => note)).toEqual(['Revoke at trick 9']);
  });

  it('has its columns mapped where their heads are not known, and remembers them by their shape', () => {
    const club = testClub();
    const heads = 'Donne n°;Paire N-S;Paire E-O;Annonce;Joué par;Levées faites;Décision;Nom Nord;Remarque';
    const lines = ['1;1;2;4P;O;9;;Zoé;', '1;3;4;3SA;N;9;;;x', '2;1;4;;;;A62,5/37,5;;', '2;3;2;2K;S;8;;;'];
    const bytes = Buffer.from(`${heads}\n${lines.join('\n')}\n`, 'latin1');
    const file = { name: 'heat.csv', bytes };
    const view = unwrap(previewForeignFile(club, file));
    expect(view).toMatchObject({ events: [], problems: [{ code: 'columnsUnknown' }] });
    expect(view.mapped?.columns[0]).toEqual({ head: 'Donne n°', examples: ['1', '1', '2', '2'] });
    const guess = ['nothing', 'ns', 'ew', 'nothing', 'declarer', 'tricks', 'nothing', 'ns_player1', 'nothing'];
    expect(view.mapped).toMatchObject({ mapping: guess, isRemembered: false });
    const columns = guess.with(0, 'board').with(3, 'contract').with(6, 'award') as MappedColumn[];
    expect(unwrap(previewForeignFile(club, { ...file, columns }))).toMatchObject({
      problemCount: 0,
      events: [{ entries: 4, results: 4 }],
      mapped: { mapping: columns, isRemembered: false },
    });
    expect(importEvent(club, file, request)).toMatchObject({ code: 'noEventInFile' });
    const { session } = unwrap(importEvent(club, { ...file, columns }, request));
    const { results, sections } = sessionOf(club, session);
    // The contracts and declarers are French: spades by West, no trumps, diamonds.
    expect(results.map(({ outcome }) => outcome)).toMatchObject([
      { kind: 'played', contract: { strain: 'S' }, declarer: 'W', tricks: 9 },
      { kind: 'played', contract: { strain: 'NT' }, declarer: 'N' },
      { kind: 'award', ns: 62.5, ew: 37.5 },
      { kind: 'played', contract: { strain: 'D' }, declarer: 'S' },
    ]);
    expect(sections[0]?.entries[0]?.players).toEqual(['Zoé', '']);
    // The next file of the shape is read as this one was, and nothing of its lines is remembered.
    expect(unwrap(previewForeignFile(club, file))).toMatchObject({
      events: [{ results: 4 }],
      mapped: { mapping: columns, isRemembered: true },
    });
    expect(JSON.stringify(readSettings(club).resultColumns)).not.toMatch(/zo|donne/i);
  });

  it('has its columns known by the heads of other programs, with a score of either side', () => {
    const club = testClub();
    const file = csv('Bd\tN-S Pair\tE-W Pair\tNS Score\tEW Score\n1\t1\t2\t420\t\n1\t3\t4\t\t50\n2\t1\t4\t0\t0\n');
    expect(unwrap(previewForeignFile(club, file))).toMatchObject({ problemCount: 0, events: [{ results: 3 }] });
    const { session } = unwrap(importEvent(club, file, request));
    expect(sessionOf(club, session).results.map(({ score }) => score)).toEqual([420, -50, 0]);
    // Without heads nothing is known, and the first line is one of results.
    const bare = csv('7 Nov;1;1;2;-100\n7 Nov;1;3;4;90\n');
    expect(unwrap(previewForeignFile(club, bare)).csv).toMatchObject({ content: null });
    expect(unwrap(previewForeignFile(club, { ...bare, content: 'results' })).mapped).toMatchObject({
      mapping: Array(5).fill('nothing'),
    });
    const columns = ['nothing', 'board', 'ns', 'ew', 'score'] as const;
    expect(unwrap(previewForeignFile(club, { ...bare, columns })).events).toMatchObject([{ results: 2 }]);
  });

  it('is refused where no format is known, and where there is nothing to rank', () => {
    const club = testClub();
    const note = { name: 'note.txt', bytes: new TextEncoder().encode('Bring biscuits.\nAnd tea.\n') };
    expect(previewForeignFile(club, note)).toMatchObject({ code: 'formatUnknown' });
    const bytes = new TextEncoder().encode('???');
    expect(previewForeignFile(club, { name: 'x.bin', bytes })).toMatchObject({ code: 'formatUnknown' });
    expect(importEvent(club, csv('board,ns,ew,score\n'), request)).toMatchObject({ code: 'noEventInFile' });
  });
});
