import { minibridgeScore } from '../score/minibridge.ts';
import { opponentsOf, sideOf, type Seat, type Side } from '../seat.ts';
import { seatAfter, type MinibridgeDeal } from './minibridge-line.ts';

/** A deal of a minibridge sheet with what it is worth, and each side's total after it. */
export interface MinibridgeRow {
  readonly deal: MinibridgeDeal;
  readonly dealer: Seat;
  /** Who gets points for it; null where nobody does. */
  readonly side: Side | null;
  readonly points: number;
  readonly totals: Readonly<Record<Side, number>>;
}

/** Who deals, from 0: North first, then clockwise. */
export function minibridgeDealer(deal: number): Seat {
  return seatAfter('N', deal);
}

/** The rows of a sheet. */
export function minibridgeRows(deals: readonly MinibridgeDeal[]): readonly MinibridgeRow[] {
  let totals: Readonly<Record<Side, number>> = { NS: 0, EW: 0 };
  return deals.map((deal, index) => {
    const { side, points } = minibridgePoints(deal);
    if (side !== null) totals = { ...totals, [side]: totals[side] + points };
    return { deal, dealer: minibridgeDealer(index), side, points, totals };
  });
}

/** What a deal is worth, and to which side. */
export function minibridgePoints({ outcome }: MinibridgeDeal): Pick<MinibridgeRow, 'side' | 'points'> {
  if (outcome.kind === 'passedOut') return { side: null, points: 0 };
  const { contract, declarer, tricks } = outcome;
  const score = minibridgeScore(contract.level, contract.strain, tricks);
  const side = sideOf(declarer);
  return score < 0 ? { side: opponentsOf(side), points: -score } : { side, points: score };
}
