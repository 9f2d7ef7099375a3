import type { SheetDetailsRow } from '../../store/sheets/sheets.ts';
import type { Club } from '../club.ts';
import type { SheetPlayers } from '../model/sheet.ts';
import { normalizeName, searchName } from '../players/search-name.ts';

type SeatedPlayers = Pick<SheetDetailsRow, 'north' | 'east' | 'south' | 'west'>;

/** Who sits at a sheet, and under which names. */
interface Seated {
  readonly ids: SeatedPlayers;
  readonly players: SheetPlayers;
}

export const NOBODY: Seated = {
  ids: { north: null, east: null, south: null, west: null },
  players: { N: '', E: '', S: '', W: '' },
};

/** Names without what can't be seen. */
export function normalizePlayers({ N, E, S, W }: SheetPlayers): SheetPlayers {
  return { N: normalizeName(N), E: normalizeName(E), S: normalizeName(S), W: normalizeName(W) };
}

/**
 * The players that names stand for, within a change: whoever sits there under the name already; otherwise the first
 * known player of exactly that name who sits in no other place; otherwise a new player, who is no member.
 */
export function seatPlayers({ store }: Club, names: SheetPlayers, before: Seated): SeatedPlayers {
  const staying = {
    N: names.N === before.players.N ? before.ids.north : null,
    E: names.E === before.players.E ? before.ids.east : null,
    S: names.S === before.players.S ? before.ids.south : null,
    W: names.W === before.players.W ? before.ids.west : null,
  };
  const taken = new Set(Object.values(staying));
  const playerOf = (seat: keyof SheetPlayers): number | null => {
    const name = names[seat];
    if (name === '') return null;
    const known = staying[seat] ?? store.players.idsOf(name).find((player) => !taken.has(player));
    const player = known ?? store.players.add(name, searchName(name));
    taken.add(player);
    return player;
  };
  return { north: playerOf('N'), east: playerOf('E'), south: playerOf('S'), west: playerOf('W') };
}
