import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

const MOVE = { duration: 200, easing: 'ease-out' } as const;

/**
 * Animates rows that change places, so that the eye sees who climbed. Nothing moves when the system asks for less
 * motion.
 * @param order the rows' keys from top to bottom, the same list while nothing moves
 */
export function useGlidingRows(order: readonly number[]): RefObject<HTMLTableSectionElement | null> {
  const body = useRef<HTMLTableSectionElement>(null);
  const tops = usePlaceTops(body);
  const places = useRef<ReadonlyMap<number, number>>(new Map());
  useLayoutEffect(() => {
    const before = places.current;
    places.current = new Map(order.map((key, place) => [key, place]));
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const [key, to] of places.current) {
      const from = before.get(key);
      if (from === undefined || from === to) continue;
      const distance = (tops.current[from] ?? 0) - (tops.current[to] ?? 0);
      body.current?.rows[to]?.animate([{ transform: `translateY(${distance}px)` }, { transform: 'none' }], MOVE);
    }
  }, [order, tops]);
  return body;
}

/** The top of each row. It is measured when the browser has laid out the table anyway, and never forces a layout. */
function usePlaceTops(body: RefObject<HTMLTableSectionElement | null>): RefObject<readonly number[]> {
  const tops = useRef<readonly number[]>([]);
  useEffect(() => {
    if (!body.current) return;
    const observer = new ResizeObserver(([table]) => {
      tops.current = [...((table?.target as HTMLTableSectionElement | undefined)?.rows ?? [])].map(
        (row) => row.offsetTop,
      );
    });
    observer.observe(body.current);
    return () => observer.disconnect();
  }, [body]);
  return tops;
}
