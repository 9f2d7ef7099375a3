import { SEATS_OF, type Seat, type Side } from '../../bridge/seat.ts';
import type { FileEntry, FilePlayer } from '../event/event.ts';
import type { ReceivedLine } from './received.ts';
import { numberIn, textIn, type BwsRow } from './tables.ts';

/** A row of RoundData: who meets at a table in a round. */
interface Meeting {
  readonly section: number;
  readonly table: number;
  readonly round: number;
  readonly ns: number;
  readonly ew: number;
}

export interface EntriesOfFile {
  readonly entries: readonly FileEntry[];
  /** The place of a pair that sits on a side; each line of a section may number from 1. */
  readonly placeOf: (section: number, side: Side, pair: number) => number;
}

/**
 * The pairs of all sections: those of the movement, and those that play without being in it. Where the file or the
 * numbers say that a section has two winners, each side has entries of its own.
 */
export function bwsEntries(
  sections: readonly { readonly id: number; readonly letter: string; readonly winners: number }[],
  rounds: readonly BwsRow[],
  lines: readonly ReceivedLine[],
  players: PlayersOfFile,
): EntriesOfFile {
  const movement = meetingsOf(rounds);
  const entries: FileEntry[] = [];
  const places = new Map<string, number>();
  const twoLines = new Set<number>();
  for (const { id, letter, winners } of sections) {
    const inMovement = movement.filter(({ section }) => section === id);
    const played = lines.filter(({ section }) => section === id);
    // Lines have what was typed at a table, which may be a wrong number: the movement says more.
    if (winners === 2 || sitsAtTwoTables(inMovement.length > 0 ? inMovement : played)) twoLines.add(id);
    for (const line of twoLines.has(id) ? (['NS', 'EW'] as const) : [null]) {
      const numbers = numbersIn(line, inMovement, played);
      for (const pair of numbers.toSorted((a, b) => a - b)) {
        places.set(keyOfPair(id, line, pair), entries.length);
        entries.push({
          number: String(pair),
          section: letter,
          line,
          players: players(id, line, pair),
          team: null,
          handicap: null,
          stratum: null,
        });
      }
    }
  }
  return {
    entries,
    placeOf: (section, side, pair) => {
      const lines = twoLines.has(section) ? ([side, side === 'NS' ? 'EW' : 'NS'] as const) : [null];
      return lines.map((line) => places.get(keyOfPair(section, line, pair))).find((place) => place !== undefined) ?? -1;
    },
  };
}

/** The numbers of a line, or of all pairs. A pair of the other line that sat here for a board has none in this one. */
function numbersIn(line: Side | null, movement: readonly Meeting[], played: readonly Meeting[]): readonly number[] {
  const all = (meetings: readonly Meeting[], side: 'ns' | 'ew') => meetings.map((meeting) => meeting[side]);
  if (line === null) return [...new Set([...movement, ...played].flatMap(({ ns, ew }) => [ns, ew]))];
  const [side, other] = line === 'NS' ? (['ns', 'ew'] as const) : (['ew', 'ns'] as const);
  const planned = new Set(all(movement, side));
  const elsewhere = new Set(all(movement, other));
  const further = all(played, side).filter((pair) => planned.has(pair) || !elsewhere.has(pair));
  return [...new Set([...planned, ...further])];
}

function keyOfPair(section: number | null, line: Side | null, pair: number | null): string {
  return `${section ?? ''} ${line ?? ''} ${pair ?? ''}`;
}

/**
 * Whether a number stands for two pairs: it meets itself, or sits North-South at one table and East-West at another in
 * a round. At one table it may have sat the other way round for a board.
 */
function sitsAtTwoTables(meetings: readonly Meeting[]): boolean {
  const tables = new Map<string, Set<number>>();
  for (const { round, table, ns } of meetings) {
    const key = `${round} ${ns}`;
    tables.set(key, (tables.get(key) ?? new Set<number>()).add(table));
  }
  return meetings.some(({ round, table, ns, ew }) => {
    const north = tables.get(`${round} ${ew}`);
    return ns === ew || (north !== undefined && !north.has(table));
  });
}

function meetingsOf(rounds: readonly BwsRow[]): readonly Meeting[] {
  return rounds.flatMap((row) => {
    const [section, table, round] = ['Section', 'Table', 'Round'].map((name) => numberIn(row, name) ?? 0);
    const [ns, ew] = [numberIn(row, 'NSPair') ?? 0, numberIn(row, 'EWPair') ?? 0];
    // A pair without opponents meets number 0.
    return ns >= 1 && ew >= 1 ? [{ section: section ?? 0, table: table ?? 0, round: round ?? 0, ns, ew }] : [];
  });
}

/** Who a pair is, of a side where each numbers from 1: its first seat's player first; nobody where no name is known. */
export type PlayersOfFile = (section: number, line: Side | null, pair: number) => readonly FilePlayer[];

/**
 * Who sat where by PlayerNumbers: a number or a name a seat, of the first round unless the row names another. A name
 * that is not there is looked up by its number in PlayerNames, which may be the list of a whole federation.
 */
export function bwsPlayers(
  seats: readonly BwsRow[],
  rounds: readonly BwsRow[],
  readNames: () => readonly BwsRow[],
): PlayersOfFile {
  const nameless = seats.filter((row) => textIn(row, 'Name') === '' && numberOf(row) !== '');
  const names = namesByNumber(new Set(nameless.map(numberOf)), readNames);
  const sitting = new Map<string, FilePlayer>();
  for (const row of seats) {
    const name = textIn(row, 'Name') || names.get(numberOf(row)) || '';
    const number = numberOf(row);
    if (name === '' && number === '') continue;
    const key = `${numberIn(row, 'Section') ?? ''} ${numberIn(row, 'Table') ?? ''} ${Math.max(1, numberIn(row, 'Round') ?? 1)} ${textIn(row, 'Direction').toUpperCase()}`;
    if (!sitting.has(key)) sitting.set(key, { name, numbers: number === '' ? {} : { national: number } });
  }
  const pairs = new Map<string, readonly FilePlayer[]>();
  for (const row of rounds.toSorted((a, b) => (numberIn(a, 'Round') ?? 0) - (numberIn(b, 'Round') ?? 0))) {
    const place = `${numberIn(row, 'Section') ?? ''} ${numberIn(row, 'Table') ?? ''} ${numberIn(row, 'Round') ?? ''}`;
    for (const side of ['NS', 'EW'] as const) {
      const found = SEATS_OF[side].flatMap((seat: Seat) => sitting.get(`${place} ${seat}`) ?? []);
      const pair = numberIn(row, `${side}Pair`);
      for (const line of [side, null]) {
        const key = keyOfPair(numberIn(row, 'Section'), line, pair);
        if (found.length > 0 && !pairs.has(key)) pairs.set(key, found);
      }
    }
  }
  return (section, line, pair) => pairs.get(keyOfPair(section, line, pair)) ?? [];
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
