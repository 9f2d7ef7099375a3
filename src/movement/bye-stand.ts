import { copiesOf } from './sharing.ts';
import type { Movement } from './movement.ts';

/** Where sets rest: after table `from` has played them and before table `to` does. */
export interface ByeStand {
  readonly from: number;
  readonly to: number;
}

/** The bye stands a movement needs, in order of table: wherever a set is out of play for a round between two tables. */
export function byeStands(movement: Movement): ByeStand[] {
  // With copies the next table may have its set from any table that holds a copy: the cards say which.
  if (copiesOf(movement.spec) > 1) return [];
  const stands = new Map<string, ByeStand>();
  const lastSeen = new Map<number, { round: number; table: number }>();
  movement.rounds.forEach((seatings, round) => {
    for (const { set, table } of seatings) {
      const last = lastSeen.get(set);
      if (last && round - last.round > 1) stands.set(`${last.table} ${table}`, { from: last.table, to: table });
      if (last?.round !== round) lastSeen.set(set, { round, table });
    }
  });
  return [...stands.values()].toSorted((a, b) => a.from - b.from || a.to - b.to);
}
