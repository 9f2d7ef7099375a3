import { add, compare, divide, exact, multiply, subtract, ZERO, type Exact } from '../numbers/exact.ts';
import type { TieBreakEvidence, PlayedUnit, MatchSwings } from './evidence.ts';
import type { Criterion, TieBreakCode, TieFigure } from './tie-breaks.ts';

export interface CriteriaOptions {
  readonly evidence: TieBreakEvidence;
  /** Every entry, best first, before ties are broken. Called when a criterion needs it. */
  readonly order: () => readonly number[];
  /** Entries in the order the director drew them, the first to be placed first. */
  readonly lots: readonly number[];
}

/** The criteria of tie-break chains; tie-breaks.ts defines each. */
export function criteriaOf({ evidence, order, lots }: CriteriaOptions): Readonly<Record<TieBreakCode, Criterion>> {
  return {
    'own-meetings': (tied) => figures(tied, (entry) => ownMeetings(entry, tied, evidence)),
    'own-meeting-imps': (tied) => figures(tied, (entry) => ownMeetingImps(entry, tied, evidence)),
    'meetings-won': (tied) => figures(tied, (entry) => meetingsWon(entry, tied, evidence)),
    'imp-quotient': (tied) => figures(tied, (entry) => impQuotient(evidence(entry))),
    'point-quotient': (tied) => figures(tied, (entry) => pointQuotient(evidence(entry))),
    'imp-margin': (tied) => figures(tied, (entry) => impMargin(evidence(entry))),
    'common-opponents': (tied) => commonOpponents(tied, order(), evidence),
    'boards-won': (tied) => figures(tied, (entry) => boardsWon(evidence(entry))),
    'better-boards': (tied) => figures(tied, (entry) => betterBoards(entry, tied, evidence)),
    tops: (tied) => figures(tied, (entry) => exact(evidence(entry).filter(({ best }) => best).length)),
    'even-results': (tied) => figures(tied, (entry) => evenResults(evidence(entry))),
    lot: (tied) => figures(tied, (entry) => drawn(entry, lots)),
  };
}

/** The figure of each tied entry; null as soon as one of them has none. */
function figures<Figure extends TieFigure>(
  tied: readonly number[],
  figureOf: (entry: number) => Figure | null,
): ReadonlyMap<number, Figure> | null {
  const found = new Map<number, Figure>();
  for (const entry of tied) {
    const figure = figureOf(entry);
    if (figure === null) return null;
    found.set(entry, figure);
  }
  return found;
}

function against(opponent: number, played: readonly PlayedUnit[]): readonly PlayedUnit[] {
  return played.filter(({ opponents }) => opponents.includes(opponent));
}

function sum(played: readonly PlayedUnit[]): Exact {
  return total(played.map(({ points }) => points));
}

function total(list: readonly Exact[]): Exact {
  return list.reduce(add, ZERO);
}

/** Points a board, or a match; null without any. */
function mean(played: readonly PlayedUnit[]): Exact | null {
  return played.length === 0 ? null : divide(sum(played), exact(played.length));
}

/** The meetings with each other tied entry; null unless all of them were met. */
function meetings(
  entry: number,
  tied: readonly number[],
  evidence: TieBreakEvidence,
): readonly (readonly PlayedUnit[])[] | null {
  const met = tied.filter((other) => other !== entry).map((other) => against(other, evidence(entry)));
  return met.every((list) => list.length > 0) ? met : null;
}

function ownMeetings(entry: number, tied: readonly number[], evidence: TieBreakEvidence): Exact | null {
  const met = meetings(entry, tied, evidence);
  return met && mean(met.flat());
}

function meetingsWon(entry: number, tied: readonly number[], evidence: TieBreakEvidence): Exact | null {
  if (meetings(entry, tied, evidence) === null) return null;
  const halves = tied.map((other) => {
    if (other === entry) return 0;
    const own = sum(against(other, evidence(entry)));
    return 1 + Math.sign(compare(own, sum(against(entry, evidence(other)))));
  });
  return exact(
    halves.reduce((total, half) => total + half, 0),
    2,
  );
}

/** IMPs a match; null where boards were played and no matches. */
function ownMeetingImps(entry: number, tied: readonly number[], evidence: TieBreakEvidence): Exact | null {
  const swings = swingsOf(meetings(entry, tied, evidence)?.flat() ?? []);
  return swings && divide(total(swings.map(({ imps }) => imps)), exact(swings.length));
}

/** The swings of matches; null without any, and where boards are among them. */
function swingsOf(played: readonly PlayedUnit[]): readonly MatchSwings[] | null {
  const found = played.flatMap(({ swings }) => swings ?? []);
  return found.length > 0 && found.length === played.length ? found : null;
}

/**
 * IMPs won and lost in matches, or on boards at IMPs. At matchpoints nothing is lost, so the quotients of all are
 * equal.
 */
function impQuotient(played: readonly PlayedUnit[]): TieFigure {
  const swings = swingsOf(played);
  if (swings) return quotientOf(total(swings.map((one) => one.impsWon)), total(swings.map((one) => one.impsLost)));
  const lost = sum(played.filter(({ points }) => points.numerator < 0n));
  return quotientOf(sum(played.filter(({ points }) => points.numerator > 0n)), subtract(ZERO, lost));
}

function pointQuotient(played: readonly PlayedUnit[]): TieFigure | null {
  const swings = swingsOf(played);
  return swings && quotientOf(total(swings.map((one) => one.pointsWon)), total(swings.map((one) => one.pointsLost)));
}

/** Won by lost; 1 where nothing was won and lost. */
export function quotientOf(won: Exact, lost: Exact): TieFigure {
  if (lost.numerator !== 0n) return divide(won, lost);
  return won.numerator === 0n ? exact(1) : 'unlimited';
}

function impMargin(played: readonly PlayedUnit[]): Exact | null {
  const swings = swingsOf(played);
  return swings && total(swings.map(({ imps }) => imps));
}

function commonOpponents(
  tied: readonly number[],
  order: readonly number[],
  evidence: TieBreakEvidence,
): ReadonlyMap<number, TieFigure> | null {
  for (const opponent of order) {
    if (tied.includes(opponent)) continue;
    const found = figures(tied, (entry) => mean(against(opponent, evidence(entry))));
    if (found && !allEqual([...found.values()])) return found;
  }
  return null;
}

function allEqual([first, ...others]: readonly Exact[]): boolean {
  return first !== undefined && others.every((figure) => compare(figure, first) === 0);
}

/** Null without a board, and where matches were played. */
function boardsWon(played: readonly PlayedUnit[]): Exact | null {
  const margins = marginsOf(played);
  return (
    margins &&
    exact(
      margins.reduce((halves, margin) => halves + 1 + signOf(margin), 0),
      2,
    )
  );
}

function marginsOf(played: readonly PlayedUnit[]): readonly Exact[] | null {
  const margins = played.flatMap(({ margin }) => margin ?? []);
  return margins.length > 0 && margins.length === played.length ? margins : null;
}

function signOf({ numerator }: Exact): number {
  return Number(numerator > 0n) - Number(numerator < 0n);
}

function betterBoards(entry: number, tied: readonly number[], evidence: TieBreakEvidence): Exact | null {
  const own = evidence(entry);
  if (marginsOf(own) === null) return null;
  const others = tied.filter((other) => other !== entry).map((other) => byNumber(evidence(other)));
  let points = 0;
  for (const board of own) {
    const theirs = others.flatMap((other) => other.get(board.number) ?? []);
    for (const other of theirs) points += 1 + Math.sign(compare(board.points, other));
    if (theirs.length === 0 && board.margin && board.margin.numerator > 0n) points += POINTS_ALONE;
  }
  return exact(points);
}

/** 2 for more than average on a board that none of the others played. */
const POINTS_ALONE = 2;

/**
 * The variance of the margins, negative so that more is better; it ranks as the standard deviation does. Null with a
 * single board.
 */
function evenResults(played: readonly PlayedUnit[]): Exact | null {
  const margins = marginsOf(played);
  if (margins === null || margins.length === 1) return null;
  return divide(total(margins.map((margin) => multiply(margin, margin))), exact(1 - margins.length));
}

function byNumber(played: readonly PlayedUnit[]): ReadonlyMap<number, Exact> {
  return new Map(played.map(({ number, points }) => [number, points]));
}

function drawn(entry: number, lots: readonly number[]): Exact | null {
  const place = lots.indexOf(entry);
  return place < 0 ? null : exact(0 - place);
}
