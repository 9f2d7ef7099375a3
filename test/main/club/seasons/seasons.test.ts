import { describe, expect, test } from 'vitest';
import type { Club } from '../../../../main/club/club.ts';
import { deleteEvent } from '../../../../main/club/competitions/deletion.ts';
import { listEvents } from '../../../../main/club/competitions/event-list.ts';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import { writeNames } from '../../../../main/club/players/names.ts';
import { normalizeName } from '../../../../main/club/players/search-name.ts';
import { replacePlayers } from '../../../../main/club/players/substitutes.ts';
import { standingAwards } from '../../../../main/club/publication/awards.ts';
import { publish, withdrawPublication } from '../../../../main/club/publication/publication.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import type { SeasonSettings } from '../../../../main/club/model/season.ts';
import { changeScoring } from '../../../../main/club/scoring/scoring.ts';
import { changeTerms } from '../../../../main/club/scoring/terms.ts';
import { giveEvening, readGivenEvening } from '../../../../main/club/seasons/given.ts';
import {
  beginSeason,
  changeSeason,
  deleteSeason,
  restoreSeason,
  setSeasonSession,
} from '../../../../main/club/seasons/seasons.ts';
import { redoSeasons, undoSeasons } from '../../../../main/club/seasons/undo.ts';
import { listSeasons, readSeasonView } from '../../../../main/club/seasons/view.ts';
import { readStandings } from '../../../../main/club/standings/standings.ts';
import { undoChange } from '../../../../main/club/undo/undo.ts';
import { writeCsv } from '../../../../src/format/csv.ts';
import { add, multiply, exact, readExact, writeExact, ZERO } from '../../../../src/scoring/numbers/exact.ts';
import { USUAL_SEASON_RULE } from '../../../../src/season/rule.ts';
import { HOSTILE_NAMES, LONG_NAMES } from '../../../names.ts';
import { EVENINGS } from '../../../src/season/evenings.ts';
import { handIn, newEvent, played, sectionOf, sessionOf, testClub, testClock, unwrap } from '../../support.ts';
import { AUTUMN, eveningCsv, LADDERS, namedRows, typedSeason } from './season.ts';

const NAMES = [
  ['Ash', 'Aspen'],
  ['Birch', 'Cedar'],
  ['Elm', 'Fir'],
  ['Hazel', 'Larch'],
  ['Maple', 'Oak'],
  ['Rowan', 'Yew'],
] as const;

/** A Tuesday of three tables with named pairs, its first board played with these tricks by North in four spades. */
function tuesday(club: Club, date = '2026-11-24', tricks: readonly number[] = [12, 11, 10]): number {
  const { session } = unwrap(createEvent(club, newEvent({ date, name: `Tuesday ${date}` })));
  const section = sectionOf(club, session);
  const entries = section.entries.map(({ id }, index) => ({ entry: id, players: NAMES[index] ?? ['', ''] }));
  unwrap(writeNames(club, session, entries));
  const cells = section.cells.filter(({ boards }) => boards.includes(1));
  for (const [index, cell] of cells.entries()) {
    const outcome = played(4, tricks[index] ?? 10);
    unwrap(recordResult(club, session, handIn(section, cell, { slotBoard: 1, outcome })));
  }
  return session;
}

/** Makes a result of the first board another. */
function correct(club: Club, session: number, index: number, tricks: number): void {
  const section = sectionOf(club, session);
  const cell = section.cells.filter(({ boards }) => boards.includes(1))[index];
  if (!cell) throw new Error('three tables play the board');
  unwrap(
    recordResult(
      club,
      session,
      handIn(section, cell, { slotBoard: 1, outcome: played(4, tricks), expectedVersion: 1 }),
    ),
  );
}

const figures = (club: Club, season: number) =>
  namedRows(club, season).map(({ names, place, figure }) => `${place} ${names.join('-')} ${figure}`);

/** Names in an order of their own. */
function keyed(names: readonly (string | undefined)[]): string {
  return names.map(String).toSorted().join(' ');
}

describe('the fourteen evenings, typed in', () => {
  test.each([
    [0, 'bestOf'],
    [1, 'mean'],
    [2, 'dropping'],
    [3, 'placePoints'],
    [4, 'pairs'],
  ] as const)('by rule %i have the figures of "%s"', (ranking, kind) => {
    const club = testClub();
    const rows = namedRows(club, typedSeason(club, { rules: LADDERS }), ranking).filter(({ place }) => place !== null);
    const wanted = EVENINGS.ladders[kind].rows.filter(({ place }) => place !== null);
    expect(rows.map(({ names, place, sessions, figure }) => [keyed(names), place, sessions, figure])).toEqual(
      wanted.map(({ player, pair = [player], place, sessions, figure }) => [keyed(pair), place, sessions, figure]),
    );
  });

  test('say what the next session can do, until all that are planned are played', () => {
    const club = testClub();
    const season = typedSeason(club, { rules: LADDERS });
    const [larch, oak] = namedRows(club, season);
    expect([larch?.next, oak?.next]).toEqual([
      [{ raises: { kind: 'more', than: '1111/20' }, passes: null, best: 1, worst: 7 }],
      [{ raises: { kind: 'more', than: '103/2' }, passes: { kind: 'more', than: '90937/1250' }, best: 1, worst: 11 }],
    ]);
    const { version } = unwrap(readSeasonView(club, season));
    unwrap(changeSeason(club, season, { ...AUTUMN, rules: LADDERS, planned: 14 }, version));
    expect(namedRows(club, season).flatMap(({ next }) => next)).toEqual([]);
  });

  test('are no events, and are listed with the season', () => {
    const club = testClub();
    const season = typedSeason(club, { rules: LADDERS });
    expect(listEvents(club)).toMatchObject({ events: [], total: 0 });
    expect(listSeasons(club)).toMatchObject({
      seasons: [{ id: season, name: 'Autumn championship', counting: 14, planned: 16, leaders: ['Larch'] }],
      deleted: 0,
    });
    expect(
      unwrap(readSeasonView(club, season)).sessions.map(({ date, scored, state }) => [date, scored, state]),
    ).toEqual(
      Array.from({ length: 14 }, (_, index) => [
        new Date(Date.UTC(2026, 8, 1 + 7 * index)).toISOString().slice(0, 10),
        'percent',
        'counts',
      ]),
    );
  });

  test('keep long and hostile names', () => {
    const club = testClub();
    const { season } = unwrap(beginSeason(club, AUTUMN));
    const names = [...new Set([...LONG_NAMES.flat(), ...HOSTILE_NAMES].map(normalizeName))].filter(
      (name) => name !== '',
    );
    const text = writeCsv([['percent', 'player1'], ...names.map((name) => ['50', name])], ',');
    unwrap(giveEvening(club, season, { name: 'Long', date: '2026-10-01', text }));
    expect(new Set(namedRows(club, season).flatMap((row) => row.names))).toEqual(new Set(names));
  });
});

describe('a published session', () => {
  test('counts from when it is published, with the percentages of its ranking', () => {
    const club = testClub();
    const { season } = unwrap(beginSeason(club, { ...AUTUMN, rules: [{ ...USUAL_SEASON_RULE, by: 'pair' }] }));
    const session = tuesday(club);
    expect(unwrap(readSeasonView(club, season))).toMatchObject({
      rows: [],
      sessions: [{ session, state: 'unpublished', scored: null, byHand: false }],
    });
    unwrap(publish(club, session));
    const view = unwrap(readSeasonView(club, season));
    expect(view.sessions).toMatchObject([{ session, state: 'counts', scored: 'percent', corrected: false }]);
    const ranked = unwrap(readStandings(club, session)).fields.flatMap(({ rankings }) =>
      rankings.flatMap(({ rows }) => rows),
    );
    const percentages = ranked.flatMap(({ figure }) =>
      figure === null ? [] : [writeExact(multiply(readExact(figure) ?? exact(0), exact(100)))],
    );
    expect(percentages).toHaveLength(6);
    expect(view.rows.map(({ figure }) => figure).toSorted()).toEqual(percentages.toSorted());
    expect(figures(club, season)).toEqual([
      '1 Ash-Aspen 100',
      '1 Rowan-Yew 100',
      '3 Elm-Fir 50',
      '3 Maple-Oak 50',
      '5 Birch-Cedar 0',
      '5 Hazel-Larch 0',
    ]);
  });

  test('that is corrected reaches the season by itself, and undoing the correction too', () => {
    const club = testClub();
    const { season } = unwrap(beginSeason(club, { ...AUTUMN, rules: [{ ...USUAL_SEASON_RULE, by: 'pair' }] }));
    const session = tuesday(club);
    unwrap(publish(club, session));
    const before = figures(club, season);
    correct(club, session, 0, 9);
    expect(figures(club, season)).not.toEqual(before);
    expect(figures(club, season)).toContain('5 Ash-Aspen 0');
    expect(unwrap(readSeasonView(club, season)).sessions).toMatchObject([{ corrected: true }]);
    unwrap(undoChange(club, session));
    expect(figures(club, season)).toEqual(before);
  });

  test('goes with its publication, with its event, and comes back with them', () => {
    const club = testClub();
    const { season } = unwrap(beginSeason(club, AUTUMN));
    const session = tuesday(club);
    unwrap(publish(club, session));
    const all = figures(club, season);
    expect(all).toHaveLength(12);
    unwrap(withdrawPublication(club, session));
    expect(figures(club, season)).toEqual([]);
    unwrap(undoChange(club, session));
    expect(figures(club, season)).toEqual(all);
    unwrap(deleteEvent(club, session));
    expect(unwrap(readSeasonView(club, season))).toMatchObject({ rows: [], sessions: [] });
  });

  test('of IMPs is brought to percent, before and after a correction', () => {
    const club = testClub();
    const { season } = unwrap(beginSeason(club, { ...AUTUMN, rules: [{ ...USUAL_SEASON_RULE, by: 'pair' }] }));
    const session = tuesday(club);
    unwrap(changeScoring(club, session, { method: 'cross-imps', regulation: 'wbf' }));
    unwrap(publish(club, session));
    expect(unwrap(readSeasonView(club, season)).sessions).toMatchObject([{ scored: 'imps' }]);
    const wanted = () =>
      unwrap(readStandings(club, session))
        .fields.flatMap(({ rankings }) => rankings.flatMap(({ rows }) => rows))
        .map(({ figure }) => 50 + (6.48 * Number(figure?.split('/')[0])) / Number(figure?.split('/')[1] ?? 1))
        .toSorted((one, other) => other - one);
    const found = () =>
      unwrap(readSeasonView(club, season)).rows.map(
        ({ figure }) => Number(figure.split('/')[0]) / Number(figure.split('/')[1] ?? 1),
      );
    for (const [index, figure] of found().entries()) expect(figure).toBeCloseTo(wanted()[index] ?? 0, 9);
    correct(club, session, 2, 7);
    for (const [index, figure] of found().entries()) expect(figure).toBeCloseTo(wanted()[index] ?? 0, 9);
    expect(unwrap(readSeasonView(club, season)).sessions).toMatchObject([{ scored: 'imps', corrected: true }]);
  });

  test('is open to corrections until its time is over', () => {
    const clock = testClock();
    const club = testClub(clock);
    const { season } = unwrap(beginSeason(club, AUTUMN));
    const session = tuesday(club);
    unwrap(publish(club, session));
    expect(unwrap(readSeasonView(club, season)).sessions[0]?.until).toBe('2026-11-24T20:00:00.000Z');
    clock.forward(31 * 60);
    expect(unwrap(readSeasonView(club, season)).sessions[0]?.until).toBe(null);
  });

  test('is read anew from the session, not from what was cached', () => {
    const club = testClub();
    const { season } = unwrap(beginSeason(club, AUTUMN));
    const session = tuesday(club);
    unwrap(publish(club, session));
    figures(club, season);
    const entries = sectionOf(club, session).entries;
    unwrap(writeNames(club, session, [{ entry: entries[0]?.id ?? 0, players: ['Willow', 'Aspen'] }]));
    expect(figures(club, season).join(' ')).toMatch(/Willow/);
    expect(sessionOf(club, session).eventName).toBe('Tuesday 2026-11-24');
  });
});

describe('masterpoints over a season', () => {
  const TABLE = { scheme: 'club', table: 'tables,1,2,3\n1+,0.30,0.20,0.10\n' } as const;
  const RULES: SeasonSettings['rules'] = [{ ...USUAL_SEASON_RULE, worth: { kind: 'masterpoints' }, total: 'sum' }];

  test('are those that were kept of each published session, a player; withdrawn with it', () => {
    const club = testClub();
    const { season } = unwrap(beginSeason(club, { ...AUTUMN, rules: RULES }));
    const sessions = ['2026-11-17', '2026-11-24'].map((date) => tuesday(club, date));
    for (const session of sessions) {
      unwrap(changeTerms(club, session, { masterpoints: TABLE, entries: [] }));
      unwrap(publish(club, session));
    }
    const awards = standingAwards(club);
    const names = namedRows(club, season);
    expect(names.some(({ figure }) => figure !== '0')).toBe(true);
    for (const { players, figure } of names) {
      const own = awards.filter(({ player }) => player === players[0]).map(({ amount }) => readExact(amount) ?? ZERO);
      expect(figure).toBe(writeExact(own.reduce(add, ZERO)));
    }
    expect(unwrap(readSeasonView(club, season)).sessions.map(({ schemes }) => schemes)).toEqual([['club'], ['club']]);
    unwrap(withdrawPublication(club, sessions[0] ?? 0));
    const left = namedRows(club, season).map(({ sessions: played }) => played);
    expect(new Set(left)).toEqual(new Set([1]));
    expect(namedRows(club, season).every(({ next }) => next.length === 0)).toBe(true);
  });

  test('are a substitute’s as well, who is in no pair of the ranking', () => {
    const club = testClub();
    const { season } = unwrap(beginSeason(club, { ...AUTUMN, rules: RULES }));
    const session = tuesday(club);
    const [first] = sectionOf(club, session).entries;
    unwrap(changeTerms(club, session, { masterpoints: TABLE, entries: [] }));
    unwrap(replacePlayers(club, session, { entry: first?.id ?? 0, players: ['Willow', ''], fromRound: 2 }));
    unwrap(publish(club, session));
    const [willow] = namedRows(club, season).filter(({ names }) => names[0] === 'Willow');
    const award = standingAwards(club).find(({ player }) => player === willow?.players[0]);
    expect(willow?.figure).toBe(award?.amount ?? 'none');
  });
});

describe('which sessions count', () => {
  test('by their days and a text of their name, and by hand', () => {
    const club = testClub();
    const early = tuesday(club, '2026-08-25');
    const inside = tuesday(club, '2026-09-01');
    for (const session of [early, inside]) unwrap(publish(club, session));
    const { season } = unwrap(beginSeason(club, { ...AUTUMN, has: 'TUESDAY' }));
    const sessions = () => {
      const view = unwrap(readSeasonView(club, season));
      return [
        view.sessions.map(({ session, state, byHand }) => [session, state, byHand]),
        view.others.map(({ session }) => session),
      ];
    };
    expect(sessions()).toEqual([[[inside, 'counts', false]], [early]]);
    const stageOf = (session: number) => {
      const view = unwrap(readSeasonView(club, season));
      return [...view.sessions, ...view.others].find((one) => one.session === session)?.stage ?? 0;
    };
    const set = (session: number, counts: boolean | null) =>
      unwrap(setSeasonSession(club, season, { stage: stageOf(session), session }, counts));
    set(early, true);
    set(inside, false);
    expect(sessions()).toEqual([
      [
        [early, 'counts', true],
        [inside, 'out', true],
      ],
      [],
    ]);
    unwrap(undoSeasons(club));
    expect(sessions()).toEqual([
      [
        [early, 'counts', true],
        [inside, 'counts', false],
      ],
      [],
    ]);
    unwrap(undoSeasons(club));
    expect(sessions()).toEqual([[[inside, 'counts', false]], [early]]);
    unwrap(redoSeasons(club));
    unwrap(redoSeasons(club));
    expect(sessions()).toEqual([
      [
        [early, 'counts', true],
        [inside, 'out', true],
      ],
      [],
    ]);
    set(inside, null);
    expect(sessions()[0]).toContainEqual([inside, 'counts', false]);
    const { version } = unwrap(readSeasonView(club, season));
    unwrap(changeSeason(club, season, { ...AUTUMN, has: 'Thursday' }, version));
    expect(sessions()).toEqual([[[early, 'counts', true]], [inside]]);
  });
});

describe('a season', () => {
  test('is changed, deleted and restored, and every step is undone and redone', () => {
    const club = testClub();
    const { season } = unwrap(beginSeason(club, AUTUMN));
    const name = () => unwrap(readSeasonView(club, season)).name;
    const { version } = unwrap(readSeasonView(club, season));
    unwrap(changeSeason(club, season, { ...AUTUMN, name: 'Winter' }, version));
    expect(changeSeason(club, season, { ...AUTUMN, name: 'Spring' }, version)).toMatchObject({
      code: 'changedMeanwhile',
    });
    expect(unwrap(undoSeasons(club))).toEqual({ season });
    expect(name()).toBe('Autumn championship');
    unwrap(redoSeasons(club));
    expect(name()).toBe('Winter');
    unwrap(deleteSeason(club, season));
    expect(listSeasons(club)).toMatchObject({ seasons: [], deleted: 1 });
    expect(listSeasons(club, true).seasons).toMatchObject([{ id: season }]);
    expect(deleteSeason(club, season)).toMatchObject({ code: 'seasonDeleted' });
    unwrap(undoSeasons(club));
    expect(listSeasons(club).seasons).toHaveLength(1);
    unwrap(deleteSeason(club, season));
    unwrap(restoreSeason(club, season));
    expect(listSeasons(club).seasons).toHaveLength(1);
    for (let step = 0; step < 4; step += 1) unwrap(undoSeasons(club));
    expect(listSeasons(club)).toMatchObject({ seasons: [], undo: false, redo: true });
    expect(unwrap(undoSeasons(club))).toEqual({ season: null });
    unwrap(redoSeasons(club));
    expect(listSeasons(club).seasons).toMatchObject([{ name: 'Autumn championship' }]);
  });

  test('that cannot be is refused', () => {
    const club = testClub();
    expect(beginSeason(club, { ...AUTUMN, to: '2026-08-01' })).toMatchObject({ code: 'seasonEndsBefore' });
    const rule = { ...USUAL_SEASON_RULE, clubs: ['Town', 'town'] };
    expect(beginSeason(club, { ...AUTUMN, rules: [USUAL_SEASON_RULE, rule] })).toMatchObject({
      code: 'seasonRuleNotPossible',
      rule: 2,
    });
    expect(readSeasonView(club, 7)).toMatchObject({ code: 'unknownSeason' });
    expect(restoreSeason(club, 7)).toMatchObject({ code: 'unknownSeason' });
    const { season } = unwrap(beginSeason(club, AUTUMN));
    expect(setSeasonSession(club, season, { stage: 3, session: 4 }, true)).toMatchObject({
      code: 'unknownSeasonSession',
    });
    expect(listSeasons(club).seasons).toHaveLength(1);
  });
});

describe('an evening without results', () => {
  const text = 'place,percent,player1,player2\n1,60,Ash,Elm\n2,40,Fir,Yew';
  const evening = { name: 'Tuesday', date: '2026-09-08', text };

  test('is corrected, and each step is undone and redone', () => {
    const club = testClub();
    const { season } = unwrap(beginSeason(club, { ...AUTUMN, rules: [{ ...USUAL_SEASON_RULE, by: 'pair' }] }));
    unwrap(giveEvening(club, season, evening));
    const stage = unwrap(readSeasonView(club, season)).sessions[0]?.stage ?? 0;
    const first = figures(club, season);
    expect(first).toEqual(['1 Ash-Elm 60', '2 Fir-Yew 40']);
    const corrected = { ...evening, name: 'Wednesday', date: '2026-09-09', text: text.replace('Ash,Elm', 'Ash,Oak') };
    unwrap(giveEvening(club, season, corrected, stage));
    expect(figures(club, season)).toEqual(['1 Ash-Oak 60', '2 Fir-Yew 40']);
    expect(unwrap(readGivenEvening(club, stage))).toEqual({
      name: 'Wednesday',
      date: '2026-09-09',
      rows: [
        { place: 1, percent: '60', players: ['Ash', 'Oak'] },
        { place: 2, percent: '40', players: ['Fir', 'Yew'] },
      ],
    });
    unwrap(undoSeasons(club));
    expect(figures(club, season)).toEqual(first);
    expect(unwrap(readGivenEvening(club, stage))).toMatchObject({ name: 'Tuesday', date: '2026-09-08' });
    unwrap(undoSeasons(club));
    expect(unwrap(readSeasonView(club, season))).toMatchObject({ sessions: [], others: [], rows: [] });
    unwrap(redoSeasons(club));
    expect(figures(club, season)).toEqual(first);
    unwrap(redoSeasons(club));
    expect(figures(club, season)).toEqual(['1 Ash-Oak 60', '2 Fir-Yew 40']);
  });

  test('with places alone counts by points of the place', () => {
    const club = testClub();
    const rule = { ...USUAL_SEASON_RULE, by: 'pair', worth: { kind: 'place', points: ['3', '2'] } } as const;
    const { season } = unwrap(beginSeason(club, { ...AUTUMN, rules: [rule, USUAL_SEASON_RULE] }));
    unwrap(giveEvening(club, season, { ...evening, text: 'place,player1,player2\n1=,Ash,Elm\n1=,Fir,Yew\n3,Oak,Ivy' }));
    expect(figures(club, season)).toEqual(['1 Ash-Elm 3', '1 Fir-Yew 3', '3 Oak-Ivy 0']);
    expect(unwrap(readSeasonView(club, season, 1))).toMatchObject({ rows: [], sessions: [{ scored: 'places' }] });
  });

  test('that cannot be read is refused with each problem, and nothing is written', () => {
    const club = testClub();
    const { season } = unwrap(beginSeason(club, AUTUMN));
    const give = (given: string, stage: number | null = null) =>
      giveEvening(club, season, { ...evening, text: given }, stage);
    expect(give('percent,player1\nmany,Ash')).toMatchObject({
      code: 'eveningUnreadable',
      problems: [{ line: 2, column: 'percent', code: 'figure' }],
    });
    expect(give('percent,player1\n50,Ash\n40,Ash \n30,\u200b')).toMatchObject({
      code: 'eveningUnreadable',
      problems: [{ line: 3, code: 'twiceInSession', name: 'Ash' }],
    });
    expect(give(text, 99)).toMatchObject({ code: 'unknownSeasonSession' });
    expect(unwrap(readSeasonView(club, season)).sessions).toEqual([]);
    expect(readGivenEvening(club, 99)).toMatchObject({ code: 'unknownSeasonSession' });
  });

  test('that more seasons take is counted in each', () => {
    const club = testClub();
    const season = typedSeason(club, {}, 2);
    const other = unwrap(beginSeason(club, { ...AUTUMN, name: 'Year', from: null, to: null })).season;
    expect(figures(club, other)).toEqual(figures(club, season));
    expect(eveningCsv(0)).toContain('Alder,Birch');
  });
});
