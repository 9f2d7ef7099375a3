import { useSyncExternalStore } from 'react';
import type { PageKind } from '../sheet/page.ts';

/** How many columns a page has room for; `slips` has all that lines under a heading need. */
export type TravellerLayout = 'full' | 'slips' | 'medium' | 'narrow';

const wide = window.matchMedia('(min-width: 1180px)');
// Beside the side panel, or above it where the panel stands below.
const middle = window.matchMedia('(min-width: 960px), (min-width: 620px) and (max-width: 760px)');

/** The layout of a page for the width of the window, followed as it changes. */
export function useTravellerLayout(kind: PageKind): TravellerLayout {
  const all = kind === 'board' ? 'full' : 'slips';
  return useSyncExternalStore(subscribe, () => (wide.matches ? all : middle.matches ? 'medium' : 'narrow'));
}

/** Whether a layout has every figure of a line side by side. */
export function isWideLayout(layout: TravellerLayout): boolean {
  return layout === 'full' || layout === 'slips';
}

function subscribe(listener: () => void): () => void {
  for (const query of [wide, middle]) query.addEventListener('change', listener);
  return () => {
    for (const query of [wide, middle]) query.removeEventListener('change', listener);
  };
}
