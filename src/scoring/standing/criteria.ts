import { add, compare, divide, exact, subtract, ZERO, type Exact } from '../exact.ts';
import type { Evidence, Played } from './evidence.ts';
import type { Criterion, TieBreakCode, TieFigure } from './tie-breaks.ts';

export interface CriteriaOptions {
  readonly evidence: Evidence;
  /** Every entry, best first, before ties are broken. */
  readonly order: readonly number[];
  /** Entries as the director drew them, the first to be placed first. */
  readonly lots: readonly number[];
}

/** The criteria of tie-break chains over one body of evidence; tie-breaks.ts says what each is and whose. */
export function criteriaOf({ evidence, order, lots }: CriteriaOptions): Readonly<Record<TieBreakCode, Criterion>> {
  return {
    'own-meetings': (tied) => figures(tied, (entry) => ownMeetings(entry, tied, evidence)),
    'meetings-won': (tied) => figures(tied, (entry) => meetingsWon(entry, tied, evidence)),
    quotient: (tied) => figures(tied, (entry) => quotient(evidence(entry))),
    'common-opponents': (tied) => commonOpponents(tied, order, evidence),
    tops: (tied) => figures(tied, (entry) => exact(evidence(entry).filter(({ best }) => best).length)),
    'better-boards': (tied) => figures(tied, (entry) => betterBoards(entry, tied, evidence)),
    lot: (tied) => figures(tied, (entry) => drawn(entry, lots)),
  };
}

/** Null as soon as one of them has none. */
function figures(
  tied: readonly number[],
  figureOf: (entry: number) => TieFigure | null,
): ReadonlyMap<number, TieFigure> | null {
  const found = new Map<number, TieFigure>();
  for (const entry of tied) {
    const figure = figureOf(entry);
    if (figure === null) return null;
    found.set(entry, figure);
  }
  return found;
}

function against(opponent: number, played: readonly Played[]): readonly Played[] {
  return played.filter(({ opponents }) => opponents.includes(opponent));
}

function sum(played: readonly Played[]): Exact {
  return played.reduce((total, { points }) => add(total, points), ZERO);
}

/** Points a board, or a match; null without any. */
function mean(played: readonly Played[]): Exact | null {
  return played.length === 0 ? null : divide(sum(played), exact(played.length));
}

/** Every meeting with another of the tied; null unless all of them were met. */
function meetings(entry: number, tied: readonly number[], evidence: Evidence): readonly (readonly Played[])[] | null {
  const met = tied.filter((other) => other !== entry).map((other) => against(other, evidence(entry)));
  return met.every((list) => list.length > 0) ? met : null;
}

function ownMeetings(entry: number, tied: readonly number[], evidence: Evidence): Exact | null {
  const met = meetings(entry, tied, evidence);
  return met && mean(met.flat());
}

function meetingsWon(entry: number, tied: readonly number[], evidence: Evidence): Exact | null {
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

/** Points won by points lost; who won and lost nothing stands at 1. Of matchpoints none are lost, so there all are equal. */
function quotient(played: readonly Played[]): TieFigure {
  const lost = sum(played.filter(({ points }) => points.numerator < 0n));
  const won = sum(played.filter(({ points }) => points.numerator > 0n));
  if (lost.numerator !== 0n) return divide(won, subtract(ZERO, lost));
  return won.numerator === 0n ? exact(1) : 'unlimited';
}

function commonOpponents(
  tied: readonly number[],
  order: readonly number[],
  evidence: Evidence,
): ReadonlyMap<number, TieFigure> | null {
  for (const opponent of order) {
    if (tied.includes(opponent)) continue;
    const found = figures(tied, (entry) => mean(against(opponent, evidence(entry))));
    if (found && !allEqual([...found.values()])) return found;
  }
  return null;
}

function allEqual(list: readonly TieFigure[]): boolean {
  const [first] = list;
  return list.every(
    (figure) => figure !== 'unlimited' && first !== undefined && first !== 'unlimited' && compare(figure, first) === 0,
  );
}

function betterBoards(entry: number, tied: readonly number[], evidence: Evidence): Exact | null {
  const others = tied.filter((other) => other !== entry).map((other) => byNumber(evidence(other)));
  let halves = 0;
  let compared = 0;
  for (const [number, own] of byNumber(evidence(entry))) {
    const theirs = others.flatMap((other) => other.get(number) ?? []);
    if (theirs.length < others.length) continue;
    compared += 1;
    for (const points of theirs) halves += 1 + Math.sign(compare(own, points));
  }
  return compared === 0 ? null : exact(halves, 2);
}

function byNumber(played: readonly Played[]): ReadonlyMap<number, Exact> {
  return new Map(played.map(({ number, points }) => [number, points]));
}

function drawn(entry: number, lots: readonly number[]): Exact | null {
  const place = lots.indexOf(entry);
  return place < 0 ? null : exact(0 - place);
}
