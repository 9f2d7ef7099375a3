import { boardsToCome } from '../../../src/session/boards-to-come.ts';
import type { Club } from '../club.ts';
import { readSession } from '../competitions/sessions.ts';
import type { EventOfDeals } from '../model/deals.ts';
import type { SessionView } from '../model/session.ts';
import { isProblem } from '../problem.ts';

/**
 * Boards of a session whose hands somebody may still play in another of the club, each with the event: a simultaneous
 * in the afternoon and in the evening has the same deals. Events of earlier days and samples don't count.
 */
export function playedElsewhere(
  club: Club,
  { id, date }: SessionView,
  deals: readonly { readonly board: number; readonly hands: string }[],
): ReadonlyMap<number, EventOfDeals> {
  const { store } = club;
  const waiting = new Map<number, EventOfDeals>();
  for (const sharing of store.deals.sharing(id)) {
    const other = readSession(club, sharing);
    if (isProblem(other) || other.sample || other.date < date) continue;
    const boardOf = new Map(store.deals.current(sharing).map(({ board, hands }) => [hands, board]));
    const shared = deals.flatMap(({ board, hands }) => {
      const there = boardOf.get(hands);
      return there === undefined ? [] : [{ board, there }];
    });
    const toCome = boardsToCome(
      other,
      shared.map(({ there }) => there),
    );
    for (const { board, there } of shared) {
      if (toCome.has(there)) waiting.set(board, { name: other.eventName, date: other.date });
    }
  }
  return waiting;
}
