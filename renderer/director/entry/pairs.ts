import type { Pairs } from './drafts.ts';
import type { Line } from './lines.ts';
import { entryNumbered, type Sheet } from './sheet.ts';

/** What the two fields of the pairs that really played hold. */
export interface TypedPairs {
  readonly ns: string;
  readonly ew: string;
}

/** Why typed pairs cannot have met; null when they can. */
export type PairsProblem = { readonly code: 'noSuchPair'; readonly number: string } | { readonly code: 'samePair' };

/** The pairs of two typed numbers. */
export function readPairs(sheet: Sheet, line: Line, typed: TypedPairs): Pairs | PairsProblem {
  const [ns, ew] = [typed.ns.trim(), typed.ew.trim()];
  const nsEntry = entryNumbered(sheet, line, Number(ns));
  const ewEntry = entryNumbered(sheet, line, Number(ew));
  if (!nsEntry || !ewEntry) return { code: 'noSuchPair', number: nsEntry ? ew : ns };
  if (nsEntry === ewEntry) return { code: 'samePair' };
  return { ns: nsEntry.id, ew: ewEntry.id };
}
