import { compare, type Exact } from '../numbers/exact.ts';

/**
 * What may separate entries that share a place, in the words of regulations:
 *
 * - `own-meetings`: their points against each other, where each has met all the others (CBAI: direct match, or points
 *   among themselves if all have met; WBF: head to head; EBU 143.7.1(a));
 * - `own-meeting-imps`: matches of teams: their IMPs against each other, likewise (CBAI; EBU 143.7.1(a), basic method);
 * - `meetings-won`: how many of those meetings they won, a drawn one counting half;
 * - `imp-quotient`: IMPs won by IMPs lost over all their boards (CBAI, WBF);
 * - `point-quotient`: matches of teams: total points won by lost over all of them (WBF);
 * - `imp-margin`: matches of teams: IMPs won less lost over all of them (EBU 143.7.1(c));
 * - `common-opponents`: the points against the best placed of the others whom all have met, then the next (CBAI);
 * - `boards-won`: boards above average, one at average counting half (EBU 143.7.1(d), point-a-board count-back);
 * - `better-boards`: matchpoints 2-1-0 among the tied on every board; on one that only one of them played 2 for more
 *   than average (French tournament code, article 81);
 * - `tops`: boards on which nobody on their side did better (the same article);
 * - `even-results`: the results nearest to average, by their mean square (FFB, as Magic Contest describes it);
 * - `lot`: drawn by the director (EBU 143.7.1(e)).
 *
 * EBU 143 is section 143 of an earlier White Book, "Split tie procedure".
 */
export const TIE_BREAK_CODES = [
  'own-meetings',
  'own-meeting-imps',
  'meetings-won',
  'imp-quotient',
  'point-quotient',
  'imp-margin',
  'common-opponents',
  'boards-won',
  'better-boards',
  'tops',
  'even-results',
  'lot',
] as const;
export type TieBreakCode = (typeof TIE_BREAK_CODES)[number];

/** Criteria for matches of teams only, and for boards only. */
export const MATCH_TIE_BREAKS: readonly TieBreakCode[] = ['own-meeting-imps', 'point-quotient', 'imp-margin'];
export const BOARD_TIE_BREAKS: readonly TieBreakCode[] = ['boards-won', 'better-boards', 'tops', 'even-results'];

/** After a criterion has separated some, the rest begin with the first criterion again or go on with the next. */
export const AFTER_SPLITS = ['again', 'onwards'] as const;
export type AfterSplit = (typeof AFTER_SPLITS)[number];

/** How a regulation splits ties. */
export interface TieBreaks {
  /** Empty: places stay shared. */
  readonly chain: readonly TieBreakCode[];
  readonly afterSplit: AfterSplit;
}

export const TIE_BREAK_PRESETS = ['shared', 'ebu', 'ffb', 'wbf', 'cbai'] as const;
export type TieBreakPreset = (typeof TIE_BREAK_PRESETS)[number];

/**
 * Shared: equal scores share a place. Law 78D leaves the splitting of ties to the organiser's regulations, and a tie is
 * one unless they say how to split it (EBU White Book 3.2).
 * EBU: section 143.7 of an earlier White Book, which splits a tie only where a winner or a qualifier must be found; its
 * tie-break points, for events in which not everybody meets everybody, are not among the criteria here.
 * FFB: article 81 of the French tournament code, part 2, for when it was decided to split ties of pairs.
 * WBF: head to head, the IMP quotient, the quotient of total points; from common knowledge, not from its text.
 * CBAI: direct match in victory points, in IMPs, quotient, margins against the others both met; then a board of sudden
 * death, which is played.
 */
export const TIE_BREAKS: Record<TieBreakPreset, TieBreaks> = {
  shared: { chain: [], afterSplit: 'again' },
  ebu: { chain: ['own-meetings', 'own-meeting-imps', 'imp-margin', 'boards-won', 'lot'], afterSplit: 'again' },
  ffb: { chain: ['better-boards', 'tops'], afterSplit: 'onwards' },
  wbf: { chain: ['own-meetings', 'imp-quotient', 'point-quotient'], afterSplit: 'again' },
  cbai: { chain: ['own-meetings', 'own-meeting-imps', 'imp-quotient', 'common-opponents'], afterSplit: 'again' },
};

/** A figure to break ties by; `unlimited` is a quotient by nothing, more than any number. */
export type TieFigure = Exact | 'unlimited';

/** The figure of each tied entry, more is better; null where the criterion doesn't apply to them. */
export type Criterion = (tied: readonly number[]) => ReadonlyMap<number, TieFigure> | null;

/** A criterion that separated an entry from others it was tied with, and what the entry had in it. */
export interface Separation {
  readonly code: TieBreakCode;
  readonly figure: TieFigure;
}

/** Entries that are still equal after the chain; a single one where it separated them. */
export interface TieGroup {
  readonly entries: readonly number[];
  /** In the order of the criteria; those that separated nobody are left out. */
  readonly separations: readonly Separation[];
}

/**
 * Splits a tie by a chain of criteria: best group first, entries of a group in their order before.
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
    // without a figure of each entry the criterion separates nobody
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
