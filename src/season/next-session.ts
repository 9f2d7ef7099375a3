import { add, compare, divide, exact, multiply, subtract, ZERO, type Exact } from '../scoring/numbers/exact.ts';
import { countedOf } from './counting.ts';
import type { SeasonRow } from './ranking.ts';
import type { SeasonRule } from './rule.ts';
import type { PlayerKey } from './session.ts';
import { worthBy, type WorthRange } from './worth.ts';

/** Which result does something: any, one that is worth more than this, or none. */
export type NeededResult =
  | { readonly kind: 'any' }
  | { readonly kind: 'more'; readonly than: Exact }
  | { readonly kind: 'none' };

/** What one more session can change for somebody. */
export interface NextSession {
  /** The result that gives a higher figure than now. */
  readonly raises: NeededResult;
  /** The result that gives a place before the one in front, if that one stays away; null where nobody is in front. */
  readonly passes: NeededResult | null;
  /**
   * The highest and the lowest place afterwards, whatever everybody has in it, each by itself; null: none.
   */
  readonly best: number | null;
  readonly worst: number | null;
}

/**
 * What one more session at a club can change, for each row of a ranking.
 * @param rows as `rankSeason` has them
 * @returns null where nobody can say what a session may be worth
 */
export function nextSession(
  rows: readonly SeasonRow<PlayerKey>[],
  rule: SeasonRule,
  club: number,
): readonly NextSession[] | null {
  const { range } = worthBy(rule.worth);
  if (range === null) return null;
  const outlooks = rows.map((row) => outlookOf(row, rule, club));
  const bounds = rows.map((row, index) => boundsOf(row, outlooks[index] as Outlook, rule, range));
  const [lows, highs] = [sorted(bounds.map(({ low }) => low)), sorted(bounds.map(({ high }) => high))];
  return rows.map((row, index) => {
    const outlook = outlooks[index] as Outlook;
    const { low, high } = bounds[index] as Bounds;
    const ahead = rows.slice(0, index).findLast(({ figure }) => compare(figure, row.figure) > 0);
    const isOn = row.unranked === null;
    return {
      raises: neededFor(outlook, row.figure, range),
      passes: ahead && high ? neededFor(outlook, ahead.figure, range) : null,
      best: high && 1 + above(lows, high),
      // Somebody's own highest figure may be above the lowest.
      worst: isOn && low && high ? 1 + above(highs, low) - (compare(high, low) > 0 ? 1 : 0) : null,
    };
  });
}

/** What a figure is made of once there is one more result. */
interface Outlook {
  /** What counts whatever the result is. */
  readonly sure: Exact;
  /** What the result has to beat to count; null where it counts as it is. */
  readonly toBeat: Exact | null;
  /** What the sum is divided by. */
  readonly divisor: Exact;
}

function outlookOf({ scores }: SeasonRow<PlayerKey>, rule: SeasonRule, club: number): Outlook {
  const elsewhere = scores.filter((score) => score.club !== club && score.counts);
  const own = scores
    .filter((score) => score.club === club)
    .map(({ worth }) => worth)
    .toSorted((one, other) => compare(other, one));
  const counted = countedOf(rule.counting, own.length + 1);
  const sure = [...elsewhere.map(({ worth }) => worth), ...own.slice(0, counted - 1)].reduce(add, ZERO);
  const divisor = rule.total === 'sum' ? 1 : elsewhere.length + counted;
  return { sure, toBeat: own[counted - 1] ?? null, divisor: exact(divisor) };
}

function figureWith({ sure, toBeat, divisor }: Outlook, worth: Exact): Exact {
  const added = toBeat && compare(toBeat, worth) > 0 ? toBeat : worth;
  return divide(add(sure, added), divisor);
}

/** The result with which a figure is more than `target`. */
function neededFor(outlook: Outlook, target: Exact, { least, most }: WorthRange): NeededResult {
  if (compare(figureWith(outlook, least), target) > 0) return { kind: 'any' };
  if (compare(figureWith(outlook, most), target) <= 0) return { kind: 'none' };
  return { kind: 'more', than: subtract(multiply(target, outlook.divisor), outlook.sure) };
}

/** Between what a figure can lie after one more session, played or not; null without a place. */
interface Bounds {
  readonly low: Exact | null;
  readonly high: Exact | null;
}

function boundsOf(row: SeasonRow<PlayerKey>, outlook: Outlook, rule: SeasonRule, { least, most }: WorthRange): Bounds {
  const [worst, best] = [figureWith(outlook, least), figureWith(outlook, most)];
  if (row.unranked === null) {
    const { figure } = row;
    return {
      low: compare(worst, figure) < 0 ? worst : figure,
      high: compare(best, figure) > 0 ? best : figure,
    };
  }
  const canBeRanked = row.sessions + 1 >= rule.least && row.partners + 1 >= rule.partners;
  return { low: null, high: canBeRanked ? best : null };
}

function sorted(figures: readonly (Exact | null)[]): readonly Exact[] {
  return figures.filter((figure) => figure !== null).toSorted(compare);
}

/** How many of some figures in rising order are more than one. */
function above(figures: readonly Exact[], figure: Exact): number {
  let [from, to] = [0, figures.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (compare(figures[middle] as Exact, figure) > 0) to = middle;
    else from = middle + 1;
  }
  return figures.length - from;
}
