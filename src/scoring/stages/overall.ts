/**
 * The ranking over several sessions of an event: what everybody won in this session, with what counts of those before.
 *
 *     overallRanking([qualifying, final], { carry: { kind: 'carry-forward' }, unit: 'matchpoints', boardWorth: exact(6) })
 *     // [{ contestant: 4, place: 1, tied: false, carried: 459/11, own: 72, figure: 1251/11, ... }]
 */
import { add, compare, divide, exact, multiply, readExact, ZERO, type Exact } from '../numbers/exact.ts';
import type { Method } from '../method.ts';
import type { HandicapUnit } from '../standing/handicap.ts';
import { carryForward } from '../teams/carry-forward.ts';
import { isMean, shareOfCarry, type Carry } from './carry.ts';

/** What somebody won in a session, or in several that are added up. */
export interface SessionTotal {
  /** Matchpoints, IMPs or victory points, penalties and bonuses included. */
  readonly total: Exact;
  /** The most that could be won; 0 at IMPs and victory points. */
  readonly available: Exact;
  readonly boards: number;
  /** The place in the session; null for one who has none. */
  readonly place: number | null;
  /** The handicap that is part of the total; left out without one. */
  readonly handicap?: SessionHandicap;
}

/** A handicap as it was given, and the points that it is worth in a session. */
export interface SessionHandicap {
  readonly unit: HandicapUnit;
  readonly given: Exact;
  readonly points: Exact;
}

/** What a session gave, by contestant. Whoever did not play in it is left out. */
export type SessionTotals = ReadonlyMap<number, SessionTotal>;

/** What the totals of sessions are. */
export type OverallUnit = Method['unit'] | 'victory-points';

export interface OverallRules {
  readonly carry: Carry;
  readonly unit: OverallUnit;
  /**
   * The most matchpoints of one side on a board of the last session, for a carry-forward; null where no board of it
   * has a top yet.
   */
  readonly boardWorth: Exact | null;
  /** What the director typed as carried, in place of what is worked out; only where points are carried. */
  readonly typed?: ReadonlyMap<number, Exact>;
}

export interface OverallRow {
  readonly contestant: number;
  /** Null for one without a figure, or without a place in the session. */
  readonly place: number | null;
  readonly tied: boolean;
  /** What counts of the sessions before; null where the figure is an average of all, or nothing is known yet. */
  readonly carried: Exact | null;
  /** What was won in this session. */
  readonly own: Exact;
  /** What the place goes by: a share of the points, IMPs a board, or points; null while no board counts. */
  readonly figure: Exact | null;
  /** The figure of each session before, in order; null for one that was not played. */
  readonly before: readonly (Exact | null)[];
}

/**
 * Ranks those who play in the last session. Places that equal figures have are shared.
 * @param sessions in order, the last one ranked; those before it are what it counts
 */
export function overallRanking(sessions: readonly SessionTotals[], rules: OverallRules): readonly OverallRow[] {
  const last = sessions.at(-1) ?? new Map<number, SessionTotal>();
  const before = sessions.slice(0, -1);
  const carriedOf = carriedBy(before, [...last.keys()], rules);
  const rows = [...last].map(([contestant, own]): OverallRow => {
    const totals = sessions.flatMap((session) => session.get(contestant) ?? []);
    const carried = isMean(rules.carry) ? null : carriedOf(contestant);
    const figure = isMean(rules.carry)
      ? meanOf(totals, rules)
      : (own.boards > 0 || before.length > 0) && carried
        ? add(carried, own.total)
        : null;
    return {
      contestant,
      place: null,
      tied: false,
      carried,
      own: own.total,
      figure,
      before: before.map((session) => {
        const total = session.get(contestant);
        return total ? figureOf(total, rules.unit) : null;
      }),
    };
  });
  return placed(rows, (contestant) => last.get(contestant)?.place !== null || !hasPlayed(last.get(contestant)));
}

function hasPlayed(total: SessionTotal | undefined): boolean {
  return (total?.boards ?? 0) > 0;
}

/** The share of the points, the IMPs a board, or the victory points; null without a board. */
export function figureOf({ total, available, boards }: SessionTotal, unit: OverallUnit): Exact | null {
  if (unit === 'victory-points') return total;
  const divisor = unit === 'matchpoints' ? available : exact(boards);
  return divisor.numerator === 0n ? null : divide(total, divisor);
}

/** Tops differ between sessions: a board counts as much as any other, and so does a session. */
function meanOf(totals: readonly SessionTotal[], { carry, unit }: OverallRules): Exact | null {
  let sum = ZERO;
  let weights = 0;
  for (const total of totals) {
    const figure = figureOf(total, unit);
    if (!figure) continue;
    const weight = carry.kind === 'boards' ? total.boards : 1;
    sum = add(sum, multiply(figure, exact(weight)));
    weights += weight;
  }
  return weights === 0 ? null : divide(sum, exact(weights));
}

/** Several sessions as one; it has no place. */
export function sumOf(totals: readonly SessionTotal[]): SessionTotal {
  return totals.reduce(
    (sum, one) => ({
      total: add(sum.total, one.total),
      available: add(sum.available, one.available),
      boards: sum.boards + one.boards,
      place: null,
    }),
    { total: ZERO, available: ZERO, boards: 0, place: null } as SessionTotal,
  );
}

/**
 * What each carries. Who did not play before carries nothing where points are added up; elsewhere as much as the last
 * who did, as drop-ins do (regulations of the transnational championships, 2019).
 */
function carriedBy(
  before: readonly SessionTotals[],
  contestants: readonly number[],
  rules: OverallRules,
): (contestant: number) => Exact | null {
  const worked = new Map<number, Exact>();
  for (const contestant of contestants) {
    const totals = before.flatMap((session) => session.get(contestant) ?? []);
    const carried = totals.length === 0 ? null : worth(totals, rules);
    if (carried) worked.set(contestant, carried);
  }
  const least = [...worked.values()].reduce<Exact | null>(
    (lowest, one) => (lowest === null || compare(one, lowest) < 0 ? one : lowest),
    null,
  );
  const isAdded = rules.carry.kind === 'sum' || rules.carry.kind === 'nothing' || before.length === 0;
  const ofDropIn = isAdded ? ZERO : least;
  return (contestant) => rules.typed?.get(contestant) ?? worked.get(contestant) ?? ofDropIn;
}

/** What the sessions that somebody played before are worth in the last one. */
function worth(totals: readonly SessionTotal[], { carry, boardWorth }: OverallRules): Exact | null {
  const sum = sumOf(totals);
  switch (carry.kind) {
    case 'nothing':
    case 'boards':
    case 'sessions':
      return ZERO;
    case 'sum':
      return sum.total;
    case 'share':
      return multiply(sum.total, shareOfCarry(carry.share) ?? ZERO);
    case 'carry-forward':
      if (!boardWorth || sum.available.numerator === 0n) return boardWorth && ZERO;
      return carryForward(
        sum.total,
        { maximum: sum.available, boards: sum.boards },
        { maximum: boardWorth, boards: 1 },
      );
    case 'by-place': {
      const place = totals.at(-1)?.place ?? null;
      return readExact((place === null ? undefined : carry.points[place - 1]) ?? '0');
    }
  }
}

/** Highest first; those without a place stand behind. */
function placed(rows: readonly OverallRow[], isRanked: (contestant: number) => boolean): readonly OverallRow[] {
  const ranked = rows
    .flatMap((row) => (row.figure !== null && isRanked(row.contestant) ? [{ ...row, figure: row.figure }] : []))
    .toSorted((one, other) => compare(other.figure, one.figure) || one.contestant - other.contestant);
  const known = new Set(ranked.map(({ contestant }) => contestant));
  let place = 0;
  const withPlaces = ranked.map((row, at): OverallRow => {
    const isEqual = (other: { readonly figure: Exact } | undefined): boolean =>
      other !== undefined && compare(other.figure, row.figure) === 0;
    if (!isEqual(ranked[at - 1])) place = at + 1;
    return { ...row, place, tied: isEqual(ranked[at - 1]) || isEqual(ranked[at + 1]) };
  });
  return [...withPlaces, ...rows.filter(({ contestant }) => !known.has(contestant))];
}
