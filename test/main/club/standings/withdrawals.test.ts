import { describe, expect, test } from 'vitest';
import { explainEntry } from '../../../../main/club/standings/explanation.ts';
import { previewTerms } from '../../../../main/club/publication/preview.ts';
import { moveSessionClock } from '../../../../main/club/schedule/clock.ts';
import type { CellView } from '../../../../main/club/model/session.ts';
import { readReview } from '../../../../main/club/review/review.ts';
import { listEvents } from '../../../../main/club/competitions/event-list.ts';
import { countExpectedResults } from '../../../../src/session/due.ts';
import { recordResult } from '../../../../main/club/results/results.ts';
import { readSession, readSessionDiff } from '../../../../main/club/competitions/sessions.ts';
import { changeScoring } from '../../../../main/club/scoring/scoring.ts';
import { changeSettings } from '../../../../main/club/settings.ts';
import { readStandings, standingsOf } from '../../../../main/club/standings/standings.ts';
import { changeTerms } from '../../../../main/club/scoring/terms.ts';
import {
  add,
  divide,
  exact,
  multiply,
  compare,
  readExact,
  writeExact,
  type Exact,
} from '../../../../src/scoring/numbers/exact.ts';
import { REGULATIONS } from '../../../../src/scoring/regulation/regulation.ts';
import { mitchellSpec } from '../../../builders.ts';
import { clubWithEvent, handIn, played, sectionOf, sessionOf, uncached, unwrap } from '../../support.ts';

const ROUNDS = 5;

/** Five tables, two boards a round: everything played up to `rounds`, by pair 1 North-South only up to `own`. */
function evening(own: number, rounds = ROUNDS) {
  const { club, session } = clubWithEvent({ spec: mitchellSpec(ROUNDS) });
  const section = sectionOf(club, session);
  const leaver = section.entries.find(({ number }) => number === 1)?.id ?? 0;
  const cells = section.cells.filter(({ round, ns }) => round <= (ns === leaver ? own : rounds));
  for (const cell of cells) {
    for (const board of cell.boards) {
      const outcome = played(4, 8 + ((cell.table * 3 + cell.round * 2 + board) % 5));
      unwrap(recordResult(club, session, handIn(section, cell, { slotBoard: board, outcome })));
    }
  }
  const withdraw = (withdrawn: boolean) => {
    const usual = { entry: leaver, handicap: null, stratum: null, withoutStanding: false };
    return { entries: [withdrawn ? ({ ...usual, withdrawn } as const) : usual] };
  };
  const fields = () => unwrap(readStandings(club, session)).fields;
  const rows = () => fields().flatMap((field) => field.rankings.flatMap((ranking) => ranking.rows));
  const rowOf = (entry: number) => rows().find((row) => row.entry === entry);
  const opponent = (round: number) => section.cells.find((cell) => cell.round === round && cell.ns === leaver)?.ew ?? 0;
  return { club, session, section, leaver, withdraw, fields, rows, rowOf, opponent };
}

test.each([0, 2, 3])('the list of events waits for no result of a pair that left after round %i', (own) => {
  const { club, session, section, leaver, withdraw } = evening(own, 4);
  const listed = () => listEvents(club).events[0];
  const cell = section.cells.find(({ round, ns }) => round === own + 1 && ns === leaver);
  // In the middle of a round.
  if (cell && own > 0) unwrap(recordResult(club, session, handIn(section, cell)));
  const before = listed()?.expectedResults ?? 0;
  expect(before).toBe(2 * ROUNDS * ROUNDS);
  unwrap(changeTerms(club, session, withdraw(true)));
  const { sections, results } = sessionOf(club, session);
  expect(listed()).toMatchObject({
    results: results.length,
    expectedResults: countExpectedResults(sections, results),
  });
  expect(listed()?.expectedResults).toBe(before - 2 * (ROUNDS - own) + (own > 0 ? 1 : 0));
  unwrap(changeTerms(club, session, withdraw(false)));
  expect(listed()?.expectedResults).toBe(before);
});

const read = (text: string | null | undefined): Exact => readExact(text ?? '') as Exact;

test('a result taken away at a table the pair has left leaves nobody to be missed there, at once', () => {
  const { club, session, section, leaver, withdraw } = evening(3);
  unwrap(changeTerms(club, session, withdraw(true)));
  const cell = section.cells.find(({ round, ns }) => round === 3 && ns === leaver);
  if (!cell) throw new Error('a table');
  const { change } = sessionOf(club, session);
  for (const board of cell.boards) {
    unwrap(recordResult(club, session, handIn(section, cell, { slotBoard: board, outcome: null, expectedVersion: 1 })));
  }
  const afresh = readSession(uncached(club), session);
  expect(sessionOf(club, session)).toEqual(afresh);
  const { round, table } = cell;
  expect(sectionOf(club, session).cells).toContainEqual(expect.objectContaining({ round, table, absent: [leaver] }));
  expect(unwrap(readSessionDiff(club, session, change)).kind).toBe('whole');
});

describe('a pair withdraws (EBU White Book 2.4.4)', () => {
  test('before half of what it was to play: its results are cancelled, its opponents have played fewer boards', () => {
    const { club, session, leaver, withdraw, rows, rowOf, opponent } = evening(2);
    expect(rowOf(opponent(1))?.boards).toBe(10);
    unwrap(changeTerms(club, session, withdraw(true)));
    expect(rowOf(leaver)).toMatchObject({
      place: null,
      boards: 0,
      withdrawn: 'cancelled',
      unranked: 'without-standing',
    });
    expect(rowOf(opponent(1))?.boards).toBe(8);
    expect(rowOf(opponent(4))?.boards).toBe(8);
    expect(rows()).toHaveLength(10);
  });

  test('from half on: they stand, and whoever was to meet it has average plus', () => {
    const { club, session, leaver, withdraw, rows, rowOf, opponent } = evening(3);
    const before = read(rowOf(opponent(4))?.figure);
    expect(rowOf(opponent(4))?.boards).toBe(8);
    unwrap(changeTerms(club, session, withdraw(true)));
    expect(rowOf(leaver)).toMatchObject({ place: null, boards: 6, withdrawn: 'stand' });
    const plus = compare(before, exact(3, 5)) > 0 ? before : exact(3, 5);
    const expected = divide(add(multiply(before, exact(8)), multiply(plus, exact(2))), exact(10));
    expect(rowOf(opponent(4))).toMatchObject({ boards: 10, figure: writeExact(expected) });
    expect(rowOf(opponent(1))).toMatchObject({ boards: 10 });
    expect(rows()).toHaveLength(10);
    expect(explainEntry(club, session, opponent(4))).not.toMatchObject({ kind: 'problem' });
    expect(explainEntry(club, session, leaver)).not.toMatchObject({ kind: 'problem' });
  });

  test('an average plus is no sit-out, though the regulation gives something for one', () => {
    const { club, session, withdraw, rowOf, opponent } = evening(3);
    const regulation = { ...REGULATIONS.wbf, code: 'Riverside', sitOut: { percent: 60, imps: 1 } };
    unwrap(changeSettings(club, { ownRegulation: { preset: 'wbf', regulation } }));
    unwrap(changeScoring(club, session, { method: 'matchpoints', regulation: 'own' }));
    unwrap(changeTerms(club, session, withdraw(true)));
    expect([4, 5].map((round) => rowOf(opponent(round))?.boards)).toEqual([10, 10]);
  });

  test('cancelled, whoever was still to meet it sits out, and whoever has met it has played fewer boards', () => {
    const { club, session, withdraw, rowOf, opponent } = evening(2);
    const regulation = { ...REGULATIONS.wbf, code: 'Riverside', sitOut: { percent: 60, imps: 1 } };
    unwrap(changeSettings(club, { ownRegulation: { preset: 'wbf', regulation } }));
    unwrap(changeScoring(club, session, { method: 'matchpoints', regulation: 'own' }));
    unwrap(changeTerms(club, session, withdraw(true)));
    expect([1, 4].map((round) => rowOf(opponent(round))?.boards)).toEqual([8, 10]);
  });

  test('nobody has average plus in a round that has not begun', () => {
    const { club, session, withdraw, rowOf, opponent } = evening(3, 4);
    unwrap(changeTerms(club, session, withdraw(true)));
    expect(rowOf(opponent(4))?.boards).toBe(8);
    expect(rowOf(opponent(5))?.boards).toBe(8);
  });

  test.each([2, 3])('after %i rounds it moves whom the preview says; taken back, all is as it was', (own) => {
    const { club, session, withdraw, fields } = evening(own);
    const before = fields();
    const { moves } = unwrap(previewTerms(club, session, withdraw(true)));
    expect(fields()).toEqual(before);
    unwrap(changeTerms(club, session, withdraw(true)));
    expect(moves.length).toBeGreaterThan(0);
    expect(fields()).toEqual(standingsOf(sessionOf(club, session)).fields);
    unwrap(changeTerms(club, session, withdraw(false)));
    expect(fields()).toEqual(before);
    expect(sessionOf(club, session).terms.entries).toEqual([]);
  });

  test('no result is expected of it any more, and its opponents sit out', () => {
    const { club, session, leaver, withdraw } = evening(3, 4);
    const seats = () => sectionOf(club, session).cells.filter(({ ns }) => ns === leaver);
    unwrap(changeTerms(club, session, withdraw(true)));
    expect(seats().map(({ sitOut }) => sitOut)).toEqual([false, false, false, true, true]);
    expect(seats().at(-1)?.absent).toEqual([leaver]);
    unwrap(changeTerms(club, session, withdraw(false)));
    expect(seats().some(({ sitOut }) => sitOut)).toBe(false);
  });

  test('in the middle of a round: what is in stays, the rest is not missed, and may come in after all', () => {
    const { club, session, section, leaver, withdraw, opponent } = evening(3);
    const inRound = (round: number) => (cell: CellView) => cell.round === round && cell.ns === leaver;
    const cell = (round: number) => sectionOf(club, session).cells.find(inRound(round)) as CellView;
    const half = section.cells.find(inRound(4)) as CellView;
    const [first = 0, second = 0] = half.boards;
    unwrap(recordResult(club, session, handIn(section, half, { slotBoard: first, outcome: played(4, 9) })));
    const missing = () => {
      unwrap(moveSessionClock(club, session, { action: 'next' }));
      const { items } = unwrap(readReview(club, session));
      return items.filter(({ finding }) => finding.code === 'missing').map(({ finding }) => finding.slot.round);
    };
    unwrap(moveSessionClock(club, session, { action: 'start' }));
    for (const _ of [1, 2, 3]) missing();
    expect(missing()).toEqual([4]);
    unwrap(changeTerms(club, session, withdraw(true)));
    expect(cell(4)).toMatchObject({ sitOut: false, left: [second], boards: half.boards });
    expect(cell(5)).toMatchObject({ sitOut: true, left: half.boards.map(() => expect.any(Number)) });
    expect(unwrap(readReview(club, session)).items).toEqual([]);
    const { sections, results } = sessionOf(club, session);
    expect(countExpectedResults(sections, results)).toBe(results.length);

    // Whoever was to meet it has average plus of the board it left, until a result of it comes in late.
    const given = () => explainedBoards(opponent(4)).filter(({ round }) => round === 4).length;
    const explainedBoards = (entry: number) => unwrap(explainEntry(club, session, entry)).boards;
    expect(given()).toBe(2);
    unwrap(recordResult(club, session, handIn(section, half, { slotBoard: second, outcome: played(4, 10) })));
    expect(cell(4).left).toEqual([]);
    expect(given()).toBe(2);
    unwrap(changeTerms(club, session, withdraw(false)));
    expect(cell(5)).toMatchObject({ sitOut: false, left: [] });
  });

  test('a result of a table it had left may be handed in', () => {
    const { club, session, section, leaver, withdraw } = evening(3, 4);
    unwrap(changeTerms(club, session, withdraw(true)));
    const late = section.cells.find(({ round, ns }) => round === 4 && ns === leaver) as CellView;
    const [slotBoard = 0, other = 0] = late.boards;
    unwrap(recordResult(club, session, handIn(section, late, { slotBoard, outcome: played(4, 10) })));
    const now = sectionOf(club, session).cells.find(({ round, ns }) => round === 4 && ns === leaver);
    expect(now).toMatchObject({ sitOut: false, absent: [], left: [other] });
  });

  test('results that come in afterwards are scored as from the beginning', () => {
    const { club, session, section, withdraw, fields } = evening(3, 4);
    unwrap(changeTerms(club, session, withdraw(true)));
    fields();
    for (const cell of section.cells.filter(({ round, table }) => round === ROUNDS && table > 1)) {
      const line = handIn(section, cell, { slotBoard: cell.boards[0] ?? 0, outcome: played(4, 9) });
      if (line.ns !== withdraw(true).entries[0]?.entry) unwrap(recordResult(club, session, line));
      expect(fields()).toEqual(standingsOf(sessionOf(club, session)).fields);
    }
  });
});
