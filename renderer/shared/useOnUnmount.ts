import { useEffect, useRef } from 'react';

/** Runs an action when the calling component unmounts. A field that is removed with its screen gets no blur event. */
export function useOnUnmount(act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => () => latest.current(), []);
}
