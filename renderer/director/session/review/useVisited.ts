import { useState } from 'react';
import type { VisitedItem } from './visited.ts';

/** By session. It exists as long as the application is open, as the queue leads from screen to screen. */
const visits = new Map<number, VisitedItem>();

/** The item of a session's queue that was visited last. */
export function useVisited(session: number): readonly [VisitedItem | null, (visited: VisitedItem) => void] {
  const [visited, setVisited] = useState<VisitedItem | null>(visits.get(session) ?? null);
  const visit = (to: VisitedItem) => {
    visits.set(session, to);
    setVisited(to);
  };
  return [visited, visit];
}
