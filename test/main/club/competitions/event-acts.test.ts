import { describe, expect, test } from 'vitest';
import { deleteEvent, removeEvent, restoreEvent } from '../../../../main/club/competitions/deletion.ts';
import { changeDetails } from '../../../../main/club/competitions/details.ts';
import { duplicateEvent } from '../../../../main/club/competitions/duplicate.ts';
import { listDeletedEvents, listEvents } from '../../../../main/club/competitions/event-list.ts';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { readSession } from '../../../../main/club/competitions/sessions.ts';
import { changeTerms } from '../../../../main/club/scoring/terms.ts';
import { writeNames } from '../../../../main/club/players/names.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { readStandings } from '../../../../main/club/standings/standings.ts';
import { readWinners } from '../../../../main/club/standings/winners.ts';
import { redoChange, undoChange } from '../../../../main/club/undo/undo.ts';
import { howellSpec, mitchellSpec } from '../../../builders.ts';
import { cellAt, clubWithEvent, handIn, newEvent, played, sectionOf, sessionOf, unwrap } from '../../support.ts';

function eventWithResult() {
  const { club, session } = clubWithEvent();
  const section = sectionOf(club, session);
  const cell = cellAt(section, 1, 1);
  unwrap(recordResult(club, session, handIn(section, cell, { outcome: played(4, 10) })));
  return { club, session, section, cell };
}

describe('a deleted event', () => {
  test('is not listed, read or written, says its name, and is restored as it was', () => {
    const { club, session, section, cell } = eventWithResult();
    const before = sessionOf(club, session);
    readStandings(club, session);
    const heard: unknown[] = [];
    club.updates.subscribe((notice) => heard.push(notice));
    expect(deleteEvent(club, session)).toEqual({ session, name: 'Tuesday pairs' });
    expect(heard).toEqual([{ kind: 'events' }]);
    expect(listEvents(club)).toEqual({ events: [], total: 0, deleted: 1 });
    const gone = { kind: 'problem', code: 'eventDeleted', session, name: 'Tuesday pairs' };
    expect(readSession(club, session)).toEqual(gone);
    expect(readStandings(club, session)).toEqual(gone);
    expect(recordResult(club, session, handIn(section, cell, { expectedVersion: 1 }))).toEqual(gone);
    expect(undoChange(club, session)).toEqual(gone);
    expect(deleteEvent(club, session)).toEqual(gone);
    expect(listDeletedEvents(club)).toMatchObject([{ session, name: 'Tuesday pairs', results: 1 }]);

    expect(restoreEvent(club, session)).toMatchObject({ session });
    expect(sessionOf(club, session)).toEqual(before);
    expect(listEvents(club)).toMatchObject({ total: 1, deleted: 0 });
    expect(restoreEvent(club, session)).toMatchObject({ code: 'eventNotDeleted' });
  });

  test('is removed for good only once it is deleted, and never comes back', () => {
    const { club, session } = eventWithResult();
    expect(removeEvent(club, session)).toMatchObject({ code: 'eventNotDeleted' });
    unwrap(deleteEvent(club, session));
    expect(removeEvent(club, session)).toMatchObject({ name: 'Tuesday pairs' });
    expect(listDeletedEvents(club)).toEqual([]);
    expect(listEvents(club)).toMatchObject({ total: 0, deleted: 0 });
    expect(restoreEvent(club, session)).toMatchObject({ code: 'unknownSession' });
    expect(readSession(club, session)).toMatchObject({ code: 'unknownSession' });
  });
});

describe('name and day', () => {
  const details = { name: 'Wednesday pairs', date: '2026-11-25', start: '14:00' };

  test('are changed and undone, and results and ranking stay as they are', () => {
    const { club, session } = eventWithResult();
    const standings = unwrap(readStandings(club, session)).fields;
    const { change } = unwrap(changeDetails(club, session, details));
    expect(sessionOf(club, session)).toMatchObject({
      eventName: 'Wednesday pairs',
      date: '2026-11-25',
      start: '14:00',
    });
    expect(unwrap(readStandings(club, session)).fields).toBe(standings);
    expect(listEvents(club).events).toMatchObject([details]);
    expect(undoChange(club, session, { only: change })).toMatchObject({
      undone: change,
      scope: { subject: 'details' },
    });
    expect(sessionOf(club, session)).toMatchObject({ eventName: 'Tuesday pairs', date: '2026-11-24', start: '19:30' });
    unwrap(redoChange(club, session));
    expect(sessionOf(club, session)).toMatchObject({
      eventName: 'Wednesday pairs',
      date: '2026-11-25',
      start: '14:00',
    });
  });

  test('the same again change nothing', () => {
    const { club, session } = clubWithEvent();
    const { change } = sessionOf(club, session);
    unwrap(changeDetails(club, session, { name: 'Tuesday pairs', date: '2026-11-24', start: '19:30' }));
    expect(sessionOf(club, session).change).toBe(change);
  });

  test('their undo takes nothing else back', () => {
    const { club, session, section } = eventWithResult();
    const { change } = unwrap(changeDetails(club, session, details));
    unwrap(recordResult(club, session, handIn(section, cellAt(section, 1, 2))));
    expect(undoChange(club, session, { only: change })).toMatchObject({ undone: null });
    expect(sessionOf(club, session)).toMatchObject({ eventName: 'Wednesday pairs' });
    expect(sessionOf(club, session).results).toHaveLength(2);
  });
});

describe('a copy of an event', () => {
  const copy = { name: 'Next week', date: '2026-12-01', start: '20:00' };

  test('has its set-up, names and terms, and no results', () => {
    const { club, session } = clubWithEvent({
      spec: howellSpec(4, { phantom: true }),
      breakMinutes: 15,
      minutesPerBoard: 8,
      scoring: { method: 'cross-imps', regulation: 'ffb' },
    });
    const section = sectionOf(club, session);
    const [first, second] = section.entries.filter(({ phantom }) => !phantom);
    if (!first || !second) throw new Error('no pairs');
    const names = [{ entry: first.id, players: ['Ann Alder', 'Ben Birch'] as const }];
    unwrap(writeNames(club, session, names));
    const terms = { handicap: 250, stratum: 1, withoutStanding: true };
    const masterpoints = { scheme: 'abf-green' } as const;
    unwrap(changeTerms(club, session, { unit: 'points', masterpoints, entries: [{ entry: second.id, ...terms }] }));
    const made = unwrap(duplicateEvent(club, session, { ...copy, names: true }));
    const view = sessionOf(club, made.session);
    expect(view).toMatchObject({
      eventName: 'Next week',
      date: '2026-12-01',
      start: '20:00',
      minutesPerBoard: 8,
      scoring: { method: 'cross-imps', preset: 'ffb' },
      terms: { unit: 'points', masterpoints, entries: [{ ...terms }] },
      results: [],
      breaks: sessionOf(club, session).breaks,
      clock: { round: 0 },
    });
    const [copied] = view.sections;
    expect(copied?.spec).toEqual(section.spec);
    expect(copied?.entries.map(({ players }) => players)).toEqual(
      sectionOf(club, session).entries.map(({ players }) => players),
    );
    expect(listEvents(club).total).toBe(2);
  });

  test('without names has none', () => {
    const { club, session } = clubWithEvent();
    const [pair] = sectionOf(club, session).entries;
    unwrap(writeNames(club, session, [{ entry: pair?.id ?? 0, players: ['Ann Alder', 'Ben Birch'] }]));
    const made = unwrap(duplicateEvent(club, session, { ...copy, names: false }));
    expect(
      sectionOf(club, made.session)
        .entries.flatMap(({ players }) => players)
        .join(''),
    ).toBe('');
  });

  test('of a deleted event is refused', () => {
    const { club, session } = clubWithEvent();
    unwrap(deleteEvent(club, session));
    expect(duplicateEvent(club, session, { ...copy, names: true })).toMatchObject({ code: 'eventDeleted' });
  });
});

function threeEvents() {
  const { club, session } = clubWithEvent({ name: 'Coupe de Noël', date: '2026-12-24' });
  const howell = unwrap(createEvent(club, newEvent({ name: 'Thursday', date: '2026-11-26', spec: howellSpec(4) })));
  const old = unwrap(createEvent(club, newEvent({ name: 'Spring', date: '2026-03-05', spec: mitchellSpec(5) })));
  const [pair] = sectionOf(club, old.session).entries;
  unwrap(writeNames(club, old.session, [{ entry: pair?.id ?? 0, players: ['Zoë Quéméneur', 'Ben Birch'] }]));
  return { club, session, howell: howell.session, old: old.session };
}

describe('the list of events', () => {
  test.each([
    ['a name without its accents', 'noel', ['Coupe de Noël']],
    ['two letters of a player', 'qu', ['Spring']],
    ['two words of one player', 'zoe quem', ['Spring']],
    ['words of two players', 'zoe birch', []],
    ['a movement', 'howell', ['Thursday']],
    ['a month and a player', 'march zoe', ['Spring']],
    ['a day as figures', '26/11', ['Thursday']],
    ['a weekday', 'thursday', ['Coupe de Noël', 'Thursday', 'Spring']],
    ['nothing there', 'xyzzy', []],
  ])('is searched by %s', (_, find, names) => {
    const { club } = threeEvents();
    const { events, total } = listEvents(club, { find });
    expect(events.map(({ name }) => name)).toEqual(names);
    expect(total).toBe(names.length);
  });

  test('says by which player an event was found', () => {
    const { club, old } = threeEvents();
    expect(listEvents(club, { find: 'be' }).events).toMatchObject([{ session: old, found: ['Ben Birch'] }]);
  });

  test('is read a page at a time, and by one', () => {
    const { club, session, howell, old } = threeEvents();
    const ids = (query: object) => listEvents(club, query).events.map((event) => event.session);
    expect(ids({ limit: 2 })).toEqual([session, howell]);
    expect(ids({ from: 2, limit: 2 })).toEqual([old]);
    expect(ids({ find: 'e', from: 1, limit: 1 })).toEqual(ids({ find: 'e' }).slice(1, 2));
    expect(ids({ only: howell })).toEqual([howell]);
    expect(listEvents(club, { limit: 2 }).total).toBe(3);
  });

  test('names the winners of each line, and follows a correction', () => {
    const { club, session, section, cell } = eventWithResult();
    const labelOf = (entry: number) => section.entries.find(({ id }) => id === entry)?.label;
    // A result that nothing is compared with has no place.
    expect(readWinners(club, [session])).toEqual([{ session, winners: [] }]);
    const board = cell.boards[0] ?? 1;
    const second = section.cells.find((one) => one !== cell && one.boards.includes(board)) ?? cell;
    unwrap(recordResult(club, session, handIn(section, second, { slotBoard: board, outcome: played(4, 9) })));
    const winners = () => readWinners(club, [session])[0]?.winners;
    expect(winners()).toMatchObject([
      { line: 'NS', label: labelOf(cell.ns) },
      { line: 'EW', label: labelOf(second.ew) },
    ]);
    const corrected = { slotBoard: board, outcome: played(4, 12), expectedVersion: 1 };
    unwrap(recordResult(club, session, handIn(section, second, corrected)));
    expect(winners()).toMatchObject([
      { line: 'NS', label: labelOf(second.ns) },
      { line: 'EW', label: labelOf(cell.ew) },
    ]);
  });
});
