import { addChange, announceChange } from './changes.ts';
import type { Club } from './club.ts';
import { isProblem, type ClubProblem } from './problem.ts';
import { searchName, tidyName } from './search-name.ts';

/** The names of one pair; an empty one is not known yet. */
export interface PairNames {
  readonly entry: number;
  readonly players: readonly [string, string];
}

/**
 * Writes the names of some pairs of a session, all or none. Players the club doesn't know are added; a
 * name nobody bears any more, as after a slip of the keyboard, is forgotten.
 * @returns the session's change number
 */
export function writeNames(
  club: Club,
  session: number,
  entries: readonly PairNames[],
): { readonly change: number } | ClubProblem {
  const { store } = club;
  let written = false;
  const answer = store.action((): { change: number } | ClubProblem => {
    if (!store.sessions.read(session)) return { kind: 'problem', code: 'unknownSession', session };
    const tidied = entries.map(({ entry, players: [first, second] }): PairNames => {
      return { entry, players: [tidyName(first), tidyName(second)] };
    });
    const changed = changedNames(club, session, tidied);
    if (isProblem(changed)) return changed;
    if (changed.length === 0) return { change: store.changes.last(session).id };
    for (const { entry } of changed) store.sessions.clearPlayers(entry);
    for (const { entry, players } of changed) seat(club, entry, players);
    store.players.forgetUnseated();
    written = true;
    return { change: addChange(club, session, 'names') };
  });
  if (written && !isProblem(answer)) announceChange(club, session, answer.change);
  return answer;
}

/** The pairs whose names are not yet as asked, or why they can't be. */
function changedNames(
  { store }: Club,
  session: number,
  asked: readonly PairNames[],
): readonly PairNames[] | ClubProblem {
  const known = new Map(store.sessions.entries(session).map((entry) => [entry.id, entry]));
  const changed: PairNames[] = [];
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

/** Seats the players of a pair whose places are empty. */
export function seat({ store }: Club, entry: number, players: readonly [string, string]): void {
  for (const [index, name] of players.entries()) {
    if (name === '') continue;
    const player = store.players.idOf(name) ?? store.players.add(name, searchName(name));
    store.sessions.seatPlayer(entry, index === 0 ? 1 : 2, player);
  }
}
