import { isAnySwiss, possibleSwissRounds, type AnySwissSpec } from '../../../src/movement/swiss/rounds.ts';
import { roundStates } from '../../../src/session/rounds/states.ts';
import { change, type Changed } from '../change.ts';
import type { Club } from '../club.ts';
import { readSession } from '../competitions/sessions.ts';
import type { SectionView, SessionView } from '../model/session.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { currentSchedule } from './current.ts';
import { fitClock } from './clock.ts';
import { decidedMatches, teamNumbers } from './teams/running-teams.ts';

/**
 * Changes how many rounds a Swiss of teams, pairs or players has in all. Rounds that have begun stay; one that is
 * announced and left out is taken back.
 */
export function changeSwissRounds(club: Club, session: number, rounds: number): Changed<object> | ClubProblem {
  const { store } = club;
  return change(club, { session, kind: 'schedule' }, ({ add }): ClubProblem | null => {
    const view = readSession(club, session);
    if (isProblem(view)) return view;
    const [section] = view.sections;
    if (!section || !isAnySwiss(section.spec)) return { kind: 'problem', code: 'notDrawn' };
    const { spec } = section;
    const now = section.rounds;
    if (rounds === now) return null;
    const refused = notPossible(view, { ...section, spec }, rounds);
    if (refused) return refused;
    const before = currentSchedule(club, section);
    const seatings = before.seatings.filter(({ round }) => round <= rounds);
    const added = add();
    const stage = store.matches.stage(session);
    for (const { round, rule } of store.draws.newest(session)) {
      if (round > rounds)
        store.draws.add(stage, added, { round, state: 'withdrawn', rule, overrides: '[]', matches: [] });
    }
    store.schedules.add(section.id, added, {
      ...before,
      movement: JSON.stringify({ ...spec, rounds }),
      rounds,
      // Boards of teams are numbered when their round is drawn.
      boards: spec.kind === 'swiss' ? before.boards : rounds * spec.boardsPerRound,
      seatings,
    });
    fitClock(club, view, now, rounds);
    return null;
  });
}

/** Why a Swiss can't have so many rounds; null where it can. */
function notPossible(
  view: SessionView,
  section: SectionView & { readonly spec: AnySwissSpec },
  given: number,
): ClubProblem | null {
  const states = roundStates(view, section);
  const { spec, shown } = section;
  const possible = possibleSwissRounds({ spec, states, matches: view.matches, shown });
  if (!possible.includes(given)) {
    const [least, most] = [Math.min(...possible), Math.max(...possible)];
    const cause = { kind: 'problem', code: 'round-count', given, least, most, now: section.rounds } as const;
    return { kind: 'problem', code: 'changeNotPossible', cause };
  }
  const decided = new Set(decidedMatches(view));
  const dropped = view.matches.find(({ id, round }) => round > given && decided.has(id));
  if (!dropped) return null;
  const number = teamNumbers(section);
  const { round, home, away } = dropped;
  const cause = {
    kind: 'problem',
    code: 'team-match-decided',
    round,
    home: number(home),
    away: away === null ? 0 : number(away),
  } as const;
  return { kind: 'problem', code: 'changeNotPossible', cause };
}
