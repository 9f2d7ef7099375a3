import { entriesOfMatches, afterRound, bracketState, isSomebody, type OpenBracket } from './brackets.ts';
import { openMatches } from './next-round.ts';
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
  const inPlay = undecided(knockout);
  const known = new Set(inPlay.flatMap(({ entries }) => entries));
  const rows = [
    ...inPlay,
    ...open.flatMap((bracket) => rowOf(bracket, true)),
    ...settled.flatMap((places) => rowOf(places, false)),
  ].map((row) => (inPlay.includes(row) ? row : { ...row, entries: row.entries.filter((one) => !known.has(one)) }));
  return rows
    .filter((row) => row.entries.length > 0)
    .map((row) => ({ ...row, entries: row.entries.toSorted((a, b) => seedOf(a) - seedOf(b)) }))
    .toSorted((a, b) => a.first - b.first);
}

/** Brackets whose round is not decided yet: whoever has not lost in it may still have any of its places. */
function undecided(knockout: Knockout): readonly KnockoutPlaces[] {
  const open = openMatches(knockout);
  const byBracket = Map.groupBy(knockout.rounds.at(-1) ?? [], ({ reason }) => reason.bracket);
  const { playOffs } = knockout.rules;
  return [...byBracket].flatMap(([first, matches]): readonly KnockoutPlaces[] => {
    if (!matches.some((match) => open.includes(match))) return [];
    const entries = entriesOfMatches(matches);
    const out = afterRound(first, matches, { playOffs }).settled.flatMap(({ first: place, slots }) =>
      place === first ? [] : slots.flatMap(({ entry }) => entry ?? []),
    );
    const left = [...entries].filter((entry) => !out.includes(entry));
    return [{ first, last: first + entries.size - 1, tied: false, isOpen: true, entries: left }];
  });
}

function rowOf({ first, slots }: Pick<OpenBracket, 'first' | 'slots'>, isOpen: boolean): readonly KnockoutPlaces[] {
  const there = slots.filter(isSomebody);
  if (there.length === 0) return [];
  const entries = there.flatMap(({ entry }: BracketSlot) => entry ?? []);
  return [{ first, last: first + there.length - 1, tied: !isOpen && there.length > 1, isOpen, entries }];
}
