import { useSyncExternalStore } from 'react';

const LOOKS_A_SECOND = 4;

/**
 * A figure that depends on the time, such as the seconds left of a round. The component draws again only when the
 * figure changes, so one that shows minutes does not draw every second.
 * @param read given milliseconds since 1970
 */
export function useTicking(read: (now: number) => number | null): number | null {
  return useSyncExternalStore(whileTimePasses, () => read(Date.now()));
}

function whileTimePasses(tell: () => void): () => void {
  const timer = setInterval(tell, 1000 / LOOKS_A_SECOND);
  return () => clearInterval(timer);
}
