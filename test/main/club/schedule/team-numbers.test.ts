import { expect, test } from 'vitest';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { renumberTeams } from '../../../../main/club/schedule/team-numbers.ts';
import { writeTeams } from '../../../../main/club/players/teams.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { undoChange } from '../../../../main/club/undo/undo.ts';
import { cellAt, handIn, newEvent, sectionOf, testClub, unwrap } from '../../support.ts';

const POULE = {
  kind: 'poule',
  teams: 4,
  boardsPerMatch: 8,
  legs: 1,
  from: 1,
  rounds: 3,
  segments: 1,
  supply: 'copies',
} as const;

function poule() {
  const club = testClub();
  const { session } = unwrap(createEvent(club, newEvent({ spec: POULE })));
  const ids = sectionOf(club, session).entries.map(({ id }) => id);
  const names = ['Jura', 'Vosges', 'Lot'];
  const teams = names.map((name, at) => ({
    entry: ids[at] ?? 0,
    name,
    club: at === 2 ? 'Dole' : '',
    players: [1, 2, 3, 4, 5].map((player) => `${name} ${player}`),
  }));
  unwrap(writeTeams(club, session, teams));
  const read = () => {
    const { entries, partnerships } = sectionOf(club, session);
    return entries.map(({ id, team }) => [
      team?.name,
      team?.club,
      team?.players.length,
      partnerships.filter(({ of }) => of[0] === id).map(({ players }) => players.join(' ')),
    ]);
  };
  const move = (...pairs: readonly (readonly [number, number])[]) =>
    pairs.map(([from, to]) => ({ from: ids[from - 1] ?? 0, to: ids[to - 1] ?? 0 }));
  return { club, session, read, move };
}

test('teams exchange numbers with their clubs, rosters and pairs, the same players, and undo exchanges them back', () => {
  const { club, session, read, move } = poule();
  const before = read();
  const players = club.store.players;
  const known = players.idsOf('Jura 1');
  unwrap(renumberTeams(club, session, move([1, 4], [4, 3], [3, 1])));
  expect(read()).toEqual([before[2], before[1], before[3], before[0]]);
  expect(players.idsOf('Jura 1')).toEqual(known);
  unwrap(undoChange(club, session));
  expect(read()).toEqual(before);
});

test('numbers are refused that leave one empty, and once something was played', () => {
  const { club, session, move } = poule();
  expect(renumberTeams(club, session, move([1, 4]))).toMatchObject({ code: 'entryTwice' });
  expect(renumberTeams(club, session, move([1, 2], [2, 1], [3, 1]))).toMatchObject({ code: 'entryTwice' });
  expect(renumberTeams(club, session, [{ from: 999, to: 1 }])).toMatchObject({ code: 'unknownEntry' });
  const section = sectionOf(club, session);
  unwrap(recordResult(club, session, handIn(section, cellAt(section, 1, 1))));
  expect(renumberTeams(club, session, move([1, 2], [2, 1]))).toMatchObject({ code: 'teamsHavePlayed' });
});
