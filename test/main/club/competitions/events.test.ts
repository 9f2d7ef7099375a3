import { describe, expect, test } from 'vitest';
import { listEvents } from '../../../../main/club/competitions/event-list.ts';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { pairsSetup } from '../../../../main/club/competitions/setup/pairs.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { openSample } from '../../../../main/club/competitions/sample.ts';
import { changeSettings, DEFAULT_SETTINGS, readSettings } from '../../../../main/club/settings.ts';
import { readSession } from '../../../../main/club/competitions/sessions.ts';
import { readStandings } from '../../../../main/club/standings/standings.ts';
import { howellSpec, mitchellSpec, movementOf } from '../../../builders.ts';
import {
  cellAt,
  clubWithEvent,
  handIn,
  newEvent,
  sectionOf,
  sessionOf,
  testClock,
  testClub,
  unwrap,
} from '../../support.ts';

describe('an event', () => {
  test('is a session with its pairs and its schedule, and no results', () => {
    const { club, session } = clubWithEvent({ spec: mitchellSpec(13), name: 'Mardi soir' });
    expect(sessionOf(club, session)).toMatchObject({
      id: session,
      eventName: 'Mardi soir',
      date: '2026-11-24',
      start: '19:30',
      minutesPerBoard: 7,
      minutesToMove: 1,
      change: 0,
      savedAt: null,
      sample: false,
      clock: { round: 0, onBreak: false, endsAt: null, secondsLeft: null },
      results: [],
    });
    const section = sectionOf(club, session);
    expect(section).toMatchObject({ letter: 'A', tables: 13, rounds: 13, boardsPerRound: 2, boards: 26, winners: 2 });
    expect(section.spec).toEqual(mitchellSpec(13));
    expect(section.entries.map(({ number, line }) => [number, line])).toEqual([
      ...Array.from({ length: 13 }, (_, index) => [index + 1, 'NS']),
      ...Array.from({ length: 13 }, (_, index) => [index + 14, 'EW']),
    ]);
    expect(section.cells).toHaveLength(13 * 13);
  });

  test.each([
    ['a Mitchell', mitchellSpec(5)],
    ['with a pair missing', mitchellSpec(6, { phantom: 'NS' })],
    ['with an exchange of lines', mitchellSpec(5, { arrowSwitch: 1 })],
    ['a Howell', howellSpec(4)],
    ['a Howell with a pair missing', howellSpec(4, { phantom: true })],
  ])('is scheduled as its movement says: %s', (_, spec) => {
    const movement = movementOf(spec);
    const { club, session } = clubWithEvent({ spec });
    const { entries, cells, winners } = sectionOf(club, session);
    const numbers = new Map(entries.map(({ id, number }) => [id, number]));
    const schedule = cells.map(({ round, table, ns, ew, boards }) => {
      return [round, table, numbers.get(ns), numbers.get(ew), boards[0]];
    });
    const expected = movement.rounds.flatMap((tables, index) =>
      tables.map(({ table, ns, ew, set }) => [index + 1, table, ns, ew, (set - 1) * movement.boardsPerRound + 1]),
    );
    expect(schedule).toEqual(expected);
    expect(winners).toBe(movement.winners);
    const phantom = entries.filter((entry) => entry.phantom).map(({ number }) => number);
    expect(phantom).toEqual(movement.phantom === null ? [] : [movement.phantom]);
    expect(cells.filter((cell) => cell.sitOut)).toHaveLength(movement.phantom === null ? 0 : movement.rounds.length);
    expect(entries.every(({ line }) => (line === null) === (winners === 1))).toBe(true);
  });

  test('of a movement that cannot be made is refused', () => {
    const club = testClub();
    expect(createEvent(club, newEvent({ spec: mitchellSpec(5, { rounds: 9 }) }))).toMatchObject({
      code: 'movementNotPossible',
      cause: { code: 'rounds', given: 9, most: 5 },
    });
    expect(listEvents(club).events).toEqual([]);
  });

  test('no schedule with an error ever starts', () => {
    const movement = movementOf(mitchellSpec(5));
    const [first = [], ...others] = movement.rounds;
    const broken = { ...movement, rounds: [first, first, ...others.slice(1)] };
    const refused = pairsSetup(broken);
    expect(refused).toMatchObject({ code: 'movementWrong' });
    expect(refused).toHaveProperty('errors.0.code');
  });

  test('events are listed newest day first, with what is in and what is due', () => {
    const { club, session } = clubWithEvent({ spec: mitchellSpec(6, { phantom: 'NS' }) });
    unwrap(createEvent(club, newEvent({ name: 'Thursday', date: '2026-11-26' })));
    unwrap(createEvent(club, newEvent({ name: 'Last week', date: '2026-11-17' })));
    const section = sectionOf(club, session);
    const playing = section.cells.find((cell) => !cell.sitOut) ?? cellAt(section, 1, 1);
    unwrap(recordResult(club, session, handIn(section, playing)));
    const rounds = section.rounds;
    expect(listEvents(club).events).toMatchObject([
      { name: 'Thursday', tables: 3, results: 0, expectedResults: 3 * 3 * 2, sample: false },
      { name: 'Tuesday pairs', session, tables: 6, results: 1, expectedResults: rounds * 5 * 2 },
      { name: 'Last week' },
    ]);
  });
});

describe('the sample event', () => {
  test('is a whole evening, made once and found again', () => {
    const club = testClub();
    const heard: unknown[] = [];
    club.updates.subscribe((notice) => heard.push(notice));
    const { session } = unwrap(openSample(club, 'fr'));
    expect(openSample(club, 'en')).toEqual({ session });
    expect(heard).toEqual([{ kind: 'events' }]);
    const view = sessionOf(club, session);
    expect(view).toMatchObject({ sample: true, eventName: 'Tournoi du mardi', date: '2026-11-24' });
    expect(view.clock.round).toBe(14);
    expect(view.results).toHaveLength(338);
    expect(view.sections[0]?.entries.every(({ players }) => players.every((name) => name !== ''))).toBe(true);
    expect(listEvents(club).events).toMatchObject([{ session, sample: true, results: 338, expectedResults: 338 }]);
  });

  test('is played on the Tuesday before', () => {
    const club = testClub(testClock('2026-11-23T06:00:00.000Z'));
    const { session } = unwrap(openSample(club, 'en'));
    expect(sessionOf(club, session).date).toBe('2026-11-17');
  });

  test('is ranked: every line adds up to what was there to win', () => {
    const club = testClub();
    const { session } = unwrap(openSample(club, 'en'));
    const [section] = unwrap(readStandings(club, session)).fields;
    const sums = section?.rankings.map(({ rows }) => rows.reduce((sum, row) => sum + Number(row.total), 0));
    expect(sums).toEqual([4056, 4056]);
  });
});

describe('settings', () => {
  test('begin with the usual and keep what is changed', () => {
    const club = testClub();
    expect(readSettings(club)).toEqual(DEFAULT_SETTINGS);
    const heard: unknown[] = [];
    club.updates.subscribe((notice) => heard.push(notice));
    expect(changeSettings(club, { language: 'fr', withoutLastNought: true })).toEqual({
      ...DEFAULT_SETTINGS,
      language: 'fr',
      withoutLastNought: true,
    });
    expect(heard).toEqual([{ kind: 'settings' }]);
    club.store.close();
    expect(readSettings(testClub(testClock(), club.store.file))).toMatchObject({ language: 'fr', paper: 'A4' });
  });

  test('of a version to come are left alone', () => {
    const club = testClub();
    const { store } = club;
    const written = { of: 'club', kind: 'settings', author: club.author, at: club.now().toISOString() } as const;
    store.action(() => store.settings.write(store.changes.add(written), 'projector', true));
    expect(readSettings(club)).toEqual(DEFAULT_SETTINGS);
    changeSettings(club, { paper: 'Letter' });
    expect(store.settings.readAll().get('projector')).toBe(true);
  });
});

test('a session that is not there is a problem', () => {
  const { club } = clubWithEvent();
  expect(readSession(club, 99)).toEqual({ kind: 'problem', code: 'unknownSession', session: 99 });
  expect(readStandings(club, 99)).toEqual({ kind: 'problem', code: 'unknownSession', session: 99 });
});
