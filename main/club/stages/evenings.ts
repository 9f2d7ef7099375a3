import { isDeepStrictEqual } from 'node:util';
import { arePossibleEvenings, type LaterEvening } from '../../../src/session/evenings.ts';
import { change, type Changed } from '../change.ts';
import type { Club } from '../club.ts';
import { readSession } from '../competitions/sessions.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { addDecision } from './decided.ts';

/** Says on which days a session goes on after its first: none, where it is played on one day. */
export function planEvenings(
  club: Club,
  session: number,
  evenings: readonly LaterEvening[],
): Changed<object> | ClubProblem {
  return change(club, { session, kind: 'stage' }, ({ add }): ClubProblem | null => {
    const view = readSession(club, session);
    if (isProblem(view)) return view;
    const rounds = Math.max(...view.sections.map((section) => section.rounds));
    // Once the session has another day or fewer rounds, evenings that can't be any more are left out one by one.
    const kept = (view.evenings ?? []).filter(({ from }) => evenings.some((one) => one.from === from));
    const isPossible = isDeepStrictEqual(evenings, kept) || arePossibleEvenings(view.date, evenings, rounds);
    if (!isPossible) return { kind: 'problem', code: 'eveningsNotPossible' };
    addDecision(club, session, add(), { evenings });
    return null;
  });
}
