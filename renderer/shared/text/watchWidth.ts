import { forgetTextWidths } from './textWidth.ts';

const watched = new Map<Element, () => void>();
let observer: ResizeObserver | null = null;

/** Calls back when the width of an element or the fonts change; one observer watches all elements. */
export function watchWidth(element: Element, onChange: () => void): () => void {
  observer ??= observe();
  watched.set(element, onChange);
  observer.observe(element);
  return () => {
    watched.delete(element);
    observer?.unobserve(element);
  };
}

function observe(): ResizeObserver {
  document.fonts.addEventListener('loadingdone', () => {
    forgetTextWidths();
    for (const onChange of watched.values()) onChange();
  });
  return new ResizeObserver((entries) => {
    for (const { target } of entries) watched.get(target)?.();
  });
}
