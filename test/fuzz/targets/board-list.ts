import { deepStrictEqual } from 'node:assert/strict';
import { parseBoardList } from '../../../src/session/board-list.ts';
import { demand } from '../judge.ts';
import type { FuzzTarget } from '../target.ts';

export const boardListTarget: FuzzTarget = {
  name: 'board-list',
  words: ['1-8', '3, 7-9', '999', '1000', '1-999', ',', '-', '0'],
  longest: 200,
  linear: parseBoardList,
  check(text) {
    const boards = parseBoardList(text);
    if (boards === null) return 'none';
    demand(boards.length > 0, () => 'a list without boards');
    for (const [place, board] of boards.entries()) {
      demand(board >= 1 && board <= 999 && board > (boards[place - 1] ?? 0), () => `board ${board}`);
    }
    deepStrictEqual(parseBoardList(boards.join(', ')), boards);
    return `list ${Math.min(boards.length, 9)}`;
  },
};
