import type { EveningRow } from '../../store/members/seats.ts';
import type { Store } from '../../store/store.ts';

/** A seat that a player had in a session. */
export interface PlayedSeat {
  readonly evening: EveningRow;
  readonly entry: number;
  /** Null where nobody is known, and for a player of an individual. */
  readonly partner: number | null;
}

/** The seats of each player, in the order of the evenings: of who began, and of who came in later. */
export function playedSeats(
  store: Store,
  evenings: ReadonlyMap<number, EveningRow>,
  known: (player: number) => number,
): ReadonlyMap<number, readonly PlayedSeat[]> {
  const starters = store.seats.seats();
  const byEntry = new Map(starters.map((seat) => [`${seat.session} ${seat.entry}`, seat]));
  const all = new Map<number, PlayedSeat[]>();
  const add = (player: number | null, session: number, entry: number, partner: number | null): void => {
    const evening = evenings.get(session);
    if (player === null || !evening) return;
    const id = known(player);
    const seats = all.get(id) ?? [];
    all.set(id, seats);
    if (seats.some((seat) => seat.evening === evening && seat.entry === entry)) return;
    seats.push({ evening, entry, partner: partner === null ? null : known(partner) });
  };
  for (const { session, entry, first, second } of starters) {
    add(first, session, entry, second);
    add(second, session, entry, first);
  }
  for (const { session, entry, place, player } of store.seats.substitutes()) {
    const seat = byEntry.get(`${session} ${entry}`);
    add(player, session, entry, (place === 1 ? seat?.second : seat?.first) ?? null);
  }
  const order = new Map([...evenings.keys()].map((session, index) => [session, index]));
  const place = ({ evening }: PlayedSeat) => order.get(evening.session) ?? 0;
  for (const seats of all.values()) seats.sort((a, b) => place(a) - place(b));
  return all;
}
