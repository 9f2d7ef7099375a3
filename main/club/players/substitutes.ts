import { isDeepStrictEqual } from 'node:util';
import type { SubstituteRow } from '../../store/players/entry-players.ts';
import { change, type Changed } from '../change.ts';
import type { Club } from '../club.ts';
import type { ClubProblem } from '../problem.ts';
import { normalizeName, searchName } from './search-name.ts';

/** Who sits in a pair from a round on, until another substitute comes. An empty name leaves the place as it is. */
export interface Replacement {
  readonly entry: number;
  readonly fromRound: number;
  readonly players: readonly [string, string];
  /** Players who were chosen among others of their name. */
  readonly picked?: readonly number[];
}

/**
 * Replaces players of a pair from a round on. Those who played before keep their rounds, and the pair its score. With
 * the names of who sat before, nobody is replaced in that round any more. A team changes its line-up instead.
 */
export function replacePlayers(club: Club, session: number, asked: Replacement): Changed<object> | ClubProblem {
  const { store } = club;
  return change(club, { session, kind: 'names' }, ({ add }): ClubProblem | null => {
    if (store.sessions.read(session)?.ranks === 'team') return { kind: 'problem', code: 'onlyForPairs' };
    const { entry, fromRound, picked = [] } = asked;
    const row = store.sessions.entries(session).find(({ id }) => id === entry);
    if (!row) return { kind: 'problem', code: 'unknownEntry', entry };
    if (row.phantom) return { kind: 'problem', code: 'phantomEntry', entry };
    const rounds = store.sessions.section(row.section)?.rounds ?? 0;
    if (fromRound < 2 || fromRound > rounds) return { kind: 'problem', code: 'unknownRound', round: fromRound, rounds };
    const now = store.entryPlayers.current(entry);
    const named = store.entryPlayers.substitutes(session).filter((one) => one.entry === entry);
    const players = ([1, 2] as const).map((place) => {
      const starter = { name: (place === 1 ? row.first : row.second) ?? '', fromRound: 1 };
      const stints = [starter, ...named.filter((one) => one.place === place)];
      const before = stints.findLast((stint) => stint.fromRound < fromRound)?.name ?? '';
      const current = stints.findLast((stint) => stint.fromRound <= fromRound)?.name ?? '';
      return { place, before, name: normalizeName(asked.players[place - 1] ?? '') || current };
    });
    const [first, second] = players;
    // Two people of a name are partners where one of them was chosen.
    if (first && second && first.name !== '' && first.name === second.name && picked.length === 0) {
      return { kind: 'problem', code: 'playerTwice', entry };
    }
    const substitutes = [
      ...(now?.substitutes ?? []).filter((one) => one.fromRound !== fromRound),
      ...players
        .filter(({ name, before }) => name !== before)
        .map(({ place, name }): SubstituteRow => ({
          fromRound,
          place,
          player: playerOf(club, session, { entry, name, picked }),
        })),
    ].toSorted((a, b) => a.fromRound - b.fromRound || a.place - b.place);
    if (isDeepStrictEqual(substitutes, now?.substitutes ?? [])) return null;
    store.entryPlayers.add(add(), { entry, first: now?.first ?? null, second: now?.second ?? null, substitutes });
    return null;
  });
}

interface WantedPlayer {
  readonly entry: number;
  readonly name: string;
  readonly picked: readonly number[];
}

/**
 * The player of a name: who was chosen among others of it, who began in the pair, else one who sits nowhere in the
 * event, else any, else a new one.
 */
function playerOf({ store }: Club, session: number, { entry, name, picked }: WantedPlayer): number {
  const seated = store.entryPlayers.seated(session);
  const chosen = picked.find((player) => store.players.knownName(player) === name);
  if (chosen !== undefined && seated.every((seat) => seat.player !== chosen || seat.entry === entry)) return chosen;
  const own = seated.find((seat) => seat.entry === entry && seat.name === name);
  if (own) return own.player;
  const known = store.players.idsOf(name);
  const elsewhere = new Set(seated.map(({ player }) => player));
  return known.find((player) => !elsewhere.has(player)) ?? known[0] ?? store.players.add(name, searchName(name));
}
