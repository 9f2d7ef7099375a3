import { useLayoutEffect, useState, type RefObject } from 'react';
import { scaleToFit } from '../../../src/names/fit.ts';
import { textWidths } from './textWidth.ts';
import { watchWidth } from './watchWidth.ts';

/** The size of type, as a share of the usual size and no less than `least`, in which a text fits a field. */
export function useFittedSize(element: RefObject<HTMLElement | null>, text: string, least: number): number {
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const target = element.current;
    const place = target?.parentElement;
    if (!target || !place) return;
    const fit = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(target);
      const space = target.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      const measure = textWidths(place);
      setScale(space <= 0 ? 1 : (scaleToFit([text], { width: space, leastScale: least, measure }) ?? least));
    };
    fit();
    return watchWidth(target, fit);
  }, [element, text, least]);
  return scale;
}
