import { describe, expect, test } from 'vitest';
import { parseBoardList } from '../../../src/session/board-list.ts';

describe('a list of boards', () => {
  test.each([
    ['7', [7]],
    ['1-3', [1, 2, 3]],
    ['5,1-3,2', [1, 2, 3, 5]],
    [' 3 , 9 ', [3, 9]],
    ['1-999', Array.from({ length: 999 }, (_, index) => index + 1)],
  ])('%j', (text, boards) => {
    expect(parseBoardList(text)).toEqual(boards);
  });

  test.each(['', ',', '0', '3-1', '1-', '-3', 'a', '1-2-3', '1000', '1.5'])('%j names none', (text) => {
    expect(parseBoardList(text)).toBeNull();
  });
});
