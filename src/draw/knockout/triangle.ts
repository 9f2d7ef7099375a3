import { add, compare, multiply, subtract, ZERO, type Exact } from '../../scoring/numbers/exact.ts';
import type { DrawnKnockoutMatch } from './knockout.ts';

/** One of three, with what its two half matches add up to. */
export interface TriangleRow {
  readonly entry: number;
  readonly place: number;
  readonly tied: boolean;
  /** Halves of matches won: a drawn one is one half. */
  readonly halvesWon: number;
  readonly impsWon: Exact;
  readonly impsLost: Exact;
}

type Sums = Omit<TriangleRow, 'place' | 'tied'> & { readonly extra: Exact };

/**
 * The three of a triangle in order: matches won, then IMPs won less lost over both, then the quotient of the two, then
 * extra boards between those who are level.
 * @returns null while a match is open
 */
export function triangleRows(matches: readonly DrawnKnockoutMatch[]): readonly TriangleRow[] | null {
  if (matches.some(({ outcome }) => outcome === null)) return null;
  const entries = [...new Set(matches.flatMap(({ home, away }) => (away === null ? [] : [home, away])))];
  const sums = entries.map((entry) => sumsOf(entry, matches));
  const decided = sums.map((own) => {
    const rivals = new Set(sums.filter((one) => inMatches(one, own) === 0).map(({ entry }) => entry));
    const between = matches.filter(({ home, away }) => rivals.has(home) && away !== null && rivals.has(away));
    return { ...own, extra: extraOf(own.entry, between) };
  });
  return decided.toSorted(inOrder).map((own): TriangleRow => {
    const { entry, halvesWon, impsWon, impsLost } = own;
    const place = 1 + decided.filter((one) => inOrder(one, own) < 0).length;
    const tied = decided.some((one) => one !== own && inOrder(one, own) === 0);
    return { entry, place, tied, halvesWon, impsWon, impsLost };
  });
}

/** Who of a triangle goes on, in order; null while it is open, or level where it counts. */
export function triangleWinners(matches: readonly DrawnKnockoutMatch[], goOn: 1 | 2): readonly number[] | null {
  const rows = triangleRows(matches);
  return rows && triangleGoOn(rows, goOn);
}

/** Who of three in order goes on; null where two are level where it counts. */
export function triangleGoOn(
  rows: readonly Pick<TriangleRow, 'entry' | 'place'>[],
  goOn: number,
): readonly number[] | null {
  const through = rows.filter(({ place }) => place <= goOn);
  return through.length > goOn ? null : through.map(({ entry }) => entry);
}

/** Who of three in order are level where it decides who goes on; nobody where that is decided. */
export function levelInTriangle(
  rows: readonly Pick<TriangleRow, 'entry' | 'place' | 'tied'>[],
  goOn: number,
): readonly number[] {
  if (triangleGoOn(rows, goOn)) return [];
  return rows.filter(({ place, tied }) => tied && place <= goOn).map(({ entry }) => entry);
}

function inOrder(one: Sums, other: Sums): number {
  return inMatches(one, other) || compare(other.extra, one.extra);
}

function inMatches(one: Sums, other: Sums): number {
  return (
    other.halvesWon - one.halvesWon ||
    compare(subtract(other.impsWon, other.impsLost), subtract(one.impsWon, one.impsLost)) ||
    compare(multiply(other.impsWon, one.impsLost), multiply(one.impsWon, other.impsLost))
  );
}

function sumsOf(entry: number, matches: readonly DrawnKnockoutMatch[]): Sums {
  let [halvesWon, impsWon, impsLost] = [0, ZERO, ZERO];
  for (const { home, away, outcome } of matches) {
    if (away === null || outcome === null || (home !== entry && away !== entry)) continue;
    halvesWon += outcome.winner === entry ? 2 : outcome.winner === null && outcome.imps ? 1 : 0;
    const own = home === entry ? 'home' : 'away';
    const other = home === entry ? 'away' : 'home';
    impsWon = add(impsWon, outcome.imps?.[own] ?? ZERO);
    impsLost = add(impsLost, outcome.imps?.[other] ?? ZERO);
  }
  return { entry, halvesWon, impsWon, impsLost, extra: ZERO };
}

function extraOf(entry: number, matches: readonly DrawnKnockoutMatch[]): Exact {
  return matches.reduce((sum, { home, away, outcome }) => {
    if (!outcome?.extra || (home !== entry && away !== entry)) return sum;
    const margin = subtract(outcome.extra.home, outcome.extra.away);
    return home === entry ? add(sum, margin) : subtract(sum, margin);
  }, ZERO);
}
