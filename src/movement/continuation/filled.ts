import { isMovement, makeMovement } from '../make.ts';
import type { MovementSpec } from '../movement.ts';
import { hasLines, phantomOf } from '../pairs.ts';
import type { ScheduleCell } from './schedule.ts';

/**
 * The specification of a schedule in which a late pair has taken the seat of the missing one: the movement is the one
 * with all its pairs. It stays as it is where the movement of all pairs seats them otherwise.
 */
export function filledSpec(spec: MovementSpec, rounds: readonly (readonly ScheduleCell[])[]): MovementSpec {
  const missing = phantomOf(spec);
  const sits = ({ ns, ew, absent }: ScheduleCell) =>
    missing !== null && (ns === missing || ew === missing) && !absent.includes(missing);
  if (!rounds.some((cells) => cells.some(sits))) return spec;
  const whole = withEveryPair(spec);
  return whole && seatingsOf(whole) === seatingsOf(spec) ? whole : spec;
}

/** Null where the half table belongs to the movement. */
function withEveryPair(spec: MovementSpec): MovementSpec | null {
  if (spec.kind === 'rover') return null;
  if (spec.kind === 'own' || hasLines(spec)) return { ...spec, phantom: null };
  return { ...spec, phantom: false };
}

function seatingsOf(spec: MovementSpec): string {
  const movement = makeMovement(spec);
  return isMovement(movement) ? JSON.stringify(movement.rounds) : '';
}
