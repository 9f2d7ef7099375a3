import { expect, test } from 'vitest';
import { forgetMember, previewForgetting } from '../../../../main/club/members/forgetting.ts';
import { listMembers } from '../../../../main/club/members/list.ts';
import { findPlayers } from '../../../../main/club/players/players.ts';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { newEvent, testClub, unwrap } from '../../support.ts';
import { bringIn, fileOf, look as lookAtFile } from '../event-file/two-clubs.ts';
import { add, look, name, namesOf, playedClub, sent, table } from './clubs.ts';

const ASH = ['board,ns,ew,score', '1,1,2,420', '1,3,4,-50'];
const NAMES = table('names.csv', ['club,entry,name', 'Ash,1,Eva Stone & Max Reed']);

function withOak() {
  const own = playedClub('Own Club', 1);
  const oak = playedClub('Oak', 4);
  name(oak.club, oak.session, 0, ['Ann Birch', 'Bo Fir']);
  add(own.club, own.session, sent(oak, 'oak.etui'), table('Ash.csv', ASH), NAMES);
  const players = () => look(own.club, own.session).rankings.flatMap(({ rows }) => rows.flatMap((row) => row.players));
  const idOf = (whole: string) =>
    listMembers(own.club, { find: whole }).members.find((one) => one.name === whole)?.id ?? 0;
  return { ...own, oak, players, idOf };
}

test('players of other clubs are in no list, are found by their whole name, and are forgotten for good', () => {
  const { club, session, oak, players, idOf } = withOak();
  expect(players()).toEqual(expect.arrayContaining(['Ann Birch', 'Bo Fir', 'Eva Stone', 'Max Reed']));
  expect(listMembers(club).total).toBe(0);
  expect(findPlayers(club, 'Ann')).toEqual([]);
  for (const whole of ['Ann Birch', 'Max Reed']) {
    expect(unwrap(previewForgetting(club, idOf(whole)))).toMatchObject({ name: whole });
    unwrap(forgetMember(club, idOf(whole), []));
    expect(idOf(whole)).toBe(0);
  }
  expect(players()).not.toEqual(expect.arrayContaining(['Ann Birch']));
  expect(players()).not.toEqual(expect.arrayContaining(['Max Reed']));
  // A newer version of the file does not bring the name back.
  name(oak.club, oak.session, 1, ['Cy Elm', 'Di Yew']);
  add(club, session, sent(oak, 'oak.etui'));
  expect(players()).toEqual(expect.arrayContaining(['Cy Elm', 'Bo Fir']));
  expect(players()).not.toEqual(expect.arrayContaining(['Ann Birch']));
});

test('names where a table has numbers stand among the players alone', () => {
  const { club, session } = playedClub('Own Club', 1);
  const lines = ['board,ns,ew,score', '1,Eva Stone & Max Reed,1,420', '1,3,Gil Ray-Lo,-50'];
  add(club, session, table('Ash.csv', lines));
  const rows = look(club, session).rankings.flatMap((ranking) => ranking.rows.filter((row) => row.club === 1));
  expect(new Map(rows.map(({ label, players }) => [label, players.join(' ')]))).toEqual(
    new Map([
      ['1', ''],
      ['2', 'Eva Stone Max Reed'],
      ['3', ''],
      ['4', 'Gil Ray-Lo'],
    ]),
  );
  const [source] = club.store.stageSources.current(session);
  if (!source) throw new Error('no other club');
  const { pairs } = club.store.stageSources.results(session, source);
  expect(pairs.map((pair) => pair.name).toSorted()).toEqual(['1', '2', '3', '4']);
});

test('the name of another club that names somebody is found, and emptied on request', () => {
  const { club, session, oak } = withOak();
  name(oak.club, oak.session, 1, ['Cy Elm', 'Di Yew']);
  add(club, session, { ...sent(oak, 'oak.etui'), club: 'Chez Bo Fir' });
  const id = listMembers(club, { find: 'Bo Fir' }).members[0]?.id ?? 0;
  const { texts } = unwrap(previewForgetting(club, id));
  expect(texts).toMatchObject([{ kind: 'otherClub', text: 'Chez Bo Fir', whole: true }]);
  unwrap(forgetMember(club, id, texts));
  expect(namesOf(look(club, session))).toEqual(['Own Club', 'Ash', '–']);
});

test('an event travels with its other clubs, and nobody is asked who their players are', () => {
  const { club, session } = withOak();
  const away = testClub();
  const { session: there } = unwrap(createEvent(away, newEvent()));
  name(away, there, 0, ['Ann Birch', 'Eva Stone']);
  const bytes = fileOf(club, session);
  expect(lookAtFile(away, bytes)).toMatchObject({ players: 0, people: { asked: [], added: 0 } });
  const brought = bringIn(away, bytes);
  const [here, copy] = [look(club, session), look(away, brought.session)];
  expect(copy.rankings).toEqual(here.rankings);
  expect(copy.clubs.slice(1)).toEqual(here.clubs.slice(1));
});
