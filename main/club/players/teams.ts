import { isDeepStrictEqual } from 'node:util';
import { mergeTeamNames, withoutEnd, type NamesOfTeam } from '../../../src/session/merge-team-names.ts';
import { teamPlayersByPlace } from '../../../src/session/team-players.ts';
import type { PartnershipRow } from '../../store/events/sessions.ts';
import type { NamedTeamRow, TeamDetailsRow } from '../../store/matches/team-details.ts';
import { change, type Changed } from '../change.ts';
import { changedMeanwhile } from '../changed-meanwhile.ts';
import type { Club } from '../club.ts';
import type { ClubProblem } from '../problem.ts';
import { normalizeName, searchName } from './search-name.ts';

/** A team's name and its players; a name that is not known is empty. */
export interface TeamNames extends NamesOfTeam {
  readonly entry: number;
  /** Players who were chosen among others of their name. */
  readonly picked?: readonly number[];
  /** What their sender saw; left out by one that doesn't care. */
  readonly before?: NamesOfTeam;
}

/** The two players of each of the pairs that a team begins with. */
const PAIR = 2;
/** The pairs that a team begins with. */
const PAIRS = 2;

/**
 * Writes the names of some teams and of their players, all or none. The first two players are the team's first pair,
 * the next two its second; a player of the team stays the same one in whatever pair. What others changed of a team
 * since its sender saw it stays.
 */
export function writeTeams(club: Club, session: number, teams: readonly TeamNames[]): Changed<object> | ClubProblem {
  return change(club, { session, kind: 'names' }, ({ add }): ClubProblem | null => {
    const { sessions, teamDetails } = club.store;
    const known = new Set([...sessions.entries(session).map(({ id }) => id), ...addedUp(club, session)]);
    const stored = { details: teamDetails.ofSession(session), partnerships: pairsOfTeams(club, session) };
    const changed: StoredTeam[] = [];
    for (const team of teams) {
      const { entry } = team;
      if (!known.has(entry)) return { kind: 'problem', code: 'unknownEntry', entry };
      const now = readTeam(stored, entry);
      const asked = tidied(now, team);
      const merged = team.before ? mergeTeamNames(tidied(now, team.before), now, asked) : asked;
      if (merged === null) return changedMeanwhile(club, session);
      const names = merged.players.filter((name) => name !== '');
      if (new Set(names).size < names.length) return { kind: 'problem', code: 'playerTwice', entry };
      const picked = otherPlayers(club, session, team);
      if (!isDeepStrictEqual(now, merged) || picked.length > 0) changed.push({ entry, ...now, ...merged, picked });
    }
    for (const team of changed) insertTeam(club, session, add(), team, stored.partnerships);
    return null;
  });
}

/** Players chosen for a team who are not in it. */
function otherPlayers({ store }: Club, session: number, { entry, picked = [] }: TeamNames): readonly number[] {
  const own = new Set(store.teamDetails.current(entry)?.players);
  const seated = new Set(store.entryPlayers.seated(session).map(({ player }) => player));
  return picked.filter((player) => !own.has(player) && !seated.has(player));
}

/** What is stored of the names of a team. */
type StoredNames = Required<NamesOfTeam>;

/** A team with all that is stored of it. */
interface StoredTeam extends StoredNames {
  readonly entry: number;
  readonly picked: readonly number[];
}

/** The teams of pairs that are added up, which sit nowhere themselves. */
function addedUp({ store }: Club, session: number): readonly number[] {
  return store.teamPairs.ofSession(session).map(({ entry }) => entry);
}

/** The pairs that sit for the teams of a session, those of teams that are added up among them. */
function pairsOfTeams({ store }: Club, session: number): readonly PartnershipRow[] {
  const teams = store.teamPairs.ofSession(session);
  if (teams.length === 0) return store.sessions.partnerships(session);
  const rows = new Map(store.sessions.entries(session).map((row) => [row.id, row]));
  return teams.flatMap(({ entry, pairs }) =>
    pairs.flatMap((pair) => {
      const row = rows.get(pair);
      return row ? [{ ...row, of: [entry] }] : [];
    }),
  );
}

/** The teams of an event as they are stored, and the pairs that sit for them. */
interface StoredTeams {
  readonly details: readonly NamedTeamRow[];
  readonly partnerships: readonly PartnershipRow[];
}

/** A team as it is: its name, the players of its first two pairs by their places, and everybody else of it. */
function readTeam({ details, partnerships }: StoredTeams, entry: number): StoredNames {
  const { name = null, club = null, players = [] } = details.find((row) => row.entry === entry) ?? {};
  const pairs = partnerships
    .filter(({ of }) => of[0] === entry)
    .map(({ first, second }) => ({ players: [first ?? '', second ?? ''] as const }));
  const known = [...pairs.flatMap((pair) => pair.players), ...players];
  return { name: name ?? '', club: club ?? '', players: teamPlayersByPlace(pairs, [...new Set(known)]) };
}

/** Names as they are stored; a club that is left out is that of the team as it is. */
function tidied(now: StoredNames, { name, club = now.club, players }: NamesOfTeam): StoredNames {
  return {
    name: normalizeName(name),
    club: normalizeName(club),
    players: withoutEnd(players.map(normalizeName)),
  };
}

/** The two pairs that a team began with, in their order. */
function standingPairs(partnerships: readonly PartnershipRow[], entry: number): readonly PartnershipRow[] {
  return partnerships.filter(({ of }) => of[0] === entry).slice(0, PAIRS);
}

function insertTeam(
  club: Club,
  session: number,
  change: number,
  { entry, name, club: playsFor, players, picked }: StoredTeam,
  partnerships: readonly PartnershipRow[],
): void {
  const { store } = club;
  const find = playerFinder(club, session, entry, picked);
  const ids = players.map(find);
  const pairs = standingPairs(partnerships, entry);
  for (const [index, { id }] of pairs.entries()) {
    const [first = null, second = null] = ids.slice(PAIR * index, PAIR * (index + 1));
    const { substitutes = [] } = store.entryPlayers.current(id) ?? {};
    store.entryPlayers.add(change, { entry: id, first, second, substitutes });
  }
  const roster = ids.filter((id) => id !== null);
  store.teamDetails.add(change, { entry, name: name || null, club: playsFor || null, players: roster });
}

/** A team of an event. */
interface TeamOf {
  readonly session: number;
  readonly entry: number;
}

/** Gives a team of a new event the name, the roster and the two pairs of a former one. */
export function copyTeam(club: Club, from: TeamOf, to: TeamOf, change: () => number): void {
  const { store } = club;
  const details = store.teamDetails.current(from.entry);
  if (!details) return;
  store.teamDetails.add(change(), { ...details, entry: to.entry });
  const pairsOf = ({ session, entry }: TeamOf) => standingPairs(pairsOfTeams(club, session), entry);
  const pairs = pairsOf(to);
  for (const [index, former] of pairsOf(from).entries()) {
    const pair = pairs[index];
    const players = store.entryPlayers.current(former.id);
    if (!pair || !players) continue;
    const { first, second } = players;
    store.entryPlayers.add(change(), { entry: pair.id, first, second, substitutes: [] });
  }
}

/**
 * Finds the player of a name for a team: who was chosen among others of the name, else who plays in it already, else
 * the first of that name who plays for no other team, else a new one.
 */
export function playerFinder(
  club: Club,
  session: number,
  entry: number,
  picked: readonly number[] = [],
): (name: string) => number | null {
  const { store } = club;
  const partnerships = pairsOfTeams(club, session);
  const own = new Set(partnerships.flatMap(({ id, of }) => (of[0] === entry ? [id] : [])));
  const seated = store.entryPlayers.seated(session);
  const inTeam = seated.filter((seat) => own.has(seat.entry));
  const elsewhere = new Set(seated.flatMap((seat) => (own.has(seat.entry) ? [] : [seat.player])));
  return (name) => {
    if (name === '') return null;
    const chosen = picked.find((player) => !elsewhere.has(player) && store.players.knownName(player) === name);
    if (chosen !== undefined) return chosen;
    const member = inTeam.find((seat) => seat.name === name)?.player;
    if (member !== undefined) return member;
    const known = store.players.idsOf(name).find((player) => !elsewhere.has(player));
    return known ?? store.players.add(name, searchName(name));
  };
}

/** Writes the names and rosters that teams had before a change. @returns the teams */
export function restoreTeams({ store }: Club, undone: number, change: number): readonly number[] {
  const before: readonly TeamDetailsRow[] = store.teamDetails.before(undone);
  for (const row of before) store.teamDetails.add(change, row);
  return before.map(({ entry }) => entry);
}
