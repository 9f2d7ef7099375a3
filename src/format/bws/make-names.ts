import { SEATS, SEATS_OF, SIDES, type Seat } from '../../bridge/seat.ts';
import type { FileMeeting, FilePlayer, TournamentEvent } from '../event/event.ts';
import type { BwsRowToMake } from './tables-file.ts';

/** Who sits where, a row a player, at the table where the entry sits first: it may be late, or begin with a bye. */
export function seatRows(
  { entries }: TournamentEvent,
  meetings: readonly FileMeeting[],
  sectionOf: (letter: string) => number,
): readonly BwsRowToMake[] {
  const seated = new Set<number>();
  return meetings
    .toSorted((one, other) => one.round - other.round)
    .flatMap((meeting) =>
      seatsOfEntries(meeting).flatMap(({ place, seats }) => {
        if (place === null || seated.has(place)) return [];
        seated.add(place);
        const players = entries[place]?.players ?? [];
        return players.slice(0, seats.length).map((player, index): BwsRowToMake => ({
          Section: sectionOf(meeting.section),
          Table: meeting.table,
          Direction: seats[index] ?? null,
          Number: numberOf(player) || null,
          Name: player.name,
          // The server writes 0 for the first round.
          Round: meeting.round === 1 ? 0 : meeting.round,
          Updated: false,
          Processed: false,
        }));
      }),
    );
}

/** The entries of a table with the seats that each has: a pair two, a player of an individual one. */
function seatsOfEntries({
  seats,
}: FileMeeting): readonly { readonly place: number | null; readonly seats: readonly Seat[] }[] {
  if (!('ns' in seats)) return SEATS.map((seat) => ({ place: seats[seat], seats: [seat] }));
  return SIDES.map((side) => ({ place: side === 'NS' ? seats.ns : seats.ew, seats: SEATS_OF[side] }));
}

/** The list in which the server looks names up by their numbers, each number once. */
export function nameRows({ entries }: TournamentEvent): readonly BwsRowToMake[] {
  const names = new Map<string, string>();
  for (const player of entries.flatMap(({ players }) => players)) {
    const number = numberOf(player);
    if (number !== '' && player.name !== '' && !names.has(number)) names.set(number, player.name);
  }
  // A number that a long integer can't hold has its text alone.
  return [...names].map(([strID, Name]): BwsRowToMake => {
    const isWhole = /^[1-9]\d*$/.test(strID) && Number(strID) <= LARGEST_ID;
    return { ID: isWhole ? Number(strID) : null, Name, strID };
  });
}

const LARGEST_ID = 2 ** 31 - 1;

/** The number that a player types at a table: of the national federation where there are several. */
function numberOf({ numbers }: FilePlayer): string {
  return numbers['national'] ?? Object.values(numbers)[0] ?? '';
}
