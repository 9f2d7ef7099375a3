import { compare, exact, type Exact } from '../numbers/exact.ts';
import { placesAnew, type PlaceAnew } from './places-anew.ts';

/** Strata a session can have: A to F. */
export const MOST_STRATA = 6;

/** A, B ... for 0, 1 ...; `stratumOfLetter` undoes it. */
export function stratumLetter(stratum: number): string {
  return String.fromCodePoint(FIRST_LETTER + stratum);
}

/** The stratum of a letter, upper or lower case; null for any other text. */
export function stratumOfLetter(letter: string): number | null {
  const stratum = (letter.toUpperCase().codePointAt(0) ?? 0) - FIRST_LETTER;
  return letter.length === 1 && stratum >= 0 && stratum < MOST_STRATA ? stratum : null;
}

const FIRST_LETTER = 0x41;

/** An entry and its place in a ranking. */
export interface EntryPlace {
  readonly entry: number;
  /** Null where the entry is not ranked. */
  readonly place: number | null;
}

/** A row of the ranking of one stratum. */
export interface StratumRow extends PlaceAnew {
  readonly entry: number;
}

/**
 * One ranking for each stratum, from the highest: stratum 0 (A) ranks everybody, 1 (B) all but A, and so on. Each is
 * the overall ranking without the others, ties included.
 * @param rows best first
 * @param stratumOf 0 to `strata` - 1
 */
export function rankStrata(
  rows: readonly EntryPlace[],
  stratumOf: (entry: number) => number,
  strata: number,
): readonly (readonly StratumRow[])[] {
  return Array.from({ length: strata }, (_, stratum) =>
    placedAnew(rows.filter(({ entry, place }) => place !== null && stratumOf(entry) >= stratum)),
  );
}

function placedAnew(rows: readonly EntryPlace[]): readonly StratumRow[] {
  const places = placesAnew(rows);
  return rows.flatMap(({ entry }, index) => {
    const own = places[index];
    return own ? [{ entry, ...own }] : [];
  });
}

/** Whose strength a pair or team has: that of its stronger player (ACBL, Kendal), or the average. */
export type StrengthOf = 'stronger' | 'average';

/**
 * The stratum of players by their masterpoints or ranks: the first whose limit they reach, else the last.
 * @param strengths of the players, higher is stronger; at least one
 * @param limits the least strength of strata 0, 1 ..., falling, one fewer than there are strata
 */
export function stratumOfPlayers(strengths: readonly number[], limits: readonly number[], by: StrengthOf): number {
  const sum = strengths.reduce((total, strength) => total + strength, 0);
  const [strength, players] = by === 'stronger' ? [Math.max(...strengths), 1] : [sum, strengths.length];
  const stratum = limits.findIndex((limit) => strength >= limit * players);
  return stratum < 0 ? limits.length : stratum;
}

/**
 * Strata relative to the field (thirds of it at BBO): strata of equal size, or the higher ones one larger. Equal
 * strengths are in the higher stratum together.
 */
export function relativeStrata(strengths: ReadonlyMap<number, number>, strata: number): ReadonlyMap<number, number> {
  const sorted = [...strengths].toSorted(([, a], [, b]) => b - a);
  const assigned = new Map<number, number>();
  for (const [index, [entry, strength]] of sorted.entries()) {
    const equal = sorted.findIndex(([, other]) => other === strength);
    assigned.set(entry, Math.floor((Math.min(equal, index) * strata) / sorted.length));
  }
  return assigned;
}

/**
 * Merges a lowest stratum with fewer entries than the least (five in the ACBL, three at Kendal) into the one above,
 * until it is large enough or the only one. Returns the stratum that each became.
 * @param sizes entries whose own stratum is 0, 1 ...
 */
export function mergeSmallStrata(sizes: readonly number[], least: number): readonly number[] {
  const merged = sizes.map((_, stratum) => stratum);
  let size = 0;
  for (let stratum = sizes.length - 1; stratum >= 0; stratum -= 1) {
    size += sizes[stratum] ?? 0;
    if (size >= least || stratum === 0) return merged.map((own) => Math.min(own, stratum));
  }
  return merged;
}

/**
 * The stratum of each entry after merging, in one ranking.
 * @param stratumOf entries without a stratum are in A
 */
export function mergedStrata(
  rows: readonly { readonly entry: number }[],
  stratumOf: ReadonlyMap<number, number>,
  least: number,
): ReadonlyMap<number, number> {
  if (stratumOf.size === 0 || least === 0) return stratumOf;
  const sizes = Array.from({ length: 1 + Math.max(...stratumOf.values()) }, () => 0);
  for (const { entry } of rows) {
    const own = stratumOf.get(entry) ?? 0;
    sizes[own] = (sizes[own] ?? 0) + 1;
  }
  const merged = mergeSmallStrata(sizes, least);
  return new Map([...stratumOf].map(([entry, own]) => [entry, merged[own] ?? own]));
}

/** An entry's best award, and the stratum it is from. */
export interface BestAward {
  readonly award: Exact;
  readonly stratum: number;
}

/** The best award of each entry over all strata, not their sum; of equal awards the one of the highest stratum. */
export function bestAwards(awards: readonly ReadonlyMap<number, Exact>[]): ReadonlyMap<number, BestAward> {
  const best = new Map<number, BestAward>();
  for (const [stratum, byEntry] of awards.entries()) {
    for (const [entry, award] of byEntry) {
      if (compare(award, best.get(entry)?.award ?? NO_AWARD) > 0) best.set(entry, { award, stratum });
    }
  }
  return best;
}

const NO_AWARD = exact(0);
