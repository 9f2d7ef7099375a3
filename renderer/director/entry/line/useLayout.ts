import { useSyncExternalStore } from 'react';
import type { PageKind } from '../sheet/page.ts';

/** How many columns a page has room for. `slips` has all columns that lines under a slip heading need. */
export type TravellerLayout = 'full' | 'slips' | 'medium' | 'narrow';

const wide = window.matchMedia('(min-width: 1180px)');
// Narrow windows have the panel below the page, so that the page is wider there.
const middle = window.matchMedia('(min-width: 960px), (min-width: 620px) and (max-width: 760px)');

/** The layout of a page for the current width of the window. */
export function useTravellerLayout(kind: PageKind): TravellerLayout {
  const all = kind === 'board' ? 'full' : 'slips';
  return useSyncExternalStore(subscribe, () => (wide.matches ? all : middle.matches ? 'medium' : 'narrow'));
}

/** Whether a layout shows every figure of a line in one row. */
export function isWideLayout(layout: TravellerLayout): boolean {
  return layout === 'full' || layout === 'slips';
}

function subscribe(listener: () => void): () => void {
  for (const query of [wide, middle]) query.addEventListener('change', listener);
  return () => {
    for (const query of [wide, middle]) query.removeEventListener('change', listener);
  };
}
