import type { EntryView } from '../../../main/club/model.ts';
import { readPairs, type PastedProblem } from '../../../src/format/names.ts';
import type { NamedEntry } from './named.ts';

/** What a pasted list would do: who gets which names, and which lines find no pair. */
export interface PastePlan {
  readonly named: readonly (NamedEntry & { readonly number: number })[];
  readonly problems: readonly PastedProblem[];
  readonly noSuchPair: readonly { readonly line: number; readonly number: number }[];
  readonly tooMany: readonly { readonly line: number; readonly text: string }[];
}

/**
 * Deals the lines of a pasted list to the pairs: a line with a number to its pair, the others in order to the pairs
 * left, North-South first. Where pairs without names are enough for those, pairs that have names keep them. The
 * phantom is nobody's pair.
 */
export function planPaste(text: string, entries: readonly EntryView[]): PastePlan {
  const { pairs, problems } = readPairs(text);
  const open = entries.filter((entry) => !entry.phantom);
  const numbered = new Set(pairs.flatMap((pair) => pair.number ?? []));
  const left = open.filter((entry) => !numbered.has(entry.number));
  const unnamed = left.filter((entry) => !entry.players.some(Boolean));
  const inOrder = (pairs.length - numbered.size <= unnamed.length ? unnamed : left).values();
  const named: (NamedEntry & { number: number })[] = [];
  const noSuchPair: { line: number; number: number }[] = [];
  const tooMany: { line: number; text: string }[] = [];
  for (const { line, number, players } of pairs) {
    const entry = number === null ? inOrder.next().value : open.find((candidate) => candidate.number === number);
    if (entry) named.push({ entry: entry.id, number: entry.number, players });
    else if (number === null) tooMany.push({ line, text: players.join(' / ') });
    else noSuchPair.push({ line, number });
  }
  return { named, problems, noSuchPair, tooMany };
}
