import { compare, exact, readExact, ZERO, type Exact } from '../numbers/exact.ts';
import type { PlayOn } from './qualification.ts';

/**
 * How what was won in the sessions before counts in the ranking of a session. As JSON in the rules of its stage: exact
 * figures are text.
 */
export type Carry =
  /** It doesn't: the session is ranked by itself. */
  | { readonly kind: 'nothing' }
  /** Points are added up. */
  | { readonly kind: 'sum' }
  /** Every board counts the same: the percentage, or the IMPs a board, of all boards together. */
  | { readonly kind: 'boards' }
  /** Every session counts the same: the mean of their percentages, or of their IMPs a board. */
  | { readonly kind: 'sessions' }
  /** A board before weighs half a board now (EBU White Book 3.8). */
  | { readonly kind: 'carry-forward' }
  /** A share of the points won before, such as half of the victory points. */
  | { readonly kind: 'share'; readonly share: string }
  /** Points by the place before, the first first; who stood below the last has none. */
  | { readonly kind: 'by-place'; readonly points: readonly string[] };

/** What a session counts of those before it, and of which: that session counts what it says itself. */
export interface SessionCarry {
  /** The ordinal in the event of the session before. */
  readonly from: number;
  readonly way: Carry;
  /** Who plays on by what the session before says; left out, everybody does. */
  readonly playOn?: PlayOn;
}

/** Ways that rank by an average of all sessions; the others add something to the points of this one. */
export function isMean({ kind }: Carry): boolean {
  return kind === 'boards' || kind === 'sessions';
}

/** The share that is carried; null for a text that is no share from 0 to 1. */
export function shareOfCarry(text: string): Exact | null {
  const share = readExact(text);
  return share && compare(share, ZERO) >= 0 && compare(share, exact(1)) <= 0 ? share : null;
}

/** Whether the exact figures in it can be read. */
export function isPossibleCarry(carry: Carry): boolean {
  switch (carry.kind) {
    case 'share':
      return shareOfCarry(carry.share) !== null;
    case 'by-place':
      return carry.points.length > 0 && carry.points.every((points) => readExact(points) !== null);
    case 'nothing':
    case 'sum':
    case 'boards':
    case 'sessions':
    case 'carry-forward':
      return true;
  }
}
