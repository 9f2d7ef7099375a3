import { describe, expect, test } from 'vitest';
import { change } from '../../../../main/club/change.ts';
import { withClientRequest } from '../../../../main/club/client-request.ts';
import type { Club } from '../../../../main/club/club.ts';
import { deleteEvent, removeEvent } from '../../../../main/club/competitions/deletion.ts';
import { changeDetails } from '../../../../main/club/competitions/details.ts';
import { listEvents } from '../../../../main/club/competitions/event-list.ts';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { bringInEvent } from '../../../../main/club/event-file/bring-in.ts';
import { takeBack } from '../../../../main/club/event-file/take-back.ts';
import { addMember, changeMember } from '../../../../main/club/members/changing.ts';
import { forgetMember } from '../../../../main/club/members/forgetting.ts';
import { listMembers } from '../../../../main/club/members/list.ts';
import { writeNames } from '../../../../main/club/players/names.ts';
import type { BroughtIn, EventFileStateKind } from '../../../../main/club/model/event-file.ts';
import { beginSeason } from '../../../../main/club/seasons/seasons.ts';
import { listSeasons, readSeasonView } from '../../../../main/club/seasons/view.ts';
import { eventFileWords } from '../../../../src/language/screens/events/event-file.ts';
import { AUTUMN } from '../seasons/season.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { createFurtherSession } from '../../../../main/club/stages/further-session.ts';
import { changeSettings } from '../../../../main/club/settings.ts';
import { undoChange } from '../../../../main/club/undo/undo.ts';
import { cellAt, handIn, newEvent, PASSED_OUT, sectionOf, sessionOf, testClub, unwrap } from '../../support.ts';
import { mitchellSpec } from '../../../builders.ts';
import { bringIn, fileOf, look } from './two-clubs.ts';

/** Two clubs, and an event of the first with names of two pairs and a result. */
function story(): { home: Club; away: Club; session: number } {
  const [home, away] = [testClub(), testClub()];
  unwrap(changeSettings(home, { clubName: 'Oak Bridge Club' }));
  unwrap(changeSettings(away, { clubName: 'Elm Bridge Club' }));
  const { session } = unwrap(createEvent(home, newEvent()));
  name(home, session, 0, ['Anne Martin', 'Paul Leroy']);
  name(home, session, 1, ['Ole Berg', 'Mia Sund']);
  record(home, session, 0);
  return { home, away, session };
}

function name(club: Club, session: number, at: number, players: readonly [string, string]): void {
  const entry = sectionOf(club, session).entries[at]?.id ?? 0;
  unwrap(writeNames(club, session, [{ entry, players }]));
}

/** Records the board of a line that has none yet. */
function record(club: Club, session: number, at: number): void {
  const section = sectionOf(club, session);
  const cell = section.cells[at];
  if (!cell) throw new Error(`no line ${at}`);
  unwrap(recordResult(club, session, handIn(section, cell, { slotBoard: cell.boards[0] ?? 0, outcome: PASSED_OUT })));
}

const number = (digits: string) => [{ federation: 'FFB', number: digits }];
const playerOf = (club: Club, wanted: string) => listMembers(club).members.find((one) => one.name === wanted)?.id ?? 0;
const namesIn = (club: Club, session: number) =>
  sectionOf(club, session)
    .entries.flatMap(({ players }) => players)
    .filter((player) => player !== '');
const boardsIn = (club: Club, session: number) => sessionOf(club, session).results.length;
const events = (club: Club) => listEvents(club).events.map((event) => event.name);

test('an event goes to another club, goes on there, and comes back as it is then', () => {
  const { home, away, session } = story();
  const file = fileOf(home, session);
  expect(look(away, file)).toMatchObject({
    name: 'Tuesday pairs',
    club: 'Oak Bridge Club',
    players: 4,
    sessions: [{ date: '2026-11-24', start: '19:30', tables: 3, results: 1 }],
    state: { kind: 'new' },
    people: { known: 0, added: 4, asked: [] },
  });
  const there = bringIn(away, file);
  expect(namesIn(away, there.session)).toEqual(namesIn(home, session));
  expect(look(home, fileOf(away, there.session)).state.kind).toBe('same');

  record(away, there.session, 1);
  name(away, there.session, 2, ['Eva Lind', 'Tor Dahl']);
  const back = fileOf(away, there.session);
  expect(look(home, back).state).toMatchObject({ kind: 'longer', session, here: 0, there: 2 });
  expect(bringIn(home, back)).toMatchObject({ as: 'longer', session, changes: 2 });
  expect(events(home)).toEqual(['Tuesday pairs']);
  expect(boardsIn(home, session)).toBe(2);
  expect(namesIn(home, session)).toEqual(namesIn(away, there.session));

  // What was done there is undone here, step by step, and what was done here before that.
  unwrap(undoChange(home, session));
  expect(namesIn(home, session)).toHaveLength(4);
  unwrap(undoChange(home, session));
  unwrap(undoChange(home, session));
  expect(boardsIn(home, session)).toBe(0);
  expect(look(home, back).state.kind).toBe('older');
  expect(bringInEvent(home, back, { seen: 'older', answers: [] })).toMatchObject({ code: 'eventFileHasNothingNew' });
});

test('what a file brought is taken back in one step, unless something was changed since', () => {
  const { home, away, session } = story();
  const there = bringIn(away, fileOf(home, session));
  record(away, there.session, 1);
  record(away, there.session, 2);
  const brought = bringIn(home, fileOf(away, there.session));
  expect(takeBack(home, session, brought)).toEqual({ undone: 2 });
  expect(boardsIn(home, session)).toBe(1);
  expect(takeBack(home, session, brought)).toEqual({ undone: 0 });
});

function ask(club: Club, id: string, file: Uint8Array, seen: EventFileStateKind): BroughtIn {
  return withClientRequest(id, () => unwrap(bringInEvent(club, file, { seen, answers: [] })));
}

test('a request whose answer was lost is answered as before, and can be taken back as before', () => {
  const { home, away, session } = story();
  const file = fileOf(home, session);
  const there = ask(away, 'first', file, 'new');
  expect(ask(away, 'first', file, 'new')).toEqual(there);
  record(away, there.session, 1);
  const back = fileOf(away, there.session);
  const brought = ask(home, 'second', back, 'longer');
  expect(brought).toMatchObject({ as: 'longer', changes: 1 });
  expect(ask(home, 'second', back, 'longer')).toEqual(brought);
  expect(takeBack(home, session, brought)).toEqual({ undone: 1 });
});

test('and stays where it is once somebody went on with it', () => {
  const { home, away, session } = story();
  const there = bringIn(away, fileOf(home, session));
  record(away, there.session, 1);
  const brought = bringIn(home, fileOf(away, there.session));
  record(home, session, 2);
  expect(takeBack(home, session, brought)).toMatchObject({ code: 'changedMeanwhile' });
  expect(boardsIn(home, session)).toBe(3);
});

test('where both went on, the file is a second event, once, which goes on by itself', () => {
  const { home, away, session } = story();
  const there = bringIn(away, fileOf(home, session));
  record(home, session, 1);
  record(away, there.session, 2);
  record(away, there.session, 3);
  const file = fileOf(away, there.session);
  expect(look(home, file).state).toMatchObject({ kind: 'apart', session, here: 1, there: 2 });
  const second = bringIn(home, file);
  expect(second).toMatchObject({ as: 'second', name: 'Tuesday pairs (Elm Bridge Club)' });
  expect(second.session).not.toBe(session);
  expect([boardsIn(home, session), boardsIn(home, second.session)]).toEqual([2, 3]);
  expect(namesIn(home, second.session)).toEqual(namesIn(home, session));

  expect(look(home, file).state).toMatchObject({ kind: 'same', session: second.session });
  record(away, there.session, 4);
  const later = fileOf(away, there.session);
  expect(look(home, later).state).toMatchObject({ kind: 'longer', session: second.session, there: 1 });
  expect(bringIn(home, later)).toMatchObject({ as: 'longer', session: second.session });
  expect(boardsIn(home, second.session)).toBe(4);
  expect(events(home)).toHaveLength(2);
});

test('a file is not brought in as anything else than what was seen', () => {
  const { home, away, session } = story();
  const there = bringIn(away, fileOf(home, session));
  record(away, there.session, 1);
  const file = fileOf(away, there.session);
  expect(look(home, file).state.kind).toBe('longer');
  record(home, session, 2);
  expect(bringInEvent(home, file, { seen: 'longer', answers: [] })).toMatchObject({ code: 'eventFileMovedOn' });
  expect(events(home)).toHaveLength(1);
});

test('a deleted event is there again; one that was removed for good comes back as another', () => {
  const { home, away, session } = story();
  const there = bringIn(away, fileOf(home, session));
  unwrap(deleteEvent(home, session));
  const file = fileOf(away, there.session);
  expect(look(home, file).state).toMatchObject({ kind: 'same', deleted: true });
  expect(bringIn(home, file)).toMatchObject({ as: 'back', session });
  expect(events(home)).toEqual(['Tuesday pairs']);

  unwrap(deleteEvent(home, session));
  record(away, there.session, 1);
  unwrap(changeDetails(away, there.session, { name: 'Tuesday', date: '2026-11-25', start: '20:00' }));
  expect(bringIn(home, fileOf(away, there.session))).toMatchObject({ as: 'longer', session });
  expect(sessionOf(home, session)).toMatchObject({ eventName: 'Tuesday', date: '2026-11-25', start: '20:00' });

  unwrap(deleteEvent(home, session));
  unwrap(removeEvent(home, session));
  const again = fileOf(away, there.session);
  expect(look(home, again).state).toMatchObject({ kind: 'removed' });
  const second = bringIn(home, again);
  expect(second).toMatchObject({ as: 'second', name: 'Tuesday (Elm Bridge Club)' });
  expect(boardsIn(home, second.session)).toBe(2);
  expect(look(home, again).state).toMatchObject({ kind: 'same', session: second.session });
});

test('a session of several that was deleted or added there is so here', () => {
  const { home, away, session } = story();
  const there = bringIn(away, fileOf(home, session));
  const times = { date: '2026-12-01', start: '19:30', minutesPerBoard: 7, minutesToMove: 1 };
  const way = { kind: 'nothing' } as const;
  const further = unwrap(createFurtherSession(away, there.session, { ...times, spec: mitchellSpec(3), way }));
  expect(bringIn(home, fileOf(away, there.session))).toMatchObject({ as: 'longer' });
  expect(events(home)).toHaveLength(2);
  unwrap(deleteEvent(away, further.session));
  record(away, there.session, 1);
  bringIn(home, fileOf(away, there.session));
  expect(events(home)).toHaveLength(1);
});

test('the seasons that would count an event are told before it is added, and no others', () => {
  const { home, away, session } = story();
  for (const settings of [
    { name: 'Tuesdays', has: 'tuesday' },
    { name: 'Fridays', has: 'Friday' },
    { name: 'Spring', from: '2026-01-01', to: '2026-05-31' },
    { name: 'All autumn' },
  ]) {
    unwrap(beginSeason(away, { ...AUTUMN, ...settings }));
  }
  const file = fileOf(home, session);
  const { seasons } = look(away, file);
  expect(seasons.toSorted()).toEqual(['All autumn', 'Tuesdays']);
  bringIn(away, file);
  const counting = listSeasons(away).seasons.filter(({ id }) => unwrap(readSeasonView(away, id)).sessions.length > 0);
  expect(counting.map(({ name: own }) => own)).toEqual(seasons);
  expect(look(away, file)).toMatchObject({ state: { kind: 'same' }, seasons: [] });
  expect(eventFileWords.en.seasons(seasons)).toContain('“All autumn” and “Tuesdays”');
});

describe('players', () => {
  test('are met by their number; of equal names it is asked, unless their numbers differ', () => {
    const { home, away, session } = story();
    const person = { stratum: null, handicap: null, member: true } as const;
    const give = (club: Club, wanted: string, digits: string) =>
      unwrap(changeMember(club, playerOf(club, wanted), { ...person, name: wanted, numbers: number(digits) }));
    give(home, 'Anne Martin', '111');
    give(home, 'Mia Sund', '333');
    const anna = unwrap(addMember(away, { ...person, name: 'Anna Martin-Roux', numbers: number('111') })).member;
    const paul = unwrap(addMember(away, { ...person, name: 'Paul Leroy', numbers: [] })).member;
    unwrap(addMember(away, { ...person, name: 'Mia Sund', numbers: number('999') }));
    const file = fileOf(home, session);
    const { people } = look(away, file);
    expect(people).toMatchObject({
      known: 1,
      added: 2,
      renamed: [{ name: 'Anne Martin', here: 'Anna Martin-Roux' }],
      asked: [{ name: 'Paul Leroy', candidates: [{ id: paul, member: true, sessions: 0 }] }],
    });
    expect(bringInEvent(away, file, { seen: 'new', answers: [] })).toMatchObject({
      code: 'playerNotTold',
      name: 'Paul Leroy',
    });
    const asked = people.asked[0]?.player ?? 0;
    expect(bringInEvent(away, file, { seen: 'new', answers: [{ player: asked, is: anna }] })).toMatchObject({
      code: 'playerNotTold',
    });
    const there = bringIn(away, file, [{ player: asked, is: paul }]);
    expect(namesIn(away, there.session)).toEqual(['Anna Martin-Roux', 'Paul Leroy', 'Ole Berg', 'Mia Sund']);
    expect(listMembers(away).members.filter((one) => one.name === 'Mia Sund')).toHaveLength(2);

    // On the way back they are known by where they sit, though this club never saw their ids.
    record(away, there.session, 1);
    const back = fileOf(away, there.session);
    expect(look(home, back).people).toMatchObject({ known: 4, added: 0, asked: [] });
    bringIn(home, back);
    expect(namesIn(home, session)).toEqual(['Anne Martin', 'Paul Leroy', 'Ole Berg', 'Mia Sund']);
  });

  test('who were forgotten here stay so, in texts too; who were forgotten there keep their name here', () => {
    const { home, away, session } = story();
    const there = bringIn(away, fileOf(home, session));
    const player = playerOf(home, 'Ole Berg');
    const { neutralName } = unwrap(forgetMember(home, player, []));
    const section = sectionOf(away, there.session);
    const cell = cellAt(section, 1, 2);
    const line = { slotBoard: cell.boards[0] ?? 0, outcome: PASSED_OUT };
    unwrap(recordResult(away, there.session, handIn(section, cell, { ...line })));
    unwrap(
      recordResult(
        away,
        there.session,
        handIn(section, cell, { ...line, outcome: null, expectedVersion: 1, reason: 'Ole Berg was away' }),
      ),
    );
    unwrap(changeDetails(away, there.session, { name: 'Ole Berg Cup', date: '2026-11-24', start: '19:30' }));
    const of = { entry: section.entries[0]?.id ?? 0, name: 'Berg, Ole and friends', club: 'Club Ole Berg' };
    unwrap(
      change(away, { session: there.session, kind: 'names' }, ({ add }) => {
        away.store.teamDetails.add(add(), { ...of, players: [] });
        return null;
      }),
    );
    const file = fileOf(away, there.session);
    expect(look(home, file).people).toMatchObject({ known: 3, forgotten: 1, asked: [] });
    bringIn(home, file);
    expect(events(home)).toEqual(['–']);
    expect(namesIn(home, session)).toContain(neutralName);
    expect(JSON.stringify([sessionOf(home, session), listMembers(home), home.store.forgetting.texts()])).not.toContain(
      'Berg',
    );

    const own = fileOf(home, session);
    expect(Buffer.from(own).includes('Berg')).toBe(false);
    expect(look(away, own).state.kind).toBe('same');
    record(home, session, 4);
    bringIn(away, fileOf(home, session));
    expect(namesIn(away, there.session)).toContain('Ole Berg');
  });

  test('a second player of one name, told apart, is another', () => {
    const { home, away, session } = story();
    const { member } = unwrap(
      addMember(away, { name: 'Anne Martin', member: true, numbers: [], stratum: null, handicap: null }),
    );
    const there = bringIn(away, fileOf(home, session));
    expect(namesIn(away, there.session)).toContain('Anne Martin');
    expect(
      listMembers(away)
        .members.filter((one) => one.name === 'Anne Martin')
        .map(({ id }) => id),
    ).toContain(member);
    expect(listMembers(away).members.filter((one) => one.name === 'Anne Martin')).toHaveLength(2);
  });
});
