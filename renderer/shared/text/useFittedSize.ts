import { useLayoutEffect, useState, type RefObject } from 'react';
import { scaleToFit } from '../../../src/names/fit.ts';
import { textWidths } from './textWidth.ts';
import { watchWidth } from './watchWidth.ts';

/** The size of type, a share of the usual size, in which a text fits a field; null where that is less than `least`. */
export function useFittedSize(element: RefObject<HTMLElement | null>, text: string, least: number): number | null {
  const [scale, setScale] = useState<number | null>(1);
  useLayoutEffect(() => {
    const target = element.current;
    const place = target?.parentElement;
    if (!target || !place) return;
    const fit = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(target);
      const space = target.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      const measure = textWidths(place);
      setScale(space <= 0 ? 1 : scaleToFit([text], { width: space, leastScale: least, measure }));
    };
    fit();
    return watchWidth(target, fit);
  }, [element, text, least]);
  return scale;
}
