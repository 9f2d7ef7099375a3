/** An odd Swiss whose lowest three meet in half matches within one round, read with the half scale. */
import { expect, test } from 'vitest';
import { chooseDraw } from '../../../../main/club/draws/choose.ts';
import { readDraw } from '../../../../main/club/draws/view.ts';
import { tournamentEvent } from '../../../../main/club/exchange/export.ts';
import { changeScoring } from '../../../../main/club/scoring/scoring.ts';
import { undoChange } from '../../../../main/club/undo/undo.ts';
import { makeBws } from '../../../../src/format/bws/make.ts';
import { sectionOf, sessionOf, testClub, unwrap } from '../../support.ts';
import { bringIn, fileOf } from '../event-file/two-clubs.ts';
import { HALVES, halvesAnnounced, MATCHES, odd, playMatch, SPEC } from './half-matches.ts';
import { announce, proposal, standings, type TestSwiss } from './swiss.ts';

/** The published half scale over four boards: the most IMPs of 5-5, 6-4 ... 9-1 (EBU, by its algorithm). */
const LIMITS = [0, 3, 7, 11, 17];

function halfPoints(imps: number): readonly [winner: number, loser: number] {
  const band = LIMITS.filter((limit) => imps > limit).length;
  return [5 + band, 5 - band];
}

/** IMPs of a score that the other table passes out (Law 78B). */
const IMPS: Readonly<Record<number, number>> = { 0: 0, 110: 3, 140: 4 };

function impsOf(scores: readonly number[]): number {
  return scores.reduce((sum, score) => sum + (IMPS[score] ?? 0), 0);
}

const totals = ({ club, session }: TestSwiss) =>
  new Map(standings(club, session).map((row) => [row.team, Number(row.total)]));

test('the lowest three meet in one round, at three tables and then at the three behind; nobody else is affected', () => {
  const event = odd();
  const { club, session } = event;
  const bye = proposal(club, session, 1);
  unwrap(chooseDraw(club, session, { round: 1, drawnBy: HALVES, wishes: [] }));
  const drawn = proposal(club, session, 1);
  expect(bye.bye?.entry).toBe(7);
  expect(drawn.bye).toBeNull();
  expect(drawn.matches.map(({ home, away, tables }) => ({ home, away, tables }))).toEqual([
    { home: 1, away: 3, tables: [1, 2] },
    { home: 2, away: 4, tables: [3, 4] },
  ]);
  expect(drawn.triangle).toEqual({
    entries: [5, 6, 7],
    isHalves: true,
    from: 1,
    matches: [
      { home: 5, away: 7, tables: [5, 8] },
      { home: 6, away: 5, tables: [6, 9] },
      { home: 7, away: 6, tables: [7, 10] },
    ],
  });
  announce(club, session, 1);
  expect(unwrap(readDraw(club, session, 1)).announced?.triangle).toEqual(drawn.triangle);
});

test('boards stay with their match; a pair sits once in each half, with another board each time', () => {
  const { club, session } = halvesAnnounced();
  const section = sectionOf(club, session);
  const halves = new Set(sessionOf(club, session).matches.flatMap(({ id, isHalf }) => (isHalf ? [id] : [])));
  const own = section.cells.filter(({ match }) => match && halves.has(match.id));
  expect(own.map(({ round, table, match }) => [round, table, match?.room])).toEqual([
    ...[5, 6, 7].map((table) => [1, table, 'open']),
    ...[8, 9, 10].map((table) => [1, table, 'closed']),
  ]);
  for (const table of [5, 6, 7]) {
    const [first, second] = [table, table + 3].map((at) => own.find((cell) => cell.table === at));
    expect(first?.boards).toEqual(second?.boards);
    expect(first?.boards.map((board) => section.shown[board])).toEqual([1, 2, 3, 4]);
  }
  for (const room of ['open', 'closed']) {
    const seated = own.filter(({ match }) => match?.room === room).flatMap(({ ns, ew }) => [ns, ew]);
    expect(new Set(seated).size).toBe(6);
  }
  const played = own.flatMap(({ ns, ew, boards }) => [ns, ew].flatMap((pair) => boards.map((one) => `${pair} ${one}`)));
  expect(new Set(played).size).toBe(6 * 8);
  expect(section.cells.some(({ round }) => round > 1)).toBe(false);
});

test('a half match counts by the half scale, a whole one by the whole; the round is in when both halves are', () => {
  const event = halvesAnnounced();
  const { club, session } = event;
  playMatch(event, [5, 7], [140, 140, 140, 140]);
  playMatch(event, [6, 5], [140, 110]);
  playMatch(event, [1, 3], [140, 140, 140, 140]);
  playMatch(event, [2, 4], []);
  expect(unwrap(readDraw(club, session, 1)).states[0]).toBe('playing');
  playMatch(event, [7, 6], []);
  expect(unwrap(readDraw(club, session, 1)).states[0]).toBe('in');
  const [five, seven] = halfPoints(impsOf([140, 140, 140, 140]));
  const [six, ofFive] = halfPoints(impsOf([140, 110]));
  expect([five, seven, six, ofFive]).toEqual([9, 1, 7, 3]);
  const found = totals(event);
  expect([5, 6, 7].map((team) => found.get(team))).toEqual([five + ofFive, six + 5, seven + 5]);
  expect([2, 4].map((team) => found.get(team))).toEqual([10, 10]);
  // 16 IMPs over the eight boards of a whole match are 15-5 (White Book 3.1.1: 13 to 16).
  expect([1, 3].map((team) => found.get(team))).toEqual([15, 5]);
  const next = proposal(club, session, 2);
  expect(next.triangle?.entries.some((team) => [5, 6, 7].includes(team))).not.toBe(true);
  const meets = next.matches.map(({ home, away }) => [home, away].toSorted((a, b) => a - b).join('-'));
  expect(meets.filter((pair) => ['5-7', '5-6', '6-7'].includes(pair))).toEqual([]);
});

test('announced anew, as a bye, and undone step by step: seats, boards and matches are as they were', () => {
  const { club, session } = halvesAnnounced();
  const now = () => ({ cells: sectionOf(club, session).cells, matches: sessionOf(club, session).matches });
  const halves = now();
  announce(club, session, 1);
  expect(now()).toEqual(halves);
  unwrap(undoChange(club, session));
  unwrap(chooseDraw(club, session, { round: 1, drawnBy: { rule: 'top', isLate: false }, wishes: [] }));
  announce(club, session, 1);
  expect(now().cells).toHaveLength(3 * 2);
  unwrap(undoChange(club, session));
  expect(now()).toEqual(halves);
  unwrap(undoChange(club, session));
  unwrap(undoChange(club, session));
  expect(sessionOf(club, session).matches.some(({ isHalf }) => isHalf)).toBe(false);
});

test('where North-South stay at home tables, the second half is behind all of them', () => {
  const { club, session } = halvesAnnounced({ ...SPEC, seats: 'home-tables', boardsPerMatch: 7 });
  const { announced } = unwrap(readDraw(club, session, 1));
  expect(announced?.triangle?.matches.map(({ tables }) => tables)).toEqual([
    [5, 8],
    [6, 9],
    [7, 10],
  ]);
  const first = sectionOf(club, session).cells.find(({ table }) => table === 5);
  expect(first?.boards).toHaveLength(3);
});

test('in the last round there may be half matches; a scale without a half scale has none and can’t be chosen', () => {
  const continuous = odd('wbf-continuous');
  expect(unwrap(readDraw(continuous.club, continuous.session, 1)).odds).toEqual(['bye', 'triangle']);
  unwrap(chooseDraw(continuous.club, continuous.session, { round: 1, drawnBy: HALVES, wishes: [] }));
  expect(proposal(continuous.club, continuous.session, 1)).toMatchObject({ bye: { entry: 7 } });
  const { club, session } = halvesAnnounced({ ...SPEC, rounds: 1 });
  expect(unwrap(readDraw(club, session, 1)).odds).toEqual(['bye', 'half-matches']);
  const matches = { ...MATCHES, scale: 'wbf-continuous' } as const;
  expect(changeScoring(club, session, { method: 'cross-imps', regulation: 'wbf', matches })).toMatchObject({
    cause: { code: 'no-half-scale' },
  });
});

test('a round of half matches goes on in another club, and its tables are in the files of other programs', () => {
  const event = halvesAnnounced();
  playMatch(event, [5, 7], [140, 140, 140, 140]);
  const club = testClub();
  const { session } = bringIn(club, fileOf(event.club, event.session));
  playMatch({ club, session }, [6, 5], [140, 110]);
  bringIn(event.club, fileOf(club, session));
  const { club: home, session: own } = event;
  expect(standings(home, own)).toEqual(standings(club, session));
  expect(totals(event).get(5)).toBe(9 + 3);
  const written = unwrap(tournamentEvent(home, own));
  const tables = (written.schedule ?? []).map(({ table }) => table).toSorted((a, b) => a - b);
  expect(tables).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(makeBws(written).length).toBeGreaterThan(0);
});
