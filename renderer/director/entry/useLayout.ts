import { useSyncExternalStore } from 'react';

/** How many columns a traveller has room for. */
export type Layout = 'full' | 'medium' | 'narrow';

const wide = window.matchMedia('(min-width: 1180px)');
// Beside the side panel, or above it where the panel stands below.
const middle = window.matchMedia('(min-width: 960px), (min-width: 620px) and (max-width: 760px)');

/** The layout for the width of the window, followed as it changes. */
export function useLayout(): Layout {
  return useSyncExternalStore(subscribe, () => (wide.matches ? 'full' : middle.matches ? 'medium' : 'narrow'));
}

function subscribe(listener: () => void): () => void {
  for (const query of [wide, middle]) query.addEventListener('change', listener);
  return () => {
    for (const query of [wide, middle]) query.removeEventListener('change', listener);
  };
}
