import { expect, test } from 'vitest';
import { boardGlyph } from '../../../../main/print/press/glyph.ts';

/** Bars from the top clockwise, filled or not, the dealer's with a dot. */
function bars(board: number): string[] {
  const marks = boardGlyph(board, 0, 0);
  const boxes = marks.flatMap((mark) => (mark.kind === 'box' ? [mark] : []));
  const dots = marks.flatMap((mark) => (mark.kind === 'dot' ? [mark] : []));
  expect(dots).toHaveLength(1);
  return boxes.map((box) => {
    const dot = dots.find(
      ({ centre }) =>
        centre.x > box.x && centre.x < box.x + box.width && centre.y > box.y && centre.y < box.y + box.height,
    );
    return (box.filled ? 'full' : 'open') + (dot === undefined ? '' : ` ${dot.ink}`);
  });
}

test.each<[number, string[]]>([
  [1, ['open black', 'open', 'open', 'open']],
  [2, ['full', 'open black', 'full', 'open']],
  [7, ['full', 'full', 'full white', 'full']],
  [8, ['open', 'open', 'open', 'open black']],
  [11, ['open', 'open', 'open black', 'open']],
  [27, ['open', 'open', 'open black', 'open']],
])('board %d: north, east, south, west', (board, expected) => {
  expect(bars(board)).toEqual(expected);
});

test('the number stands in the middle and everything inside 64 pixels', () => {
  const marks = boardGlyph(36, 100, 200);
  expect(marks.find((mark) => mark.kind === 'text')).toMatchObject({ text: '36', x: 132, align: 'centre' });
  const boxes = marks.filter((mark) => mark.kind === 'box');
  expect(Math.min(...boxes.flatMap(({ x, y }) => [x - 100, y - 200]))).toBeGreaterThanOrEqual(0);
  expect(Math.max(...boxes.flatMap((box) => [box.x + box.width - 100, box.y + box.height - 200]))).toBeLessThanOrEqual(
    64,
  );
});
