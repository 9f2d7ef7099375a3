import type { RubberDeal } from '../rubber/deal.ts';
import type { RubberEntry, RubberSheet } from '../rubber/sheet.ts';
import { SIDES, type Side } from '../seat.ts';

/** A deal of a rubber with what it brought each side, above and below the line together. */
export interface RubberRow {
  readonly deal: RubberDeal;
  readonly points: Readonly<Record<Side, number>>;
  /** Who won a game by it. */
  readonly wins: Side | null;
}

/** The deals of a rubber, in the order of play. */
export function rubberRows(deals: readonly RubberDeal[], { entries, games }: RubberSheet): readonly RubberRow[] {
  return deals.map((deal, index) => {
    const own = entries.filter((entry) => entry.deal === index);
    const game = own.find(({ kind }) => kind === 'tricks')?.game;
    const isLast = !entries.some((entry) => entry.game === game && (entry.deal ?? -1) > index);
    const wins = game === undefined || !isLast ? null : (games[game] ?? null);
    return { deal, points: { NS: sumOf(own, 'NS'), EW: sumOf(own, 'EW') }, wins };
  });
}

/** What stands in one column of a score sheet. */
export interface ScoreColumn {
  readonly side: Side;
  /** From the line upwards, as it was written. */
  readonly above: readonly RubberEntry[];
  /** The games, each from the line downwards; the one being played is the last. */
  readonly below: readonly (readonly RubberEntry[])[];
  readonly total: number;
}

/** The two columns of a score sheet. */
export function scoreColumns({ entries, games, finished, totals }: RubberSheet): readonly ScoreColumn[] {
  const played = Array.from({ length: games.length + (finished ? 0 : 1) }, (_, game) => game);
  return SIDES.map((side) => {
    const own = entries.filter((entry) => entry.side === side);
    return {
      side,
      above: own.filter(({ where }) => where === 'above'),
      below: played.map((game) => own.filter((entry) => entry.where === 'below' && entry.game === game)),
      total: totals[side],
    };
  });
}

function sumOf(entries: readonly RubberEntry[], side: Side): number {
  return entries.filter((entry) => entry.side === side).reduce((sum, { points }) => sum + points, 0);
}
