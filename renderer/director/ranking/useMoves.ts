import { useLayoutEffect, useRef, type RefObject } from 'react';

const MOVE = { duration: 200, easing: 'ease-out' } as const;

/**
 * Lets rows that change places glide to them, so that the eye sees who climbed. Nothing moves when the
 * system asks for less motion.
 * @param order the rows' keys from top to bottom, the same list while nothing moves; every row has its own as `data-key`
 */
export function useMoves(order: readonly number[]): RefObject<HTMLTableSectionElement | null> {
  const body = useRef<HTMLTableSectionElement>(null);
  const tops = useRef<ReadonlyMap<number, number>>(new Map());
  useLayoutEffect(() => {
    const rows = new Map([...(body.current?.rows ?? [])].map((row) => [Number(row.dataset['key']), row]));
    const before = tops.current;
    tops.current = new Map(order.map((key) => [key, rows.get(key)?.offsetTop ?? 0]));
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const [key, to] of tops.current) {
      const from = before.get(key);
      if (from === undefined || from === to) continue;
      rows.get(key)?.animate([{ transform: `translateY(${from - to}px)` }, { transform: 'none' }], MOVE);
    }
  }, [order]);
  return body;
}
