import { useLayoutEffect, useState, type RefObject } from 'react';
import { textWidths } from '../../shared/text/textWidth.ts';
import { watchWidth } from '../../shared/text/watchWidth.ts';
import type { NameWidths } from './legible.ts';

/** Letters may be drawn a little wider than measured. */
const DRAWN_WIDER = 0.99;
/** Between columns, in parts of a display of 1920 by 1080 as the style has them. */
const GAP = 72;

/** The widths of names in one of some columns, where figures take so many parts of a display from it. */
export type ColumnWidths = (columns: number, taken: number) => NameWidths;

/**
 * What is worked out from the widths of names in an element's columns: before anything is painted, and again when the
 * window or the fonts change.
 */
export function usePlanned<Plan>(
  element: RefObject<HTMLElement | null>,
  plan: (widths: ColumnWidths) => Plan,
  first: Plan,
): Plan {
  const [planned, setPlanned] = useState(first);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const work = () => {
      const part = Math.min(innerWidth / 1920, innerHeight / 1080);
      const measure = textWidths(target);
      const next = plan((columns, taken) => ({
        width: DRAWN_WIDER * ((target.clientWidth - GAP * part * (columns - 1)) / columns - taken * part),
        measure,
      }));
      setPlanned((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    work();
    return watchWidth(target, work);
  }, [element, plan]);
  return planned;
}
