import { describe, expect, test } from 'vitest';
import type { CellView, SectionView, SessionView } from '../../../../main/club/model/session.ts';
import type { ResultView } from '../../../../main/club/model/result.ts';
import { resultsBySlot } from '../../../../renderer/director/session/results.ts';
import { missingResults } from '../../../../renderer/director/room/missing.ts';
import {
  isTableComplete,
  needsDirections,
  nextSlot,
  progressOf,
  roundsProgress,
  stateOf,
  tablesOf,
  type TableView,
} from '../../../../renderer/director/session/tables.ts';
import { howellSpec, mitchellSpec, sessionView, type SessionRecipe } from '../../../builders.ts';

/** Two boards at thirteen tables: 26 results a round. */
const A_ROUND = 26;

function roomOf(recipe: SessionRecipe = {}): { session: SessionView; section: SectionView; results: Results } {
  const session = sessionView(recipe);
  const [section] = session.sections;
  if (!section) throw new Error('no section');
  return { session, section, results: resultsBySlot(session.results) };
}
type Results = ReadonlyMap<string, ResultView>;

function tableAt(tables: readonly TableView[], number: number): TableView {
  const table = tables.find((one) => one.cell.table === number);
  if (!table) throw new Error(`no table ${number}`);
  return table;
}

describe('the tables of a round', () => {
  test('are in order, with the pairs of the schedule and their results', () => {
    const { section, results } = roomOf();
    const tables = tablesOf(section, 2, results, 0);
    expect(tables.map((table) => table.cell.table)).toEqual(Array.from({ length: 13 }, (_, place) => place + 1));
    const first = tableAt(tables, 1);
    expect([first.ns.number, first.ew.number]).toEqual([1, 26]);
    expect(first.results.map((result) => result?.slotBoard)).toEqual(first.cell.boards);
  });

  test('the first board without a result is in play, in the round that is being played', () => {
    const { section, results } = roomOf({ results: A_ROUND + 1 });
    expect(tableAt(tablesOf(section, 2, results, 2), 1).inPlay).toBe(4);
    expect(tableAt(tablesOf(section, 2, results, 2), 2).inPlay).toBe(5);
    expect(tableAt(tablesOf(section, 3, results, 2), 1).inPlay).toBeNull();
    expect(tableAt(tablesOf(section, 1, results, 2), 1).inPlay).toBeNull();
  });

  test('the next result to type is the first that lacks, or the first', () => {
    const { section, results } = roomOf({ results: A_ROUND + 1 });
    const tables = tablesOf(section, 2, results, 2);
    expect(nextSlot(section.id, tableAt(tables, 1))).toEqual({ section: 1, round: 2, table: 1, slotBoard: 4 });
    const complete = tableAt(tablesOf(section, 1, results, 2), 3);
    expect(nextSlot(section.id, complete).slotBoard).toBe(complete.cell.boards[0]);
  });
});

describe('how a table stands', () => {
  const { section, results } = roomOf({ results: A_ROUND + 1 });
  const state = (round: number, table: number, roundInPlay: number, late = 0) =>
    stateOf(tableAt(tablesOf(section, round, results, roundInPlay), table), roundInPlay, late);

  test.each([
    ['all its results are in', state(1, 1, 2), { kind: 'finished' }],
    ['one of two', state(2, 1, 2), { kind: 'playing', recorded: 1, due: 2 }],
    ['none, the round has begun', state(2, 2, 2), { kind: 'playing', recorded: 0, due: 2 }],
    ['its round has not begun', state(3, 1, 2), { kind: 'waiting' }],
    ['no clock, none in', state(2, 2, 0), { kind: 'waiting' }],
    ['no clock, one in', state(2, 1, 0), { kind: 'playing', recorded: 1, due: 2 }],
    ['the time is up', state(2, 1, 2, 4), { kind: 'late', minutes: 4 }],
    ['the time is up, all in', state(1, 1, 1, 4), { kind: 'finished' }],
    ['the time is up in another round', state(3, 1, 2, 4), { kind: 'waiting' }],
    ['its round is over', state(2, 1, 3), { kind: 'missing', missing: 1 }],
    ['its round is over, and late is said of the next', state(2, 2, 3, 9), { kind: 'missing', missing: 2 }],
  ])('%s', (_, stands, expected) => {
    expect(stands).toEqual(expected);
  });

  test('a table with the phantom sits out and owes nothing', () => {
    const half = roomOf({ sections: [mitchellSpec(5, { phantom: 'EW' })], results: 0 });
    const tables = tablesOf(half.section, 1, half.results, 1);
    const resting = tables.filter((table) => table.cell.sitOut);
    expect(resting).toHaveLength(1);
    expect(resting.map((table) => [stateOf(table, 2, 5), isTableComplete(table), table.inPlay])).toEqual([
      [{ kind: 'sitOut' }, true, null],
    ]);
    expect(progressOf(tables, 1)).toEqual({ round: 1, recorded: 0, due: 8, finished: 0, unfinished: 4 });
  });
});

test('a round in figures', () => {
  const { section, results } = roomOf({ results: A_ROUND + 5 });
  expect(progressOf(tablesOf(section, 2, results, 2), 2)).toEqual({
    round: 2,
    recorded: 5,
    due: A_ROUND,
    finished: 2,
    unfinished: 11,
  });
  expect(roundsProgress(section, results).map((round) => round.recorded)).toEqual([26, 5, ...Array(11).fill(0)]);
});

describe('what happened beside the schedule', () => {
  const { session, section } = roomOf({ results: A_ROUND });
  const [first, ...others] = session.results as readonly [ResultView, ...ResultView[]];
  const atFirst = (results: readonly ResultView[], of = section) =>
    tableAt(tablesOf(of, 1, resultsBySlot(results), 2), first.table);

  test('a board played beside the round is one result more, expected and in; the line it left waits', () => {
    const beside = { ...first, slotBoard: 26, board: 26 };
    const results = [...others, beside];
    const table = atFirst(results);
    expect(table.boards).toEqual([...table.cell.boards, 26]);
    expect(table.results.at(-1)).toBe(beside);
    expect(stateOf(table, 2, 0)).toEqual({ kind: 'missing', missing: 1 });
    expect(nextSlot(section.id, table).slotBoard).toBe(first.slotBoard);
    expect(roundsProgress(section, resultsBySlot(results))[0]).toMatchObject({ recorded: A_ROUND, due: A_ROUND + 1 });
    const settled = resultsBySlot([...results, first]);
    expect(roundsProgress(section, settled)[0]).toMatchObject({ recorded: A_ROUND + 1, due: A_ROUND + 1 });
  });

  test('a board that a pair which withdrew left is not expected', () => {
    const left = (cell: CellView) => cell.round === 1 && cell.table === first.table;
    const cells = section.cells.map((cell) => (left(cell) ? { ...cell, left: [first.slotBoard] } : cell));
    const table = atFirst(others, { ...section, cells });
    expect(stateOf(table, 2, 0)).toEqual({ kind: 'finished' });
    expect(table.boards).not.toContain(first.slotBoard);
    expect(missingResults([{ ...section, cells }], resultsBySlot(others), 2)).toEqual([]);
    expect(missingResults([section], resultsBySlot(others), 2)).toHaveLength(1);
  });
});

test('directions are said in a Howell and in the rounds an arrow switch turns', () => {
  const howell = roomOf({ sections: [howellSpec(4)] }).section;
  const plain = roomOf().section;
  const switched = roomOf({ sections: [mitchellSpec(7, { arrowSwitch: 1 })] }).section;
  expect(needsDirections(howell, 1)).toBe(true);
  expect(needsDirections(plain, 13)).toBe(false);
  expect(needsDirections(switched, 6)).toBe(false);
  expect(needsDirections(switched, 7)).toBe(true);
  const turned = plain.cells.map((cell) =>
    cell.round === 2 && cell.table === 3 ? { ...cell, ns: cell.ew, ew: cell.ns } : cell,
  );
  expect(needsDirections({ ...plain, cells: turned }, 2)).toBe(true);
  expect(needsDirections({ ...plain, cells: turned }, 3)).toBe(false);
});

describe('missing results', () => {
  const { session } = roomOf();
  const without = (table: number, board: number) =>
    resultsBySlot(session.results.filter((result) => result.table !== table || result.slotBoard !== board));

  test('are those of rounds that are over', () => {
    const [gone] = session.results.filter((result) => result.round === 8 && result.table === 1);
    if (!gone) throw new Error('table 1 plays in round 8');
    const results = without(1, gone.slotBoard);
    expect(missingResults(session.sections, results, 8)).toEqual([]);
    expect(missingResults(session.sections, results, 9)).toEqual([
      {
        key: `1.8.1.${gone.slotBoard}`,
        slot: { section: 1, round: 8, table: 1, slotBoard: gone.slotBoard },
        shown: 15,
        letter: null,
      },
    ]);
  });

  test('nothing is missing while the clock was never started', () => {
    expect(missingResults(session.sections, new Map(), 0)).toEqual([]);
  });

  test('sit-outs owe nothing; with several sections each carries its letter', () => {
    const two = sessionView({ sections: [mitchellSpec(3), mitchellSpec(3, { phantom: 'NS' })], results: 0 });
    const missing = missingResults(two.sections, new Map(), 2);
    expect(missing.map(({ letter }) => letter)).toEqual([...Array(6).fill('A'), ...Array(4).fill('B')]);
  });
});
