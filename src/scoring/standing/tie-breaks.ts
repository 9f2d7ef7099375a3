import { compare, type Exact } from '../exact.ts';

/**
 * What may separate entries that share a place, in the words of regulations:
 *
 * - `own-meetings`: their points against each other, where each has met all the others (CBAI: direct match, or points
 *   among themselves if all have met; WBF: head to head);
 * - `meetings-won`: how many of those meetings they won, a drawn one counting half;
 * - `quotient`: IMPs won by IMPs lost over all their boards (CBAI, WBF);
 * - `common-opponents`: the points against the best placed of the others whom all have met, then the next (CBAI);
 * - `tops`: boards on which nobody on their side did better (club custom);
 * - `better-boards`: held against each other on the boards that all of them played, one for each of the others that did
 *   worse and a half for an equal one (club custom);
 * - `lot`: drawn by the director.
 */
export const TIE_BREAK_CODES = [
  'own-meetings',
  'meetings-won',
  'quotient',
  'common-opponents',
  'tops',
  'better-boards',
  'lot',
] as const;
export type TieBreakCode = (typeof TIE_BREAK_CODES)[number];

/** How a regulation splits ties. */
export interface TieBreaks {
  /** Empty: places stay shared. */
  readonly chain: readonly TieBreakCode[];
  /** Some of the tied separated, the rest begin with the first criterion again, among fewer, or go on with the next. */
  readonly afterSplit: 'again' | 'onwards';
}

export const TIE_BREAK_PRESETS = ['shared', 'wbf', 'cbai'] as const;
export type TieBreakPreset = (typeof TIE_BREAK_PRESETS)[number];

/**
 * Shared: equal scores share a place (EBU White Book 3.2: a tie is one unless the organiser has said how to split it).
 * WBF: head to head, then the IMP quotient; its last resort, the quotient of total points, is left to the director.
 * CBAI: direct match, quotient, margins against the others both met; then a board of sudden death, which is played.
 */
export const TIE_BREAKS: Record<TieBreakPreset, TieBreaks> = {
  shared: { chain: [], afterSplit: 'again' },
  wbf: { chain: ['own-meetings', 'quotient'], afterSplit: 'again' },
  cbai: { chain: ['own-meetings', 'quotient', 'common-opponents'], afterSplit: 'again' },
};

/** Something to tie-break by; `unlimited` is a quotient of something by nothing, more than any number. */
export type TieFigure = Exact | 'unlimited';

/** The figure of each tied entry, more is better; null where the criterion has nothing to say of them. */
export type Criterion = (tied: readonly number[]) => ReadonlyMap<number, TieFigure> | null;

/** A criterion that separated an entry from others it was tied with, and what the entry had in it. */
export interface Separation {
  readonly code: TieBreakCode;
  readonly figure: TieFigure;
}

/** Entries that are still equal after the chain: one, when it separated them. */
export interface TieGroup {
  readonly entries: readonly number[];
  /** In the order the criteria were asked; those that separated nobody are left out. */
  readonly separations: readonly Separation[];
}

/**
 * Splits a tie by a chain of criteria: best group first, entries of a group in the order they came.
 * @param tied of one place
 */
export function breakTie(
  tied: readonly number[],
  { chain, afterSplit }: TieBreaks,
  criteria: Readonly<Record<TieBreakCode, Criterion>>,
): readonly TieGroup[] {
  const split = (
    entries: readonly number[],
    codes: readonly TieBreakCode[],
    separations: readonly Separation[],
  ): readonly TieGroup[] => {
    const [code, ...onwards] = codes;
    if (entries.length < 2 || code === undefined) return [{ entries, separations }];
    const figures = criteria[code](entries);
    const groups = figures === null ? [] : groupsOf(entries, figures);
    if (groups.length < 2) return split(entries, onwards, separations);
    return groups.flatMap((group) =>
      split(group.entries, afterSplit === 'again' ? chain : onwards, [...separations, { code, figure: group.figure }]),
    );
  };
  return split(tied, chain, []);
}

interface FigureGroup {
  readonly figure: TieFigure;
  readonly entries: number[];
}

/** Entries of equal figures together, the highest first. */
function groupsOf(entries: readonly number[], figures: ReadonlyMap<number, TieFigure>): readonly FigureGroup[] {
  const groups: FigureGroup[] = [];
  for (const entry of entries) {
    const figure = figures.get(entry);
    // a criterion that leaves one of them out can't place it
    if (figure === undefined) return [];
    const group = groups.find((other) => compareFigures(other.figure, figure) === 0);
    if (group) group.entries.push(entry);
    else groups.push({ figure, entries: [entry] });
  }
  return groups.toSorted((a, b) => compareFigures(b.figure, a.figure));
}

function compareFigures(a: TieFigure, b: TieFigure): number {
  if (a === 'unlimited' || b === 'unlimited') return Number(a === 'unlimited') - Number(b === 'unlimited');
  return compare(a, b);
}
