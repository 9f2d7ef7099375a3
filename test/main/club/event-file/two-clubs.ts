import { previewEventFile } from '../../../../main/club/event-file/preview.ts';
import { bringInEvent } from '../../../../main/club/event-file/bring-in.ts';
import { saveEvent } from '../../../../main/club/event-file/save.ts';
import type { Club } from '../../../../main/club/club.ts';
import type { BroughtIn, EventFileView, PlayerAnswer } from '../../../../main/club/model/event-file.ts';
import { unwrap } from '../../support.ts';

/** The event of a session as a file. */
export function fileOf(club: Club, session: number): Uint8Array {
  return unwrap(saveEvent(club, session)).bytes;
}

export function look(club: Club, bytes: Uint8Array): EventFileView {
  return unwrap(previewEventFile(club, bytes));
}

/** Brings an event in as it was seen. Whoever is asked about is somebody else, unless it is said who it is. */
export function bringIn(club: Club, bytes: Uint8Array, told: readonly PlayerAnswer[] = []): BroughtIn {
  const { state, people } = look(club, bytes);
  const answers = people.asked.map(({ player }) => told.find((one) => one.player === player) ?? { player, is: null });
  return unwrap(bringInEvent(club, bytes, { seen: state.kind, answers }));
}
