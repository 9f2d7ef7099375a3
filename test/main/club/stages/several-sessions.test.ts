import { describe, expect, test } from 'vitest';
import type { Club } from '../../../../main/club/club.ts';
import { deleteEvent, removeEvent, restoreEvent } from '../../../../main/club/competitions/deletion.ts';
import { changeDetails } from '../../../../main/club/competitions/details.ts';
import { listDeletedEvents, listEvents } from '../../../../main/club/competitions/event-list.ts';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { writeNames } from '../../../../main/club/players/names.ts';
import { changeScoring } from '../../../../main/club/scoring/scoring.ts';
import { planEvenings } from '../../../../main/club/stages/evenings.ts';
import { explainOverall } from '../../../../main/club/stages/explain.ts';
import { createFurtherSession } from '../../../../main/club/stages/further-session.ts';
import { readOverall } from '../../../../main/club/stages/overall.ts';
import { readStandings } from '../../../../main/club/standings/standings.ts';
import { undoChange } from '../../../../main/club/undo/undo.ts';
import type { OverallDerivation } from '../../../../src/scoring/derivation/overall.ts';
import { writeExact } from '../../../../src/scoring/numbers/exact.ts';
import { deserializeExacts } from '../../../../src/scoring/numbers/serialize.ts';
import type { Carry } from '../../../../src/scoring/stages/carry.ts';
import { mitchellSpec } from '../../../builders.ts';
import { newEvent, sessionOf, testClub, uncached, unwrap } from '../../support.ts';
import { adjust, EXAMPLE, FINAL, passOut, qualified, TIMES } from './qualified.ts';

/** The final, played, and its entries by the pair of the example. */
function played() {
  const { club, session, entryOf } = qualified();
  const { session: final } = unwrap(createFurtherSession(club, session, FINAL));
  const contestants = club.store.sessions.contestants(session);
  const inFinal = new Map([...club.store.sessions.contestants(final)].map(([entry, own]) => [own, entry]));
  const pairOf = new Map<number, string>();
  for (const [pair, entry] of entryOf) pairOf.set(inFinal.get(contestants.get(entry) ?? 0) ?? 0, pair);
  passOut(club, final);
  for (const [entry, pair] of pairOf) {
    adjust(club, final, entry, (EXAMPLE.pairs.find((one) => one.pair === pair)?.final ?? 0) - 63);
  }
  const figures = () =>
    unwrap(readOverall(club, final)).rankings[0]?.rows.map(({ place, entry, figure }) => ({
      place,
      pair: pairOf.get(entry),
      figure,
    }));
  return { club, session, final, pairOf, figures };
}

describe('a qualifying session and a final', () => {
  test('four of each line qualify; every carried figure, total and place is the example’s', () => {
    const { club, final, pairOf, figures } = played();
    expect(figures()).toEqual(EXAMPLE.final.carryForward);
    const overall = unwrap(readOverall(club, final));
    const carried = new Map(overall.rankings[0]?.rows.map((row) => [pairOf.get(row.entry), row.carried]));
    expect(EXAMPLE.pairs.map(({ pair }) => carried.get(pair))).toEqual(EXAMPLE.pairs.map((one) => one.carried));
    for (const row of overall.rankings[0]?.rows ?? []) {
      const explained = deserializeExacts<OverallDerivation>(unwrap(explainOverall(club, final, row.entry)));
      const { kind, ...carry } = explained.carried;
      expect(kind).toBe('formula');
      expect('formula' in carry && writeExact(carry.formula.points)).toBe(row.carried);
      expect(explained.figure && writeExact(explained.figure)).toBe(row.figure);
    }
    expect(explainOverall(club, final, 1)).toMatchObject({ code: 'unknownEntry' });
    expect(overall.sessions.map(({ ordinal, date }) => [ordinal, date])).toEqual([
      [1, '2026-11-24'],
      [2, '2026-12-01'],
    ]);
  });

  test('by the mean of the sessions or of the boards, chosen later; and undone', () => {
    const { club, final, figures } = played();
    const choose = (carry: Carry) =>
      unwrap(changeScoring(club, final, { method: 'matchpoints', regulation: 'wbf', carry }));
    choose({ kind: 'sessions' });
    expect(figures()).toEqual(EXAMPLE.final.meanOfPercentages);
    choose({ kind: 'boards' });
    expect(figures()).toEqual(EXAMPLE.final.percentageByBoards);
    unwrap(undoChange(club, final));
    expect(figures()).toEqual(EXAMPLE.final.meanOfPercentages);
    unwrap(undoChange(club, final));
    expect(figures()).toEqual(EXAMPLE.final.carryForward);
  });

  test('a correction in the qualifying session changes what is carried, also of a copy without caches', () => {
    const { club, session, final, pairOf } = played();
    const [first] = sessionOf(club, session).sections[0]?.entries ?? [];
    adjust(club, session, first?.id ?? 0, 22);
    const carriedBy = (of: Club) =>
      unwrap(readOverall(of, final)).rankings[0]?.rows.find(({ entry }) => pairOf.get(entry) === 'A1')?.carried;
    // 328 of 528: 1/2 x 328 x 24/528 x 6
    expect(carriedBy(club)).toBe('492/11');
    expect(carriedBy(uncached(club))).toBe('492/11');
  });

  test('before its first board a final shows what each carries, by the top that its schedule gives', () => {
    const { club, session } = qualified();
    const { session: final } = unwrap(createFurtherSession(club, session, FINAL));
    const [first] = unwrap(readOverall(club, final)).rankings[0]?.rows ?? [];
    expect(first).toMatchObject({ place: 1, carried: '2025/44', figure: '2025/44', own: '0' });
  });

  test('by place, the first of each line carries the points of a first place', () => {
    const { club, session, entryOf } = qualified();
    const way = { kind: 'by-place', points: ['81/4', '18', '63/4', '27/2'] } as const;
    const { session: final } = unwrap(createFurtherSession(club, session, { ...FINAL, way }));
    const contestants = club.store.sessions.contestants(session);
    const inFinal = new Map([...club.store.sessions.contestants(final)].map(([entry, own]) => [own, entry]));
    const rows = unwrap(readOverall(club, final)).rankings[0]?.rows ?? [];
    const carried = (pair: string) =>
      rows.find(({ entry }) => entry === inFinal.get(contestants.get(entryOf.get(pair) ?? 0) ?? 0))?.carried;
    // In order of the qualifying session: A4, A1, A3, A2 and B4, B2, B3, B1
    expect(['A4', 'A1', 'A3', 'A2'].map(carried)).toEqual(['81/4', '18', '63/4', '27/2']);
    expect(['B4', 'B2', 'B3', 'B1'].map(carried)).toEqual(['81/4', '18', '63/4', '27/2']);
  });

  test('the numbers go by the places, and names, strata and scoring stay', () => {
    const { club, session, entryOf } = qualified();
    const a1 = entryOf.get('A1') ?? 0;
    const b1 = entryOf.get('B4') ?? 0;
    unwrap(writeNames(club, session, [{ entry: a1, players: ['Bartholomew Featherstonehaugh', 'Ana Wu'] }]));
    unwrap(writeNames(club, session, [{ entry: b1, players: ['<b>Émilie</b>', 'D’Arcy; DROP'] }]));
    const { session: final } = unwrap(createFurtherSession(club, session, FINAL));
    const view = sessionOf(club, final);
    expect(view.eventName).toBe('Championship');
    const named = view.sections[0]?.entries.filter(({ players }) => players[0] !== '');
    // A4 has 337.5 and B4 312.5, both first of their line; A1 is second with 306.
    expect(named?.map(({ number, players }) => [number, players])).toEqual([
      [2, ['<b>Émilie</b>', 'D’Arcy; DROP']],
      [3, ['Bartholomew Featherstonehaugh', 'Ana Wu']],
    ]);
  });
});

describe('sessions that are added up', () => {
  test('everybody plays on under the same number; results of one session are none of the other', () => {
    const club = testClub();
    const spec = mitchellSpec(3, { rounds: 3, boardsPerRound: 2 });
    const { session: first } = unwrap(createEvent(club, newEvent({ spec })));
    passOut(club, first);
    const { session: second } = unwrap(createFurtherSession(club, first, { ...TIMES, spec, way: { kind: 'sum' } }));
    const { session: third } = unwrap(createFurtherSession(club, second, { ...TIMES, spec, way: { kind: 'sum' } }));
    const numbers = (session: number) => {
      const entries = new Map(sessionOf(club, session).sections[0]?.entries.map(({ id, number }) => [id, number]));
      return new Map(
        [...club.store.sessions.contestants(session)].map(([entry, contestant]) => [contestant, entries.get(entry)]),
      );
    };
    expect(numbers(third)).toEqual(numbers(first));
    expect(sessionOf(club, second).results).toEqual([]);
    passOut(club, second);
    passOut(club, third);
    const entries = sessionOf(club, second).sections[0]?.entries ?? [];
    adjust(club, second, entries[0]?.id ?? 0, 5);
    const rows = unwrap(readOverall(club, third)).rankings[0]?.rows ?? [];
    // Half of 12 matchpoints a session of six boards with a top of 4
    expect(rows.map(({ place, tied, figure, carried }) => [place, tied, figure, carried])).toEqual([
      [1, false, '41', '29'],
      [2, true, '36', '24'],
      [2, true, '36', '24'],
    ]);
    expect(unwrap(readOverall(club, third)).counted).toEqual([first, second]);
    expect(unwrap(readOverall(club, first)).rankings[0]?.rows.map(({ figure }) => figure)).toEqual(['12', '12', '12']);
  });

  test('players of an individual play on as well', () => {
    const club = testClub();
    const individual = { kind: 'individual', players: 8, rounds: 7, boardsPerRound: 2 } as const;
    const { session: first } = unwrap(createEvent(club, newEvent({ spec: individual })));
    passOut(club, first);
    const next = { ...TIMES, spec: individual, way: { kind: 'boards' } } as const;
    const { session: second } = unwrap(createFurtherSession(club, first, next));
    passOut(club, second);
    const rows = unwrap(readOverall(club, second)).rankings[0]?.rows ?? [];
    expect(rows).toHaveLength(8);
    expect(rows.map(({ figure, before }) => [figure, before])).toEqual(rows.map(() => ['1/2', ['1/2']]));
  });
});

const places = (rows: readonly { entry: number; place: number | null; tied: boolean }[] = []) =>
  rows.map(({ entry, place, tied }) => [entry, place, tied]);

test('a session by itself is ranked as it stands: who has played less isn’t behind who has played more', () => {
  const club = testClub();
  const spec = mitchellSpec(3, { rounds: 3, boardsPerRound: 2 });
  const { session } = unwrap(createEvent(club, newEvent({ spec })));
  passOut(club, session, 1);
  const [first] = unwrap(readStandings(club, session)).fields[0]?.rankings ?? [];
  const [overall] = unwrap(readOverall(club, session)).rankings;
  expect(new Set(first?.rows.map(({ total }) => total)).size).toBeGreaterThan(1);
  expect(places(first?.rows).map(([, place]) => place)).toEqual([1, 1, 1]);
  expect(places(overall?.rows)).toEqual(places(first?.rows));
});

test('a session of several evenings has a day for each round, and gives them back by undo', () => {
  const club = testClub();
  const { session } = unwrap(createEvent(club, newEvent({ spec: mitchellSpec(3, { rounds: 3, boardsPerRound: 2 }) })));
  const evenings = [{ from: 2, date: '2026-12-01', start: '14:00' }];
  unwrap(planEvenings(club, session, evenings));
  expect(sessionOf(uncached(club), session).evenings).toEqual(evenings);
  expect(planEvenings(club, session, [{ from: 2, date: '2026-11-24' }])).toMatchObject({ code: 'eveningsNotPossible' });
  expect(planEvenings(club, session, [{ from: 4, date: '2026-12-01' }])).toMatchObject({ code: 'eveningsNotPossible' });
  const moved = [{ from: 2, date: '2026-12-02' }];
  unwrap(planEvenings(club, session, moved));
  expect(sessionOf(club, session).evenings).toEqual(moved);
  unwrap(undoChange(club, session));
  expect(sessionOf(uncached(club), session).evenings).toEqual(evenings);
  unwrap(undoChange(club, session));
  expect(sessionOf(club, session).evenings).toBeUndefined();
});

test('evenings before the day to which a session was moved are left out one by one', () => {
  const club = testClub();
  const { session } = unwrap(createEvent(club, newEvent({ spec: mitchellSpec(3, { rounds: 3, boardsPerRound: 2 }) })));
  const [second, third] = [
    { from: 2, date: '2026-12-01' },
    { from: 3, date: '2026-12-08' },
  ];
  unwrap(planEvenings(club, session, [second, third]));
  unwrap(changeDetails(club, session, { name: 'Long', date: '2027-01-05', start: '19:30' }));
  for (const asked of [
    [second, { from: 3, date: '2026-12-15' }],
    [third, second],
  ]) {
    expect(planEvenings(club, session, asked)).toMatchObject({ code: 'eveningsNotPossible' });
  }
  unwrap(planEvenings(club, session, [third]));
  expect(sessionOf(club, session).evenings).toEqual([third]);
  unwrap(planEvenings(club, session, [{ from: 3, date: '2027-01-12' }]));
  expect(planEvenings(club, session, [third])).toMatchObject({ code: 'eveningsNotPossible' });
});

describe('a next session that can’t be', () => {
  test('more would play on than the movement has numbers', () => {
    const { club, session } = qualified();
    const playOn = { kind: 'places', from: 1, to: 12 } as const;
    expect(createFurtherSession(club, session, { ...FINAL, playOn })).toMatchObject({
      code: 'tooManyPlayOn',
      numbers: 8,
    });
  });

  test('another kind of play, and figures that are none', () => {
    const { club, session } = qualified();
    const spec = { kind: 'individual', players: 8, rounds: 7, boardsPerRound: 2 } as const;
    expect(createFurtherSession(club, session, { ...FINAL, spec })).toMatchObject({ code: 'anotherPlay' });
    const way = { kind: 'share', share: '3/2' } as const;
    expect(createFurtherSession(club, session, { ...FINAL, way })).toMatchObject({ code: 'carryNotPossible' });
  });
});

/** Two sessions that are added up, both played. */
function twoSessions() {
  const club = testClub();
  const spec = mitchellSpec(3, { rounds: 3, boardsPerRound: 2 });
  const { session: first } = unwrap(createEvent(club, newEvent({ spec })));
  passOut(club, first);
  const { session: second } = unwrap(createFurtherSession(club, first, { ...TIMES, spec, way: { kind: 'sum' } }));
  passOut(club, second);
  return { club, first, second };
}

/** The sessions in the list of events, with their places. */
function listed(club: Club) {
  return listEvents(club).events.map(({ session, ordinal }) => [session, ordinal]);
}

describe('a session that is deleted', () => {
  test('goes alone, comes back as it was, and the other counts nothing of it meanwhile', () => {
    const { club, first, second } = twoSessions();
    expect(listed(club)).toEqual([
      [second, 2],
      [first, 1],
    ]);
    unwrap(deleteEvent(club, first));
    expect(listed(club)).toEqual([[second, undefined]]);
    expect(listDeletedEvents(club).map(({ session }) => session)).toEqual([first]);
    expect(unwrap(readOverall(club, second)).counted).toEqual([]);
    expect(readOverall(club, first)).toMatchObject({ code: 'eventDeleted' });
    unwrap(restoreEvent(club, first));
    expect(unwrap(readOverall(club, second)).counted).toEqual([first]);
    expect(sessionOf(club, first).results).toHaveLength(18);
    expect(listDeletedEvents(club)).toEqual([]);
  });

  test('both deleted: the event comes back with the one that is restored', () => {
    const { club, first, second } = twoSessions();
    unwrap(deleteEvent(club, second));
    unwrap(deleteEvent(club, first));
    expect(listed(club)).toEqual([]);
    expect(listDeletedEvents(club).map(({ session }) => session)).toEqual([first]);
    unwrap(restoreEvent(club, first));
    expect(listed(club)).toEqual([[first, undefined]]);
    unwrap(removeEvent(club, second));
    expect(listDeletedEvents(club)).toEqual([]);
    expect(listed(club)).toEqual([[first, undefined]]);
  });

  test('players of one session are not seated in the other', () => {
    const { club, first, second } = twoSessions();
    const [one] = sessionOf(club, first).sections[0]?.entries ?? [];
    const [other] = sessionOf(club, second).sections[0]?.entries ?? [];
    unwrap(writeNames(club, first, [{ entry: one?.id ?? 0, players: ['Ana Wu', 'Bo Fir'] }]));
    unwrap(writeNames(club, second, [{ entry: other?.id ?? 0, players: ['Ana Wu', 'Cy Elm'] }]));
    expect(club.store.entryPlayers.seated(first).map(({ name }) => name)).toEqual(['Ana Wu', 'Bo Fir']);
    expect(club.store.entryPlayers.seated(second).map(({ name }) => name)).toEqual(['Ana Wu', 'Cy Elm']);
  });
});
