import { change, type Changed, type Restoring, type UndoableChange } from '../change.ts';
import type { Club } from '../club.ts';
import { isProblem, type ClubProblem } from '../problem.ts';
import { searchName, normalizeName } from './search-name.ts';
import type { ChangeScope } from '../model/undo.ts';

/** The names of one pair; an empty one is not known yet. */
export interface EntryNames {
  readonly entry: number;
  readonly players: readonly [string, string];
}

/**
 * Writes the names of some pairs of a session, all or none. Players the club doesn't know are added; a
 * name nobody bears any more, as after a slip of the keyboard, is forgotten.
 * @returns the session's change number
 */
export function writeNames(club: Club, session: number, entries: readonly EntryNames[]): Changed<object> | ClubProblem {
  return change(club, { session, kind: 'names' }, ({ add }): ClubProblem | null => {
    const tidied = entries.map(({ entry, players: [first, second] }): EntryNames => {
      return { entry, players: [normalizeName(first), normalizeName(second)] };
    });
    const changed = changedNames(club, session, tidied);
    if (isProblem(changed)) return changed;
    if (changed.length > 0) takeSeats(club, add(), changed);
    return null;
  });
}

/** The pairs whose names are not yet as asked, or why they can't be. */
function changedNames(
  { store }: Club,
  session: number,
  asked: readonly EntryNames[],
): readonly EntryNames[] | ClubProblem {
  const known = new Map(store.sessions.entries(session).map((entry) => [entry.id, entry]));
  const changed: EntryNames[] = [];
  const seen = new Set<number>();
  for (const pair of asked) {
    const { entry, players } = pair;
    const row = known.get(entry);
    if (!row) return { kind: 'problem', code: 'unknownEntry', entry };
    if (row.phantom) return { kind: 'problem', code: 'phantomEntry', entry };
    if (seen.has(entry)) return { kind: 'problem', code: 'entryTwice', entry };
    if (players[0] !== '' && players[0] === players[1]) return { kind: 'problem', code: 'playerTwice', entry };
    seen.add(entry);
    if ((row.first ?? '') !== players[0] || (row.second ?? '') !== players[1]) changed.push(pair);
  }
  return changed;
}

/** Writes anew the names that stood before a change of them; players who were forgotten are known again. */
function restoreNames(club: Club, { undone, change }: Restoring): ChangeScope {
  const { names } = club.store;
  const before = names.ofChange(undone).map(({ entry, version }): EntryNames => {
    const earlier = names.version(entry, version - 1);
    return { entry, players: [earlier?.first ?? '', earlier?.second ?? ''] };
  });
  takeSeats(club, change, before);
  return { subject: 'names', entries: before.map(({ entry }) => entry) };
}

export const namesChange: UndoableChange<'names'> = { kind: 'names', restore: restoreNames };

/** Seats players in the places of others. */
function takeSeats(club: Club, change: number, pairs: readonly EntryNames[]): void {
  const { store } = club;
  for (const { entry } of pairs) store.sessions.clearPlayers(entry);
  for (const pair of pairs) seat(club, change, pair);
  store.players.forgetUnseated();
}

/** Seats the players of a pair whose places are empty. */
export function seat({ store }: Club, change: number, { entry, players }: EntryNames): void {
  const [first, second] = players;
  store.names.add(change, { entry, first, second });
  for (const [index, name] of players.entries()) {
    if (name === '') continue;
    const player = store.players.idOf(name) ?? store.players.add(name, searchName(name));
    store.sessions.seatPlayer(entry, index === 0 ? 1 : 2, player);
  }
}
