import { describe, expect, test } from 'vitest';
import { firstLine, pageLines } from '../../../../../renderer/director/entry/sheet/lines.ts';
import { resultsBySlot } from '../../../../../renderer/director/session/results.ts';
import {
  PAGE_KINDS,
  pageAddress,
  pageName,
  parsePageAddress,
  type Page,
} from '../../../../../renderer/director/entry/sheet/page.ts';
import {
  isPageComplete,
  neighbourPage,
  nextOpenPage,
  pageNumber,
  progressOfPages,
} from '../../../../../renderer/director/entry/sheet/pages.ts';
import {
  neighbourLine,
  nextExpectedLine,
  PAST_THE_END,
} from '../../../../../renderer/director/entry/page/useCursor.ts';
import { slotKey } from '../../../../../src/session/slot.ts';
import { leftAt } from '../support.ts';
import { howellSpec, mitchellSpec, sessionView } from '../../../../builders.ts';

const evening = sessionView();
const board = (number: number): Page => ({ kind: 'board', board: number });

describe('the lines of a traveller', () => {
  test('one for every table, in order of the North-South pair, as the schedule has them', () => {
    const lines = pageLines(evening.sections, board(7));
    expect(lines.map((line) => line.ns.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    expect(lines.map((line) => line.slot.round)).toEqual([4, 3, 2, 1, 13, 12, 11, 10, 9, 8, 7, 6, 5]);
    expect(lines.every((line) => line.slot.slotBoard === 7 && line.letter === null)).toBe(true);
  });

  test('in a Howell the order of North-South pairs is not that of the tables', () => {
    const lines = pageLines(sessionView({ sections: [howellSpec(5)] }).sections, board(1));
    const pairs = lines.map((line) => line.ns.number);
    expect(pairs).toEqual(pairs.toSorted((a, b) => a - b));
    expect(lines).toHaveLength(5);
  });

  test('a table without opponents has no line', () => {
    const half = sessionView({ sections: [mitchellSpec(5, { phantom: 'EW' })] });
    expect(pageLines(half.sections, board(1))).toHaveLength(4);
  });

  test('what a pair that withdrew left unplayed keeps its line, which nobody waits for', () => {
    const left = leftAt(evening, 7, 3);
    const lines = pageLines(left.sections, board(7));
    expect(lines.map((line) => line.withdrawn)).toEqual(lines.map((_, place) => place === 3));
    const done = new Set(lines.slice(0, 3).map(({ key }) => key));
    expect(
      firstLine(
        lines,
        ({ key }) => done.has(key),
        () => false,
      )?.key,
    ).toBe(lines[4]?.key);
    expect(nextExpectedLine(lines, lines[2]?.key ?? '')).toBe(lines[4]?.key);
    expect(neighbourLine(lines, lines[2]?.key ?? '', 1)).toBe(lines[3]?.key);
    expect(nextExpectedLine(lines, lines[12]?.key ?? '')).toBe(PAST_THE_END);
    expect(progressOfPages('board', left.sections, new Map())[6]).toMatchObject({ expected: 12, done: 0 });
  });

  test('all sections that play the board are on it, each under its letter', () => {
    const two = sessionView({ sections: [mitchellSpec(5), mitchellSpec(7)] });
    const lines = pageLines(two.sections, board(1));
    expect(lines.map((line) => line.letter).join('')).toBe('AAAAABBBBBBB');
    expect(new Set(lines.map((line) => line.key)).size).toBe(12);
    expect(pageLines(two.sections, board(13)).every((line) => line.letter === 'B')).toBe(true);
  });

  test('it opens at the first line without a result, passing over what is begun', () => {
    const lines = pageLines(evening.sections, board(7));
    const keys = lines.map((line) => line.key);
    const open = (recorded: string[], begun: string[]) =>
      firstLine(
        lines,
        (line) => recorded.includes(line.key),
        (line) => begun.includes(line.key),
      )?.key;
    expect(open([], [])).toBe(keys[0]);
    expect(open(keys.slice(0, 3), keys.slice(3, 5))).toBe(keys[5]);
    expect(open(keys.slice(1), keys.slice(0, 1))).toBe(keys[0]);
    expect(open(keys, [])).toBe(keys[0]);
  });
});

describe('the pages of a session', () => {
  const results = resultsBySlot(evening.results.filter((result) => result.slotBoard < 5));
  const boards = progressOfPages('board', evening.sections, results);

  test('every board once, with its sets and how many results are in', () => {
    expect(boards.map(({ page }) => pageNumber(page))).toEqual(Array.from({ length: 26 }, (_, at) => at + 1));
    expect(boards.filter(({ startsGroup }) => startsGroup).map(({ page }) => pageNumber(page))).toEqual([
      1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25,
    ]);
    expect(boards[3]).toMatchObject({ page: board(4), expected: 13, done: 13 });
    expect(boards[4]).toMatchObject({ page: board(5), expected: 13, done: 0 });
    expect(boards.filter(isPageComplete)).toHaveLength(4);
  });

  test('every round and every table once; a result counts on each', () => {
    const rounds = progressOfPages('round', evening.sections, results);
    expect(rounds.map(({ page }) => pageNumber(page))).toEqual(Array.from({ length: 13 }, (_, at) => at + 1));
    expect(rounds.every(({ expected }) => expected === 26)).toBe(true);
    const tables = progressOfPages('table', evening.sections, results);
    expect(tables).toHaveLength(13);
    for (const pages of [rounds, tables]) {
      expect(pages.reduce((sum, { done }) => sum + done, 0)).toBe(4 * 13);
    }
  });

  test('a sit-out expects no result', () => {
    const half = sessionView({ sections: [mitchellSpec(5, { phantom: 'NS' })] });
    expect(progressOfPages('board', half.sections, new Map()).map(({ expected }) => expected)).toEqual(
      Array(10).fill(4),
    );
  });

  test('a board played beside its round is one more result of its page', () => {
    const slot = { section: 1, round: 3, table: 1, slotBoard: 2 };
    const of = (done: readonly string[], beside = [slot]) =>
      progressOfPages('board', evening.sections, new Set(done), null, beside).slice(0, 3);
    expect(of([slotKey(slot)]).map(({ expected, done }) => [expected, done])).toEqual([
      [13, 0],
      [14, 1],
      [13, 0],
    ]);
    expect(progressOfPages('round', evening.sections, new Set([slotKey(slot)]), null, [slot])[2]).toMatchObject({
      expected: 27,
      done: 1,
    });
  });

  test('the next board that lacks results follows, or is looked for from the beginning', () => {
    expect(nextOpenPage(boards, board(2))).toEqual(board(5));
    expect(nextOpenPage(boards, board(7))).toEqual(board(8));
    expect(nextOpenPage(boards, board(26))).toEqual(board(5));
    expect(nextOpenPage(boards, null)).toEqual(board(5));
    const complete = boards.map((progress) => ({ ...progress, done: progress.expected }));
    expect(nextOpenPage(complete, board(26))).toBeNull();
    expect(nextOpenPage(complete.with(6, { ...boards[6]!, done: 3 }), board(7))).toBeNull();
  });

  test('beside the first board lies the last', () => {
    expect(neighbourPage(boards, board(1), -1)).toEqual(board(26));
    expect(neighbourPage(boards, board(26), 1)).toEqual(board(1));
    expect(neighbourPage(boards, board(7), 1)).toEqual(board(8));
  });
});

describe('the lines of slips and sheets', () => {
  test('a round: table by table, each with its boards', () => {
    const lines = pageLines(evening.sections, { kind: 'round', round: 2 });
    expect(lines.map(({ slot }) => [slot.table, slot.slotBoard]).slice(0, 4)).toEqual([
      [1, 3],
      [1, 4],
      [2, 5],
      [2, 6],
    ]);
    expect(lines).toHaveLength(26);
    expect(lines.every(({ slot }) => slot.round === 2)).toBe(true);
  });

  test('a table: round by round', () => {
    const two = sessionView({ sections: [mitchellSpec(5), mitchellSpec(7)] });
    const section = two.sections[1]!;
    const lines = pageLines(two.sections, { kind: 'table', section: section.id, table: 3 });
    expect(lines.every(({ slot, letter }) => slot.table === 3 && letter === 'B')).toBe(true);
    const rounds = lines.map(({ slot }) => slot.round);
    expect(rounds).toEqual(rounds.toSorted((a, b) => a - b));
    expect(new Set(rounds).size).toBe(section.rounds);
  });

  test('every line stands on one page of each kind', () => {
    const two = sessionView({ sections: [mitchellSpec(5), howellSpec(4)] });
    const all = PAGE_KINDS.map((kind) =>
      progressOfPages(kind, two.sections, new Map())
        .flatMap(({ page }) => pageLines(two.sections, page).map(({ key }) => key))
        .toSorted(),
    );
    expect(all[1]).toEqual(all[0]);
    expect(all[2]).toEqual(all[0]);
    expect(new Set(all[0]).size).toBe(all[0]?.length);
  });
});

describe('the address of a page', () => {
  const two = sessionView({ sections: [mitchellSpec(5), mitchellSpec(7)] }).sections;

  test.for(PAGE_KINDS)('reads back what was written: %s', (kind) => {
    for (const sections of [evening.sections, two]) {
      for (const { page } of progressOfPages(kind, sections, new Map())) {
        expect(parsePageAddress(pageAddress(page, sections), sections)).toEqual(page);
      }
    }
  });

  test('a board is its number, a table has its section where there are several', () => {
    expect(pageAddress(board(7), two)).toBe('7');
    expect(pageAddress({ kind: 'round', round: 3 }, two)).toBe('round/3');
    expect(pageAddress({ kind: 'table', section: two[1]!.id, table: 5 }, two)).toBe('table/B5');
    expect(pageName({ kind: 'table', section: evening.sections[0]!.id, table: 5 }, evening.sections)).toBe('5');
  });

  test.for(['', 'x', 'round/', 'round/A3', 'chair/3', 'table/Q3', '7/8'])('%o names none', (address) => {
    expect(parsePageAddress(address, two)).toBeNull();
  });
});
