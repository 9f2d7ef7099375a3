/** Members in events: which of two of one name, and what they bring. */
import { describe, expect, test } from 'vitest';
import { changeMember } from '../../../../main/club/members/changing.ts';
import { replacePlayers } from '../../../../main/club/players/substitutes.ts';
import { writeTeams } from '../../../../main/club/players/teams.ts';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { writeNames } from '../../../../main/club/players/names.ts';
import { findPlayers } from '../../../../main/club/players/players.ts';
import { memberTerms } from '../../../../main/club/scoring/member-terms.ts';
import { changeTerms } from '../../../../main/club/scoring/terms.ts';
import { undoChange } from '../../../../main/club/undo/undo.ts';
import { newEvent, sectionOf, testClub, unwrap } from '../../support.ts';
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
    unwrap(writeTeams(club, session, [{ ...names, picked: [second] }]));
    expect(roster()).toContain(second);
    expect(roster()).not.toContain(first);
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
