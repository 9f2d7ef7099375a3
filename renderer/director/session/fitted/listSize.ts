import { createContext } from 'react';
import { commonSize } from '../../../../src/names/fit.ts';

/** The one size of type of the names in a list. */
export interface ListSize {
  /** Notes the size that a place needs; null once it is gone. */
  readonly need: (place: object, size: number | null) => void;
  readonly current: () => number;
  readonly subscribe: (listener: () => void) => () => void;
}

export function newListSize(): ListSize {
  const needed = new Map<object, number>();
  const listeners = new Set<() => void>();
  let common = 1;
  return {
    need(place, size) {
      if (needed.get(place) === (size ?? undefined)) return;
      if (size === null) needed.delete(place);
      else needed.set(place, size);
      const next = commonSize(needed.values());
      if (next === common) return;
      common = next;
      for (const listener of listeners) listener();
    },
    current: () => common,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Names in no list have each their own size. */
const NO_LIST: ListSize = { need: () => {}, current: () => 1, subscribe: () => () => {} };

export const ListSizeContext = createContext(NO_LIST);
