import { compare, exact, multiply, subtract, type Exact } from '../exact.ts';
import type { ScoringLine } from '../lines.ts';

/** What becomes of the results of an entry that withdrew. */
export type WithdrawalOutcome = 'cancelled' | 'stand';

/**
 * Before half of what it was to play its results are cancelled, from half on they stand (EBU White Book 2.4). Boards of
 * the session, or matches of an all-play-all.
 */
export function withdrawalOutcome(played: number, due: number): WithdrawalOutcome {
  return 2 * played < due ? 'cancelled' : 'stand';
}

export interface SessionWithdrawal {
  readonly entry: number;
  /** The number of a seat that nobody sits in; leave it out of the standings. */
  readonly emptySeat: number;
  /** Percent of average plus by the regulation. */
  readonly averagePlus: number;
}

/**
 * A session of pairs after one withdrew (White Book 2.4.6). Cancelled: without its lines, its opponents have played
 * fewer boards. Otherwise its lines stand and whoever would have met it has average plus against an empty seat.
 * @param played its lines and everybody else's
 * @param due the lines it was still to play, without result
 */
export function withdrawFromSession<Line extends ScoringLine>(
  played: readonly Line[],
  due: readonly Line[],
  withdrawal: SessionWithdrawal,
): { readonly outcome: WithdrawalOutcome; readonly lines: readonly Line[] } {
  const { entry } = withdrawal;
  const others = played.filter(({ ns, ew }) => ns !== entry && ew !== entry);
  const own = played.length - others.length;
  const outcome = withdrawalOutcome(own, own + due.length);
  if (outcome === 'cancelled') return { outcome, lines: others };
  return { outcome, lines: [...played, ...due.map((line) => sitOut(line, withdrawal))] };
}

function sitOut<Line extends ScoringLine>(line: Line, { entry, emptySeat, averagePlus }: SessionWithdrawal): Line {
  return line.ns === entry
    ? { ...line, ns: emptySeat, score: null, award: { ns: 0, ew: averagePlus } }
    : { ...line, ew: emptySeat, score: null, award: { ns: averagePlus, ew: 0 } };
}

export interface UnplayedMatch {
  /** Mean victory points of the opponent's own matches; null when it has played none. */
  readonly own: Exact | null;
  /** Mean victory points of the withdrawn side's matches; null when it has played none. */
  readonly withdrawn: Exact | null;
  /** Victory points that both sides of a match share out. */
  readonly both: Exact;
}

/**
 * Victory points for a match that a withdrawal in the second half of an all-play-all left unplayed: the best of the
 * side's own average, the converse of the withdrawn side's, and 60 percent (White Book 2.4.2-2.4.5).
 */
export function unplayedMatch({ own, withdrawn, both }: UnplayedMatch): Exact {
  const candidates = [own, withdrawn && subtract(both, withdrawn)];
  return candidates.reduce<Exact>(
    (best, value) => (value && compare(value, best) > 0 ? value : best),
    multiply(both, exact(60, 100)),
  );
}

/** Where there are no victory points: average plus on the first three boards of the match, average on the rest. */
export function unplayedMatchBoards(boards: number): { readonly averagePlus: number; readonly average: number } {
  const averagePlus = Math.min(boards, 3);
  return { averagePlus, average: boards - averagePlus };
}
