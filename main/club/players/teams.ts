import { isDeepStrictEqual } from 'node:util';
import {
  mergeTeamNames,
  withoutEnd,
  type MergedTeam,
  type NamesOfTeam,
} from '../../../src/session/merge-team-names.ts';
import type { PartnershipRow } from '../../store/events/sessions.ts';
import type { TeamDetailsRow } from '../../store/matches/team-details.ts';
import type { SeatedPlayer } from '../../store/players/entry-players.ts';
import { change, type Changed } from '../change.ts';
import { changedMeanwhile } from '../changed-meanwhile.ts';
import type { Club } from '../club.ts';
import type { ClubProblem } from '../problem.ts';
import { normalizeName, searchName } from './search-name.ts';

/** A team's name and its players; a name that is not known is empty. */
export interface TeamNames extends NamesOfTeam {
  readonly entry: number;
  /** By place: players who were chosen among others of their name; null where nobody was. */
  readonly picked?: readonly (number | null)[];
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
 * since its sender saw it stays. Two people of one name are in one team where one of them was chosen.
 */
export function writeTeams(club: Club, session: number, teams: readonly TeamNames[]): Changed<object> | ClubProblem {
  return change(club, { session, kind: 'names' }, ({ add }): ClubProblem | null => {
    const { sessions } = club.store;
    const known = new Set([...sessions.entries(session).map(({ id }) => id), ...addedUp(club, session)]);
    const partnerships = pairsOfTeams(club, session);
    const seated = club.store.entryPlayers.seated(session);
    const changed: WantedTeam[] = [];
    for (const team of teams) {
      const { entry, picked = [] } = team;
      if (!known.has(entry)) return { kind: 'problem', code: 'unknownEntry', entry };
      const now = readTeam(club, entry, partnerships);
      const asked = tidied(now, team);
      const before = team.before ? tidied(now, team.before) : now;
      const elsewhere = playersElsewhere(seated, partnerships, entry);
      const chosen = asked.players.map((name, place) => {
        const player = picked[place] ?? null;
        const isFree = player !== null && !elsewhere.has(player) && club.store.players.knownName(player) === name;
        return isFree && picked.indexOf(player) === place ? player : null;
      });
      const isChosen = (place: number) => (chosen[place] ?? null) !== null && chosen[place] !== now.ids[place];
      const merged = mergeTeamNames(before, now, asked, isChosen);
      if (merged === null) return changedMeanwhile(club, session);
      const ids = placePlayers(merged, now, chosen);
      if (namesOnePerson(club, merged.players, { ids, chosen, elsewhere })) {
        return { kind: 'problem', code: 'playerTwice', entry };
      }
      const { name, club: playsFor = now.club, players } = merged;
      const isSame = name === now.name && playsFor === now.club && isDeepStrictEqual(players, now.players);
      if (!isSame || !isDeepStrictEqual(ids, now.ids)) changed.push({ entry, name, club: playsFor, players, ids });
    }
    for (const team of changed) insertTeam(club, session, add(), team, partnerships);
    return null;
  });
}

/** A team as it is stored, with the players of its places; null where nobody is known. */
interface StoredTeam extends Required<NamesOfTeam> {
  readonly ids: readonly (number | null)[];
}

/** A team as it will be; a player without an id is looked up by name. */
interface WantedTeam extends StoredTeam {
  readonly entry: number;
}

/** Who is at each place: who was chosen, who stood there, then whoever of the team has the name. */
function placePlayers(
  { players, sources }: MergedTeam,
  now: StoredTeam,
  chosen: readonly (number | null)[],
): readonly (number | null)[] {
  const ids = sources.map((source) => (source.in === 'asked' ? (chosen[source.place] ?? null) : null));
  const take = (place: number, player: number | null | undefined) => {
    if (player !== null && player !== undefined && ids[place] === null && !ids.includes(player)) ids[place] = player;
  };
  for (const [place, source] of sources.entries()) if (source.in === 'now') take(place, now.ids[source.place]);
  for (const [place, name] of players.entries()) {
    const own = now.ids.find((player, at) => player !== null && now.players[at] === name && !ids.includes(player));
    if (name !== '') take(place, own);
  }
  return ids;
}

/**
 * Whether a name stands twice in a team for one person. Two people have it where one of them was chosen, or is there
 * so, and the club knows another for the one who is left.
 */
function namesOnePerson(
  { store }: Club,
  players: readonly string[],
  known: {
    readonly ids: readonly (number | null)[];
    readonly chosen: readonly (number | null)[];
    readonly elsewhere: ReadonlySet<number>;
  },
): boolean {
  const { ids, chosen, elsewhere } = known;
  const places = Map.groupBy(players.keys(), (place) => players[place] ?? '');
  const isOther = (player: number) => !ids.includes(player) && !elsewhere.has(player);
  return [...places].some(([name, at]) => {
    const open = at.filter((place) => (ids[place] ?? null) === null);
    if (name === '' || at.length < 2 || open.length === 0) return false;
    const isOneChosen = at.some((place) => (ids[place] ?? null) !== null && chosen.includes(ids[place] ?? null));
    return open.length > 1 || !isOneChosen || !store.players.idsOf(name).some(isOther);
  });
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

/** A team as it is: its name, the players of its first two pairs by their places, and everybody else of it. */
function readTeam({ store }: Club, entry: number, partnerships: readonly PartnershipRow[]): StoredTeam {
  const { name = null, club = null, players = [] } = store.teamDetails.current(entry) ?? {};
  const pairs = partnerships.filter(({ of }) => of[0] === entry);
  const seats = pairs.flatMap(({ id }) => {
    const { first = null, second = null } = store.entryPlayers.current(id) ?? {};
    return [first, second].map((player) => player && store.members.knownAs(player));
  });
  const starters = seats.slice(0, PAIRS * PAIR);
  const others = [...seats.slice(PAIRS * PAIR), ...players.map((player) => store.members.knownAs(player))];
  const further = new Set(others.filter((player) => player !== null && !starters.includes(player)));
  const all = [...starters, ...further];
  const ids = all.slice(0, all.findLastIndex((player) => player !== null) + 1);
  const names = ids.map((player) => (player === null ? '' : store.players.knownName(player)));
  return { name: name ?? '', club: club ?? '', players: names, ids };
}

/** Names as they are stored; a club that is left out is that of the team as it is. */
function tidied(now: StoredTeam, { name, club = now.club, players }: NamesOfTeam): Required<NamesOfTeam> {
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
  { entry, name, club: playsFor, players, ids: placed }: WantedTeam,
  partnerships: readonly PartnershipRow[],
): void {
  const { store } = club;
  const find = playerFinder(club, session, entry);
  const used = new Set(placed.filter((player) => player !== null));
  const ids = players.map((player, place) => placed[place] ?? find(player, used));
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

/** Everybody who sits for another team of the event. */
function playersElsewhere(
  seated: readonly SeatedPlayer[],
  partnerships: readonly PartnershipRow[],
  entry: number,
): ReadonlySet<number> {
  const own = new Set(partnerships.flatMap(({ id, of }) => (of[0] === entry ? [id] : [])));
  return new Set(seated.flatMap((seat) => (own.has(seat.entry) ? [] : [seat.player])));
}

/**
 * Finds the player of a name for a team: who plays in it already, in a pair or beside them, else the first of that name
 * who plays for no other team, else a new one.
 * @returns a search that passes over who is used already, and adds whom it finds to them
 */
export function playerFinder(
  club: Club,
  session: number,
  entry: number,
): (name: string, used: Set<number>) => number | null {
  const { store } = club;
  const partnerships = pairsOfTeams(club, session);
  const elsewhere = playersElsewhere(store.entryPlayers.seated(session), partnerships, entry);
  const { ids, players } = readTeam(club, entry, partnerships);
  return (name, used) => {
    if (name === '') return null;
    const own = ids.find((player, place) => player !== null && players[place] === name && !used.has(player));
    const free = store.players.idsOf(name).find((player) => !elsewhere.has(player) && !used.has(player));
    const found = own ?? free ?? store.players.add(name, searchName(name));
    used.add(found);
    return found;
  };
}

/** Writes the names and rosters that teams had before a change. @returns the teams */
export function restoreTeams({ store }: Club, undone: number, change: number): readonly number[] {
  const before: readonly TeamDetailsRow[] = store.teamDetails.before(undone);
  for (const row of before) store.teamDetails.add(change, row);
  return before.map(({ entry }) => entry);
}
