import type { ResultView } from '../../../../main/club/model/result.ts';
import type { Outcome } from '../../../../src/bridge/result/result.ts';
import { isSameReading } from '../../../../src/bridge/result/second-reading.ts';

/** How the second reading of a line compares with its result. */
export type Verdict =
  /** The line has no result to verify. */
  | { readonly kind: 'none' }
  | { readonly kind: 'unread'; readonly recorded: Outcome }
  | { readonly kind: 'agrees'; readonly recorded: Outcome }
  | { readonly kind: 'differs'; readonly recorded: Outcome; readonly read: Outcome };

export function verdictOf(result: ResultView | undefined, read: Outcome | undefined): Verdict {
  if (!result) return { kind: 'none' };
  const recorded = result.outcome;
  if (!read) return { kind: 'unread', recorded };
  return isSameReading(recorded, read) ? { kind: 'agrees', recorded } : { kind: 'differs', recorded, read };
}

/** The keys of the lines whose second reading agrees with the recorded result. */
export function agreeingLines(
  results: ReadonlyMap<string, ResultView>,
  read: ReadonlyMap<string, Outcome>,
): ReadonlySet<string> {
  return new Set(
    [...results].filter(([key, result]) => verdictOf(result, read.get(key)).kind === 'agrees').map(([key]) => key),
  );
}
