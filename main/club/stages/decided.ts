import type { DecidedOrder } from '../../../src/scoring/stages/qualification.ts';
import type { QualifyingRow } from '../../store/ranking/stage-rules.ts';
import type { Restoring, UndoableChange } from '../change.ts';
import type { Club } from '../club.ts';
import type { ChangeScope } from '../model/undo.ts';

/** A lot or a play-off, by contestants, with its time. */
export interface TimedOrder extends DecidedOrder {
  readonly at: string;
}

/** The lots and play-offs that split shared places of a session, in the order in which they were decided. */
export function decidedOrders({ store }: Club, session: number): readonly TimedOrder[] {
  const { orders } = store.stageRules.qualifying(session);
  if (orders.length === 0) return [];
  const ids = new Map([...store.events.numbers(session)].map(([id, number]) => [number, id]));
  return orders.map(({ how, order, at }) => ({ how, order: order.flatMap((number) => ids.get(number) ?? []), at }));
}

/** Writes what is decided about who plays on, beside what was decided before. */
export function addDecision(club: Club, session: number, change: number, decided: Partial<QualifyingRow>): void {
  const { stageRules } = club.store;
  stageRules.addQualifying(session, change, { ...stageRules.qualifying(session), ...decided });
}

/** Contestants by their numbers in the event, in order. */
export function numbersOf({ store }: Club, session: number, contestants: Iterable<number>): readonly number[] {
  const numbers = store.events.numbers(session);
  return [...contestants].flatMap((contestant) => numbers.get(contestant) ?? []);
}

/** Writes what was decided about who plays on, and which other clubs were there, before a change. */
function restoreStage({ store }: Club, { session, undone, change }: Restoring): ChangeScope {
  const before = store.stageRules.qualifyingBefore(undone);
  if (before) store.stageRules.addQualifying(session, change, before);
  const clubs = store.stageSources.restore(session, undone, change);
  return { subject: clubs > 0 ? 'clubs' : 'stage' };
}

export const stageChange: UndoableChange<'stage'> = { kind: 'stage', restore: restoreStage };
