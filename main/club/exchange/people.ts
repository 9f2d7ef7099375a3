import { randomBytes } from 'node:crypto';
import type { FilePlayer } from '../../../src/format/event/event.ts';
import { isGivenNumber } from '../../../src/format/plan/odd-of-event.ts';
import { OWN_FEDERATION } from '../../../src/format/members/columns.ts';
import type { EventFilePlayer } from '../../store/event-file/players.ts';
import type { Club } from '../club.ts';
import { matchPlayers, type PlayerMatch } from '../event-file/match-players.ts';
import { normalizeName } from '../players/search-name.ts';
import { readSettings } from '../settings.ts';

/** Those who play together. */
export interface FileRoster {
  readonly players: readonly FilePlayer[];
  /** The team that they are of: one name in it is one player. Null where only a national number tells that. */
  readonly team: number | null;
}

/** The players of an event of a file. */
export interface FilePeople {
  readonly players: readonly EventFilePlayer[];
  /** The ids of the players of each roster, as `players` has them; null where no name is known. */
  readonly ids: readonly (readonly (number | null)[])[];
}

/** Longer than any name that a screen takes. */
const LONGEST_NAME = 80;
const LONGEST_NUMBER = 30;
const NO_ROWS = new Map<string, never[]>();

export function filePeople(club: Club, rosters: readonly FileRoster[]): FilePeople {
  const federation = federationOf(club);
  const players: EventFilePlayer[] = [];
  const known = new Map<string, number>();
  const ids = rosters.map(({ players: own, team }) =>
    own.map(({ name, numbers }) => {
      const proper = normalizeName(name.slice(0, LONGEST_NAME));
      if (proper === '') return null;
      const key = JSON.stringify([team, proper, numbers['national'] ?? '']);
      const isKnown = team !== null || isGivenNumber(numbers['national']);
      const before = isKnown ? known.get(key) : undefined;
      if (before !== undefined) return before;
      const id = players.length + 1;
      known.set(key, id);
      players.push({
        id,
        gid: randomBytes(16).toString('hex'),
        name: proper,
        sameAs: null,
        numbers: numbersOf(numbers, federation),
      });
      return id;
    }),
  );
  return { players, ids };
}

/** Finds them among the players of the club by a number of a federation; of equal names it is to be asked. */
export function matchPeople(club: Club, { players }: FilePeople): PlayerMatch {
  return matchPlayers(club, { players }, { here: NO_ROWS, same: NO_ROWS });
}

/** Numbers by federation. What another club numbers its members by says nothing here. */
function numbersOf(numbers: Readonly<Record<string, string>>, national: string | null): EventFilePlayer['numbers'] {
  return Object.entries(numbers).flatMap(([by, written]) => {
    const federation = by === 'national' ? national : by === 'club' ? null : by;
    const number = normalizeName(written);
    const isProper = number !== '' && number.length <= LONGEST_NUMBER && !/^0+$/.test(number);
    return federation !== null && isProper ? [{ federation, number }] : [];
  });
}

const FEDERATION_OF: Readonly<Record<string, string>> = { ebu: 'EBU', acbl: 'ACBL', ffb: 'FFB' };

/** The federation that the club's regulation is of, else the one whose numbers its members have. */
export function federationOf(club: Club): string | null {
  const { regulation } = readSettings(club);
  const known = club.store.members.federations().filter((federation) => federation !== OWN_FEDERATION);
  return FEDERATION_OF[regulation] ?? (known.length === 1 ? (known[0] ?? null) : null);
}
