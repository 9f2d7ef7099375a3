import { isSwissField, MOST_SWISS_ROUNDS } from '../../../src/movement/swiss/spec.ts';
import { roundStates } from '../../../src/session/rounds/states.ts';
import { change, type Changed } from '../change.ts';
import type { Club } from '../club.ts';
import { readSession } from '../competitions/sessions.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { currentSchedule } from './current.ts';
import { fitClock } from './clock.ts';

/**
 * Changes how many rounds a Swiss of pairs or players has in all. Rounds that have begun stay; one that is announced
 * and left out is taken back.
 */
export function changeSwissRounds(club: Club, session: number, rounds: number): Changed<object> | ClubProblem {
  const { store } = club;
  return change(club, { session, kind: 'schedule' }, ({ add }): ClubProblem | null => {
    const view = readSession(club, session);
    if (isProblem(view)) return view;
    const [section] = view.sections;
    if (!section || !isSwissField(section.spec)) return { kind: 'problem', code: 'notDrawn' };
    const now = section.rounds;
    if (rounds === now) return null;
    const states = roundStates(view, section);
    const begun = 1 + states.findLastIndex((state) => state === 'playing' || state === 'in' || state === 'closed');
    const least = Math.max(1, begun);
    if (rounds < least || rounds > MOST_SWISS_ROUNDS) {
      const cause = {
        kind: 'problem',
        code: 'round-count',
        given: rounds,
        least,
        most: MOST_SWISS_ROUNDS,
        now,
      } as const;
      return { kind: 'problem', code: 'changeNotPossible', cause };
    }
    const before = currentSchedule(club, section);
    const added = add();
    const stage = store.matches.stage(session);
    for (const { round, rule } of store.draws.newest(session)) {
      if (round > rounds)
        store.draws.add(stage, added, { round, state: 'withdrawn', rule, overrides: '[]', matches: [] });
    }
    store.schedules.add(section.id, added, {
      ...before,
      movement: JSON.stringify({ ...section.spec, rounds }),
      rounds,
      boards: rounds * section.spec.boardsPerRound,
      seatings: before.seatings.filter(({ round }) => round <= rounds),
    });
    fitClock(club, view, now, rounds);
    return null;
  });
}
