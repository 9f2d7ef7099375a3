import type { Outcome } from '../bridge/result/result.ts';
import type { UndertrickScale } from '../bridge/score/undertricks.ts';
import type { ScoringLine } from '../scoring/scoring-line.ts';
import { scoredOutcome } from './scored-outcome.ts';
import { slotOf, type Slot } from './slot.ts';

/** A line for the scorer that remembers where it stands in the session, and the match of its table if that is one. */
export type ResultLine = ScoringLine & Slot & { readonly match?: string };

/** What a line is made of: a result as it was recorded. */
export interface LinedResult extends Slot {
  readonly board: number;
  /** Who is ranked by the result: in pairs the entries that sat. */
  readonly ns: number;
  readonly ew: number;
  readonly outcome: Outcome;
  /** Signed from North-South; null where the outcome has not one score for both sides. */
  readonly score: number | null;
  /** The form of a fouled board that was played. */
  readonly form?: string;
}

/** What of a session decides how its results are scored. */
export interface LineRules {
  /** The score that results of the board are compared with, where it is given. */
  readonly datum: number | undefined;
  readonly scale: UndertrickScale;
}

/** A recorded result as a line for the scorer. */
export function resultLine(result: LinedResult, { datum, scale }: LineRules): ResultLine {
  const { board, ns, ew, form, outcome, score } = result;
  const counted = score === null ? scoredOutcome(outcome, board, scale) : { score, award: null };
  return {
    ...slotOf(result),
    board,
    ns,
    ew,
    ...counted,
    ...(form === undefined ? {} : { form }),
    ...(datum === undefined ? {} : { datum }),
  };
}
