import type { Side } from '../../bridge/seat.ts';
import type { FileEntry } from '../event/event.ts';
import type { BwsMeeting } from './meetings.ts';
import type { ReceivedLine } from './received.ts';
import type { PlayersOfPair } from './sitting.ts';
import type { SectionOfPlay, WhoPlays } from './who-plays.ts';

/** Two pairs that meet at a table. */
type Met = Pick<BwsMeeting, 'table' | 'round' | 'ns' | 'ew'>;

/**
 * The pairs of all sections: those of the movement, and those that play without being in it. Where the file or the
 * numbers say that a section has two winners, each side has entries of its own.
 */
export function pairsOfFile(
  sections: readonly SectionOfPlay[],
  movement: readonly BwsMeeting[],
  lines: readonly ReceivedLine[],
  players: PlayersOfPair,
): WhoPlays {
  const entries: FileEntry[] = [];
  const places = new Map<string, number>();
  const twoLines = new Set<number>();
  const ofMovement = Map.groupBy(movement, ({ section }) => section);
  const ofLines = Map.groupBy(lines, ({ section }) => section);
  for (const { id, letter, winners } of sections) {
    const planned = ofMovement.get(id) ?? [];
    // A pair without opponents meets number 0.
    const inMovement = planned.filter(({ ns, ew }) => ns > 0 && ew > 0);
    const played = ofLines.get(id) ?? [];
    // Lines have what was typed at a table, which may be a wrong number: the movement says more.
    if (winners === 2 || sitsAtTwoTables(inMovement.length > 0 ? inMovement : played)) twoLines.add(id);
    for (const line of twoLines.has(id) ? (['NS', 'EW'] as const) : [null]) {
      const numbers = numbersIn(line, planned, played).filter((pair) => pair > 0);
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
  const placeOf = (section: number, side: Side, pair: number): number | null => {
    const sides = twoLines.has(section) ? ([side, side === 'NS' ? 'EW' : 'NS'] as const) : [null];
    return sides.map((line) => places.get(keyOfPair(section, line, pair))).find((place) => place !== undefined) ?? null;
  };
  return {
    ranks: 'pair',
    entries,
    seatsOfLine: ({ section, ns, ew }) => {
      const [north, east] = [placeOf(section, 'NS', ns), placeOf(section, 'EW', ew)];
      return north === null || east === null ? null : { ns: north, ew: east };
    },
    seatsOfMeeting: ({ section, ns, ew }) => {
      const seats = { ns: placeOf(section, 'NS', ns), ew: placeOf(section, 'EW', ew) };
      return seats.ns === null && seats.ew === null ? null : seats;
    },
  };
}

/** The numbers of a line, or of all pairs. A pair of the other line that sat here for a board has none in this one. */
function numbersIn(line: Side | null, movement: readonly Met[], played: readonly Met[]): readonly number[] {
  const all = (meetings: readonly Met[], side: 'ns' | 'ew') => meetings.map((meeting) => meeting[side]);
  if (line === null) return [...new Set([...movement, ...played].flatMap(({ ns, ew }) => [ns, ew]))];
  const [side, other] = line === 'NS' ? (['ns', 'ew'] as const) : (['ew', 'ns'] as const);
  const planned = new Set(all(movement, side));
  const elsewhere = new Set(all(movement, other));
  const further = all(played, side).filter((pair) => planned.has(pair) || !elsewhere.has(pair));
  return [...new Set([...planned, ...further])];
}

function keyOfPair(section: number, line: Side | null, pair: number): string {
  return `${section} ${line ?? ''} ${pair}`;
}

/**
 * Whether a number stands for two pairs: it meets itself, or sits North-South at one table and East-West at another in
 * a round. At one table it may have sat the other way round for a board.
 */
function sitsAtTwoTables(meetings: readonly Met[]): boolean {
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
