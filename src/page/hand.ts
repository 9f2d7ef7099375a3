import { element, type PageElement } from './element.ts';
import { glyphElement } from './glyph.ts';
import type { PageFigures, PageHand, PageSuits } from './sheet.ts';
import { gameText } from './text.ts';

const SUITS = ['♠', '♥', '♦', '♣'] as const;
const PLACES = ['north', 'east', 'south', 'west'] as const;
const GLYPH = 52;

/** Four hands as they lie, and the points between them. */
export function handElement({ title, glyph, hands, points, figures }: PageHand): PageElement {
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
    figures ? figuresElement(figures) : null,
  );
}

/** What each declarer makes by double-dummy play, and par, with where that comes from. */
function figuresElement({ source, heads, declarers, par }: PageFigures): PageElement {
  const head = element(
    'tr',
    {},
    element('td', {}),
    ...heads.map((strain) => element('th', { scope: 'col' }, ...gameText(strain))),
  );
  const body = declarers.map(({ seat, name, tricks }) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row', 'aria-label': name }, seat),
      ...tricks.map((count) => element('td', {}, count)),
    ),
  );
  return element(
    'div',
    { class: 'double-dummy' },
    heads.length === 0
      ? null
      : element('table', { 'aria-label': source }, element('thead', {}, head), element('tbody', {}, ...body)),
    par === '' ? null : element('p', {}, par),
    element('p', { class: 'note' }, source),
  );
}

function suitsElement({ seat, suits }: PageSuits, place: string): PageElement {
  return element(
    'div',
    { class: `hand ${place}`, role: 'group', 'aria-label': seat },
    ...suits.map((cards, index) => element('p', {}, ...gameText(SUITS[index] ?? ''), ` ${cards}`)),
  );
}
