import type { Outcome, Played } from '../bridge/result/result.ts';
import { SEATS, sideOf, type Seat } from '../bridge/seat.ts';

/** The seat beside, on the other side: turned twice it is the same again. */
const BESIDE: Record<Seat, Seat> = { N: 'E', E: 'N', S: 'W', W: 'S' };

/**
 * The outcome had the other side declared; null where it has no side.
 * @param room contracts of the board at other tables: the seat that declared the strain most often is taken
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
