import type { Slot } from '../../../src/session/slot.ts';

/** The address of a line in Entry, on the traveller of its board unless another page is given. */
export function entryPath(session: number, slot: Slot, page = String(slot.slotBoard)): string {
  const { section, round, table, slotBoard } = slot;
  return `/sessions/${session}/entry/${page}?section=${section}&round=${round}&table=${table}&board=${slotBoard}`;
}
