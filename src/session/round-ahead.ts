import type { Outcome } from '../bridge/result/result.ts';
import { numbersTo } from '../basics/numbers-to.ts';
import { lastRoundCalled, type ClockState } from './clock.ts';
import type { Slot } from './slot.ts';

/** A result, and where it stands. */
interface PlayedSlot extends Slot {
  readonly outcome: Outcome;
}

/** A round that has begun by few results alone, though it was not called: the first of them, and how many more. */
export interface RoundAhead {
  readonly round: number;
  readonly table: number;
  readonly board: number;
  readonly others: number;
}

/** Whether there is a result of play at the table, ruled on or not. */
export function wasPlayed(outcome: Outcome): boolean {
  const { kind } = outcome.kind === 'ruled' ? outcome.atTable : outcome;
  return kind !== 'award' && kind !== 'notPlayed';
}

/**
 * The last round of a section with results, where these may stand in the wrong round: it was not called, fewer than
 * half of its results are in, and the clock is used or a round before it has none. Such a round is started like any
 * other, with all before it.
 */
export function roundAhead(
  { clock, results }: { readonly clock: ClockState; readonly results: readonly PlayedSlot[] },
  { id, cells }: { readonly id: number; readonly cells: readonly SeatedTable[] },
): RoundAhead | null {
  const called = lastRoundCalled(clock);
  const ahead = results.filter((one) => one.section === id && one.round > called && wasPlayed(one.outcome));
  const round = Math.max(0, ...ahead.map((one) => one.round));
  const [first, ...others] = ahead
    .filter((one) => one.round === round)
    .toSorted((a, b) => a.table - b.table || a.slotBoard - b.slotBoard);
  if (!first) return null;
  const due = cells.filter((cell) => cell.round === round && !cell.sitOut).flatMap(({ boards }) => boards);
  if (2 * (1 + others.length) >= due.length) return null;
  const played = new Set(ahead.map((one) => one.round));
  const follows = numbersTo(round).every((one) => one <= called || played.has(one));
  if (follows && called === 0) return null;
  return { round, table: first.table, board: first.slotBoard, others: others.length };
}

interface SeatedTable {
  readonly round: number;
  readonly sitOut: boolean;
  readonly boards: readonly number[];
}
