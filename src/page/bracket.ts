import { element, type PageElement } from './element.ts';
import type { PageBracket, PageTie } from './sheet.ts';
import { cellNodes } from './table.ts';

/** The rows of the drawing begin under the names of the rounds. */
const HEAD_ROWS = 1;

/** A bracket as a grid. `data-area` says where in it an element stands where rounds stand side by side. */
export function bracketElement({ rounds }: PageBracket, id: string): PageElement {
  return element(
    'section',
    { class: 'block bracket' },
    ...rounds.map(({ head, matches }, index) => {
      const column = index + 1;
      const label = `${id}-${column}`;
      return element(
        'div',
        { class: 'round', role: 'group', 'aria-labelledby': label },
        element('h3', { id: label, 'data-area': `1 / ${column}` }, head),
        ...matches.map((tie) => tieElement(tie, column)),
      );
    }),
  );
}

function tieElement({ row, span, leads, fed, sides, to, notes }: PageTie, column: number): PageElement {
  const names = ['tie', leads, fed && 'fed', sides.length === 1 && 'bye'].filter(Boolean);
  const lines = sides.map(({ seed, name, score, state }) =>
    element(
      'span',
      { class: `side ${state}` },
      element('span', { class: 'seed' }, seed),
      element('span', { class: 'who' }, name),
      element('span', { class: 'score' }, score),
    ),
  );
  return element(
    'div',
    { class: names.join(' '), 'data-area': `${row + HEAD_ROWS} / ${column} / span ${span}` },
    element(to === undefined ? 'div' : 'a', { class: 'box', href: to && `#${to}` }, ...lines),
    ...notes.map((note) => element('p', { class: 'below' }, ...cellNodes(note))),
  );
}
