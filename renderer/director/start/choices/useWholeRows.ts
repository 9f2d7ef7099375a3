import { useLayoutEffect, type RefObject } from 'react';

/** Ends a scrolling list after a whole row, wherever the window ends: a row cut in half looks like a mistake. */
export function useWholeRows(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const box = list.current;
    const rows = box?.querySelector('tbody');
    const frame = box?.parentElement;
    if (!box || !rows || !frame) return;
    const fit = () => {
      Object.assign(box.style, { maxHeight: '', minHeight: '' });
      const bottoms = [...rows.rows].map((row) => row.offsetTop + row.offsetHeight);
      const whole = bottoms.findLast((bottom) => bottom <= box.clientHeight);
      if (whole === undefined || whole >= (bottoms.at(-1) ?? 0)) return;
      Object.assign(box.style, { maxHeight: `${whole}px`, minHeight: `${whole}px` });
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(frame);
    observer.observe(rows);
    return () => observer.disconnect();
  }, [list]);
}
