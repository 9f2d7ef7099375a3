import type { UndoableChange } from '../change.ts';
import { restoreSeats } from '../schedule/revert.ts';

/** A draw that is undone: the round has again the matches, the seats and the wishes that it had before. */
export const drawChange: UndoableChange<'draw'> = {
  kind: 'draw',
  restore(club, restoring) {
    restoreSeats(club, restoring);
    return { subject: 'draw' };
  },
};
