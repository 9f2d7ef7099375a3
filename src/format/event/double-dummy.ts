import { MOST_TRICKS, STRAINS, type Strain } from '../../bridge/contract.ts';
import { SEATS, type Seat } from '../../bridge/seat.ts';
import type { DoubleDummyTricks } from './event.ts';

/** The tricks of each declarer in each strain; null unless all twenty are there and can be. */
export function doubleDummyOf(tricks: (seat: Seat, strain: Strain) => number | null): DoubleDummyTricks | null {
  const all = SEATS.flatMap((seat) => STRAINS.map((strain) => tricks(seat, strain)));
  if (!all.every(isPossible)) return null;
  const ofSeat = (seat: Seat) => Object.fromEntries(STRAINS.map((strain) => [strain, tricks(seat, strain)]));
  return Object.fromEntries(SEATS.map((seat) => [seat, ofSeat(seat)])) as unknown as DoubleDummyTricks;
}

function isPossible(count: number | null): boolean {
  return count !== null && count >= 0 && count <= MOST_TRICKS;
}
