import { describe, expect, test } from 'vitest';
import { createEvent } from '../../../../main/club/competitions/events.ts';
import type { ResultInput } from '../../../../main/club/results/input.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { acceptFinding, readReview } from '../../../../main/club/review/review.ts';
import { readStandings } from '../../../../main/club/standings/standings.ts';
import type { Room } from '../../../../src/scoring/teams/team.ts';
import { handIn, newEvent, sectionOf, sessionOf, testClub, unwrap } from '../../support.ts';

const SPEC = { kind: 'match', teams: 2, boardsPerMatch: 16, segments: 2, supply: 'copies' } as const;

function match() {
  const club = testClub();
  const { session } = unwrap(createEvent(club, newEvent({ spec: SPEC })));
  const record = (room: Room, board: number, score: number, more: Partial<ResultInput> = {}) => {
    const section = sectionOf(club, session);
    const cell = section.cells.find((one) => one.match?.room === room && one.boards.includes(board));
    if (!cell) throw new Error(`the ${room} room does not play board ${board}`);
    const line = handIn(section, cell, { slotBoard: board, outcome: { kind: 'score', score }, typed: '', ...more });
    unwrap(recordResult(club, session, line));
    return cell;
  };
  const findings = () => unwrap(readReview(club, session)).items;
  const codes = () => findings().map(({ finding }) => finding.code);
  return { club, session, record, findings, codes };
}

describe('the review of a match of teams', () => {
  test('both pairs of a team in one line: the line turned, or average to each; accepted it is gone', () => {
    const { club, session, record, findings, codes } = match();
    record('open', 1, 110);
    const cell = record('closed', 1, 110);
    const turned = { ns: cell.ew, ew: cell.ns };
    record('closed', 2, 110);
    record('open', 2, 110, { ...turned, ns: sectionOpen(club, session).ew, ew: sectionOpen(club, session).ns });
    const [item] = findings();
    expect(codes()).toEqual(['wrong-seats']);
    expect(item?.finding.slot.slotBoard).toBe(2);
    const [turn, average] = item?.finding.fixes ?? [];
    expect(turn).toMatchObject([{ ns: sectionOpen(club, session).ns, ew: sectionOpen(club, session).ew }]);
    expect(average?.map(({ outcome }) => outcome?.kind)).toEqual(['award', 'award']);
    if (!item) throw new Error('nothing found');
    unwrap(acceptFinding(club, session, { ...item.finding.slot, code: item.finding.code, version: item.version }));
    expect(codes()).toEqual([]);
  });

  test('a swing of seventeen IMPs with the score on the other side; two deals on one board', () => {
    const { record, findings, codes } = match();
    record('open', 3, 1430);
    record('closed', 3, -1430);
    expect(codes()).toEqual(['large-swing']);
    expect(findings()[0]?.finding.fixes).toHaveLength(1);
    record('open', 4, 620, { form: 'A' });
    record('closed', 4, 620, { form: 'B' });
    expect(codes()).toEqual(['fouled', 'large-swing']);
  });

  test('a room without its result once the next part has begun, in the place of the missing line', () => {
    const { club, session, record, findings, codes } = match();
    record('open', 5, 110);
    expect(codes()).toEqual([]);
    record('open', 9, 110);
    expect(codes()).toEqual(['missing-room']);
    const [cell] = sectionOf(club, session).cells.filter(
      (one) => one.match?.room === 'closed' && one.boards.includes(5),
    );
    expect(findings()[0]?.finding.slot).toMatchObject({ slotBoard: 5, table: cell?.table, round: cell?.round });
  });

  test('the same two pairs in both halves', () => {
    const { club, session, record, codes } = match();
    record('open', 1, 110);
    const section = sectionOf(club, session);
    const first = section.cells.find((one) => one.match?.room === 'open' && one.boards.includes(1));
    record('open', 9, 110, { ns: first?.ns ?? 0, ew: first?.ew ?? 0 });
    expect(codes()).toContain('meets-again');
    expect(sessionOf(club, session).results).toHaveLength(2);
  });
});

const MOVEMENTS = [
  { kind: 'american-whist', teams: 6, boardsPerMatch: 3 },
  { kind: 'new-england', teams: 6, boardsPerMatch: 3, copies: 2 },
  { kind: 'new-england', teams: 6, boardsPerMatch: 3, copies: 1 },
  { kind: 'patton', teams: 6, boardsPerMatch: 3, rounds: 5 },
] as const;

test.each(MOVEMENTS)('wrong opponents in $kind: their lines are of no match until they are corrected', (spec) => {
  const club = testClub();
  const { session } = unwrap(createEvent(club, newEvent({ spec })));
  const section = sectionOf(club, session);
  const cells = section.cells.filter(({ sitOut }) => !sitOut);
  type Cell = (typeof cells)[number];
  const plays = (pair: number, at: Cell) => (cell: Cell) =>
    [cell.ns, cell.ew].includes(pair) && cell.boards.some((board) => at.boards.includes(board));
  const teamOf = (pair: number) => section.partnerships.find(({ id }) => id === pair)?.of[0];
  // As late as can be, a pair that does not know the boards of another table sits down there.
  const [at, from] =
    cells
      .toReversed()
      .flatMap((one) => cells.filter(({ round }) => round === one.round).map((other) => [one, other] as const))
      .find(([one, other]) => {
        const isKnown = cells.some((cell) => cell.round <= one.round && plays(other.ew, one)(cell));
        return teamOf(one.ns) !== teamOf(other.ew) && one.match?.id !== other.match?.id && !isKnown;
      }) ?? [];
  if (!at || !from) throw new Error('everybody knows all boards');
  const record = (cell: Cell, changes: Partial<ResultInput> = {}) => {
    for (const slotBoard of cell.boards) {
      const outcome = { kind: 'score', score: 110 } as const;
      unwrap(recordResult(club, session, handIn(section, cell, { slotBoard, outcome, typed: '', ...changes })));
    }
  };
  // Its own table has nobody to play, and later it knows these boards.
  const open = [from, ...cells.filter(plays(from.ew, at))];
  for (const cell of cells) if (cell !== at && !open.includes(cell)) record(cell);
  record(at, { ew: from.ew });
  const stray = () => unwrap(readReview(club, session)).items.filter(({ finding }) => finding.code === 'stray-line');
  const counted = () => {
    const [field] = unwrap(readStandings(club, session)).fields;
    return field?.matches?.matches.filter(({ count }) => count === 'result').map((score) => score.match);
  };
  const allBut = (left: readonly Cell[]) =>
    sessionOf(club, session)
      .matches.map(({ id }) => id)
      .filter((id) => left.every((cell) => cell.match?.id !== id));
  expect(stray().map(({ finding }) => finding.slot.slotBoard)).toEqual(at.boards.toSorted((a, b) => a - b));
  expect(counted()).toEqual(allBut([at, ...open]));
  record(at, { expectedVersion: 1 });
  expect(stray()).toEqual([]);
  expect(counted()).toEqual(allBut(open));
  for (const cell of open) record(cell);
  expect(counted()).toEqual(allBut([]));
});

function sectionOpen(club: Parameters<typeof sectionOf>[0], session: number) {
  const cell = sectionOf(club, session).cells.find((one) => one.match?.room === 'open' && one.boards.includes(2));
  if (!cell) throw new Error('no open room');
  return cell;
}
