/** The two teams of a match: the home team sits North-South in the open room, the away team in the closed. */
export const MATCH_TEAMS = ['home', 'away'] as const;
export type MatchTeam = (typeof MATCH_TEAMS)[number];

/** The two tables of a match. */
export const ROOMS = ['open', 'closed'] as const;
export type Room = (typeof ROOMS)[number];

/** One value for each team. */
export type ForTeams<T> = Readonly<Record<MatchTeam, T>>;

export function opponentOf(team: MatchTeam): MatchTeam {
  return team === 'home' ? 'away' : 'home';
}

export function forTeams<T>(value: (team: MatchTeam) => T): ForTeams<T> {
  return { home: value('home'), away: value('away') };
}

/** The team that should sit North-South in a room. */
export function northSouthIn(room: Room): MatchTeam {
  return room === 'open' ? 'home' : 'away';
}

/** What is in the two rooms, exchanged. */
export function exchangedRooms<T>({ open, closed }: Readonly<Record<Room, T>>): Readonly<Record<Room, T>> {
  return { open: closed, closed: open };
}

export function otherRoom(room: Room): Room {
  return room === 'open' ? 'closed' : 'open';
}
