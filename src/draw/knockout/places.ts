import { bracketState, isSomebody, type OpenBracket } from './brackets.ts';
import type { Knockout, BracketSlot } from './knockout.ts';

/** A place, or several that are shared or still played for. */
export interface KnockoutPlaces {
  readonly first: number;
  readonly last: number;
  /** Shared: nobody plays for the places between. */
  readonly tied: boolean;
  /** Still played for. */
  readonly isOpen: boolean;
  /** By seed. Those who are not known yet are missing. */
  readonly entries: readonly number[];
}

/** The places of a knockout as far as they are known: losers of a round share its places unless they play for them. */
export function knockoutPlaces(knockout: Knockout): readonly KnockoutPlaces[] {
  const { open, settled } = bracketState(knockout);
  const seedOf = (entry: number): number => knockout.seeds.indexOf(entry);
  const rows = [
    ...open.flatMap((bracket) => rowOf(bracket, true)),
    ...settled.flatMap((places) => rowOf(places, false)),
  ];
  return rows
    .map((row) => ({ ...row, entries: row.entries.toSorted((a, b) => seedOf(a) - seedOf(b)) }))
    .toSorted((a, b) => a.first - b.first);
}

function rowOf({ first, slots }: Pick<OpenBracket, 'first' | 'slots'>, isOpen: boolean): readonly KnockoutPlaces[] {
  const there = slots.filter(isSomebody);
  if (there.length === 0) return [];
  const entries = there.flatMap(({ entry }: BracketSlot) => entry ?? []);
  return [{ first, last: first + there.length - 1, tied: !isOpen && there.length > 1, isOpen, entries }];
}
