import type { EntryView, SectionView, SessionView, TeamView } from '../../../../main/club/model/session.ts';
import type { TeamNames } from '../../../../main/club/players/teams.ts';
import { teamPlayersByPlace } from '../../../../src/session/team-players.ts';

/** A team with its names by their places, as they are on screen. */
export interface NamedTeam extends Required<Omit<TeamNames, 'before' | 'picked'>> {
  readonly number: number;
  readonly label: string;
  /** Where its pairs sit, by their lines and labels; left out where that changes from match to match. */
  readonly seats?: readonly Pick<EntryView, 'line' | 'label'>[];
}

/** The teams of a session with their names, in order of number. */
export function namedTeams({ sections, teams }: Pick<SessionView, 'sections' | 'teams'>): readonly NamedTeam[] {
  if (teams.length === 0) {
    return sections.flatMap((section) =>
      section.entries.map((entry) =>
        namedTeam(
          entry,
          sorted(section.partnerships).filter(({ of }) => of[0] === entry.id),
        ),
      ),
    );
  }
  const entries = new Map(sections.flatMap((section) => section.entries.map((entry) => [entry.id, entry])));
  return teams.map((team) => {
    const seats = team.pairs.flatMap((pair) => entries.get(pair) ?? []);
    return { ...namedTeam(team, seats), seats };
  });
}

function namedTeam({ id, number, label, team }: EntryView, pairs: readonly EntryView[]): NamedTeam {
  const { name = '', club = '', players = [] } = team ?? {};
  return { entry: id, number, label, name, club, players: teamPlayersByPlace(pairs, players) };
}

/** The session with these names of teams instead of its own. */
export function withTeams(session: SessionView, named: readonly TeamNames[]): SessionView {
  if (named.length === 0) return session;
  const byEntry = new Map(named.map((team) => [team.entry, team]));
  if (session.teams.length === 0) {
    return { ...session, sections: session.sections.map((section) => withTeamsOf(section, byEntry)) };
  }
  const players = new Map(
    session.teams.flatMap(({ id, pairs }) => {
      const team = byEntry.get(id);
      return team ? pairs.map((pair, place) => [pair, playersAt(team, place)] as const) : [];
    }),
  );
  return {
    ...session,
    teams: session.teams.map((team) => ({ ...team, team: typedTeam(byEntry.get(team.id), team.team) })),
    sections: session.sections.map((section) => ({
      ...section,
      entries: section.entries.map((pair) => ({ ...pair, players: players.get(pair.id) ?? pair.players })),
    })),
  };
}

function withTeamsOf(section: SectionView, named: ReadonlyMap<number, TeamNames>): SectionView {
  const pairsOf = Map.groupBy(sorted(section.partnerships), ({ of }) => of[0] ?? 0);
  return {
    ...section,
    entries: section.entries.map((entry) =>
      entry.team ? { ...entry, team: typedTeam(named.get(entry.id), entry.team) } : entry,
    ),
    partnerships: section.partnerships.map((pair) => {
      const team = named.get(pair.of[0] ?? 0);
      const place = pairsOf.get(pair.of[0] ?? 0)?.indexOf(pair) ?? -1;
      return !team || place < 0 || place > 1 ? pair : { ...pair, players: playersAt(team, place) };
    }),
  };
}

/** The pairs of teams in the order of their making. */
function sorted<Pair extends { readonly id: number }>(pairs: readonly Pair[]): readonly Pair[] {
  return pairs.toSorted((a, b) => a.id - b.id);
}

/** A team as typed; as it was where nothing is. */
function typedTeam(typed: TeamNames | undefined, team: TeamView): TeamView {
  if (!typed) return team;
  return { name: typed.name, club: typed.club ?? team.club, players: typed.players.filter(Boolean) };
}

/** The players of the first pair of a team, or of its second. */
function playersAt({ players }: TeamNames, place: number): readonly [string, string] {
  return [players[2 * place] ?? '', players[2 * place + 1] ?? ''];
}

/** A team with one player more or another, by the place; places without a player at the end are left out. */
export function withPlayer(team: TeamNames, place: number, name: string): TeamNames {
  const players = Array.from({ length: Math.max(team.players.length, place + 1) }, (_, at) =>
    at === place ? name : (team.players[at] ?? ''),
  );
  return { ...team, players: players.slice(0, players.findLastIndex(Boolean) + 1) };
}

/** Whether a team can be saved: each name that stands twice in it is of two people. */
export function isPossibleTeam(team: TeamNames, saved: Pick<TeamNames, 'players'> | undefined): boolean {
  return team.players.every((name) => isPossibleTwice(team, saved, name));
}

/** Whether those of a name are as many people: one of them was chosen, or they are there so. */
export function isPossibleTwice(
  { players, picked = [] }: Pick<TeamNames, 'players' | 'picked'>,
  saved: Pick<TeamNames, 'players'> | undefined,
  name: string,
): boolean {
  const isSame = (other: string) => sameName(other) === sameName(name);
  const places = [...players.keys()].filter((place) => isSame(players[place] ?? ''));
  if (sameName(name) === '' || places.length < 2) return true;
  const chosen = places.flatMap((place) => picked[place] ?? []);
  if (new Set(chosen).size < chosen.length) return false;
  return chosen.length > 0 || places.length <= (saved?.players.filter(isSame).length ?? 0);
}

/**
 * Names that stand more than once in the teams, with the teams. A team with the same name twice is listed once.
 * @param areTwo whether those who have the name in a team are known to be two
 */
export function playersTwice(
  teams: readonly NamedTeam[],
  areTwo: (team: NamedTeam, name: string) => boolean = () => false,
): readonly { readonly name: string; readonly teams: readonly string[] }[] {
  const places = teams.flatMap((team) => {
    const names = team.players.filter(Boolean);
    const apart = names.filter(
      (name, at) => names.findIndex((other) => sameName(other) === sameName(name)) === at || !areTwo(team, name),
    );
    return apart.map((name) => ({ name, label: team.label }));
  });
  return [...Map.groupBy(places, ({ name }) => sameName(name)).values()]
    .filter((found) => found.length > 1)
    .map((found) => ({ name: found[0]?.name ?? '', teams: [...new Set(found.map(({ label }) => label))] }));
}

function sameName(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLocaleLowerCase();
}
