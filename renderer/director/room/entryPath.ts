import type { Slot } from '../../../main/club/model.ts';

/** Where a result is typed: the board's traveller in Entry, at its line. */
export function entryPath(session: number, slot: Slot): string {
  const { section, round, table, slotBoard } = slot;
  return `/sessions/${session}/entry/${slotBoard}?section=${section}&round=${round}&table=${table}`;
}
