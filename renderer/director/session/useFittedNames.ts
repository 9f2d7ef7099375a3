import { useLayoutEffect, useState, type RefObject } from 'react';
import { fitNames, type NamesInSpace, type NameSpace } from '../../../src/names/fit.ts';
import { textWidths } from '../../shared/text/textWidth.ts';
import { watchWidth } from '../../shared/text/watchWidth.ts';

/** Letters may be drawn a little wider than measured. */
const ROUNDING = 1;

/**
 * The form in which names fit an element, known before it is painted. The element takes its width from its place, not
 * from the names.
 */
export function useFittedNames(
  element: RefObject<HTMLElement | null>,
  names: readonly string[],
  { lines, leastScale }: Pick<NameSpace, 'lines' | 'leastScale'>,
): NamesInSpace {
  const [fitted, setFitted] = useState<NamesInSpace>({ names, stacked: false, scale: 1, fits: true });
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const fit = () => {
      const width = target.getBoundingClientRect().width - ROUNDING;
      if (width <= 0) return;
      const next = fitNames(names, { width, lines, leastScale, measure: textWidths(target) });
      setFitted((before) => (isSame(before, next) ? before : next));
    };
    fit();
    return watchWidth(target, fit);
  }, [element, names, lines, leastScale]);
  return fitted;
}

function isSame(a: NamesInSpace, b: NamesInSpace): boolean {
  return (
    a.stacked === b.stacked &&
    a.scale === b.scale &&
    a.fits === b.fits &&
    a.names.length === b.names.length &&
    a.names.every((name, place) => name === b.names[place])
  );
}
