import type { ScoringLine } from '../scoring-line.ts';

/** What becomes of the results of an entry that withdrew. */
export type WithdrawalOutcome = 'cancelled' | 'stand';

/**
 * Before half of what it was to play its results are cancelled, from half on they stand (EBU White Book 2.4.4). Of
 * teams, whose unplayed matches are worth something, teams/withdrawal.ts takes care.
 */
export function withdrawalOutcome(played: number, due: number): WithdrawalOutcome {
  return 2 * played < due ? 'cancelled' : 'stand';
}

export interface PairWithdrawal {
  readonly entry: number;
  /** The number of a seat that nobody sits in; leave it out of the standings. */
  readonly emptySeat: number;
}

/**
 * A session of pairs after one withdrew (White Book 2.4.4). Cancelled: without its lines, its opponents have played
 * fewer boards. Otherwise its lines stand and whoever would have met it has average plus against an empty seat.
 * @param played its lines and everybody else's
 * @param due the lines it was still to play, without result
 */
export function withdrawPairFromSession<Line extends ScoringLine>(
  played: readonly Line[],
  due: readonly Line[],
  withdrawal: PairWithdrawal,
): { readonly outcome: WithdrawalOutcome; readonly lines: readonly Line[] } {
  const { entry } = withdrawal;
  const others = played.filter(({ ns, ew }) => ns !== entry && ew !== entry);
  const own = played.length - others.length;
  const outcome = withdrawalOutcome(own, own + due.length);
  if (outcome === 'cancelled') return { outcome, lines: others };
  return { outcome, lines: [...played, ...due.map((line) => sitOut(line, withdrawal))] };
}

function sitOut<Line extends ScoringLine>(line: Line, { entry, emptySeat }: PairWithdrawal): Line {
  return line.ns === entry
    ? { ...line, ns: emptySeat, score: null, award: { ns: 0, ew: 'average-plus' } }
    : { ...line, ew: emptySeat, score: null, award: { ns: 'average-plus', ew: 0 } };
}
