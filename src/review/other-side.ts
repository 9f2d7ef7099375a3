import type { Outcome, Played } from '../bridge/result/result.ts';
import { SEATS, sideOf, type Seat } from '../bridge/seat.ts';

/** A seat of the other side for each seat; applied twice it is the same seat again. */
const BESIDE: Record<Seat, Seat> = { N: 'E', E: 'N', S: 'W', W: 'S' };

/**
 * The outcome if the other side had declared; null where no side did.
 * @param room contracts of the board at other tables: the declarer is the seat that declared the strain most often
 * there
 */
export function declaredByOtherSide(outcome: Outcome, room: readonly Played[]): Outcome | null {
  if (outcome.kind === 'score' && outcome.score !== 0) return { ...outcome, score: -outcome.score };
  if (outcome.kind !== 'played') return null;
  return { ...outcome, declarer: usualDeclarer(outcome, room), lead: null };
}

function usualDeclarer({ contract, declarer }: Played, room: readonly Played[]): Seat {
  const own = sideOf(declarer);
  const times = (seat: Seat) =>
    room.filter((one) => one.declarer === seat && one.contract.strain === contract.strain).length;
  const best = SEATS.filter((seat) => sideOf(seat) !== own).toSorted((a, b) => times(b) - times(a))[0];
  return best && times(best) > 0 ? best : BESIDE[declarer];
}
