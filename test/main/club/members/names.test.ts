/** Members in events: which of two of one name, and what they bring. */
import { describe, expect, test } from 'vitest';
import { changeMember } from '../../../../main/club/members/changing.ts';
import { mergeMembers } from '../../../../main/club/members/merging.ts';
import { changeLineUp } from '../../../../main/club/schedule/line-ups.ts';
import { replacePlayers } from '../../../../main/club/players/substitutes.ts';
import { writeTeams } from '../../../../main/club/players/teams.ts';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { writeNames } from '../../../../main/club/players/names.ts';
import { findPlayers } from '../../../../main/club/players/players.ts';
import { memberTerms } from '../../../../main/club/scoring/member-terms.ts';
import { changeTerms } from '../../../../main/club/scoring/terms.ts';
import { undoChange } from '../../../../main/club/undo/undo.ts';
import { cellAt, newEvent, sectionOf, sessionOf, testClub, unwrap } from '../../support.ts';
import { details, evening, member } from './members-club.ts';

const MATCH = { kind: 'match', teams: 2, boardsPerMatch: 32, segments: 2, supply: 'exchanged' } as const;

describe('of two people of one name', () => {
  test('each is found with what tells them apart, and the one that is chosen sits', () => {
    const club = testClub();
    const [, second] = [
      member(club, 'Anne Martin', { numbers: [{ federation: 'FFB', number: '7' }] }),
      member(club, 'Anne Martin'),
    ];
    const before = evening(club, '2026-11-03', [], 0);
    const [pair] = sectionOf(club, before).entries;
    unwrap(
      writeNames(club, before, [
        { entry: pair?.id ?? 0, players: ['Anne Martin', 'Ben Birch'], picked: [second, null] },
      ]),
    );
    expect(club.store.entryPlayers.current(pair?.id ?? 0)?.first).toBe(second);
    expect(findPlayers(club, 'ma').map(({ name, apart }) => [name, apart])).toEqual([
      ['Anne Martin', { number: { federation: 'FFB', number: '7' }, partner: null }],
      ['Anne Martin', { number: null, partner: 'Ben Birch' }],
    ]);
    expect(findPlayers(club, 'be')).toMatchObject([{ name: 'Ben Birch', apart: null }]);
  });

  test('the other takes the place though the name stays, and by name alone the first sits', () => {
    const club = testClub();
    const [first, second] = [member(club, 'Anne Martin'), member(club, 'Anne Martin')];
    const session = evening(club, '2026-11-03', [['Anne Martin', '']], 0);
    const [one, two] = sectionOf(club, session).entries.map(({ id }) => id);
    const seated = (entry = 0) => club.store.entryPlayers.current(entry)?.first;
    expect(seated(one)).toBe(first);
    unwrap(writeNames(club, session, [{ entry: one ?? 0, players: ['Anne Martin', ''], picked: [second, null] }]));
    expect(seated(one)).toBe(second);
    unwrap(writeNames(club, session, [{ entry: two ?? 0, players: ['Anne Martin', ''], picked: [second, null] }]));
    expect(seated(two)).toBe(first);
    // A player who was chosen and is called otherwise by now is not meant any more.
    unwrap(writeNames(club, session, [{ entry: two ?? 0, players: ['Cy Cedar', ''], picked: [first, null] }]));
    expect(seated(two)).not.toBe(first);
  });
});

describe('two people of one name', () => {
  test('are partners where one of them is chosen, and each stays who they are', () => {
    const club = testClub();
    const [first, second] = [member(club, 'Anne Martin'), member(club, 'Anne Martin')];
    const session = evening(club, '2026-11-03', [['Anne Martin', '']], 0);
    const [entry = 0] = sectionOf(club, session).entries.map(({ id }) => id);
    const seated = () => {
      const now = club.store.entryPlayers.current(entry);
      return [now?.first, now?.second];
    };
    const both = ['Anne Martin', 'Anne Martin'] as const;
    expect(writeNames(club, session, [{ entry, players: both }])).toMatchObject({ code: 'playerTwice' });
    unwrap(writeNames(club, session, [{ entry, players: both, picked: [null, second] }]));
    expect(seated()).toEqual([first, second]);
    // Written again without a choice, nobody is another.
    const { change } = unwrap(writeNames(club, session, [{ entry, players: both }]));
    expect(unwrap(writeNames(club, session, [{ entry, players: both }])).change).toBe(change);
    unwrap(writeNames(club, session, [{ entry, players: ['Ben Birch', 'Anne Martin'] }]));
    expect(seated()[1]).toBe(second);
    unwrap(undoChange(club, session));
    expect(seated()).toEqual([first, second]);
  });

  test('of whom the club knows one only are one, whoever is chosen', () => {
    const club = testClub();
    const only = member(club, 'Anne Martin');
    const session = evening(club, '2026-11-03', [], 0);
    const [entry = 0] = sectionOf(club, session).entries.map(({ id }) => id);
    expect(
      writeNames(club, session, [{ entry, players: ['Anne Martin', 'Anne Martin'], picked: [only, null] }]),
    ).toMatchObject({ code: 'playerTwice' });
  });
});

describe('of two people of one name, the one who was chosen', () => {
  test('takes the place of a player', () => {
    const club = testClub();
    const [, second] = [member(club, 'Anne Martin'), member(club, 'Anne Martin')];
    const session = evening(club, '2026-11-03', [['Ben Birch', 'Cy Cedar']], 0);
    const [pair] = sectionOf(club, session).entries;
    const asked = { entry: pair?.id ?? 0, fromRound: 2, players: ['Anne Martin', ''], picked: [second] } as const;
    unwrap(replacePlayers(club, session, asked));
    expect(club.store.entryPlayers.current(pair?.id ?? 0)?.substitutes).toEqual([
      { fromRound: 2, place: 1, player: second },
    ]);
  });

  test('plays for a team, and takes the place of the other', () => {
    const club = testClub();
    const [first, second] = [member(club, 'Anne Martin'), member(club, 'Anne Martin')];
    const { session } = unwrap(createEvent(club, newEvent({ spec: MATCH })));
    const [team] = sectionOf(club, session).entries;
    const names = { entry: team?.id ?? 0, name: 'Oaks', players: ['Anne Martin', 'Ben Birch'] };
    const roster = () => club.store.teamDetails.current(team?.id ?? 0)?.players;
    unwrap(writeTeams(club, session, [names]));
    expect(roster()).toContain(first);
    unwrap(writeTeams(club, session, [{ ...names, picked: [second, null] }]));
    expect(roster()).toContain(second);
    expect(roster()).not.toContain(first);
  });
});

const PLAYERS = ['Anne Martin', 'Ben Birch', 'Anne Martin', 'Cy Cedar'];

/** A match with two members of one name. */
function namesakes() {
  const club = testClub();
  const [first, second] = [member(club, 'Anne Martin'), member(club, 'Anne Martin')];
  const { session } = unwrap(createEvent(club, newEvent({ spec: MATCH })));
  const [home, away] = sectionOf(club, session).entries.map(({ id }) => id);
  const entry = home ?? 0;
  const starters = () =>
    sectionOf(club, session)
      .partnerships.filter(({ of }) => of[0] === entry)
      .map(({ id }) => club.store.entryPlayers.current(id))
      .map((pair) => pair?.first);
  const write = (players: readonly string[], picked?: readonly (number | null)[]) =>
    writeTeams(club, session, [{ entry, name: 'Oaks', players, ...(picked && { picked }) }]);
  const roster = () => club.store.teamDetails.current(entry)?.players ?? [];
  return { club, session, entry, away: away ?? 0, first, second, starters, write, roster };
}

describe('two people of one name in a team', () => {
  test('are told apart where one is chosen, and stay who they are until somebody else is', () => {
    const { club, session, entry, first, second, starters, write, roster } = namesakes();
    expect(write(PLAYERS)).toMatchObject({ code: 'playerTwice' });
    unwrap(write(PLAYERS, [null, null, second]));
    expect(starters()).toEqual([first, second]);
    expect(sectionOf(club, session).entries[0]?.team?.players.toSorted()).toEqual(PLAYERS.toSorted());
    const { change } = unwrap(write(PLAYERS));
    expect(unwrap(write(PLAYERS)).change).toBe(change);
    unwrap(write(['Di Dale', 'Ben Birch', 'Anne Martin', 'Cy Cedar']));
    expect(starters()[1]).toBe(second);
    expect(roster()).not.toContain(first);
    unwrap(undoChange(club, session));
    expect(starters()).toEqual([first, second]);
    expect(roster()).toEqual(expect.arrayContaining([first, second]));
    // The first is chosen for the place of the second: they change places.
    unwrap(write(PLAYERS, [null, null, first]));
    expect(starters()).toEqual([second, first]);
    // Somebody adds a name meanwhile: both stay.
    const before = { name: 'Oaks', players: PLAYERS };
    unwrap(write([...PLAYERS, 'Ed Elm']));
    unwrap(writeTeams(club, session, [{ entry, before, name: 'Elms', players: PLAYERS }]));
    expect(starters()).toEqual([second, first]);
    expect(sectionOf(club, session).entries[0]?.team).toMatchObject({
      name: 'Elms',
      players: expect.arrayContaining([...PLAYERS, 'Ed Elm']),
    });
  });

  test('beside the pairs go one by one, by their places', () => {
    const { first, second, write, roster } = namesakes();
    const pairs = ['Ben Birch', 'Cy Cedar', 'Di Dale', 'Ed Elm'];
    unwrap(write([...pairs, 'Anne Martin', 'Anne Martin'], [null, null, null, null, first, second]));
    expect(roster()).toEqual(expect.arrayContaining([first, second]));
    unwrap(write([...pairs, '', 'Anne Martin']));
    expect(roster()).toContain(second);
    expect(roster()).not.toContain(first);
  });

  test('are one where the club knows one only, and where the other plays for another team', () => {
    const { club, session, away, second, write } = namesakes();
    unwrap(writeTeams(club, session, [{ entry: away, name: 'Pines', players: ['Anne Martin'], picked: [second] }]));
    expect(write(PLAYERS, [null, null, second])).toMatchObject({ code: 'playerTwice' });
    const lone = member(club, 'Zoé Yew');
    expect(write(['Zoé Yew', '', 'Zoé Yew'], [lone])).toMatchObject({ code: 'playerTwice' });
  });

  test('sit together and in both rooms of a line-up, each in their own seat', () => {
    const { club, session, first, second, write } = namesakes();
    unwrap(write(PLAYERS, [null, null, second]));
    const [match] = sessionOf(club, session).matches;
    const away = { open: ['', ''], closed: ['', ''] } as const;
    const seat = (home: { readonly open: readonly [string, string]; readonly closed: readonly [string, string] }) =>
      changeLineUp(club, session, {
        match: match?.id ?? 0,
        segment: 2,
        pairs: { home, away },
        version: sectionOf(club, session).scheduleVersion,
      });
    const playing = (table: number, line: 'ns' | 'ew') => {
      const pair = cellAt(sectionOf(club, session), 3, table)[line];
      const { first: one, second: other } = club.store.entryPlayers.current(pair) ?? {};
      return [one, other];
    };
    unwrap(seat({ open: ['Anne Martin', 'Cy Cedar'], closed: ['Anne Martin', 'Ben Birch'] }));
    expect(playing(1, 'ns')[0]).toBe(second);
    expect(playing(2, 'ew')[0]).toBe(first);
    // The new pair of the open room has whom the known pair of the closed one leaves.
    unwrap(seat({ open: ['Anne Martin', 'Di Dale'], closed: ['Anne Martin', 'Ben Birch'] }));
    expect(playing(1, 'ns')[0]).toBe(second);
    unwrap(seat({ open: ['Anne Martin', 'Anne Martin'], closed: ['Ben Birch', 'Cy Cedar'] }));
    expect(new Set(playing(1, 'ns'))).toEqual(new Set([first, second]));
    const thrice = { open: ['Anne Martin', 'Anne Martin'], closed: ['Anne Martin', 'Ben Birch'] } as const;
    expect(seat(thrice)).toMatchObject({ code: 'playerTwice' });
  });

  test('who turn out to be one are listed once', () => {
    const { club, session, first, second, write } = namesakes();
    unwrap(write([...PLAYERS.slice(0, 2), 'Di Dale', 'Cy Cedar', 'Anne Martin'], [first, null, null, null, second]));
    unwrap(mergeMembers(club, { keep: first, other: second }));
    const players = sectionOf(club, session).entries[0]?.team?.players ?? [];
    expect(players.filter((name) => name === 'Anne Martin')).toHaveLength(1);
  });
});

describe('the terms of an event', () => {
  test('are those of the members where a pair has none: the mean handicap, the higher stratum', () => {
    const club = testClub();
    member(club, 'Ann Alder', { handicap: 225, stratum: 2 });
    member(club, 'Ben Birch', { handicap: -100, stratum: 1 });
    const cy = member(club, 'Cy Cedar', { handicap: 300 });
    const session = evening(
      club,
      '2026-11-03',
      [
        ['Ann Alder', 'Ben Birch'],
        ['Cy Cedar', 'Di Dale'],
        ['Ed Elm', 'Fay Fir'],
      ],
      0,
    );
    const [one = 0, two = 0] = sectionOf(club, session).entries.map(({ id }) => id);
    const terms = () => unwrap(memberTerms(club, session)).entries;
    // Half a hundredth is rounded up.
    expect(terms()).toEqual([{ entry: one, handicap: 63, stratum: 1, withoutStanding: false }]);
    unwrap(writeNames(club, session, [{ entry: two, players: ['Cy Cedar', ''] }]));
    expect(terms()[1]).toMatchObject({ entry: two, handicap: 300, stratum: null });
    unwrap(changeTerms(club, session, { entries: terms() }));
    expect(terms()).toEqual([]);
    // Fixed with the event: what a member gets later is another evening's.
    unwrap(changeMember(club, cy, details('Cy Cedar', { handicap: 500 })));
    expect(terms()).toEqual([]);
  });

  test('are no percents where the event counts points', () => {
    const club = testClub();
    member(club, 'Ann Alder', { handicap: 225 });
    const session = evening(club, '2026-11-03', [['Ann Alder', '']], 0);
    unwrap(changeTerms(club, session, { unit: 'points', entries: [] }));
    expect(unwrap(memberTerms(club, session)).entries).toEqual([]);
    expect(memberTerms(club, 99)).toMatchObject({ code: 'unknownSession' });
  });
});
