import { memoizeByObject } from '../../../../src/basics/memoize-by-object.ts';
import { SIDES, type Side } from '../../../../src/bridge/seat.ts';
import { entriesRankedBy } from '../../../../src/session/partnerships.ts';
import type { CellView, SectionView } from '../../../club/model/session.ts';

/** Where an entry sits in a round, and with whom. */
export interface EntrySeat {
  readonly cell: CellView;
  readonly side: Side;
  readonly place: 0 | 1;
  /** The partner of a player; null for a pair. */
  readonly partner: number | null;
}

/** The seats of a section by round and entry. Who has none in a round is left out. */
export const entrySeats = memoizeByObject((view: SectionView): ReadonlyMap<number, ReadonlyMap<number, EntrySeat>> => {
  const rounds = new Map<number, Map<number, EntrySeat>>();
  for (const cell of view.cells) {
    const seats = rounds.get(cell.round) ?? new Map<number, EntrySeat>();
    for (const side of SIDES) {
      const of = entriesRankedBy(view, side === 'NS' ? cell.ns : cell.ew);
      for (const entry of of) {
        const partner = of.find((one) => one !== entry) ?? null;
        if (!seats.has(entry)) seats.set(entry, { cell, side, place: of[0] === entry ? 0 : 1, partner });
      }
    }
    rounds.set(cell.round, seats);
  }
  return rounds;
});

/** Where an entry goes, where one rule holds all session: it stays, or it takes the seat of always the same entry. */
export type SeatRule =
  | { readonly kind: 'stays'; readonly table: number }
  | { readonly kind: 'takes'; readonly of: number };

/** Null where no such rule holds. */
export function seatRule(view: SectionView, entry: number): SeatRule | null {
  const rounds = [...entrySeats(view)].toSorted(([a], [b]) => a - b).map(([, seats]) => seats);
  const own = rounds.map((seats) => seats.get(entry));
  const [first] = own;
  if (!first || rounds.length < 2 || own.includes(undefined)) return null;
  if (own.every((seat) => isSame(seat, first))) return { kind: 'stays', table: first.cell.table };
  const before = own.slice(1).map((seat, index) => occupantOf(rounds[index], seat));
  const [of] = before;
  const isAlways = of !== undefined && of !== entry && before.every((one) => one === of);
  return isAlways && view.entries.some(({ id, phantom }) => id === of && !phantom) ? { kind: 'takes', of } : null;
}

function occupantOf(seats: ReadonlyMap<number, EntrySeat> | undefined, at: EntrySeat | undefined): number | undefined {
  return [...(seats ?? [])].find(([, seat]) => isSame(seat, at))?.[0];
}

function isSame(seat: EntrySeat | undefined, other: EntrySeat | undefined): boolean {
  return (
    seat !== undefined &&
    other !== undefined &&
    seat.cell.table === other.cell.table &&
    seat.side === other.side &&
    seat.place === other.place
  );
}
