import { useEffect, useLayoutEffect, useRef } from 'react';

/** The screens that take files. */
type FileTaker = 'events' | 'members';

/** A file that was dropped on some screen, on its way to the one that takes it. */
let waiting: { readonly file: File; readonly taker: FileTaker } | null = null;
const takers = new Set<() => void>();

/** Leaves a file for the screen that takes it, at once where that is open. */
export function leaveFile(file: File, taker: FileTaker): void {
  waiting = { file, taker };
  for (const take of takers) take();
}

/** Takes a file that was left for a screen, once. */
export function useWaitingFile(taker: FileTaker, onFile: (file: File) => void): void {
  const latest = useRef(onFile);
  useLayoutEffect(() => {
    latest.current = onFile;
  });
  useEffect(() => {
    const take = () => {
      if (waiting?.taker !== taker) return;
      const { file } = waiting;
      waiting = null;
      latest.current(file);
    };
    take();
    takers.add(take);
    return () => void takers.delete(take);
  }, [taker]);
}
