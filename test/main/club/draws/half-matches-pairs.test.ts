/** An odd Swiss of pairs whose lowest three share a table, with two half matches within one round. */
import { expect, test } from 'vitest';
import { chooseDraw } from '../../../../main/club/draws/choose.ts';
import { readDraw } from '../../../../main/club/draws/view.ts';
import { undoChange } from '../../../../main/club/undo/undo.ts';
import { sectionOf, sessionOf, testClub, unwrap } from '../../support.ts';
import { bringIn, fileOf } from '../event-file/two-clubs.ts';
import {
  announce,
  cellAt,
  halvesAnnounced,
  HALVES,
  matchesOf,
  play,
  SPEC,
  type TestSwissPairs,
} from './half-matches-pairs.ts';
import { proposal, ranking, swiss } from './swiss-pairs-event.ts';

const totals = ({ club, session }: TestSwissPairs) => new Map(ranking(club, session).map(({ pair, vp }) => [pair, vp]));

test('the highest of the lowest three sits at one table for both halves, the others for one each', () => {
  const event = swiss(SPEC);
  const { club, session } = event;
  expect(proposal(club, session, 1).bye?.entry).toBe(7);
  unwrap(chooseDraw(club, session, { round: 1, drawnBy: HALVES, wishes: [] }));
  const drawn = proposal(club, session, 1);
  expect(drawn.bye).toBeNull();
  expect(drawn.matches.map(({ home, away, tables }) => ({ home, away, tables }))).toEqual([
    { home: 1, away: 3, tables: [1] },
    { home: 2, away: 4, tables: [2] },
  ]);
  expect(drawn.triangle).toEqual({
    entries: [5, 6, 7],
    isHalves: true,
    from: 1,
    matches: [
      { home: 5, away: 6, tables: [3] },
      { home: 5, away: 7, tables: [4] },
    ],
  });
  announce(event, 1);
  expect(unwrap(readDraw(club, session, 1)).announced?.triangle).toEqual(drawn.triangle);
  expect(matchesOf(event, 1).filter(({ isHalf }) => isHalf)).toEqual([
    { home: 5, away: 6, isHalf: true },
    { home: 5, away: 7, isHalf: true },
    { home: 7, away: null, isHalf: true },
    { home: 6, away: null, isHalf: true },
  ]);
  const seats = [1, 2, 3, 4].map((table) => cellAt(event, 1, table));
  expect(seats.map(({ boards, half }) => ({ boards, half }))).toEqual([
    { boards: [1, 2, 3, 4, 5, 6, 7, 8], half: undefined },
    { boards: [1, 2, 3, 4, 5, 6, 7, 8], half: undefined },
    { boards: [1, 2, 3, 4], half: 1 },
    { boards: [5, 6, 7, 8], half: 2 },
  ]);
  expect(seats[3]?.ns).toBe(seats[2]?.ns);
});

/**
 * Three results a board, top 4. Table 1 has 110 on all boards, table 2 has 90 on boards 1 to 4 and 140 on boards 5 to 8,
 * the shared table 140 on boards 1 to 4 and 90 on boards 5 to 8.
 *
 * Boards 1 to 4, N-S: 140 beats both, 4 of 4; 110 is 2, 90 is 0. The same on boards 5 to 8.
 * Pair 5 against 6: 100 % of 4 boards, 20-0 (over 75.95 %), half of it 10-0; against 7: 0 %, 0-20, half of it 0-10.
 * Table 1: 16 of 32 are 50 %: 10-10. Table 2: 0 + 16 of 32 are 50 %: 10-10. Who sits half of the round out has half of 12.
 */
test('a half match counts half of its result on the scale for its boards, a half sat out half of a bye', () => {
  const event = halvesAnnounced();
  play(event, 1, [110, 110, 110, 110, 110, 110, 110, 110]);
  play(event, 2, [90, 90, 90, 90, 140, 140, 140, 140]);
  play(event, 3, [140, 140, 140, 140]);
  expect(unwrap(readDraw(event.club, event.session, 1)).states[0]).toBe('playing');
  play(event, 4, [90, 90, 90, 90]);
  expect(unwrap(readDraw(event.club, event.session, 1)).states[0]).toBe('in');
  expect([...totals(event)].toSorted(([a], [b]) => a - b)).toEqual([
    [1, 10],
    [2, 10],
    [3, 10],
    [4, 10],
    [5, 10 + 0],
    [6, 0 + 6],
    [7, 10 + 6],
  ]);
});

test('nobody of the three shares a table or has a bye again, and is at home a round at most', () => {
  const event = halvesAnnounced();
  const { club, session } = event;
  for (const table of [1, 2]) play(event, table, [110, 110, 110, 110, 110, 110, 110, 110]);
  for (const table of [3, 4]) play(event, table, [90, 90, 90, 90]);
  const next = proposal(club, session, 2);
  expect(next.triangle?.entries.some((pair) => [5, 6, 7].includes(pair))).toBe(false);
  unwrap(chooseDraw(club, session, { round: 2, drawnBy: { ...HALVES, odd: 'bye' }, wishes: [] }));
  expect([6, 7]).not.toContain(proposal(club, session, 2).bye?.entry);
});

test('announced anew, as a bye, and undone step by step: seats, boards and matches are as they were', () => {
  const event = halvesAnnounced();
  const { club, session } = event;
  const now = () => ({ cells: sectionOf(club, session).cells, matches: sessionOf(club, session).matches });
  const halves = now();
  announce(event, 1);
  expect(now()).toEqual(halves);
  unwrap(undoChange(club, session));
  unwrap(chooseDraw(club, session, { round: 1, drawnBy: { rule: 'top', isLate: false }, wishes: [] }));
  announce(event, 1);
  expect(now().cells).toHaveLength(3);
  unwrap(undoChange(club, session));
  expect(now()).toEqual(halves);
  unwrap(undoChange(club, session));
  unwrap(undoChange(club, session));
  expect(sessionOf(club, session).matches.some(({ isHalf }) => isHalf)).toBe(false);
});

test('boards that tables pass on are halved in the order in which the table plays them', () => {
  const event = halvesAnnounced({ ...SPEC, supply: 'shared' });
  expect([3, 4].map((table) => cellAt(event, 1, table).boards)).toEqual([
    [3, 4, 5, 6],
    [7, 8, 1, 2],
  ]);
});

test('an odd number of boards has no half', () => {
  const { club, session } = swiss({ ...SPEC, boardsPerRound: 7 });
  expect(unwrap(readDraw(club, session, 1)).odds).toEqual(['bye']);
  unwrap(chooseDraw(club, session, { round: 1, drawnBy: HALVES, wishes: [] }));
  expect(proposal(club, session, 1)).toMatchObject({ bye: { entry: 7 } });
});

test('whoever of the three keeps a table keeps it', () => {
  const { club, session } = swiss(SPEC);
  const wish = { kind: 'place', entry: 7, place: 1, until: 3, reason: 'wheelchair' } as const;
  unwrap(chooseDraw(club, session, { round: 1, drawnBy: HALVES, wishes: [wish] }));
  const { matches, triangle } = proposal(club, session, 1);
  expect(matches.map(({ tables }) => tables)).toEqual([[2], [3]]);
  expect(triangle?.matches.map(({ tables }) => tables)).toEqual([[1], [4]]);
});

test('a round of half matches goes on in another club', () => {
  const event = halvesAnnounced();
  play(event, 3, [140, 140, 140, 140]);
  const club = testClub();
  const { session } = bringIn(club, fileOf(event.club, event.session));
  play({ club, session }, 4, [90, 90, 90, 90]);
  for (const table of [1, 2]) play({ club, session }, table, [110, 110, 110, 110, 110, 110, 110, 110]);
  bringIn(event.club, fileOf(club, session));
  expect(totals(event)).toEqual(totals({ club, session }));
  expect(totals(event).get(6)).toBe(6);
});
