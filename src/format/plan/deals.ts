import { dealToStore, type DealToStore } from '../event/deal-to-store.ts';
import type { TournamentEvent } from '../event/event.ts';
import { oddityOf, type ImportOddity } from './oddity.ts';

/** The deals of the boards that are played, each board once, and what becomes of the others. */
export function plannedDeals(
  event: TournamentEvent,
  boardOf: (session: number, board: number) => number,
  played: ReadonlySet<number>,
): { readonly deals: readonly DealToStore[]; readonly oddities: readonly ImportOddity[] } {
  const deals = new Map<number, DealToStore>();
  const differing = new Set<number>();
  const beyond = new Set<number>();
  for (const one of event.deals) {
    const board = boardOf(one.session, one.board);
    const deal = { ...dealToStore(one), board };
    const first = deals.get(board);
    if (!played.has(board)) beyond.add(board);
    else if (first && first.hands !== deal.hands) differing.add(board);
    else deals.set(board, { ...deal, tricks: first?.tricks ?? deal.tricks, par: first?.par ?? deal.par });
  }
  return {
    deals: [...deals.values()].toSorted((a, b) => a.board - b.board),
    oddities: [...oddityOf('dealsDiffer', differing.size), ...oddityOf('dealsNotPlayed', beyond.size)],
  };
}
