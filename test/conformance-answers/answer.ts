import { roundedUnits, type Exact } from '../../src/scoring/numbers/exact.ts';

/** What was printed of a case, and what Etui answers to it: equal, or Etui is wrong. */
export interface Answered {
  readonly printed: unknown;
  readonly answered: unknown;
}

/** A board or a pair of a published session. */
export interface SessionCase extends Answered {
  readonly what: string;
}

/** Asks Etui what a case of a rule asks (test/conformance/README.md). */
export type Answer<Case> = (given: Case) => Answered;

/** An exact number as it would be printed. */
export function atDecimals(value: Exact, decimals: number): number {
  return Number(roundedUnits(value, decimals)) / 10 ** decimals;
}
