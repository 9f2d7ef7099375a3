import { element, type PageElement } from './element.ts';
import { glyphElement } from './glyph.ts';
import type { PageHand, PageSuits } from './sheet.ts';
import { gameText } from './text.ts';

const SUITS = ['♠', '♥', '♦', '♣'] as const;
const PLACES = ['north', 'east', 'south', 'west'] as const;
const GLYPH = 52;

/** Four hands as they lie, and the points between them. */
export function handElement({ title, glyph, hands, points }: PageHand): PageElement {
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
