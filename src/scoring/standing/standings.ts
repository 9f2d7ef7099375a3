/**
 * From the totals of a ranking to the printed list: penalties taken, handicaps added, ties split by the regulation,
 * entries without standing listed last.
 *
 *     const [ranking] = scoreSession(lines, options).rankings;
 *     standings(ranking.rows, evidenceOf(() => boards), { basis: 'percentage', changes });
 */
import { add, compare, ZERO, type Exact } from '../numbers/exact.ts';
import { standingFigure, type StandingBasis } from './basis.ts';
import { criteriaOf } from './criteria.ts';
import type { TieBreakEvidence } from './evidence.ts';
import { figureWithHandicap, type Handicap } from './handicap.ts';
import { breakTie, TIE_BREAKS, type Separation, type TieBreaks, type TieGroup } from './tie-breaks.ts';

/** What an entry has won: a row of a ranking, or a total. */
export interface ScoredEntry {
  readonly entry: number;
  readonly points: Exact;
  readonly available: number;
  readonly boards: number;
}

export interface StandingOptions {
  readonly basis: StandingBasis;
  /** Bonuses less penalties of entries: `changesByEntry` of penalty.ts. */
  readonly changes?: ReadonlyMap<number, Exact>;
  /** Entries that are not ranked, though their opponents' results count. */
  readonly withoutStanding?: ReadonlySet<number>;
  /** The fewest boards that an entry is ranked with. */
  readonly leastBoards?: number;
  /** The boards that a factored total is for; where it is left out, the most that any of the rows has. */
  readonly most?: number;
  /** Places stay shared where it is left out. */
  readonly tieBreaks?: TieBreaks;
  /**
   * Entries of other rankings, such as the other line, best first: the criterion `common-opponents` needs them.
   */
  readonly opponents?: () => readonly number[];
  /** What the director drew, for the criterion `lot`. */
  readonly lots?: readonly number[];
  readonly handicap?: Handicap;
}

export interface Standing {
  readonly entry: number;
  /** From 1; null where the entry is not ranked. */
  readonly place: number | null;
  /** Whether the place is shared, written "3=". */
  readonly tied: boolean;
  /** Why there is no place. */
  readonly unranked: 'without-standing' | 'too-few-boards' | null;
  /** Won at the table. */
  readonly points: Exact;
  /** Bonuses less penalties. */
  readonly change: Exact;
  /** Points and change together. */
  readonly total: Exact;
  readonly available: number;
  readonly boards: number;
  /** By the basis: a share (1 for all), points a board or a total; null while no board counts. */
  readonly figure: Exact | null;
  /** The same with handicap; null without one. */
  readonly withHandicap: Exact | null;
  /** The criteria that separated the entry from others of the same figure. */
  readonly separations: readonly Separation[];
  /** Whether the regulation has the director draw a lot for the shared place. */
  readonly lotToDraw: boolean;
}

/**
 * Ranks entries: best first, then those without a scored board, who share the last place, then those not ranked, in
 * order of what they have. While nobody has a scored board there are no places. Figures are equal when they are exactly
 * equal.
 */
export function standings(
  rows: readonly ScoredEntry[],
  evidence: TieBreakEvidence,
  options: StandingOptions,
): readonly Standing[] {
  const { tieBreaks = TIE_BREAKS.shared, lots = [] } = options;
  const most = options.most ?? rows.reduce((boards, row) => Math.max(boards, row.boards), 0);
  const candidates = rows.map((row) => candidateOf(row, options, most)).toSorted(bestFirst);
  const ranked = candidates.filter(({ row }) => row.unranked === null);
  const order = (): readonly number[] => [...ranked.map(({ row }) => row.entry), ...(options.opponents?.() ?? [])];
  const criteria = criteriaOf({ evidence, order, lots });
  const byEntry = new Map(ranked.map((candidate) => [candidate.row.entry, candidate]));
  const placed: Standing[] = [];
  for (const equals of equalGroups(ranked)) {
    if (equals[0]?.key === null && placed.length === 0) {
      placed.push(...equals.map(({ row }) => ({ ...row, ...NOT_PLACED })));
      continue;
    }
    const entries = equals.map(({ row }) => row.entry);
    const groups = equals[0]?.key === null ? [{ entries, separations: [] }] : breakTie(entries, tieBreaks, criteria);
    for (const group of groups) placed.push(...shared(group, byEntry, placed.length + 1, tieBreaks));
  }
  const apart = candidates.flatMap(({ row }) => (row.unranked === null ? [] : [{ ...row, ...NOT_PLACED }]));
  return [...placed, ...apart];
}

type Placing = Pick<Standing, 'place' | 'tied' | 'separations' | 'lotToDraw'>;

const NOT_PLACED: Placing = { place: null, tied: false, separations: [], lotToDraw: false };

/** An entry that has no place yet. */
interface Candidate {
  readonly row: Omit<Standing, keyof Placing>;
  /** What places go by. */
  readonly key: Exact | null;
}

function candidateOf(row: ScoredEntry, options: StandingOptions, most: number): Candidate {
  const { entry, points, available, boards } = row;
  const { basis, handicap } = options;
  const change = options.changes?.get(entry) ?? ZERO;
  const tally = { total: add(points, change), available, boards };
  const figure = standingFigure(tally, basis, most);
  const withHandicap = handicap ? figureWithHandicap(entry, tally, handicap, basis, most) : null;
  const key = handicap?.placesBy === 'handicap' ? withHandicap : figure;
  const unranked = unrankedBecause(row, options);
  return { row: { entry, points, change, ...tally, figure, withHandicap, unranked }, key };
}

function unrankedBecause({ entry, boards }: ScoredEntry, options: StandingOptions): Standing['unranked'] {
  if (options.withoutStanding?.has(entry)) return 'without-standing';
  return boards < (options.leastBoards ?? 0) ? 'too-few-boards' : null;
}

function bestFirst(a: Candidate, b: Candidate): number {
  return byKey(a, b) || a.row.entry - b.row.entry;
}

/** Highest first, null last; 0 for equal keys only. */
function byKey(a: Candidate, b: Candidate): number {
  if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
  return compare(b.key, a.key);
}

function equalGroups(sorted: readonly Candidate[]): readonly (readonly Candidate[])[] {
  const groups: Candidate[][] = [];
  for (const candidate of sorted) {
    const last = groups.at(-1);
    if (last?.[0] && byKey(last[0], candidate) === 0) last.push(candidate);
    else groups.push([candidate]);
  }
  return groups;
}

function shared(
  { entries, separations }: TieGroup,
  candidates: ReadonlyMap<number, Candidate>,
  place: number,
  { chain }: TieBreaks,
): readonly Standing[] {
  const tied = entries.length > 1;
  return entries.flatMap((entry) => {
    const candidate = candidates.get(entry);
    const lotToDraw = tied && chain.includes('lot') && candidate?.key !== null;
    return candidate ? [{ ...candidate.row, place, tied, separations, lotToDraw }] : [];
  });
}
