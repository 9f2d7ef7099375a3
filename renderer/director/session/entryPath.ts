import type { Slot } from '../../../src/session/slot.ts';

/** Where a result is typed: in Entry at its line, on its board's traveller unless another page is named. */
export function entryPath(session: number, slot: Slot, page = String(slot.slotBoard)): string {
  const { section, round, table, slotBoard } = slot;
  return `/sessions/${session}/entry/${page}?section=${section}&round=${round}&table=${table}&board=${slotBoard}`;
}
