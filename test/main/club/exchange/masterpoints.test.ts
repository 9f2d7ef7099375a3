/** Masterpoints that a file gives: beside the ranking, out again, and to whose account they go. */
import { expect, test } from 'vitest';
import { bringInEvent } from '../../../../main/club/event-file/bring-in.ts';
import { duplicateEvent } from '../../../../main/club/competitions/duplicate.ts';
import { saveEvent } from '../../../../main/club/event-file/save.ts';
import { tournamentEvent } from '../../../../main/club/exchange/export.ts';
import { importEvent } from '../../../../main/club/exchange/import.ts';
import { previewForeignFile } from '../../../../main/club/exchange/preview.ts';
import type { Club } from '../../../../main/club/club.ts';
import { addMember } from '../../../../main/club/members/changing.ts';
import { listMembers, readMember } from '../../../../main/club/members/list.ts';
import { publish } from '../../../../main/club/publication/publication.ts';
import { changeTerms } from '../../../../main/club/scoring/terms.ts';
import { changeSettings } from '../../../../main/club/settings.ts';
import { readStandings } from '../../../../main/club/standings/standings.ts';
import { CSV } from '../../../../src/format/csv-event/format.ts';
import { USEBIO } from '../../../../src/format/usebio/usebio.ts';
import { sessionOf, testClub, unwrap } from '../../support.ts';
import { match, usebio } from './usebio-matches.ts';

const request = { event: 0, name: 'Heat', date: '2026-11-17', method: 'matchpoints', answers: [] } as const;

/** Two pairs of a line of three with masterpoints of two kinds; of the third they are finer than hundredths. */
function pairsFile() {
  const lines = 'board,ns,ew,score\n1,1,4,420\n1,2,5,-50\n1,3,6,100\n2,1,5,100\n2,2,6,90\n2,3,4,50\n';
  const [event] = CSV.parse(new TextEncoder().encode(lines)).events;
  if (!event) throw new Error('no event');
  const entries = event.entries.map((entry, place) => ({
    ...entry,
    players: ['Ann', 'Bo'].map((name) => {
      const numbers: Record<string, string> = name === 'Ann' ? { national: `90${place}` } : {};
      return { name: `${name} ${place}`, numbers };
    }),
  }));
  const given = [
    ['0.36', 'Black'],
    ['12', 'GREEN'],
    ['0.005', 'Black'],
  ] as const;
  const ranking = given.map(([masterpoints, masterpointType], entry) => {
    return { entry, place: entry + 1, tied: false, percentage: null, total: null, masterpoints, masterpointType };
  });
  return { name: 'heat.xml', bytes: USEBIO.make?.({ ...event, entries, ranking }) ?? new Uint8Array() };
}

function awardsOf(club: Club, session: number) {
  const [field] = unwrap(readStandings(club, session)).fields;
  const rankings = field?.rankings ?? [];
  const rows = rankings.flatMap(({ rows: all }) => all.flatMap(({ award }) => (award ? [award] : [])));
  return { masterpoints: rankings.map(({ masterpoints }) => masterpoints ?? null), rows };
}

test('masterpoints of a file stand beside the ranking, and leave again as they came', () => {
  const club = testClub();
  const [found] = unwrap(previewForeignFile(club, pairsFile())).events;
  expect(found?.masterpoints).toEqual({ entries: 2, kinds: ['Black', 'GREEN'], members: 0 });
  expect(found?.odd.filter(({ code }) => code === 'masterpointsLeft')).toMatchObject([{ count: 1 }]);
  const { session } = unwrap(importEvent(club, pairsFile(), request));
  const awarded = awardsOf(club, session);
  expect(awarded.masterpoints[0]).toEqual({ scheme: 'file', unit: 1, problem: null, kinds: ['Black', 'GREEN'] });
  expect(awarded.rows).toEqual(
    expect.arrayContaining([
      { points: '9/25', stratum: null, kind: 'Black' },
      { points: '12', stratum: null, kind: 'GREEN' },
    ]),
  );
  const out = unwrap(tournamentEvent(club, session));
  const given = out.ranking.filter(({ masterpoints }) => masterpoints !== null);
  expect(given).toHaveLength(2);
  expect(given.map(({ masterpoints, masterpointType }) => [Number(masterpoints), masterpointType])).toEqual(
    expect.arrayContaining([
      [0.36, 'Black'],
      [12, 'GREEN'],
    ]),
  );
  const again = { name: 'again.xml', bytes: USEBIO.make?.(out) ?? new Uint8Array() };
  const { session: second } = unwrap(importEvent(testClub(), again, request));
  expect(second).toBeGreaterThan(0);
  // Another scheme can be chosen, and those of the file again; a copy for another day has none.
  unwrap(changeTerms(club, session, { masterpoints: { scheme: 'nz-club' }, entries: [] }));
  expect(awardsOf(club, session).masterpoints[0]).toMatchObject({ scheme: 'nz-club' });
  unwrap(changeTerms(club, session, { masterpoints: { scheme: 'file' }, entries: [] }));
  expect(awardsOf(club, session)).toEqual(awarded);
  const copy = unwrap(duplicateEvent(club, session, { name: 'Next', date: '2026-11-24', start: '19:30', names: true }));
  expect(sessionOf(club, copy.session).terms).not.toHaveProperty('masterpoints');
  const away = testClub();
  const brought = unwrap(bringInEvent(away, unwrap(saveEvent(club, session)).bytes, { answers: [], seen: 'new' }));
  expect(awardsOf(away, brought.session)).toEqual(awarded);
});

test('they go to the accounts of members whom a number of a federation tells, and of nobody else', () => {
  const club = testClub();
  unwrap(changeSettings(club, { regulation: 'ebu' }));
  const member = (name: string, number: string | null) => {
    const numbers = number === null ? [] : [{ federation: 'EBU', number }];
    unwrap(addMember(club, { name, member: true, numbers, stratum: null, handicap: null }));
  };
  member('Ann Zero', '900');
  member('Bo 0', null);
  const view = unwrap(previewForeignFile(club, pairsFile()));
  expect(view.events[0]?.masterpoints).toMatchObject({ members: 1 });
  const asked = view.events[0]?.people.asked ?? [];
  const answers = asked.map(({ player, candidates }) => ({ player, is: candidates[0]?.id ?? null }));
  const { session } = unwrap(importEvent(club, pairsFile(), { ...request, answers }));
  const accountOf = (name: string) => {
    const found = listMembers(club, { find: name }).members[0];
    return unwrap(readMember(club, found?.id ?? 0)).masterpoints;
  };
  expect(accountOf('Ann Zero')).toEqual([]);
  unwrap(publish(club, session));
  expect(accountOf('Ann Zero')).toEqual([{ scheme: 'Black', amount: '9/25' }]);
  expect(accountOf('Bo 0')).toEqual([]);
  expect(accountOf('Ann 1')).toEqual([]);
});

function player(name: string, number: string): string {
  return `<PLAYER><PLAYER_NAME>${name}</PLAYER_NAME><NATIONAL_ID_NUMBER>${number}</NATIONAL_ID_NUMBER></PLAYER>`;
}

test('of teams they go to every player of the team', () => {
  const club = testClub();
  unwrap(changeSettings(club, { regulation: 'ebu' }));
  const numbers = [{ federation: 'EBU', number: '77' }];
  unwrap(addMember(club, { name: 'Cy', member: true, numbers, stratum: null, handicap: null }));
  const points =
    '<MASTER_POINTS><MASTER_POINTS_AWARDED>40</MASTER_POINTS_AWARDED><MASTER_POINT_TYPE>BLACK</MASTER_POINT_TYPE></MASTER_POINTS>';
  const inside = ['Al', 'Bo', 'Cy', 'Di'].map((name, at) => player(name, String(75 + at))).join('');
  const file = usebio(
    'TEAMS',
    [
      { number: '1', name: 'One', total: '16', inside: `${points}${inside}` },
      { number: '2', name: 'Two', total: '4' },
    ],
    [match({ round: 1, home: '1', away: '2', score: ['16', '4'] })],
  );
  expect(unwrap(previewForeignFile(club, file)).events[0]?.masterpoints).toEqual({
    entries: 1,
    kinds: ['BLACK'],
    members: 1,
  });
  const { session } = unwrap(importEvent(club, file, request));
  expect(awardsOf(club, session)).toEqual({
    masterpoints: [{ scheme: 'file', unit: 1, problem: null, kinds: ['BLACK'] }],
    rows: [{ points: '40', stratum: null, kind: 'BLACK' }],
  });
  unwrap(publish(club, session));
  const [found] = listMembers(club, { find: 'Cy' }).members;
  expect(unwrap(readMember(club, found?.id ?? 0)).masterpoints).toEqual([{ scheme: 'BLACK', amount: '40' }]);
});
