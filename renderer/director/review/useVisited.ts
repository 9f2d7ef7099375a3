import { useState } from 'react';
import type { Visited } from './visited.ts';

/** By session; it stays while the application is open, as the way through a queue leads from screen to screen. */
const visits = new Map<number, Visited>();

/** The item of a session's queue that was gone to last. */
export function useVisited(session: number): readonly [Visited | null, (visited: Visited) => void] {
  const [visited, setVisited] = useState<Visited | null>(visits.get(session) ?? null);
  const visit = (to: Visited) => {
    visits.set(session, to);
    setVisited(to);
  };
  return [visited, visit];
}
