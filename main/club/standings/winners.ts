import { allPlayers } from '../../../src/session/substitutes.ts';
import type { Store } from '../../store/store.ts';
import type { Club } from '../club.ts';
import { readSessionOnce } from '../competitions/sessions.ts';
import type { WinnersView, WinnerView } from '../model/event.ts';
import type { SessionView } from '../model/session.ts';
import type { StandingsView } from '../model/standings.ts';
import { isProblem } from '../problem.ts';
import { standingsOf } from './standings.ts';

/** A session's winners as of a change, with the names as of one of the members. */
interface Known {
  readonly change: number;
  readonly members: number;
  readonly winners: readonly WinnerView[];
}

const cache = new WeakMap<Store, Map<number, Known>>();

/** Who leads the rankings of some sessions. Sessions that a director has open stay cached meanwhile. */
export function readWinners(club: Club, sessions: readonly number[]): readonly WinnersView[] {
  return sessions.map((session) => ({ session, winners: winnersOf(club, session) }));
}

function winnersOf(club: Club, session: number): readonly WinnerView[] {
  const { store } = club;
  const known = cache.get(store) ?? new Map<number, Known>();
  cache.set(store, known);
  const change = store.changes.last(session).id;
  const members = store.changes.lastOfMembers();
  const cached = known.get(session);
  if (cached?.change === change && cached.members === members) return cached.winners;
  const view = readSessionOnce(club, session);
  if (isProblem(view)) return [];
  const isScored = view.results.length > 0 || view.matches.some(({ given }) => given !== null);
  const winners = isScored ? firstPlaces(view, standingsOf(view)) : [];
  known.set(session, { change, members, winners });
  return winners;
}

/** Where pairs are added up, the teams are first. */
function firstPlaces(session: SessionView, { fields: ofPairs, teams }: StandingsView): readonly WinnerView[] {
  const fields = teams ? [teams] : ofPairs;
  const ranked = [...session.sections.flatMap(({ entries }) => entries), ...session.teams];
  const entries = new Map(ranked.map((entry) => [entry.id, entry]));
  const letters = new Map(session.sections.map(({ id, letter }) => [id, letter]));
  return fields.flatMap(({ sections, rankings }) =>
    rankings.flatMap(({ line, rows }) =>
      rows.flatMap(({ entry: id, place }): WinnerView[] => {
        const entry = entries.get(id);
        if (!entry || place !== 1) return [];
        const letter = fields.length > 1 ? (letters.get(sections[0] ?? 0) ?? '') : '';
        const { label, team } = entry;
        const players = team ? [team.name].filter((name) => name !== '') : allPlayers(entry);
        return [{ line, letter, label, players }];
      }),
    ),
  );
}
