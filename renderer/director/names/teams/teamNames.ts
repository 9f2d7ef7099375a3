import type { SectionView, SessionView } from '../../../../main/club/model/session.ts';
import type { TeamNames } from '../../../../main/club/players/teams.ts';
import { teamPlayersByPlace } from '../../../../src/session/team-players.ts';

/** A team with its names by their places, as they are on screen. */
export interface NamedTeam extends Omit<TeamNames, 'before'> {
  readonly number: number;
  readonly label: string;
}

/** The teams of a session with their names, in order of number. */
export function namedTeams({ sections }: Pick<SessionView, 'sections'>): readonly NamedTeam[] {
  return sections.flatMap((section) => section.entries.map((entry) => ({ ...entry, ...teamOf(section, entry.id) })));
}

function teamOf({ entries, partnerships }: SectionView, team: number) {
  const { name = '', players = [] } = entries.find(({ id }) => id === team)?.team ?? {};
  const pairs = partnerships.filter(({ of }) => of[0] === team).toSorted((a, b) => a.id - b.id);
  return { entry: team, name, players: teamPlayersByPlace(pairs, players) };
}

/** The session with these names of teams instead of its own. */
export function withTeams(session: SessionView, named: readonly TeamNames[]): SessionView {
  if (named.length === 0) return session;
  const byEntry = new Map(named.map((team) => [team.entry, team]));
  return { ...session, sections: session.sections.map((section) => withTeamsOf(section, byEntry)) };
}

function withTeamsOf(section: SectionView, named: ReadonlyMap<number, TeamNames>): SectionView {
  const pairsOf = Map.groupBy(
    section.partnerships.toSorted((a, b) => a.id - b.id),
    ({ of }) => of[0] ?? 0,
  );
  return {
    ...section,
    entries: section.entries.map((entry) => {
      const team = named.get(entry.id);
      return team ? { ...entry, team: { name: team.name, players: team.players.filter(Boolean) } } : entry;
    }),
    partnerships: section.partnerships.map((pair) => {
      const team = named.get(pair.of[0] ?? 0);
      const place = pairsOf.get(pair.of[0] ?? 0)?.indexOf(pair) ?? -1;
      if (!team || place < 0 || place > 1) return pair;
      return { ...pair, players: [team.players[2 * place] ?? '', team.players[2 * place + 1] ?? ''] };
    }),
  };
}

/** A team with one player more or another, by the place; places without a player at the end are left out. */
export function withPlayer(team: TeamNames, place: number, name: string): TeamNames {
  const players = Array.from({ length: Math.max(team.players.length, place + 1) }, (_, at) =>
    at === place ? name : (team.players[at] ?? ''),
  );
  return { ...team, players: players.slice(0, players.findLastIndex(Boolean) + 1) };
}

/** Whether a name stands twice in the team. */
export function hasPlayerTwice({ players }: Pick<TeamNames, 'players'>): boolean {
  const names = players.filter(Boolean).map(sameName);
  return new Set(names).size < names.length;
}

/** Names that stand more than once in the teams, with the teams. A team with the same name twice is listed once. */
export function playersTwice(
  teams: readonly NamedTeam[],
): readonly { readonly name: string; readonly teams: readonly string[] }[] {
  const places = teams.flatMap(({ label, players }) => players.filter(Boolean).map((name) => ({ name, label })));
  return [...Map.groupBy(places, ({ name }) => sameName(name)).values()]
    .filter((found) => found.length > 1)
    .map((found) => ({ name: found[0]?.name ?? '', teams: [...new Set(found.map(({ label }) => label))] }));
}

function sameName(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLocaleLowerCase();
}
