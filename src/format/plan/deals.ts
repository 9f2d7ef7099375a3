import { formatDeal } from '../../bridge/deal/text.ts';
import { dealFigures, type DealFigures } from '../event/deal-figures.ts';
import type { TournamentEvent } from '../event/event.ts';
import { oddityOf, type ImportOddity } from './oddity.ts';

export interface PlannedDeal extends DealFigures {
  readonly board: number;
  /** As PBN has them, North first. */
  readonly hands: string;
}

/** The deals of the boards that are played, each board once, and what becomes of the others. */
export function plannedDeals(
  event: TournamentEvent,
  boardOf: (session: number, board: number) => number,
  played: ReadonlySet<number>,
): { readonly deals: readonly PlannedDeal[]; readonly oddities: readonly ImportOddity[] } {
  const deals = new Map<number, PlannedDeal>();
  const differing = new Set<number>();
  const beyond = new Set<number>();
  for (const one of event.deals) {
    const { session, board, deal } = one;
    const own = boardOf(session, board);
    const hands = formatDeal(deal);
    const first = deals.get(own);
    if (!played.has(own)) beyond.add(own);
    else if (first && first.hands !== hands) differing.add(own);
    else {
      const figures = dealFigures(one);
      deals.set(own, { board: own, hands, tricks: first?.tricks ?? figures.tricks, par: first?.par ?? figures.par });
    }
  }
  return {
    deals: [...deals.values()].toSorted((a, b) => a.board - b.board),
    oddities: [...oddityOf('dealsDiffer', differing.size), ...oddityOf('dealsNotPlayed', beyond.size)],
  };
}
