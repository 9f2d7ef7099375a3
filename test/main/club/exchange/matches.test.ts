/** Teams and Swiss of other programs: what USEBIO says of them, and the events that are made of it. */
import { describe, expect, test } from 'vitest';
import { deleteEvent, restoreEvent } from '../../../../main/club/competitions/deletion.ts';
import { duplicateEvent } from '../../../../main/club/competitions/duplicate.ts';
import { listEvents } from '../../../../main/club/competitions/event-list.ts';
import { readDraw } from '../../../../main/club/draws/view.ts';
import { bringInEvent } from '../../../../main/club/event-file/bring-in.ts';
import { saveEvent } from '../../../../main/club/event-file/save.ts';
import { tournamentEvent } from '../../../../main/club/exchange/export.ts';
import { importEvent } from '../../../../main/club/exchange/import.ts';
import { previewForeignFile } from '../../../../main/club/exchange/preview.ts';
import type { Club } from '../../../../main/club/club.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { changeScoring } from '../../../../main/club/scoring/scoring.ts';
import { readStandings } from '../../../../main/club/standings/standings.ts';
import { sessionOf, testClub, unwrap } from '../../support.ts';
import { match, swissTeams, usebio } from './usebio-matches.ts';

const request = { event: 0, name: 'Swiss', date: '2026-11-17', method: 'matchpoints', answers: [] } as const;

function ranked(club: Club, session: number) {
  const numbers = new Map(sessionOf(club, session).sections[0]?.entries.map(({ id, number }) => [id, number]));
  const rows = unwrap(readStandings(club, session)).fields[0]?.rankings[0]?.rows ?? [];
  return rows.map(({ place, entry, total }) => [place, numbers.get(entry), total]);
}

describe('a Swiss of teams whose lines name the teams alone', () => {
  const file = swissTeams();

  test('is shown with its matches, its scale by their scores, and its ranking as published', () => {
    const view = unwrap(previewForeignFile(testClub(), file));
    expect(view).toMatchObject({ problemCount: 0, refused: [] });
    const [event] = view.events;
    expect(event).toMatchObject({ ranks: 'team', entries: 4, rounds: 2, tables: 4, boards: 8, results: 16 });
    expect(event?.matches).toMatchObject({ matches: 4, known: 4, fitting: 4 });
    expect(event?.matches?.scoring).toMatchObject({
      comparison: 'imps',
      scale: 'wbf-discrete',
      withdrawals: 'session',
    });
    expect(event?.ranking).toEqual({ ranked: 4, same: 4, differences: [] });
    expect(event?.odd.map(({ code, count }) => [code, count])).toEqual([
      ['pairsNotSaid', 4],
      ['boardsOfMatches', 4],
    ]);
    expect(event?.people).toMatchObject({ added: 17 });
  });

  test('becomes an event with line-ups, both rooms, a fifth player, boards as their cases show', () => {
    const club = testClub();
    const { session } = unwrap(importEvent(club, file, request));
    const made = sessionOf(club, session);
    const [section] = made.sections;
    expect(made).toMatchObject({ ranks: 'team', date: '2026-11-17' });
    expect(section?.entries[0]?.team).toMatchObject({
      name: 'Étoile & Co',
      players: ['A1', 'B1', 'C1', 'D1', 'E1'],
    });
    expect(section?.partnerships.slice(0, 2).map(({ players }) => players)).toEqual([
      ['A1', 'B1'],
      ['C1', 'D1'],
    ]);
    expect(section?.cells.slice(0, 2).map(({ match: at, boards }) => [at?.room, boards.length])).toEqual([
      ['open', 2],
      ['closed', 2],
    ]);
    const shown = made.results.map(({ board }) => section?.shown[board] ?? board);
    expect(new Set(shown)).toEqual(new Set([1, 2]));
    expect(ranked(club, session)).toEqual([
      [1, 1, '32'],
      [2, 2, '21'],
      [3, 3, '20'],
      [4, 4, '7'],
    ]);
    expect(listEvents(club).events[0]).toMatchObject({ results: 16, expectedResults: 16, rounds: 2, round: 3 });
  });

  test('is corrected, saved, taken back whole and restored as any other; nobody can play it again', () => {
    const club = testClub();
    const { session } = unwrap(importEvent(club, file, request));
    const [first] = sessionOf(club, session).results;
    if (!first) throw new Error('no result');
    const corrected = { ...first, outcome: { kind: 'score', score: 980 }, typed: '980', expectedVersion: 1 } as const;
    unwrap(recordResult(club, session, corrected));
    expect(ranked(club, session)[0]).toEqual([1, 1, '34']);
    const away = testClub();
    const brought = unwrap(bringInEvent(away, unwrap(saveEvent(club, session)).bytes, { answers: [], seen: 'new' }));
    expect(ranked(away, brought.session)).toEqual(ranked(club, session));
    const again = { name: 'Again', date: '2026-11-24', start: '19:30', names: true };
    expect(duplicateEvent(club, session, again)).toMatchObject({ code: 'recordedNotCopied' });
    unwrap(deleteEvent(club, session));
    expect(listEvents(club).total).toBe(0);
    unwrap(restoreEvent(club, session));
    expect(sessionOf(club, session).matches).toHaveLength(4);
  });
});

test('scores without boards are typed, byes have what the file gives them', () => {
  const teams = [1, 2, 3].map((number) => ({ number: String(number), total: ['26', '20', '14'][number - 1] ?? '' }));
  const file = usebio('SWISS_TEAMS', teams, [
    match({ round: 1, home: '1', away: '2', score: ['14', '6'] }),
    match({ round: 1, home: '3', away: null, score: ['12', null] }),
    match({ round: 2, home: '2', away: '3', score: ['14', '2'] }),
    match({ round: 2, home: '1', away: null, score: ['12', null] }),
  ]);
  const club = testClub();
  const [event] = unwrap(previewForeignFile(club, file)).events;
  expect(event).toMatchObject({ entries: 3, tables: 0, rounds: 2, results: 0 });
  expect(event?.matches).toMatchObject({ known: 0, scoring: { bye: 1200 } });
  expect(event?.odd.map(({ code, count }) => [code, count])).toEqual([['matchesTyped', 2]]);
  expect(event?.ranking).toMatchObject({ ranked: 3, same: 3 });
  const { session } = unwrap(importEvent(club, file, request));
  expect(ranked(club, session)).toEqual([
    [1, 1, '26'],
    [2, 2, '20'],
    [3, 3, '14'],
  ]);
  expect(sessionOf(club, session).matches.map(({ given }) => given?.kind ?? null)).toEqual([
    'totals',
    null,
    'totals',
    null,
  ]);
});

function board(number: number, score: number) {
  return { number, lines: [{ score }] };
}

test('a Swiss of pairs is compared round by round, though its rounds play the same numbers', () => {
  const pairs = ['1', '2', '3', '4'].map((number) => ({ number, total: null }));
  const file = usebio('SWISS_PAIRS', pairs, [
    match({ round: 1, home: '1', away: '2', score: ['20', '0'], boards: [board(1, 420), board(2, 110)] }),
    match({ round: 1, home: '3', away: '4', score: ['0', '20'], boards: [board(1, 50), board(2, -50)] }),
    match({ round: 2, home: '1', away: '4', score: ['0', '20'], boards: [board(1, -50), board(2, 90)] }),
    match({ round: 2, home: '2', away: '3', score: ['20', '0'], boards: [board(1, 140), board(2, 100)] }),
  ]);
  const club = testClub();
  const [event] = unwrap(previewForeignFile(club, file)).events;
  expect(event).toMatchObject({ ranks: 'pair', entries: 4, tables: 2, rounds: 2, boards: 4, results: 8 });
  expect(event?.matches?.scoring).toMatchObject({ comparison: 'matchpoints', scale: 'ebu-swiss-pairs' });
  expect(event?.odd.map(({ code }) => code)).toContain('boardsNumberedOn');
  const { session } = unwrap(importEvent(club, file, request));
  const made = sessionOf(club, session);
  expect([...new Set(made.results.map(({ board: number }) => number))]).toEqual([1, 2, 17, 18]);
  expect(unwrap(readDraw(club, session, 2))).toMatchObject({ states: ['closed', 'in'] });
  expect(unwrap(readDraw(club, session, 2)).announced?.matches.map(({ home, away }) => [home, away])).toEqual([
    [1, 4],
    [2, 3],
  ]);
  // Pair 4 wins both its matches with all the matchpoints.
  expect(ranked(club, session)[0]?.slice(0, 2)).toEqual([1, 4]);
});

function placeCauses(totals: readonly string[]) {
  const listed = totals.map((total, index) => ({ number: String(index + 1), total, place: String(index + 1) }));
  const met = [
    match({ round: 1, home: '1', away: '2', score: ['16', '4'] }),
    match({ round: 1, home: '3', away: '4', score: ['14', '6'] }),
  ];
  const file = usebio('TEAMS', listed, met);
  return unwrap(previewForeignFile(testClub(), file)).events[0]?.ranking?.differences.map(({ cause }) => cause);
}

test('a difference is explained: by the points that the file gives for a match, what its director took, its ties', () => {
  // By 6 IMPs in one board a match is won 16-4 on the discrete scale.
  const lines = [{ score: 420, direction: 'NS' } as const, { score: 170, direction: 'EW' } as const];
  const heat = (score: readonly [string, string], first: { readonly total: string; readonly adjustment?: string }) => {
    const teams = [
      { number: '1', ...first },
      { number: '2', total: score[1] },
    ];
    return usebio('TEAMS', teams, [match({ round: 1, home: '1', away: '2', score, boards: [{ number: 1, lines }] })]);
  };
  const previewed = (file: ReturnType<typeof heat>) => unwrap(previewForeignFile(testClub(), file)).events[0];
  const causes = (...given: Parameters<typeof heat>) =>
    previewed(heat(...given))?.ranking?.differences.map(({ cause }) => cause);
  // Points that the boards don't give by any scale are kept as they are.
  expect(previewed(heat(['17', '3'], { total: '17' }))).toMatchObject({
    matches: { known: 1, fitting: 0, given: 1, isOwnScale: false },
    ranking: { ranked: 2, same: 2 },
  });
  expect(causes(['16', '4'], { total: '15' })).toEqual(['elsewhere']);
  expect(causes(['16', '4'], { total: '15', adjustment: '-2' })).toEqual(['elsewhere']);
  // What brings the sum of the matches to the published total is taken over, and leaves again.
  const fined = heat(['16', '4'], { total: '15', adjustment: '-1' });
  expect(previewed(fined)).toMatchObject({ matches: { adjusted: 1 }, ranking: { same: 2 } });
  const club = testClub();
  const { session } = unwrap(importEvent(club, fined, request));
  expect(ranked(club, session)).toEqual([
    [1, 1, '15'],
    [2, 2, '4'],
  ]);
  expect(sessionOf(club, session).penalties).toMatchObject([
    { kind: 'penalty', amount: 100, unit: 'victory-points', reason: 'heat.xml' },
  ]);
  expect(unwrap(tournamentEvent(club, session)).ranking[0]).toMatchObject({ total: '15.00', adjustment: '-1.00' });
  // Whoever lost the final is second, whatever the third has won.
  expect(placeCauses(['16', '4', '14', '6'])).toEqual(['places', 'places', 'places']);
});

/** Four teams: 1 and 3 win; then 3 beats 1, whose sum is higher. @param last what follows on the first round */
function knockout(last: readonly ReturnType<typeof match>[]) {
  const first = [
    match({ round: 1, home: '1', away: '2', score: ['16', '4'] }),
    match({ round: 1, home: '3', away: '4', score: ['11', '9'] }),
  ];
  const club = testClub();
  const teams = ['1', '2', '3', '4'].map((number) => ({ number, total: '0' }));
  const { session } = unwrap(importEvent(club, usebio('TEAMS', teams, [...first, ...last]), request));
  return ranked(club, session).map(([place, number]) => `${place} ${number}`);
}

test('a knockout is ranked by its bracket, also with a match for the third place; a league by its sums', () => {
  const final = match({ round: 2, home: '1', away: '3', score: ['8', '12'] });
  expect(knockout([final])).toEqual(['1 3', '2 1', '3 4', '3 2']);
  const third = match({ round: 2, home: '2', away: '4', score: ['13', '7'] });
  expect(knockout([final, third])).toEqual(['1 3', '2 1', '3 2', '4 4']);
  // The losers of the first round play on against its winners.
  const league = ['1', '3'].map((home) =>
    match({ round: 2, home, away: home === '1' ? '4' : '2', score: ['8', '12'] }),
  );
  expect(knockout(league)).toEqual(['1 1', '2 4', '3 3', '4 2']);
});

/** The score of the closed room by which a match with 420 in the open one is won by so many IMPs. */
const CLOSED = { 6: 170, 9: 50, 12: -200 } as const;

/** Two teams that meet again and again, with the IMPs of each match and the ten points of it that the first team got. */
function ofTen(scores: readonly (readonly [imps: 6 | 9 | 12, home: number])[]) {
  const met = scores.map(([imps, home], round) => {
    const lines = [{ score: 420, direction: 'NS' } as const, { score: CLOSED[imps], direction: 'EW' } as const];
    const score = [String(home), String(10 - home)] as const;
    return match({ round: round + 1, home: '1', away: '2', score, boards: [{ number: round + 1, lines }] });
  });
  const total = scores.reduce((sum, [, home]) => sum + home, 0);
  const teams = [total, 10 * scores.length - total].map((one, at) => ({
    number: String(at + 1),
    total: String(one),
  }));
  return usebio('TEAMS', teams, met);
}

test('victory points of no published scale become a table of the event, or stay as they are', () => {
  const club = testClub();
  const consistent = ofTen([
    [6, 7],
    [9, 8],
    [6, 7],
    [12, 9],
  ]);
  expect(unwrap(previewForeignFile(club, consistent)).events[0]).toMatchObject({
    matches: { known: 4, fitting: 4, given: 0, isOwnScale: true, scoring: { scale: 'club' } },
    ranking: { ranked: 2, same: 2 },
  });
  const { session } = unwrap(importEvent(club, consistent, request));
  const made = sessionOf(club, session);
  expect(made.matches.every(({ given }) => given === null)).toBe(true);
  expect(made.scoring.regulation.ownScale?.tables).toEqual([
    {
      least: 1,
      most: 1,
      rows: [
        { upTo: 0, winner: 500, loser: 500 },
        { upTo: 6, winner: 700, loser: 300 },
        { upTo: 9, winner: 800, loser: 200 },
        { upTo: null, winner: 900, loser: 100 },
      ],
    },
  ]);
  expect(ranked(club, session)).toEqual([
    [1, 1, '31'],
    [2, 2, '9'],
  ]);
  // What else is changed of the scoring leaves the table as it is.
  const { method, matches } = made.scoring;
  if (!matches) throw new Error('no matches');
  unwrap(changeScoring(club, session, { method, regulation: 'wbf', matches: { ...matches, bye: 600 } }));
  expect(ranked(club, session)[0]).toEqual([1, 1, '31']);
  const decided = ofTen([
    [6, 7],
    [9, 8],
    [6, 10],
    [12, 9],
  ]);
  expect(unwrap(previewForeignFile(club, decided)).events[0]).toMatchObject({
    matches: { known: 4, given: 4, isOwnScale: false },
    ranking: { ranked: 2, same: 2 },
  });
  const second = unwrap(importEvent(club, decided, { ...request, name: 'Decided' })).session;
  expect(sessionOf(club, second).matches.map(({ given }) => given?.kind)).toEqual(Array(4).fill('totals'));
  expect(ranked(club, second)[0]).toEqual([1, 1, '34']);
});

test('lines that can’t be of their match are left out and said, and so is a ranking of teams without matches', () => {
  const teams = ['1', '2', '3'].map((number) => ({ number, total: null }));
  const odd = [
    {
      number: 1,
      lines: [
        { score: 420, direction: 'NS' },
        { score: 420, direction: 'NS' },
        { score: 50, pairs: ['1', '3'] },
      ],
    },
    {
      number: 2,
      lines: [
        { score: 15, direction: 'NS' },
        { score: 0, pairs: ['1', '1'] },
      ],
    },
  ] as const;
  const file = usebio('TEAMS', teams, [match({ round: 1, home: '1', away: '2', score: ['10', '10'], boards: odd })]);
  const [event] = unwrap(previewForeignFile(testClub(), file)).events;
  expect(event?.odd.flatMap(({ code, line }) => (line === null ? [] : [code]))).toEqual(
    expect.arrayContaining(['boardTwice', 'notOfMatch']),
  );
  const none = usebio('TEAMS', teams, []);
  expect(unwrap(previewForeignFile(testClub(), none))).toMatchObject({
    events: [],
    refused: [{ code: 'teams', count: 3 }],
  });
  expect(importEvent(testClub(), none, request)).toMatchObject({ code: 'noEventInFile' });
});

function players(names: readonly string[]): string {
  return names.map((name) => `<PLAYER><PLAYER_NAME>${name}</PLAYER_NAME></PLAYER>`).join('');
}

function pair(number: string, names: readonly string[]): string {
  return `<PAIR><PAIR_NUMBER>${number}</PAIR_NUMBER>${players(names)}</PAIR>`;
}

function lines(direction: 'NS' | 'EW', pairs: readonly [string, string], score: number) {
  return { direction, pairs, score };
}

test('one name of a team is one player, in whatever pairs it sits', () => {
  const teams = [
    {
      number: '1',
      total: null,
      inside: pair('1-1', ['Ann', 'Bo']) + pair('1-2', ['Cy', 'Dee']) + pair('1-3', ['Ann', 'Eve']),
    },
    { number: '2', total: null, inside: pair('2-1', ['Fay', 'Gus']) + pair('2-2', ['Hal', 'Ida']) },
  ];
  const boards = [
    { number: 1, lines: [lines('NS', ['1-1', '2-1'], 420), lines('EW', ['2-2', '1-2'], 50)] },
    { number: 2, lines: [lines('NS', ['1-3', '2-1'], 90), lines('EW', ['2-2', '1-2'], 90)] },
  ];
  const club = testClub();
  const file = usebio('TEAMS', teams, [match({ round: 1, home: '1', away: '2', score: ['15', '5'], boards })]);
  expect(unwrap(previewForeignFile(club, file)).events[0]?.people).toMatchObject({ added: 9 });
  const { session } = unwrap(importEvent(club, file, request));
  expect(sessionOf(club, session).sections[0]?.partnerships.map(({ players: own }) => own.join())).toEqual([
    'Ann,Bo',
    'Cy,Dee',
    'Ann,Eve',
    'Fay,Gus',
    'Hal,Ida',
  ]);
});
