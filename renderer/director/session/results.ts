import type { ResultView } from '../../../main/club/model/result.ts';
import { memoizeByObject } from '../../../src/basics/memoize-by-object.ts';
import { diffResults, slotKey } from '../../../src/session/slot.ts';

/** The key of a result's slot. A result stays the same object until it changes, so its key is made once. */
export const resultKey = memoizeByObject((result: ResultView) => slotKey(result));

/**
 * The results of a session by slot. The last map is the base of the next one, as most calls differ from the one before
 * by a single result.
 */
export function resultsBySlot(results: readonly ResultView[]): ReadonlyMap<string, ResultView> {
  if (last.results === results) return last.bySlot;
  const { removed, added } = diffResults(last.results, results);
  const bySlot = new Map(last.bySlot);
  for (const result of removed) bySlot.delete(resultKey(result));
  for (const result of added) bySlot.set(resultKey(result), result);
  last = { results, bySlot };
  return bySlot;
}

let last: { readonly results: readonly ResultView[]; readonly bySlot: ReadonlyMap<string, ResultView> } = {
  results: [],
  bySlot: new Map(),
};
