/**
 * The draw of a round of a Swiss: who meets whom at which table, who is at home, who has the bye, and why. A pure
 * function of the standing, the rounds before, and what the director wants.
 *
 *     drawSwiss({ round: 4, afterRound: 3, entries, matches, rule: 'top', first: 'halves', forbidden: [], forced: [] });
 *     // { kind: 'draw', order: [8, 12, 11, ...], matches: [{ table: 1, home: 8, away: 12, reason: { code: 'next', ... } }] }
 */
import { inOrderOfDraw, type DrawEntry } from './entry.ts';
import { historyOf, pairKey, type DrawHistory } from './history.ts';
import { drawCosts } from './pairing/costs.ts';
import { firstOfLeast, type PairOfPlaces } from './pairing/first-of-least.ts';
import { drawProblem, type DrawProblem } from './problem.ts';
import type { ByeReason, DrawReason } from './reason.ts';
import { reasonsOf } from './reasons.ts';
import { trianglesFromBelow, type Triangle } from './swiss-triangle.ts';
import type { DrawToMake, EntryPair } from './wanted.ts';

export interface DrawnMatch {
  /** From 1, in order of the higher of the two. */
  readonly table: number;
  readonly home: number;
  readonly away: number;
  /** The last round in which the two met; null where they haven't. */
  readonly lastMeeting: number | null;
  readonly reason: DrawReason;
}

export interface SwissDraw {
  readonly kind: 'draw';
  readonly round: number;
  /** Everybody who is drawn, the highest first. */
  readonly order: readonly number[];
  readonly matches: readonly DrawnMatch[];
  readonly bye: { readonly entry: number; readonly reason: ByeReason } | null;
  /** Three who meet each other, over two rounds or in half matches, or who share a table; null without one. */
  readonly triangle: Triangle | null;
}

/** Draws a round, or says why it can't be drawn. */
export function drawSwiss(wanted: DrawToMake): SwissDraw | DrawProblem {
  const problem = drawProblem(wanted);
  if (problem) return problem;
  const isFirst = wanted.afterRound === 0;
  const ordered =
    isFirst && wanted.first === 'halves'
      ? wanted.entries.toSorted((a, b) => a.entry - b.entry)
      : inOrderOfDraw(wanted.entries);
  const history = historyOf(wanted.matches);
  const forced = new Set(wanted.forced.flat());
  const free = ordered.filter(({ entry }) => !forced.has(entry));
  const order = ordered.map(({ entry }) => entry);
  const matchesOf = (pairs: readonly EntryPair[], out: readonly number[]) =>
    reasonsOf(wanted, ordered, history, { order, pairs: [...pairs, ...wanted.forced], out }).map((reason, index) =>
      matchOf(index + 1, reason, history),
    );
  const kept = triangleOf(free, wanted, history);
  if (kept) {
    const { triangle, pairs } = kept;
    return { kind: 'draw', round: wanted.round, order, matches: matchesOf(pairs, triangle), bye: null, triangle };
  }
  for (const bye of byeCandidates(free, history, wanted.byeFor ?? null)) {
    const field = bye === null ? free : free.filter(({ entry }) => entry !== bye);
    const pairs = pairsOf(field, wanted, history);
    if (pairs === null) continue;
    const reason = bye === null ? null : byeReason(bye, order, history, forced, wanted.byeFor ?? null);
    return {
      kind: 'draw',
      round: wanted.round,
      order,
      matches: matchesOf(pairs, bye === null ? [] : [bye]),
      bye: bye === null || reason === null ? null : { entry: bye, reason },
      triangle: null,
    };
  }
  return { kind: 'problem', code: 'no-draw' };
}

/** The lowest three who leave the others a draw without a rematch; null where none do, or none are wanted. */
function triangleOf(
  free: readonly DrawEntry[],
  wanted: DrawToMake,
  history: DrawHistory,
): { readonly triangle: Triangle; readonly pairs: readonly EntryPair[] } | null {
  if ((wanted.odd ?? 'bye') === 'bye' || free.length % 2 === 0 || typeof wanted.byeFor === 'number') return null;
  const { forbidden, sharesTable = false } = wanted;
  for (const triangle of trianglesFromBelow(free, { history, forbidden, sharesTable })) {
    const pairs = pairsOf(
      free.filter(({ entry }) => !triangle.includes(entry)),
      wanted,
      history,
    );
    if (pairs?.every(([one, other]) => history.lastMeeting(one, other) === null)) return { triangle, pairs };
  }
  return null;
}

/** With an odd field the last in order without a bye first, then the next above; nobody with an even field. */
function byeCandidates(
  free: readonly DrawEntry[],
  history: DrawHistory,
  wanted: number | null,
): readonly (number | null)[] {
  if (free.length % 2 === 0) return [null];
  if (wanted !== null) return [wanted];
  return free
    .map(({ entry }) => entry)
    .toReversed()
    .toSorted((a, b) => history.byes(a) - history.byes(b));
}

/** Who meets whom, by their entries. */
function pairsOf(
  field: readonly DrawEntry[],
  { rule, first, afterRound, forbidden }: DrawToMake,
  history: DrawHistory,
): readonly EntryPair[] | null {
  const numbers = field.map(({ entry }) => entry);
  const at = (place: number): number => numbers[place] ?? 0;
  const never = new Set(forbidden.map(([one, other]) => pairKey(one, other)));
  const isFirst = afterRound === 0;
  const byTotals = rule === 'closest' ? field.map(({ total }) => total) : field.map(({ wins }) => wins);
  const meetings = {
    size: field.length,
    isForbidden: (one: number, other: number) => never.has(pairKey(at(one), at(other))),
    lastMeeting: (one: number, other: number) => history.lastMeeting(at(one), at(other)),
  };
  const costs = drawCosts(meetings, isFirst || rule === 'top' ? null : byTotals);
  if (costs === null) return null;
  const half = field.length / 2;
  const isNew = (one: number) => (other: number) => meetings.lastMeeting(one, other) === null;
  const pairs = firstOfLeast(costs, (place, others) => {
    if (isFirst && first === 'halves') {
      return others.toSorted((a, b) => Math.abs(a - place - half) - Math.abs(b - place - half));
    }
    if (!costs.hasRematches) return others;
    return [...others.filter(isNew(place)), ...others.filter((other) => !isNew(place)(other))];
  });
  return pairs && pairs.map(([higher, lower]: PairOfPlaces): EntryPair => [at(higher), at(lower)]);
}

/** At home: who was so less often, else who is higher. */
function matchOf(table: number, reason: DrawReason, history: DrawHistory): DrawnMatch {
  const { higher, lower } = reason;
  const isLowerHome = history.homes(lower) < history.homes(higher);
  const [home, away] = isLowerHome ? [lower, higher] : [higher, lower];
  return { table, home, away, lastMeeting: history.lastMeeting(home, away), reason };
}

function byeReason(
  bye: number,
  order: readonly number[],
  history: DrawHistory,
  forced: ReadonlySet<number>,
  wanted: number | null,
): ByeReason {
  if (bye === wanted) return { byes: history.byes(bye), isWanted: true, passed: [] };
  const below = order.slice(order.indexOf(bye) + 1);
  return {
    byes: history.byes(bye),
    passed: below.map((entry) => {
      if (forced.has(entry)) return { entry, why: 'forced' };
      return { entry, why: history.byes(entry) > history.byes(bye) ? 'had-bye' : 'others-left' };
    }),
  };
}
