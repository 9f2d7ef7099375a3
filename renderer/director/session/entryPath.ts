import type { SessionView } from '../../../main/club/model/session.ts';
import { tableName } from './tableName.ts';
import type { Slot } from '../../../src/session/slot.ts';

/** The address of a board's traveller, to be typed from its first line. */
export function travellerPath(session: number, board: number): string {
  return `/sessions/${session}/entry/${board}?from=top`;
}

/** The address of a line in Entry, on the traveller of its board unless another page is given. */
export function entryPath(session: number, slot: Slot, page = String(slot.slotBoard)): string {
  const { section, round, table, slotBoard } = slot;
  return `/sessions/${session}/entry/${page}?section=${section}&round=${round}&table=${table}&board=${slotBoard}`;
}

/** The address of a line in Entry, on the sheet of its table. */
export function tablePath(session: Pick<SessionView, 'id' | 'sections'>, slot: Slot): string {
  return entryPath(session.id, slot, `table/${tableName(session, slot)}`);
}
