import type { UndoDirection } from '../../store/changes.ts';
import { stepOfClub } from '../change.ts';
import type { Club } from '../club.ts';
import { searchName } from '../players/search-name.ts';
import type { ClubProblem } from '../problem.ts';

/** Whether anything was undone or redone, and of how many players. */
export interface MembersStep {
  readonly done: boolean;
  readonly players: number;
}

/** Undoes the newest change of the members that is not undone yet. Who was forgotten since stays forgotten. */
export function undoMembers(club: Club): MembersStep | ClubProblem {
  return step(club, 'undo');
}

/** Redoes the change that was undone last, as long as no other change of the members was made since. */
export function redoMembers(club: Club): MembersStep | ClubProblem {
  return step(club, 'redo');
}

function step(club: Club, direction: UndoDirection): MembersStep | ClubProblem {
  const { changes, members } = club.store;
  const answerOf = (change: number) => ({ done: true, players: members.before(change).length });
  return stepOfClub(club, { subject: 'members', direction, answerOf }, ({ add }): MembersStep => {
    const undone = changes.nextOfClub(direction, 'members');
    if (undone === null) return { done: false, players: 0 };
    const change = add({ undoes: { id: undone, subject: 'members', session: null } });
    const known = members.before(undone).filter(({ player }) => members.read(player) !== null);
    // Each number is free before another player gets it, and each player oneself before another is the same.
    for (const { player } of known) members.freeNumbers(change, player);
    const order = known.toSorted((a, b) => Number(a.sameAs !== null) - Number(b.sameAs !== null));
    for (const { player, ...state } of order) {
      members.change(change, { ...state, id: player, searchName: searchName(state.name) });
    }
    for (const row of members.apartBefore(undone)) members.addApart(change, row);
    return { done: true, players: known.length };
  });
}
