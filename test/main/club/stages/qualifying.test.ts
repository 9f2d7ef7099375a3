import { describe, expect, test, vi } from 'vitest';
import type { Club } from '../../../../main/club/club.ts';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { giveMatchResult } from '../../../../main/club/matches/given-results.ts';
import { writeNames } from '../../../../main/club/players/names.ts';
import { writeTeams } from '../../../../main/club/players/teams.ts';
import { previewPenalty } from '../../../../main/club/publication/preview.ts';
import { addPenalty } from '../../../../main/club/scoring/penalties.ts';
import { changeTerms } from '../../../../main/club/scoring/terms.ts';
import { leaveAsDrawn, splitPlace } from '../../../../main/club/stages/decide.ts';
import { createFurtherSession } from '../../../../main/club/stages/further-session.ts';
import { readOverall } from '../../../../main/club/stages/overall.ts';
import { readQualifying } from '../../../../main/club/stages/qualifying.ts';
import { seatInPlace } from '../../../../main/club/stages/seat.ts';
import { undoChange } from '../../../../main/club/undo/undo.ts';
import { howellSpec, mitchellSpec } from '../../../builders.ts';
import { newEvent, sessionOf, testClub, uncached, unwrap } from '../../support.ts';
import { adjust, FINAL, passOut, qualified, TIMES } from './qualified.ts';

/** The final of the example, with the entries of the qualifying session. */
function final() {
  const { club, session, entryOf } = qualified();
  const { session: second } = unwrap(createFurtherSession(club, session, FINAL));
  const entries = sessionOf(club, session).sections[0]?.entries ?? [];
  const numberOf = new Map(entries.map(({ id, number }) => [id, number]));
  const state = (of: Club = club, asked = second) => {
    const [view] = unwrap(readQualifying(of, asked));
    return {
      missing: view?.missing.map(({ entry }) => entry.number),
      extra: view?.extra.map(({ entry }) => entry.number),
      left: view?.leftAt !== null,
    };
  };
  return { club, session, second, entries, entryOf, numberOf, state };
}

const NOTHING = { missing: [], extra: [], left: false };

describe('a correction that changes who qualified', () => {
  test('is said before it is saved and shown on both sessions until the director leaves it so; undone, it is asked again', () => {
    const { club, session, second, entries, state } = final();
    expect(state()).toEqual(NOTHING);
    // North-South 5 passes everybody of its line; North-South 2 was fourth with 287.5.
    const [five, two] = [entries[4], entries[1]];
    const given = {
      entry: five?.id ?? 0,
      kind: 'bonus',
      amount: 9000,
      unit: 'matchpoints',
      reason: 'as it was',
    } as const;
    const { qualifying } = unwrap(previewPenalty(club, session, given));
    expect(qualifying).toMatchObject([
      { to: { session: second, ordinal: 2 }, gains: [{ id: five?.id }], loses: [{ id: two?.id }] },
    ]);
    adjust(club, session, five?.id ?? 0, 90);
    const asked = { missing: [5], extra: [2], left: false };
    expect(state()).toEqual(asked);
    expect(state(uncached(club), session)).toEqual(asked);
    expect(sessionOf(club, second).sections[0]?.entries).toHaveLength(8);

    unwrap(leaveAsDrawn(club, second));
    expect(state(uncached(club))).toEqual({ ...asked, left: true });
    // Another correction that moves others asks again.
    adjust(club, session, entries[5]?.id ?? 0, 95);
    expect(state()).toEqual({ missing: [6, 5], extra: expect.arrayContaining([2]) as unknown, left: false });
    // The correction was made in the other session: the event has one stack.
    expect(undoChange(club, second)).toMatchObject({ scope: { subject: 'session', ordinal: 1 } });
    expect(state()).toEqual({ ...asked, left: true });
    expect(undoChange(club, second)).toMatchObject({ scope: { subject: 'stage' } });
    expect(state()).toEqual(asked);
  });

  test('in the final itself moves nobody, and who qualified isn’t worked out for it', () => {
    const { club, second } = final();
    passOut(club, second);
    const entry = sessionOf(club, second).sections[0]?.entries[0]?.id ?? 0;
    const given = { entry, kind: 'penalty', amount: 500, unit: 'matchpoints', reason: 'slow' } as const;
    const rankings = vi.spyOn(club.store.sessions, 'contestants');
    expect(unwrap(previewPenalty(club, second, given)).qualifying).toBeUndefined();
    expect(rankings).not.toHaveBeenCalled();
  });

  test('who qualifies now is seated under the number of the other, with names and stratum, and back by undo', () => {
    const { club, session, second, entries, state } = final();
    const five = entries[4]?.id ?? 0;
    unwrap(writeNames(club, session, [{ entry: five, players: ['<b>Émilie</b>', 'D’Arcy; DROP'] }]));
    unwrap(
      changeTerms(club, session, { entries: [{ entry: five, handicap: null, stratum: 1, withoutStanding: false }] }),
    );
    adjust(club, session, five, 90);
    const [view] = unwrap(readQualifying(club, second));
    const out = view?.extra[0]?.seat ?? 0;
    const seats = () => sessionOf(club, second).sections[0]?.entries.map(({ number, players }) => [number, players[0]]);
    const before = seats();
    const number = sessionOf(club, second).sections[0]?.entries.find(({ id }) => id === out)?.number ?? 0;
    unwrap(seatInPlace(club, second, { out, in: five }));
    expect(state()).toEqual(NOTHING);
    expect(seats()?.[number - 1]).toEqual([number, '<b>Émilie</b>']);
    expect(seats()?.filter(([, name]) => name !== '')).toHaveLength(1);
    // Its stratum is the event's, whatever the terms of the final say.
    const inFinal = sessionOf(club, second).sections[0]?.entries[number - 1]?.id ?? 0;
    unwrap(
      changeTerms(club, second, { entries: [{ entry: inFinal, handicap: null, stratum: 0, withoutStanding: false }] }),
    );
    const strata = () => unwrap(readOverall(club, second)).rankings[0]?.rows.flatMap((row) => row.inStratum ?? []);
    expect(strata()).toMatchObject([{ stratum: 1, place: 1 }]);
    unwrap(undoChange(club, second));
    expect(strata()).toMatchObject([{ stratum: 1, place: 1 }]);
    const { terms, sections } = sessionOf(club, second);
    const seated = sections[0]?.entries[number - 1]?.id;
    expect(terms.entries).toMatchObject([{ entry: seated, stratum: 1 }]);
    expect(sections[0]?.cells.filter(({ ns, ew }) => ns === seated || ew === seated)).toHaveLength(7);
    expect(seatInPlace(club, second, { out: seated ?? 0, in: five })).toMatchObject({ code: 'entryTwice' });
    unwrap(undoChange(club, second));
    expect(seats()).toEqual(before);
    expect(state()).toEqual({ missing: [5], extra: [2], left: false });
    passOut(club, second);
    expect(seatInPlace(club, second, { out, in: five })).toMatchObject({ code: 'playHasBegun' });
  });

  test('a player of an individual takes the place as well', () => {
    const spec = { kind: 'individual', players: 12, rounds: 11, boardsPerRound: 1 } as const;
    const club = testClub();
    const { session } = unwrap(createEvent(club, newEvent({ spec })));
    passOut(club, session);
    const entries = sessionOf(club, session).sections[0]?.entries ?? [];
    for (const [at, { id }] of entries.entries()) adjust(club, session, id, 12 - at);
    const next = { ...spec, players: 8, rounds: 7 };
    const places = { kind: 'places', from: 1, to: 8 } as const;
    const { session: second } = unwrap(
      createFurtherSession(club, session, { ...TIMES, spec: next, playOn: places, way: { kind: 'sum' } }),
    );
    const ninth = entries[8]?.id ?? 0;
    adjust(club, session, ninth, 20);
    const [view] = unwrap(readQualifying(club, second));
    unwrap(seatInPlace(club, second, { out: view?.extra[0]?.seat ?? 0, in: ninth }));
    expect(unwrap(readQualifying(club, second))).toMatchObject([{ missing: [], extra: [] }]);
    passOut(club, second);
    const contestants = club.store.sessions.contestants(second);
    expect([...contestants.values()]).toContain(club.store.sessions.contestants(session).get(ninth));
    expect(unwrap(readOverall(club, second)).rankings[0]?.rows).toHaveLength(8);
  });

  test('a team of a poule takes the place with its matches, its pairs and its name', () => {
    const poule = { kind: 'poule', boardsPerMatch: 4, legs: 1, from: 1, segments: 1, supply: 'dealt' } as const;
    const club = testClub();
    const { session } = unwrap(createEvent(club, newEvent({ spec: { ...poule, teams: 6, rounds: 1 } })));
    const [section] = sessionOf(club, session).sections;
    const last = section?.entries[5];
    const players = ['Ana Wu', 'Bo Fir', 'Cy Elm', 'Di Oak'];
    unwrap(writeTeams(club, session, [{ entry: last?.id ?? 0, name: 'Larch', club: '', players }]));
    passOut(club, session);
    for (const [at, { id }] of (section?.entries ?? []).entries()) vp(club, session, id, 6 - at);
    const next = { ...poule, teams: 4, rounds: 3 } as const;
    const places = { kind: 'places', from: 1, to: 4 } as const;
    const { session: second } = unwrap(
      createFurtherSession(club, session, { ...TIMES, spec: next, playOn: places, way: { kind: 'share', share: '1' } }),
    );
    vp(club, session, last?.id ?? 0, 10);
    const [view] = unwrap(readQualifying(club, second));
    const out = view?.extra[0]?.seat ?? 0;
    const matchesOf = (entry: number) =>
      sessionOf(club, second).matches.filter(({ home, away }) => home === entry || away === entry).length;
    const before = sessionOf(club, second).matches.length;
    // A result that is given to a match is the match's: whoever took a place in it would lose it.
    const [match] = sessionOf(club, second).matches.filter(({ home, away }) => home === out || away === out);
    const given = { kind: 'walkover', home: null, away: null, unit: null, team: 'home' } as const;
    unwrap(giveMatchResult(club, second, match?.id ?? 0, { given, note: '', expectedVersion: null }));
    expect(seatInPlace(club, second, { out, in: last?.id ?? 0 })).toMatchObject({ code: 'playHasBegun' });
    expect(unwrap(readQualifying(club, second))).toMatchObject([{ hasBegun: true }]);
    unwrap(undoChange(club, second));
    expect(matchesOf(out)).toBe(3);
    unwrap(seatInPlace(club, second, { out, in: last?.id ?? 0 }));
    const seated = sessionOf(club, second).sections[0]?.entries.find(({ team }) => team?.name === 'Larch');
    expect(seated?.team?.players).toEqual(players);
    expect(matchesOf(seated?.id ?? 0)).toBe(3);
    expect(sessionOf(club, second).matches).toHaveLength(before);
    passOut(club, second);
    expect(unwrap(readOverall(club, second)).rankings[0]?.rows).toHaveLength(4);
  });
});

const leave = (club: Club, session: number, entry: number) =>
  unwrap(
    changeTerms(club, session, {
      entries: [{ entry, handicap: null, stratum: null, withoutStanding: false, withdrawn: true }],
    }),
  );
const views = (club: Club, session: number) =>
  unwrap(readQualifying(club, session)).map(({ to, missing, extra, dropped, reserves, leftAt }) => ({
    to: to.ordinal,
    missing: missing.map(({ entry }) => entry.number),
    extra: extra.map(({ entry }) => entry.number),
    dropped: dropped.map(({ entry }) => entry.number),
    reserves: reserves.map(({ entry }) => entry.number),
    left: leftAt !== null,
  }));

describe('a finalist who leaves before the final begins', () => {
  const NOBODY = { missing: [], extra: [], dropped: [], reserves: [], left: false };

  test('the next of its line is proposed, takes its number with what it carries, and goes back by undo', () => {
    const { club, session, second, entries } = final();
    const spec = mitchellSpec(8, { rounds: 8, boardsPerRound: 3 });
    const consolation = { ...TIMES, spec, way: { kind: 'nothing' }, playOn: { kind: 'others' } } as const;
    const { session: third } = unwrap(createFurtherSession(club, session, consolation));
    // North-South 5 to 12 have half of the matchpoints: a lot says who comes first.
    const [, , , , five, six] = entries;
    adjust(club, session, five?.id ?? 0, 2);
    adjust(club, session, six?.id ?? 0, 1);
    const contestants = club.store.sessions.contestants(session);
    const inFinal = [...club.store.sessions.contestants(second)];
    const seatOf = (number: number) =>
      inFinal.find(([, one]) => one === contestants.get(entries[number - 1]?.id ?? 0))?.[0] ?? 0;
    const out = seatOf(2);
    const { number } = sessionOf(club, second).sections[0]?.entries.find(({ id }) => id === out) ?? {};
    expect(views(club, session)).toEqual([
      { to: 2, ...NOBODY },
      { to: 3, ...NOBODY },
    ]);
    leave(club, second, out);
    expect(views(uncached(club), second)).toEqual([{ to: 2, ...NOBODY, dropped: [2], reserves: [5] }]);
    unwrap(leaveAsDrawn(club, second));
    expect(views(club, second)).toMatchObject([{ dropped: [2], left: true }]);
    unwrap(undoChange(club, second));
    unwrap(seatInPlace(club, second, { out, in: five?.id ?? 0 }));
    // Who plays in the final plays in no consolation, unless the director leaves it so.
    expect(views(uncached(club), session)).toEqual([
      { to: 2, ...NOBODY },
      { to: 3, ...NOBODY, extra: [5] },
    ]);
    const seated = sessionOf(club, second).sections[0]?.entries.find((one) => one.number === number);
    const row = unwrap(readOverall(club, second)).rankings[0]?.rows.find(({ entry }) => entry === seated?.id);
    // Half of (264 + 2) x 24/528 x 6
    expect(row?.carried).toBe('399/11');
    // Another one leaves: two are reserves by now, of whom one plays already.
    leave(club, second, seatOf(1));
    expect(views(club, second)).toEqual([{ to: 2, ...NOBODY, dropped: [1], reserves: [6] }]);
    unwrap(undoChange(club, second));
    unwrap(undoChange(club, second));
    expect(views(uncached(club), session)).toEqual([
      { to: 2, ...NOBODY, dropped: [2], reserves: [5] },
      { to: 3, ...NOBODY },
    ]);
    unwrap(undoChange(club, second));
    expect(views(club, second)).toEqual([{ to: 2, ...NOBODY }]);
    expect(club.store.sessions.contestants(third).size).toBe(16);
  });

  test('once the final has begun it is a withdrawal from it; a reserve who shares the place waits for a lot', () => {
    const { club, session, second } = final();
    const [[out = 0] = []] = club.store.sessions.contestants(second);
    leave(club, second, out);
    const [view] = unwrap(readQualifying(club, second));
    expect(view?.shared).toMatchObject([{ place: 5, sharers: { length: 8 } }]);
    const sharers = view?.shared[0]?.sharers.map(({ id }) => id) ?? [];
    unwrap(splitPlace(club, session, { how: 'play-off', entries: sharers.toReversed() }));
    expect(unwrap(readQualifying(club, second))[0]).toMatchObject({
      shared: [],
      reserves: [{ entry: { id: sharers.at(-1) } }],
    });
    passOut(club, second);
    expect(views(club, second)).toEqual([{ to: 2, ...NOBODY }]);
  });
});

/** Gives a team victory points. */
function vp(club: Club, session: number, entry: number, points: number): void {
  const bonus = {
    entry,
    kind: 'bonus',
    amount: 100 * points,
    unit: 'victory-points',
    reason: 'as in the example',
  } as const;
  unwrap(addPenalty(club, session, bonus));
}

/** Eight pairs that all have half of the matchpoints. */
function level() {
  const club = testClub();
  const { session } = unwrap(createEvent(club, newEvent({ spec: howellSpec(4, { rounds: 7, boardsPerRound: 3 }) })));
  passOut(club, session);
  return { club, session, entries: sessionOf(club, session).sections[0]?.entries.map(({ id }) => id) ?? [] };
}

const HALF = { ...TIMES, spec: howellSpec(2, { rounds: 3, boardsPerRound: 2 }), way: { kind: 'nothing' } } as const;

describe('a shared place', () => {
  test('is one until a lot splits it: too many play on before; the lot has its time and can be undone', () => {
    const { club, session, entries } = level();
    const playOn = { kind: 'places', from: 1, to: 4 } as const;
    expect(createFurtherSession(club, session, { ...HALF, playOn })).toMatchObject({
      code: 'tooManyPlayOn',
      entries: 8,
    });
    expect(splitPlace(club, session, { how: 'lot', entries: entries.slice(1) })).toMatchObject({
      code: 'placeNotShared',
    });
    unwrap(splitPlace(club, session, { how: 'lot', entries }));
    const overall = unwrap(readOverall(uncached(club), session));
    expect(overall.orders).toMatchObject([{ how: 'lot', at: expect.stringMatching(/Z$/) as unknown }]);
    expect(overall.orders[0]?.order.toSorted((a, b) => a - b)).toEqual(entries);
    const rows = overall.rankings[0]?.rows ?? [];
    expect(rows.map(({ place, tied }) => [place, tied])).toEqual(entries.map(() => [1, true]));
    expect(new Set(rows.map(({ qualifies }) => qualifies))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]));
    const { session: second } = unwrap(createFurtherSession(club, session, { ...HALF, playOn }));
    expect(unwrap(readQualifying(club, second))).toMatchObject([{ missing: [], extra: [], shared: [] }]);
    expect(splitPlace(club, session, { how: 'lot', entries })).toMatchObject({ code: 'placeNotShared' });
    unwrap(undoChange(club, session));
    expect(unwrap(readQualifying(club, second))[0]?.shared).toMatchObject([{ place: 1 }]);
  });

  test('a play-off orders those who shared it, and counts no more once another shares the place', () => {
    const { club, session, entries } = level();
    const [best = 0, ...others] = entries;
    adjust(club, session, best, 1);
    unwrap(splitPlace(club, session, { how: 'play-off', entries: others.toReversed() }));
    const qualifies = () =>
      new Map(unwrap(readOverall(club, session)).rankings[0]?.rows.map((row) => [row.entry, row.qualifies]));
    expect(others.toReversed().map((entry) => qualifies().get(entry))).toEqual([2, 3, 4, 5, 6, 7, 8]);
    adjust(club, session, best, -1);
    expect([...qualifies().values()]).toEqual(entries.map(() => 1));
  });
});

describe('a consolation', () => {
  test('is of all others, also once a correction changes who qualified for the final', () => {
    const { club, session, second, entries } = final();
    const consolation = {
      ...FINAL,
      spec: mitchellSpec(8, { rounds: 8, boardsPerRound: 3 }),
      way: { kind: 'nothing' },
    } as const;
    const { session: third } = unwrap(
      createFurtherSession(club, session, { ...consolation, playOn: { kind: 'others' } }),
    );
    expect(club.store.sessions.contestants(third).size).toBe(16);
    const inFinal = new Set(club.store.sessions.contestants(second).values());
    expect([...club.store.sessions.contestants(third).values()].filter((one) => inFinal.has(one))).toEqual([]);
    adjust(club, session, entries[4]?.id ?? 0, 90);
    const views = unwrap(readQualifying(club, session));
    expect(
      views.map(({ to, missing, extra }) => [to.ordinal, missing[0]?.entry.number, extra[0]?.entry.number]),
    ).toEqual([
      [2, 5, 2],
      [3, 2, 5],
    ]);
  });
});
