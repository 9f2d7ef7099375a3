import { useEffect, useRef } from 'react';

/** Does something when the calling component leaves the screen: a field that goes with its screen is never left by its focus. */
export function useOnLeaving(act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => () => latest.current(), []);
}
