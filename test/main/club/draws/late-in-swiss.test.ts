/** A team, or a pair, that comes late to a Swiss: where it plays, what it has, and what undo takes back. */
import { describe, expect, test } from 'vitest';
import type { Club } from '../../../../main/club/club.ts';
import { choosePlayers } from '../../../../main/club/draws/players/choose.ts';
import { readPlayersDraw } from '../../../../main/club/draws/players/read.ts';
import { readDraw } from '../../../../main/club/draws/view.ts';
import { applyScheduleChange, proposeScheduleChange } from '../../../../main/club/schedule/proposals.ts';
import { changeTerms, entryTermsOf } from '../../../../main/club/scoring/terms.ts';
import { readStandings } from '../../../../main/club/standings/standings.ts';
import { redoChange, undoChange } from '../../../../main/club/undo/undo.ts';
import { SWISS_SPEC } from '../../../worked-specs.ts';
import { handIn, PASSED_OUT, recordAll, sectionOf, sessionOf, unwrap } from '../../support.ts';
import * as pairs from './swiss-pairs-event.ts';
import * as players from './swiss-players-event.ts';
import * as teams from './swiss.ts';

const asked = (club: Club, session: number) =>
  ({ section: sectionOf(club, session).id, change: { kind: 'late-pairs', pairs: 1 }, from: 1 }) as const;

/** Takes the only way there is. */
function joins(club: Club, session: number) {
  const request = asked(club, session);
  const { version, frozen, teams: ways } = unwrap(proposeScheduleChange(club, session, request));
  const [way, ...others] = ways;
  if (!way || others.length > 0) throw new Error(`${ways.length} ways`);
  unwrap(applyScheduleChange(club, session, { ...request, version, frozen, key: way.key }));
  return way.rule;
}

/** Every board of a round passed out, so that all matches are drawn. */
function passOut(club: Club, session: number, round: number): void {
  const section = sectionOf(club, session);
  const lines = section.cells
    .filter((cell) => cell.round === round)
    .flatMap((cell) =>
      cell.boards.map((slotBoard) => handIn(section, cell, { slotBoard, outcome: PASSED_OUT, typed: '' })),
    );
  recordAll(club, session, lines);
}

const numbersOf = (club: Club, session: number) => sectionOf(club, session).entries.map(({ number }) => number);
const announced = (club: Club, session: number, round: number) => unwrap(readDraw(club, session, round)).announced;
const totalOf = (club: Club, session: number, number: number) => {
  const id = sectionOf(club, session).entries.find((entry) => entry.number === number)?.id;
  const rows = unwrap(readStandings(club, session)).fields[0]?.rankings[0]?.rows ?? [];
  return rows.find(({ entry }) => entry === id)?.total;
};

describe('a Swiss of teams', () => {
  test.each([
    ['by-draw', 'copies', [11, 12]],
    ['by-draw', 'dealt', [11, 12]],
    ['home-tables', 'exchanged', null],
  ] as const)(
    'whose round 1 has not begun has a place for a late team where the bye was: %s, boards %s',
    (seats, supply, tables) => {
      const { club, session } = teams.swiss({ ...SWISS_SPEC, teams: 11, seats, supply });
      const before = announced(club, session, 1);
      const bye = before?.bye?.entry ?? 0;
      const rule = joins(club, session);
      expect(rule).toMatchObject({ kind: 'joins-swiss', team: 12, from: 1, waits: null });
      expect(rule).toMatchObject({ tables: tables ?? [bye, 12].toSorted((a, b) => a - b) });
      const after = announced(club, session, 1);
      expect(after?.bye).toBeNull();
      expect(after?.matches.slice(0, 5)).toEqual(before?.matches);
      expect(after?.matches[5]).toMatchObject({
        home: bye,
        away: 12,
        reason: { code: 'late', higher: bye, lower: 12 },
      });
      passOut(club, session, 1);
      expect(teams.proposal(club, session, 2)).toMatchObject({ bye: null, matches: { length: 6 } });
      expect(totalOf(club, session, 12)).toBe('10');
    },
  );

  test('that plays takes a late team into the next draw, without a result for what it missed, and undo lets it go', () => {
    const { club, session } = teams.playedTo(1);
    const before = unwrap(readStandings(club, session));
    const rule = joins(club, session);
    expect(rule).toMatchObject({ kind: 'joins-swiss', team: 13, from: 2, tables: [], waits: null });
    expect(sectionOf(club, session).spec).toMatchObject({ kind: 'swiss', teams: 13 });
    expect(totalOf(club, session, 13) ?? '0').toBe('0');
    const drawn = teams.proposal(club, session, 2);
    // It is last in order without a bye, which is given from below.
    expect(drawn.bye?.entry).toBe(13);
    expect(drawn.matches).toHaveLength(6);
    unwrap(undoChange(club, session));
    expect(numbersOf(club, session)).not.toContain(13);
    expect(unwrap(readStandings(club, session)).fields).toEqual(before.fields);
    unwrap(redoChange(club, session));
    expect(teams.proposal(club, session, 2)).toEqual(drawn);
    unwrap(undoChange(club, session));
    expect(joins(club, session)).toEqual(rule);
    teams.announce(club, session, 2);
    passOut(club, session, 2);
    expect(totalOf(club, session, 13)).toBe('12');
    expect(teams.proposal(club, session, 3).bye?.entry).not.toBe(13);
  });

  test('says that a round without a bye is drawn without it, and draws that round anew on request', () => {
    const { club, session } = teams.playedTo(1);
    teams.announce(club, session, 2);
    expect(joins(club, session)).toMatchObject({ team: 13, from: 3, tables: [], waits: 2 });
    expect(announced(club, session, 2)?.matches).toHaveLength(6);
    teams.announce(club, session, 2);
    expect(announced(club, session, 2)?.bye?.entry).toBe(13);
  });

  test('has no place for it once the last round has begun', () => {
    const { club, session } = teams.playedTo(teams.EXAMPLE.rounds.length);
    expect(proposeScheduleChange(club, session, asked(club, session))).toMatchObject({
      code: 'changeNotPossible',
      cause: { code: 'team-no-round-left' },
    });
  });
});

describe('a Swiss of pairs', () => {
  test('whose round 1 has not begun seats a late pair where the bye was, at a table of its own', () => {
    const { club, session } = pairs.swiss({ ...pairs.SPEC, pairs: 7, first: 'lot' });
    const before = announced(club, session, 1);
    const bye = before?.bye?.entry ?? 0;
    expect(joins(club, session)).toMatchObject({ kind: 'joins-swiss', team: 8, from: 1, tables: [4], waits: null });
    expect(announced(club, session, 1)?.matches).toEqual([
      ...(before?.matches ?? []),
      { ...announced(club, session, 1)?.matches[3], place: 4, home: bye, away: 8 },
    ]);
    expect(sectionOf(club, session)).toMatchObject({ tables: 4, spec: { kind: 'swiss-pairs', pairs: 8 } });
    passOut(club, session, 1);
    expect(pairs.ranking(club, session).map(({ vp }) => vp)).toEqual(Array.from({ length: 8 }, () => 10));
    expect(pairs.proposal(club, session, 2)).toMatchObject({ bye: null, matches: { length: 4 } });
  });

  test('that plays takes a late pair into the next draw, and undo and redo go back and forth', () => {
    const { club, session } = pairs.playedTo(1);
    const before = sessionOf(club, session);
    expect(joins(club, session)).toMatchObject({ team: 9, from: 2, tables: [], waits: null });
    const drawn = pairs.proposal(club, session, 2);
    expect(drawn.bye?.entry).toBe(9);
    unwrap(undoChange(club, session));
    expect(sectionOf(club, session).entries).toEqual(before.sections[0]?.entries);
    unwrap(redoChange(club, session));
    expect(pairs.proposal(club, session, 2)).toEqual(drawn);
  });
});

const drawOf = (club: Club, session: number, round: number) => unwrap(readPlayersDraw(club, session, round));
const seatedIn = (club: Club, session: number, round: number) => {
  const { tables, out } = drawOf(club, session, round).announced ?? { tables: [], out: [] };
  return { seated: tables.flatMap(({ ns, ew }) => [...ns, ...ew]).toSorted((a, b) => a - b), out, tables };
};
const rowOf = (club: Club, session: number, number: number) => {
  const id = sectionOf(club, session).entries.find((entry) => entry.number === number)?.id;
  const rows = unwrap(readStandings(club, session)).fields[0]?.rankings[0]?.rows ?? [];
  return rows.find(({ entry }) => entry === id);
};
const leave = (club: Club, session: number, number: number, isGone: boolean) => {
  const entry = sectionOf(club, session).entries.find((one) => one.number === number)?.id ?? 0;
  const { withdrawn: _, ...terms } = entryTermsOf(sessionOf(club, session).terms, entry);
  unwrap(changeTerms(club, session, { entries: [{ ...terms, entry, ...(isGone && { withdrawn: true }) }] }));
};

describe('a Swiss of players', () => {
  test('whose round 1 has not begun seats a late player with three who would have sat out', () => {
    const { club, session } = players.swiss({ ...players.SPEC, players: 11 });
    const before = seatedIn(club, session, 1);
    expect(joins(club, session)).toMatchObject({ kind: 'joins-swiss', team: 12, from: 1, tables: [3], waits: null });
    const after = seatedIn(club, session, 1);
    expect(after.out).toEqual([]);
    expect(after.seated).toHaveLength(12);
    expect(after.tables.slice(0, 2)).toEqual(before.tables);
    expect(after.tables[2]).toMatchObject({ table: 3, reason: { code: 'late', four: [...before.out, 12] } });
    expect(sectionOf(club, session)).toMatchObject({ tables: 3, spec: { players: 12 } });
    players.play(club, session, 1);
    expect(rowOf(club, session, 12)?.total).not.toBeNull();
    expect(drawOf(club, session, 2).proposed).toMatchObject({ out: [], tables: { length: 3 } });
  });

  test('that plays takes a late player into the next draw, without a sit-out for what was missed; undo takes it back', () => {
    const { club, session } = players.swiss({ ...players.SPEC, players: 14 }, { percent: 60, imps: null });
    players.play(club, session, 1);
    const [sat = 0] = seatedIn(club, session, 1).out;
    const before = unwrap(readStandings(club, session)).fields;
    expect(rowOf(club, session, sat)?.total).not.toBe('0');
    expect(joins(club, session)).toMatchObject({ team: 15, from: 2, tables: [], waits: null });
    expect(seatedIn(club, session, 1).out).not.toContain(15);
    expect(rowOf(club, session, 15)?.total ?? '0').toBe('0');
    const { order, proposed } = drawOf(club, session, 2);
    expect(order.at(-1)).toMatchObject({ number: 15, figure: null });
    expect(players.isDraw(proposed) && proposed.out.length).toBe(3);
    // Who sat out, or was not there, plays before others sit out twice.
    expect(players.isDraw(proposed) && proposed.out).not.toContain(15);
    unwrap(undoChange(club, session));
    expect(unwrap(readStandings(club, session)).fields).toEqual(before);
    expect(numbersOf(club, session)).not.toContain(15);
    unwrap(redoChange(club, session));
    expect(drawOf(club, session, 2).proposed).toEqual(proposed);
    unwrap(undoChange(club, session));
    expect(joins(club, session)).toMatchObject({ team: 15 });
    players.announce(club, session, 2);
    players.play(club, session, 2);
    expect(seatedIn(club, session, 2).seated).toContain(15);
    expect(rowOf(club, session, 15)?.available).not.toBe('0');
  });

  test('says that a round without a place is drawn without the player, and has one when it is drawn anew', () => {
    const { club, session } = players.swiss({ ...players.SPEC, rounds: 2 });
    players.play(club, session, 1);
    players.announce(club, session, 2);
    expect(joins(club, session)).toMatchObject({ team: 13, from: 2, tables: [], waits: 2 });
    expect(seatedIn(club, session, 2)).toMatchObject({ out: [] });
    players.announce(club, session, 2);
    expect(seatedIn(club, session, 2).out).toHaveLength(1);
    expect(seatedIn(club, session, 2).seated).toContain(13);
    players.play(club, session, 2);
    expect(proposeScheduleChange(club, session, asked(club, session))).toMatchObject({
      code: 'changeNotPossible',
      cause: { code: 'team-no-round-left' },
    });
  });

  test('has no place with three of whom one sits out by wish', () => {
    const { club, session } = players.swiss({ ...players.SPEC, players: 15 });
    players.play(club, session, 1);
    const wished = drawOf(club, session, 2).order[0]?.number ?? 0;
    unwrap(choosePlayers(club, session, { round: 2, isLate: false, out: [wished], wishes: [] }));
    players.announce(club, session, 2);
    expect(joins(club, session)).toMatchObject({ team: 16, from: 3, tables: [], waits: 2 });
  });

  test('gives nothing for a round that somebody left before and came back after', () => {
    const { club, session } = players.swiss({ ...players.SPEC, players: 13 }, { percent: 60, imps: null });
    players.play(club, session, 1);
    const [away = 0] = seatedIn(club, session, 1).seated;
    const total = rowOf(club, session, away)?.total;
    leave(club, session, away, true);
    players.announce(club, session, 2);
    players.play(club, session, 2);
    leave(club, session, away, false);
    expect(seatedIn(club, session, 2).out).toEqual([]);
    expect(rowOf(club, session, away)?.total).toBe(total);
    players.announce(club, session, 3);
    expect(seatedIn(club, session, 3).seated).toContain(away);
  });
});
