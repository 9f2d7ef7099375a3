import { element, type PageElement } from './element.ts';
import { glyphElement } from './glyph.ts';
import type { PageHand, PageSuits } from './sheet.ts';
import { gameText } from './text.ts';

const SUITS = ['♠', '♥', '♦', '♣'] as const;
const PLACES = ['north', 'east', 'south', 'west'] as const;
const GLYPH = 52;

/** Four hands as they lie, the points between them, the tricks each side makes, and par. */
export function handElement({ title, glyph, hands, points, tricks, par }: PageHand): PageElement {
  return element(
    'section',
    { class: 'block deal' },
    title === '' ? null : element('h3', {}, title),
    element(
      'div',
      { class: 'compass' },
      glyph ? element('div', { class: 'corner' }, glyphElement(glyph, GLYPH)) : null,
      ...hands.map((hand, index) => suitsElement(hand, PLACES[index] ?? 'north')),
      points.length === 0
        ? null
        : element(
            'div',
            { class: 'points' },
            ...points.map((text, index) => element('span', { class: PLACES[index] ?? '' }, text)),
          ),
      tricks === null
        ? null
        : element(
            'table',
            { class: 'tricks' },
            element(
              'thead',
              {},
              element(
                'tr',
                {},
                element('td', {}),
                ...tricks.heads.map((head) => element('th', { scope: 'col' }, ...gameText(head))),
              ),
            ),
            element(
              'tbody',
              {},
              ...tricks.lines.map(([head = '', ...cells]) =>
                element(
                  'tr',
                  {},
                  element('th', { scope: 'row' }, head),
                  ...cells.map((cell) => element('td', {}, cell)),
                ),
              ),
            ),
          ),
      par.length === 0
        ? null
        : element('p', { class: 'par' }, ...par.map((line) => element('span', {}, ...gameText(line)))),
    ),
  );
}

function suitsElement({ seat, suits }: PageSuits, place: string): PageElement {
  return element(
    'div',
    { class: `hand ${place}`, role: 'group', 'aria-label': seat },
    ...suits.map((cards, index) => element('p', {}, ...gameText(SUITS[index] ?? ''), ` ${cards}`)),
  );
}
