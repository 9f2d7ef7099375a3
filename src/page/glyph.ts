import { element, type PageElement } from './element.ts';
import type { PageGlyph } from './sheet.ts';

/** The bar of each seat in a square of 64. */
const BARS = {
  N: { x: 14, y: 0, width: 36, height: 8 },
  E: { x: 54, y: 13, width: 8, height: 35 },
  S: { x: 14, y: 54, width: 36, height: 8 },
  W: { x: 0, y: 13, width: 8, height: 35 },
} as const;
const SEATS = ['N', 'E', 'S', 'W'] as const;
/** Numbers of three figures are smaller. */
const TWO_FIGURES = 99;

/** A board: its number between four bars, filled where vulnerable, with a dot at the dealer. */
export function glyphElement({ board, dealer, vulnerable }: PageGlyph, size: number): PageElement {
  const bars = SEATS.map((seat) => {
    const { x, y, width, height } = BARS[seat];
    return element(
      'g',
      { class: vulnerable.includes(seat) ? 'vul' : 'safe' },
      element('rect', { x: x + 0.5, y: y + 0.5, width: width - 1, height: height - 1 }),
      dealer === seat ? element('circle', { cx: x + width / 2, cy: y + height / 2, r: 2.5 }) : null,
    );
  });
  const figure = {
    x: 31,
    y: 40,
    'text-anchor': 'middle',
    'font-size': board > TWO_FIGURES ? 20 : 26,
    'font-weight': 600,
  };
  return element(
    'svg',
    { class: 'glyph', width: size, height: size, viewBox: '-1 -1 64 64', 'aria-hidden': 'true' },
    ...bars,
    element('text', figure, String(board)),
  );
}
