import { use, useLayoutEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { fitNames, type NamesInSpace, type NameSpace } from '../../../../src/names/fit.ts';
import { textWidths } from '../../../shared/text/textWidth.ts';
import { watchWidth } from '../../../shared/text/watchWidth.ts';
import { ListSizeContext } from './listSize.ts';

/** Letters may be drawn a little wider than measured: a whole pixel, and more over a long line. */
const drawnWider = (width: number) => Math.max(1, width / 200);

/**
 * The form in which names fit an element, known before it is painted. The element takes its width from its place, not
 * from the names.
 */
export function useFittedNames(
  element: RefObject<HTMLElement | null>,
  names: readonly string[],
  {
    lines,
    leastScale,
    mark,
    whole,
  }: Required<Pick<NameSpace, 'lines' | 'leastScale' | 'whole'>> & { readonly mark: string },
): NamesInSpace {
  const [fitted, setFitted] = useState<NamesInSpace>({ names, stacked: false, scale: 1, fits: true });
  const list = use(ListSizeContext);
  const sizeBeside = useSyncExternalStore(list.subscribe, list.current);
  useLayoutEffect(() => () => list.need(element, null), [list, element]);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return;
    const fit = () => {
      const place = target.getBoundingClientRect().width;
      const measure = textWidths(target);
      const width = place - drawnWider(place) - (mark === '' ? 0 : measure(` ${mark}`));
      if (width <= 0) return;
      const space = { width, lines, leastScale, whole, measure };
      const alone = fitNames(names, space);
      list.need(element, alone.scale);
      const next = sizeBeside === 1 ? alone : fitNames(names, { ...space, sizeBeside });
      setFitted((before) => (isSame(before, next) ? before : next));
    };
    fit();
    return watchWidth(target, fit);
  }, [element, names, lines, leastScale, mark, whole, list, sizeBeside]);
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
