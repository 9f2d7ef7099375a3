import { useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';

/**
 * Does once what the address asks a screen for, such as `?do=penalty`, and takes it out of the address, so that it can
 * be asked for again.
 * @param actions by the name of the parameter
 */
export function useAsked(actions: Readonly<Record<string, (value: string) => void>>): void {
  const search = useSearch();
  const [, go] = useLocation();
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const asked = new URLSearchParams(search);
    const name = Object.keys(latest.current).find((one) => asked.has(one));
    if (name === undefined) return;
    // The screen may have gone on to another address already, which asks for nothing.
    const now = new URLSearchParams(window.location.search);
    if (now.has(name)) {
      now.delete(name);
      go(now.size === 0 ? window.location.pathname : `${window.location.pathname}?${now}`, { replace: true });
    }
    latest.current[name]?.(asked.get(name) ?? '');
  }, [search, go]);
}
