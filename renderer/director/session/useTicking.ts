import { useSyncExternalStore } from 'react';

const LOOKS_A_SECOND = 4;

/**
 * A figure read off the time of day, such as the seconds left of a round. The component is drawn again only
 * when the figure changes, so whoever asks for minutes is not troubled by seconds.
 * @param read given milliseconds since 1970
 */
export function useTicking(read: (now: number) => number | null): number | null {
  return useSyncExternalStore(whileTimePasses, () => read(Date.now()));
}

function whileTimePasses(tell: () => void): () => void {
  const timer = setInterval(tell, 1000 / LOOKS_A_SECOND);
  return () => clearInterval(timer);
}
