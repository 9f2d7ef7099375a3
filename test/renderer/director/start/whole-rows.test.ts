import { describe, expect, test } from 'vitest';
import { wholeRows } from '../../../../renderer/director/start/choices/useWholeRows.ts';

/** Rows of these heights, one below the other. */
function rows(...heights: readonly number[]) {
  return heights.map((height, at) => {
    const top = heights.slice(0, at).reduce((sum, one) => sum + one, 0);
    return { top, bottom: top + height };
  });
}

describe('whole rows of a list', () => {
  const six = rows(54, 54, 74, 54, 54, 74);

  test('are all of them where they fit', () => {
    expect(wholeRows(six, { chosen: 0, scrolled: 0, height: 364 })).toBeNull();
  });

  test('end before the first that does not fit', () => {
    expect(wholeRows(six, { chosen: 0, scrolled: 0, height: 363 })).toEqual({ top: 0, bottom: 290 });
  });

  test('begin with a whole row where the chosen one is the last', () => {
    expect(wholeRows(six, { chosen: 5, scrolled: 0, height: 310 })).toEqual({ top: 54, bottom: 364 });
    expect(wholeRows(six, { chosen: 5, scrolled: 0, height: 300 })).toEqual({ top: 108, bottom: 364 });
  });

  test('stay where they are while the chosen one is among them, and go back to one above', () => {
    expect(wholeRows(six, { chosen: 3, scrolled: 54, height: 310 })).toEqual({ top: 54, bottom: 364 });
    expect(wholeRows(six, { chosen: 0, scrolled: 54, height: 310 })).toEqual({ top: 0, bottom: 290 });
  });

  test('are not looked for where not even the chosen one fits', () => {
    expect(wholeRows(six, { chosen: 2, scrolled: 0, height: 60 })).toBeNull();
  });
});
