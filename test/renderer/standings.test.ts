import { expect, test } from 'vitest';
import type { BoardScoresView, StandingsView } from '../../main/club/model.ts';
import { withNews } from '../../renderer/director/standings.ts';

const board = (number: number, actual: number): BoardScoresView => ({
  board: number,
  actual,
  expected: 13,
  top: 24,
  results: [],
  frequencies: [],
});
const known: StandingsView = {
  change: 7,
  sections: [{ section: 1, winners: 2, rankings: [], boards: [board(1, 13), board(2, 12)] }],
};

test('boards that are as they were stay the same objects, new ones take their place, lost ones go', () => {
  const news = { change: 9, sections: [{ section: 1, winners: 2 as const, rankings: [], boards: [2, board(3, 1)] }] };
  const merged = withNews(known, news);
  expect(merged?.change).toBe(9);
  expect(merged?.sections[0]?.boards).toEqual([board(2, 12), board(3, 1)]);
  expect(merged?.sections[0]?.boards[0]).toBe(known.sections[0]?.boards[1]);
});

test('news that count on a board nobody knows are refused', () => {
  expect(withNews(known, { change: 9, sections: [{ section: 1, winners: 2, rankings: [], boards: [5] }] })).toBeNull();
});
