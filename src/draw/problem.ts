import type { DrawToMake, EntryPair } from './wanted.ts';
import { pairKey } from './history.ts';

/** Why a round can't be drawn. Its sentence is in src/language/draw/problem.ts. */
export type DrawProblem =
  /** Two are needed. */
  | { readonly kind: 'problem'; readonly code: 'too-few' }
  /** Somebody is to be forced or forbidden who doesn't play the round. */
  | { readonly kind: 'problem'; readonly code: 'not-drawn'; readonly entry: number }
  | { readonly kind: 'problem'; readonly code: 'against-itself'; readonly entry: number }
  | { readonly kind: 'problem'; readonly code: 'forced-twice'; readonly entry: number }
  | { readonly kind: 'problem'; readonly code: 'forced-and-forbidden'; readonly pair: EntryPair }
  /** Somebody is to have the bye of an even number, which has none. */
  | { readonly kind: 'problem'; readonly code: 'no-bye'; readonly entry: number }
  /** What is forbidden leaves no complete draw. */
  | { readonly kind: 'problem'; readonly code: 'no-draw' };

/** What of the director's wishes can't be met, before anything is drawn. */
export function drawProblem({
  entries,
  forbidden,
  forced,
  byeFor: bye = null,
}: Pick<DrawToMake, 'entries' | 'forbidden' | 'forced' | 'byeFor'>): DrawProblem | null {
  const kind = 'problem';
  if (entries.length < 2) return { kind, code: 'too-few' };
  const known = new Set(entries.map(({ entry }) => entry));
  const named = [...forbidden, ...forced];
  const byes = bye === null ? [] : [bye];
  const stranger = [...named.flat(), ...byes].find((entry) => !known.has(entry));
  if (stranger !== undefined) return { kind, code: 'not-drawn', entry: stranger };
  const same = named.find(([one, other]) => one === other);
  if (same) return { kind, code: 'against-itself', entry: same[0] };
  const twice = [...forced.flat(), ...byes].find((entry, place, all) => all.indexOf(entry) !== place);
  if (twice !== undefined) return { kind, code: 'forced-twice', entry: twice };
  const never = new Set(forbidden.map(([one, other]) => pairKey(one, other)));
  const both = forced.find(([one, other]) => never.has(pairKey(one, other)));
  if (both) return { kind, code: 'forced-and-forbidden', pair: both };
  return bye !== null && entries.length % 2 === 0 ? { kind, code: 'no-bye', entry: bye } : null;
}
