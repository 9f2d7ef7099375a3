import { change, type Changed, type Restoring, type UndoableChange } from '../change.ts';
import { changedMeanwhile, isChangedMeanwhile } from '../changed-meanwhile.ts';
import type { Club } from '../club.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { searchName, normalizeName } from './search-name.ts';
import { restoreTeams } from './teams.ts';
import type { ChangeScope } from '../model/undo.ts';

/** The names of one pair; a name that is not known yet is empty. */
export interface EntryNames {
  readonly entry: number;
  readonly players: readonly [string, string];
  /** Players who were chosen among others of the same name; null where the name alone says who it is. */
  readonly picked?: readonly [number | null, number | null];
  /** The names that their sender saw; left out by one that doesn't care. */
  readonly before?: readonly [string, string];
}

/**
 * Writes the names of some pairs of a session, all or none. Players that the club doesn't know are added. A name that
 * no pair has any more, as after a typing error, is no longer found by a search. Teams have names of their own.
 */
export function writeNames(club: Club, session: number, entries: readonly EntryNames[]): Changed<object> | ClubProblem {
  return change(club, { session, kind: 'names' }, ({ add }): ClubProblem | null => {
    if (club.store.sessions.read(session)?.ranks === 'team') return { kind: 'problem', code: 'onlyForPairs' };
    const tidied = entries.map(({ players: [first, second], ...pair }): EntryNames => {
      return { ...pair, players: [normalizeName(first), normalizeName(second)] };
    });
    const changed = changedNames(club, session, tidied);
    if (isProblem(changed)) return changed;
    if (changed.length > 0) insertNames(club, session, add(), changed);
    return null;
  });
}

/** The pairs whose names differ from those asked for, or why these can't be written. */
function changedNames(club: Club, session: number, asked: readonly EntryNames[]): readonly EntryNames[] | ClubProblem {
  const known = new Map(club.store.sessions.entries(session).map((entry) => [entry.id, entry]));
  const changed: EntryNames[] = [];
  const seen = new Set<number>();
  for (const pair of asked) {
    const { entry, players, before } = pair;
    const row = known.get(entry);
    if (!row) return { kind: 'problem', code: 'unknownEntry', entry };
    if (row.phantom) return { kind: 'problem', code: 'phantomEntry', entry };
    if (seen.has(entry)) return { kind: 'problem', code: 'entryTwice', entry };
    const now = [row.first ?? '', row.second ?? ''] as const;
    if (namesOnePerson(club, pair, now)) return { kind: 'problem', code: 'playerTwice', entry };
    seen.add(entry);
    if (picksSomebodyElse(club, session, pair)) {
      changed.push(pair);
      continue;
    }
    if (isChangedMeanwhile({ before, now, asked: players })) return changedMeanwhile(club, session);
    if (now[0] !== players[0] || now[1] !== players[1]) changed.push(pair);
  }
  return changed;
}

/** Whether both names of a pair are of one person. Two people of a name are partners where one of them was chosen. */
function namesOnePerson({ store }: Club, { players, picked = [null, null] }: EntryNames, now: EntryNames['players']) {
  const [name, other] = players;
  if (name === '' || name !== other || (now[0] === name && now[1] === name)) return false;
  return picked[0] === picked[1] || store.players.idsOf(name).length < 2;
}

/** Whether a player is chosen for a pair who is not in it, and sits in no other. */
function picksSomebodyElse({ store }: Club, session: number, { entry, players, picked = [null, null] }: EntryNames) {
  const chosen = picked.filter(
    (player, place) => player !== null && store.players.knownName(player) === players[place],
  );
  if (chosen.length === 0) return false;
  const seated = store.entryPlayers.seated(session);
  return chosen.some((player) => seated.every((seat) => seat.player !== player || seat.entry !== entry));
}

/** Writes who played in each pair before a change that wrote it. @returns the pairs */
export function restorePlayers(
  { store }: Club,
  { undone, change }: Pick<Restoring, 'undone' | 'change'>,
): readonly number[] {
  const written = store.entryPlayers.ofChange(undone);
  for (const { entry, version } of written) {
    const before = store.entryPlayers.version(entry, version - 1);
    const { first = null, second = null, substitutes = [] } = before ?? {};
    store.entryPlayers.add(change, { entry, first, second, substitutes });
  }
  return written.map(({ entry }) => entry);
}

/** Writes the players that pairs and teams had before a change. */
function restoreNames(club: Club, restoring: Restoring): ChangeScope {
  const pairs = restorePlayers(club, restoring);
  const teams = restoreTeams(club, restoring.undone, restoring.change);
  return { subject: 'names', entries: teams.length > 0 ? teams : pairs };
}

export const namesChange: UndoableChange<'names'> = { kind: 'names', restore: restoreNames };

/**
 * Writes who plays in some pairs of a session, within a change. A name stands for the player who was chosen among
 * others of the name; else for the player of that name who is in the pair already; otherwise for the first known player
 * of exactly that name who is in no other pair of the event, members before others; otherwise for a new player, who is
 * no member.
 */
export function insertNames({ store }: Club, session: number, change: number, pairs: readonly EntryNames[]): void {
  const changing = new Set(pairs.map(({ entry }) => entry));
  const seated = store.entryPlayers.seated(session);
  const taken = new Set(seated.flatMap(({ entry, player }) => (changing.has(entry) ? [] : [player])));
  const staying = pairs.map((pair) => stayingPlayers(store, pair, taken));
  for (const player of staying.flat()) if (player !== null) taken.add(player);
  const find = (name: string): number | null => {
    if (name === '') return null;
    const known = store.players.idsOf(name).find((player) => !taken.has(player));
    const player = known ?? store.players.add(name, searchName(name));
    taken.add(player);
    return player;
  };
  for (const [index, { entry, players }] of pairs.entries()) {
    const [first = null, second = null] = players.map((name, place) => staying[index]?.[place] ?? find(name));
    const { substitutes = [] } = store.entryPlayers.current(entry) ?? {};
    store.entryPlayers.add(change, { entry, first, second, substitutes });
  }
}

/** Who of a pair is known before names are looked up: who was chosen, then who sits there, then the partner. */
function stayingPlayers(
  { entryPlayers, members, players: known }: Club['store'],
  { entry, players, picked = [null, null] }: EntryNames,
  taken: ReadonlySet<number>,
): readonly (number | null)[] {
  const { first = null, second = null } = entryPlayers.current(entry) ?? {};
  const before = [first, second].map((player) => player && members.knownAs(player));
  const staying = players.map((name, place) => {
    const player = picked[place] ?? null;
    return player !== null && !taken.has(player) && known.knownName(player) === name ? player : null;
  });
  for (const from of [0, 1]) {
    for (const [place, name] of players.entries()) {
      const player = before[(place + from) % 2] ?? null;
      const isFree = player !== null && !staying.includes(player) && staying[place] === null;
      if (isFree && known.knownName(player) === name) staying[place] = player;
    }
  }
  return staying;
}
