import { change, type Changed } from '../change.ts';
import type { Club } from '../club.ts';
import { readSession } from '../competitions/sessions.ts';
import { isProblem, type ClubProblem } from '../problem.ts';

/** A team that gets the number of another: what stands under `from` goes to `to`. */
export interface RenumberedTeam {
  readonly from: number;
  readonly to: number;
}

/** The two pairs that a team begins with. */
const PAIRS = 2;

/**
 * Exchanges the numbers of teams that meet in matches: their names, clubs, rosters and pairs move, and they are the
 * same players there. It is refused once there is a result, a penalty or a term of a team, and unless every number that
 * is left is taken again.
 */
export function renumberTeams(
  club: Club,
  session: number,
  teams: readonly RenumberedTeam[],
): Changed<object> | ClubProblem {
  const { store } = club;
  return change(club, { session, kind: 'names' }, ({ add }): ClubProblem | null => {
    const view = readSession(club, session);
    if (isProblem(view)) return view;
    const known = new Set(view.sections.flatMap(({ entries }) => entries.map(({ id }) => id)));
    const stranger = teams.find(({ from, to }) => !known.has(from) || !known.has(to));
    if (stranger) return { kind: 'problem', code: 'unknownEntry', entry: stranger.from };
    const [left, taken] = [new Set(teams.map(({ from }) => from)), new Set(teams.map(({ to }) => to))];
    const twice = teams.find(({ to }) => !left.has(to)) ?? (taken.size < teams.length ? teams[0] : undefined);
    if (twice) return { kind: 'problem', code: 'entryTwice', entry: twice.to };
    const isBegun = view.results.length > 0 || view.matches.some(({ given }) => given !== null);
    if (view.ranks !== 'team' || isBegun || view.penalties.length > 0 || view.terms.entries.length > 0) {
      return { kind: 'problem', code: 'teamsHavePlayed' };
    }
    const partnerships = store.sessions.partnerships(session);
    const pairsOf = (team: number) => partnerships.filter(({ of }) => of[0] === team).map(({ id }) => id);
    // A third pair was seated for a match of its own.
    if (teams.some(({ from }) => pairsOf(from).length > PAIRS)) return { kind: 'problem', code: 'teamsHavePlayed' };
    const nobody = { first: null, second: null };
    const written = teams.map(({ from, to }) => ({
      details: { ...(store.teamDetails.current(from) ?? { name: null, club: null, players: [] }), entry: to },
      pairs: pairsOf(to).map((entry, place) => {
        const { first, second } = store.entryPlayers.current(pairsOf(from)[place] ?? 0) ?? nobody;
        return { entry, first, second, substitutes: [] };
      }),
    }));
    for (const { details, pairs } of written) {
      store.teamDetails.add(add(), details);
      for (const pair of pairs) store.entryPlayers.add(add(), pair);
    }
    return null;
  });
}
