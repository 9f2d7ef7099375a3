/**
 * Where a place in the printed list comes from: what the tables gave, what the director took or gave, the handicap, and
 * what separated the entry from those with the same figure.
 */
import { compare, subtract, ZERO, type Exact } from '../numbers/exact.ts';
import type { StandingBasis } from '../standing/basis.ts';
import { penaltyChanges, isPenaltyChanges, type Penalty, type PenaltyMeasure } from '../standing/penalty.ts';
import type { Standing } from '../standing/standings.ts';
import type { Handicap } from '../standing/handicap.ts';
import type { Separation, TieBreakCode, TieFigure } from '../standing/tie-breaks.ts';
import { CLAUSES, type Clause } from './clause.ts';

/** How the list was made. */
export interface StandingQuestion {
  readonly basis: StandingBasis;
  /** Penalties and bonuses of any entry; only the entry's own are derived. */
  readonly penalties?: readonly Penalty[];
  readonly measure?: PenaltyMeasure;
  readonly handicap?: Handicap;
  /** The boards a factored total is for; where it is left out, the most that anybody in the list has. */
  readonly most?: number;
}

/** A penalty or bonus in the unit of the total. */
export interface DerivedPenalty {
  readonly penalty: Penalty;
  readonly clause: Clause;
  /** Less than 0 for a penalty. */
  readonly change: Exact;
}

/** A criterion that split a tie: the entry's figure, and the figures of those it was tied with until then. */
export interface DerivedSeparation {
  readonly code: TieBreakCode;
  readonly figure: TieFigure;
  readonly others: readonly { readonly entry: number; readonly figure: TieFigure }[];
}

export interface StandingDerivation extends Pick<Standing, 'entry' | 'place' | 'tied' | 'unranked' | 'lotToDraw'> {
  /** Won at the table. */
  readonly points: Exact;
  readonly penalties: readonly DerivedPenalty[];
  /** Points with all penalties and bonuses. */
  readonly total: Exact;
  readonly basis: StandingBasis;
  readonly available: number;
  readonly boards: number;
  /** The most boards that anybody has, for which a factored total is. */
  readonly most: number;
  /** By the basis: a share (1 for all), points a board or a total; null while no board counts. */
  readonly figure: Exact | null;
  /** Null for an entry without one. */
  readonly handicap: { readonly unit: Handicap['unit']; readonly amount: Exact; readonly figure: Exact } | null;
  /** What places go by. */
  readonly placesBy: Handicap['placesBy'];
  /** Entries that share the place. */
  readonly equals: readonly number[];
  /** Entries of the list that have a place. */
  readonly ranked: number;
  /** In the order of the criteria. */
  readonly separations: readonly DerivedSeparation[];
}

/** Derives an entry's place in a list of standings; null where it isn't listed. */
export function deriveStanding(
  list: readonly Standing[],
  entry: number,
  { basis, penalties = [], measure, handicap, most }: StandingQuestion,
): StandingDerivation | null {
  const standing = list.find((one) => one.entry === entry);
  if (standing === undefined) return null;
  const { place, tied, unranked, lotToDraw, points, total, available, boards, figure, withHandicap } = standing;
  const placesBy = handicap?.placesBy ?? 'scratch';
  const amount = handicap?.of.get(entry);
  const level = list.filter((one) => one.entry !== entry && one.place !== null && isLevel(one, standing, placesBy));
  return {
    entry,
    place,
    tied,
    unranked,
    lotToDraw,
    points,
    total,
    basis,
    available,
    boards,
    figure,
    placesBy,
    penalties: penalties.flatMap((penalty) => derivedPenalty(penalty, entry, measure)),
    most: most ?? list.reduce((boards, one) => Math.max(boards, one.boards), 0),
    handicap: handicap && amount && withHandicap ? { unit: handicap.unit, amount, figure: withHandicap } : null,
    equals: place === null ? [] : level.filter((one) => one.place === place).map((one) => one.entry),
    ranked: list.filter((one) => one.place !== null).length,
    separations: derivedSeparations(standing.separations, level),
  };
}

function derivedPenalty(penalty: Penalty, entry: number, measure?: PenaltyMeasure): readonly DerivedPenalty[] {
  if (penalty.entry !== entry || measure === undefined) return [];
  const changes = penaltyChanges([penalty], measure);
  const change = isPenaltyChanges(changes) ? (changes.get(entry) ?? ZERO) : ZERO;
  return [{ penalty, clause: CLAUSES.penalty, change }];
}

/** Whether two entries have the same figure by which places go. */
function isLevel(a: Standing, b: Standing, placesBy: Handicap['placesBy']): boolean {
  const [keyA, keyB] = [a, b].map((one) => (placesBy === 'handicap' ? one.withHandicap : one.figure));
  if (!keyA || !keyB) return !keyA && !keyB;
  return compare(keyA, keyB) === 0;
}

/**
 * The criteria that split an entry from others of the same figure, each with the figures of those still tied with it.
 * @param level the others of the same figure
 */
export function derivedSeparations(
  separations: readonly Separation[],
  level: readonly Pick<Standing, 'entry' | 'separations'>[],
): readonly DerivedSeparation[] {
  return separations.map((separation, index) => derivedSeparation(separation, separations.slice(0, index), level));
}

function derivedSeparation(
  { code, figure }: Separation,
  earlier: readonly Separation[],
  level: readonly Pick<Standing, 'entry' | 'separations'>[],
): DerivedSeparation {
  const index = earlier.length;
  const together = level.filter(({ separations }) =>
    earlier.every((before, step) => {
      const other = separations[step];
      return other?.code === before.code && isSameFigure(other.figure, before.figure);
    }),
  );
  const others = together.flatMap(({ entry, separations }) => {
    const other = separations[index];
    return other?.code === code ? [{ entry, figure: other.figure }] : [];
  });
  return { code, figure, others };
}

function isSameFigure(a: TieFigure, b: TieFigure): boolean {
  return a === 'unlimited' || b === 'unlimited' ? a === b : subtract(a, b).numerator === 0n;
}
