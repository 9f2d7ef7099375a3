import { SEATS_OF, type Seat, type Side } from '../../bridge/seat.ts';
import type { FilePlayer } from '../event/event.ts';
import type { BwsMeeting } from './meetings.ts';
import { numberIn, textIn, type BwsRow } from './tables.ts';

/** Where somebody sits. */
export interface SeatOfTable {
  readonly section: number;
  readonly round: number;
  readonly table: number;
  readonly seat: Seat;
}

/** Who sat where by PlayerNumbers. */
export interface SittingPlayers {
  /** Null where neither a number nor a name is known. */
  readonly at: (place: SeatOfTable) => FilePlayer | null;
  /** All seats that somebody is known of, in the order of the file. */
  readonly seats: readonly SeatOfTable[];
}

/**
 * A number or a name a seat, of the first round unless the row names another. A name that is not there is looked up by
 * its number in PlayerNames, which may be the list of a whole federation.
 */
export function sittingPlayers(rows: readonly BwsRow[], readNames: () => readonly BwsRow[]): SittingPlayers {
  const nameless = rows.filter((row) => textIn(row, 'Name') === '' && numberOf(row) !== '');
  const names = namesByNumber(new Set(nameless.map(numberOf)), readNames);
  const sitting = new Map<string, { readonly place: SeatOfTable; readonly player: FilePlayer }>();
  for (const row of rows) {
    const number = numberOf(row);
    const name = textIn(row, 'Name') || names.get(number) || '';
    const seat = seatIn(row);
    if (seat === null || (name === '' && number === '')) continue;
    const place: SeatOfTable = {
      section: numberIn(row, 'Section') ?? 0,
      round: Math.max(1, numberIn(row, 'Round') ?? 1),
      table: numberIn(row, 'Table') ?? 0,
      seat,
    };
    const key = keyOf(place);
    if (!sitting.has(key))
      sitting.set(key, { place, player: { name, numbers: number === '' ? {} : { national: number } } });
  }
  return {
    at: (place) => sitting.get(keyOf(place))?.player ?? null,
    seats: [...sitting.values()].map(({ place }) => place),
  };
}

function keyOf({ section, round, table, seat }: SeatOfTable): string {
  return `${section} ${round} ${table} ${seat}`;
}

const SEAT_OF: Readonly<Record<string, Seat>> = { N: 'N', E: 'E', S: 'S', W: 'W' };

function seatIn(row: BwsRow): Seat | null {
  return SEAT_OF[textIn(row, 'Direction').toUpperCase()] ?? null;
}

/** The number that somebody typed at the table; a 0 is none. */
function numberOf(row: BwsRow): string {
  const number = textIn(row, 'Number');
  return number === '0' ? '' : number;
}

function namesByNumber(wanted: ReadonlySet<string>, readNames: () => readonly BwsRow[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  if (wanted.size === 0) return found;
  for (const row of readNames()) {
    const name = textIn(row, 'Name');
    for (const number of [textIn(row, 'strID'), textIn(row, 'ID')]) {
      if (name !== '' && wanted.has(number) && !found.has(number)) found.set(number, name);
    }
  }
  return found;
}

/** Who a pair is, of a side where each numbers from 1: its first seat's player first; nobody where no name is known. */
export type PlayersOfPair = (section: number, line: Side | null, pair: number) => readonly FilePlayer[];

/** The players of the pairs, where each of them sits first. */
export function playersOfPairs(meetings: readonly BwsMeeting[], { at }: SittingPlayers): PlayersOfPair {
  const pairs = new Map<string, readonly FilePlayer[]>();
  for (const { section, table, round, ns, ew } of meetings.toSorted((a, b) => a.round - b.round)) {
    for (const side of ['NS', 'EW'] as const) {
      const found = SEATS_OF[side].flatMap((seat) => at({ section, round, table, seat }) ?? []);
      const pair = side === 'NS' ? ns : ew;
      for (const line of [side, null]) {
        const key = `${section} ${line ?? ''} ${pair}`;
        if (found.length > 0 && !pairs.has(key)) pairs.set(key, found);
      }
    }
  }
  return (section, line, pair) => pairs.get(`${section} ${line ?? ''} ${pair}`) ?? [];
}
