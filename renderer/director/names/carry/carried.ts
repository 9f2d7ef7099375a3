import type { CarriedPair } from '../../../../main/club/players/carried-names.ts';
import type { EntryView, SessionView } from '../../../../main/club/model/session.ts';

/** Which numbers carried pairs get: those they had, or the free ones in order. */
export type CarriedNumbers = 'same' | 'next';

/** A pair of the former event, and what becomes of it here. */
export interface CarriedRow {
  readonly from: EntryView;
  /** The pair that gets its names; null where none does. */
  readonly to: EntryView | null;
  /** A player who sits in a pair here that keeps its names, and that pair. */
  readonly seated: { readonly name: string; readonly pair: string } | null;
}

/** The pairs of an event that have a name, in order. */
export function namedPairs(session: SessionView): readonly EntryView[] {
  return pairsOf(session).filter(({ players }) => players.some((name) => name !== ''));
}

/**
 * What becomes of the pairs that are chosen. Each keeps its players together. A pair stays out where one of its players
 * sits in a pair here that keeps its names, or where no pair is left for it.
 */
export function planCarried(
  former: SessionView,
  session: SessionView,
  chosen: ReadonlySet<number>,
  numbers: CarriedNumbers,
): readonly CarriedRow[] {
  const here = pairsOf(session);
  const free = here.filter(({ players }) => players.every((name) => name === ''));
  const targets = new Map<number, EntryView>();
  for (const from of namedPairs(former)) {
    if (!chosen.has(from.id)) continue;
    // A free pair is for one whose players don't sit here yet.
    const sits = here.some(({ players }) => players.some((name) => name !== '' && from.players.includes(name)));
    const to = numbers === 'same' ? here.find(({ label }) => label === from.label) : sits ? undefined : free.shift();
    if (to) targets.set(from.id, to);
  }
  const seated = new Map<number, NonNullable<CarriedRow['seated']>>();
  // A pair that stays out leaves its place as it is, and whoever sits there may keep another pair out.
  for (let last = -1; last !== seated.size;) {
    last = seated.size;
    const given = new Set([...targets].flatMap(([from, { id }]) => (seated.has(from) ? [] : [id])));
    const staying = here.filter(({ id }) => !given.has(id));
    for (const { id, players } of namedPairs(former)) {
      const met = staying.flatMap((pair) => pair.players.map((name) => ({ name, pair: pair.label })));
      const found = met.find(({ name }) => name !== '' && players.includes(name));
      if (found && !seated.has(id)) seated.set(id, found);
    }
  }
  return namedPairs(former).map((from) => {
    return { from, to: targets.get(from.id) ?? null, seated: seated.get(from.id) ?? null };
  });
}

/** The pairs that get names. */
export function carriedPairs(rows: readonly CarriedRow[]): readonly CarriedPair[] {
  return rows.flatMap(({ from, to, seated }) => (to && !seated ? [{ from: from.id, entry: to.id }] : []));
}

/** How many pairs here had other names before. */
export function overwritten(rows: readonly CarriedRow[]): number {
  return rows.filter(
    ({ from, to, seated }) =>
      to && !seated && to.players.some(Boolean) && to.players.join('\n') !== from.players.join('\n'),
  ).length;
}

function pairsOf({ sections }: SessionView): readonly EntryView[] {
  return sections.flatMap(({ entries }) => entries.filter(({ phantom }) => !phantom));
}
