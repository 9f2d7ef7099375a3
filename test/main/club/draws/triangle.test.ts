/** A team leaves the worked Swiss: the lowest three meet in a triangle over rounds 4 and 5, on boards of their own. */
import { expect, test } from 'vitest';
import { announceDraw } from '../../../../main/club/draws/announce.ts';
import { chooseDraw } from '../../../../main/club/draws/choose.ts';
import { readDraw } from '../../../../main/club/draws/view.ts';
import { changeTerms, entryTermsOf } from '../../../../main/club/scoring/terms.ts';
import { changeSwissRounds } from '../../../../main/club/schedule/swiss-rounds.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { undoChange } from '../../../../main/club/undo/undo.ts';
import { handIn, PASSED_OUT, sectionOf, sessionOf, unwrap } from '../../support.ts';
import { announce, EXAMPLE, expectedRows, play, playedTo, proposal, standings, type TestSwiss } from './swiss.ts';

const { team, triangle } = EXAMPLE.disturbed.withdrawal;
const [fourth, fifth] = triangle.rounds;

/** The example after round 3 without the team that leaves, and with a triangle wanted. */
function elevenGoOn(): TestSwiss {
  const event = playedTo(3);
  const { club, session } = event;
  const entry = sectionOf(club, session).entries.find(({ number }) => number === team)?.id ?? 0;
  const terms = entryTermsOf(sessionOf(club, session).terms, entry);
  unwrap(changeTerms(club, session, { entries: [{ ...terms, entry, withdrawn: true }] }));
  const drawnBy = { rule: 'top', isLate: false, odd: 'triangle' } as const;
  unwrap(chooseDraw(club, session, { round: 4, drawnBy, wishes: [] }));
  return event;
}

const pairsOf = (drawn: ReturnType<typeof proposal>) =>
  drawn.matches.map(({ place, home, away }) => ({ table: place, home, away }));

/** Records what the triangle played, both rounds, by the numbers on the cases. */
function playTriangle({ club, session }: TestSwiss): void {
  const section = sectionOf(club, session);
  const { matches } = sessionOf(club, session);
  const ids = new Map(section.entries.map(({ id, number }) => [number, id]));
  for (const { home, away, boards } of fifth?.triangleResults ?? []) {
    const match = matches.find((one) => one.home === ids.get(home) && one.away === ids.get(away));
    for (const room of ['open', 'closed'] as const) {
      const cell = section.cells.find((one) => one.match?.id === match?.id && one.match?.room === room);
      if (!cell) throw new Error(`${home} does not meet ${away}`);
      expect(cell.round).toBe(room === 'open' ? 4 : 5);
      for (const [at, [number, open, closed]] of boards.entries()) {
        const score = room === 'open' ? open : closed;
        const outcome = score === 0 ? PASSED_OUT : ({ kind: 'score', score } as const);
        const slotBoard = cell.boards[at] ?? 0;
        expect(section.shown[slotBoard]).toBe(number);
        unwrap(recordResult(club, session, handIn(section, cell, { slotBoard, outcome, typed: '' })));
      }
    }
  }
}

test('both rounds are drawn, seated and ranked as in the example; its results count after the second', () => {
  const event = elevenGoOn();
  const { club, session } = event;
  const totals = () =>
    standings(club, session)
      .filter((row) => row.team !== team)
      .map((row) => [row.team, row.total]);
  for (const round of triangle.rounds) {
    const drawn = proposal(club, session, round.round);
    expect(pairsOf(drawn)).toEqual(round.draw);
    expect(drawn.bye).toBeNull();
    expect(drawn.triangle?.entries).toEqual(round === fourth ? [7, 4, 2] : undefined);
    announce(club, session, round.round);
    play(club, session, round);
    if (round === fifth) playTriangle(event);
    expect(totals()).toEqual(expectedRows(round.standings).map((row) => [row.team, row.total]));
  }
  expect(unwrap(readDraw(club, session, 5)).states).toEqual(['closed', 'closed', 'closed', 'closed', 'in']);
  const shown = unwrap(readDraw(club, session, 5)).announced?.triangle;
  expect(shown?.from).toBe(4);
  expect(shown?.matches.map(({ home, away }) => [home, away])).toEqual([
    [7, 2],
    [4, 7],
    [2, 4],
  ]);
});

test('boards stay at three tables; each pair sits once a round, and no board is played twice by a team’s pair', () => {
  const { club, session } = elevenGoOn();
  announce(club, session, 4);
  const { cells, shown } = sectionOf(club, session);
  const own = cells.filter(({ match }) =>
    sessionOf(club, session).matches.some((one) => one.id === match?.id && one.lastRound === 5),
  );
  expect(own.map(({ round, table }) => [round, table])).toEqual([
    [4, 9],
    [4, 10],
    [4, 11],
    [5, 9],
    [5, 10],
    [5, 11],
  ]);
  for (const table of [9, 10, 11]) {
    const [first, second] = own.filter((cell) => cell.table === table);
    expect(first?.boards).toEqual(second?.boards);
    expect(first?.boards.map((board) => shown[board])).toEqual([25, 26, 27, 28, 29, 30, 31, 32]);
  }
  for (const round of [4, 5]) {
    const seated = own.filter((cell) => cell.round === round).flatMap(({ ns, ew }) => [ns, ew]);
    expect(new Set(seated).size).toBe(6);
  }
  const boards = Map.groupBy(
    own.flatMap(({ ns, ew, boards: played }) => [ns, ew].flatMap((pair) => played.map((board) => ({ pair, board })))),
    ({ pair }) => pair,
  );
  for (const played of boards.values()) expect(new Set(played.map(({ board }) => board)).size).toBe(16);
  // the boards that all play go on where they were
  const next = cells.filter(({ round, table }) => round === 4 && table < 9).flatMap((cell) => cell.boards);
  expect([Math.min(...next), Math.max(...next)]).toEqual([25, 32]);
});

test('drawn anew, announced again and undone: seats, boards and the bye are as they were', () => {
  const { club, session } = elevenGoOn();
  const before = sectionOf(club, session).cells;
  announce(club, session, 4);
  const three = sectionOf(club, session).cells;
  announce(club, session, 4);
  expect(sectionOf(club, session).cells).toEqual(three);
  unwrap(chooseDraw(club, session, { round: 4, drawnBy: { rule: 'top', isLate: false }, wishes: [] }));
  expect(proposal(club, session, 4).bye?.entry).toBe(2);
  announce(club, session, 4);
  expect(sectionOf(club, session).cells.some(({ round }) => round === 5)).toBe(false);
  for (const cells of [three, three, three]) {
    unwrap(undoChange(club, session));
    expect(sectionOf(club, session).cells).toEqual(cells);
  }
  unwrap(undoChange(club, session));
  expect(sectionOf(club, session).cells).toEqual(before);
  announce(club, session, 4);
  expect(sectionOf(club, session).cells.filter(({ round }) => round === 5)).toHaveLength(3);
});

test('in the last round a triangle would not end: there is a bye', () => {
  const event = elevenGoOn();
  const { club, session } = event;
  unwrap(chooseDraw(club, session, { round: 4, drawnBy: { rule: 'top', isLate: false }, wishes: [] }));
  announce(club, session, 4);
  const [byes] = EXAMPLE.disturbed.withdrawal.bye.rounds;
  if (byes) play(club, session, byes);
  unwrap(chooseDraw(club, session, { round: 5, drawnBy: { rule: 'top', isLate: false, odd: 'triangle' }, wishes: [] }));
  expect(proposal(club, session, 5).triangle).toBeUndefined();
  expect(proposal(club, session, 5).bye).not.toBeNull();
  expect(announceDraw(club, session, { round: 4, key: '' })).toMatchObject({ code: 'drawInPlay' });
});

test('a triangle is played to its end, and further rounds stay below its boards', () => {
  const { club, session } = elevenGoOn();
  announce(club, session, 4);
  expect(changeSwissRounds(club, session, 4)).toMatchObject({ cause: { code: 'round-count', least: 3, most: 7 } });
  expect(changeSwissRounds(club, session, 8)).toMatchObject({ cause: { code: 'round-count', most: 7 } });
  unwrap(changeSwissRounds(club, session, 3));
  expect(sectionOf(club, session).cells.some(({ round }) => round > 3)).toBe(false);
  unwrap(undoChange(club, session));
  unwrap(changeSwissRounds(club, session, 7));
  expect(sectionOf(club, session)).toMatchObject({ rounds: 7, spec: { rounds: 7 } });
});
