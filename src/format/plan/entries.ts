import type { Side } from '../../bridge/seat.ts';
import type { TournamentEvent } from '../event/event.ts';
import type { UsableLine } from './lines.ts';
import { oddityOf, type ImportOddity } from './oddity.ts';

/** Who is ranked in a section, under the number that they get. */
export interface PlannedEntry {
  /** The place in the event's entries. */
  readonly place: number;
  readonly number: number;
  /** The line that it is ranked in; null with one ranking. */
  readonly line: Side | null;
}

/**
 * One ranking or two: as the file says, else two where fewer than half of the pairs play both directions. Two pairs may
 * have sat the other way round for a board.
 */
export function plannedWinners(event: TournamentEvent, lines: readonly UsableLine[]): 1 | 2 {
  if (event.ranks === 'player') return 1;
  if (event.winners !== null) return event.winners;
  const norths = new Set(lines.map(({ seats }) => seats[0]));
  const easts = new Set(lines.map(({ seats }) => seats[1]));
  const both = [...norths].filter((pair) => easts.has(pair)).length;
  return 2 * both < norths.size + easts.size - both ? 2 : 1;
}

/** The line of each entry where there are two: that of the file, else the one it sat in most. */
export function linesOfEntries(event: TournamentEvent, lines: readonly UsableLine[]): ReadonlyMap<number, Side> {
  const balance = new Map<number, number>();
  for (const { seats } of lines) {
    const [ns = 0, ew = 0] = seats;
    balance.set(ns, (balance.get(ns) ?? 0) + 1);
    balance.set(ew, (balance.get(ew) ?? 0) - 1);
  }
  return new Map(
    event.entries.map(({ line }, place): [number, Side] => [
      place,
      line ?? ((balance.get(place) ?? 0) < 0 ? 'EW' : 'NS'),
    ]),
  );
}

/**
 * The numbers of a section's entries: those of the file where they are whole and each is there once; where both lines
 * count from 1, East-West's follow on North-South's; else from 1 in the order of the file.
 * @param lineOf null with one ranking
 */
export function numberEntries(
  { entries }: TournamentEvent,
  places: readonly number[],
  lineOf: ReadonlyMap<number, Side> | null,
): { readonly numbered: readonly PlannedEntry[]; readonly oddities: readonly ImportOddity[] } {
  const asked = new Map(places.map((place) => [place, wholeNumber(entries[place]?.number ?? '')]));
  const isEast = (place: number): boolean => lineOf?.get(place) === 'EW';
  const entryOf = (number: (place: number, index: number) => number) =>
    places
      .map((place, index): PlannedEntry => {
        return { place, number: number(place, index), line: lineOf?.get(place) ?? null };
      })
      .toSorted((a, b) => a.number - b.number);
  const own = places.map((place) => asked.get(place) ?? null);
  if (isEachOnce(own)) return { numbered: entryOf((place) => asked.get(place) ?? 0), oddities: [] };
  const norths = places.filter((place) => !isEast(place)).map((place) => asked.get(place) ?? null);
  const easts = places.filter(isEast).map((place) => asked.get(place) ?? null);
  if (lineOf && isEachOnce(norths) && isEachOnce(easts)) {
    const behind = Math.max(0, ...norths, ...easts);
    const numbered = entryOf((place) => (asked.get(place) ?? 0) + (isEast(place) ? behind : 0));
    return { numbered, oddities: oddityOf('eastWestNumbered', behind + 1) };
  }
  const ordered = lineOf ? [...places.filter((place) => !isEast(place)), ...places.filter(isEast)] : places;
  const order = new Map(ordered.map((place, index) => [place, index + 1]));
  return { numbered: entryOf((place) => order.get(place) ?? 0), oddities: oddityOf('numbersGiven', places.length) };
}

/** 7, 7 NS and 7NS are 7. */
function wholeNumber(text: string): number | null {
  const [, digits] = /^\s*0*([1-9]\d{0,3})\s*(?:NS|EW|[NSEW])?\s*$/i.exec(text) ?? [];
  return digits === undefined ? null : Number(digits);
}

function isEachOnce(numbers: readonly (number | null)[]): numbers is readonly number[] {
  return !numbers.includes(null) && new Set(numbers).size === numbers.length;
}
