import type { Deal } from '../../bridge/deal/deal.ts';
import { formatDeal } from '../../bridge/deal/text.ts';
import { EMPTY_EVENT, type FileDeal, type TournamentEvent } from './event.ts';

/** A deal of a file of deals alone. */
export function plainDeal(at: number, board: number, deal: Deal): FileDeal {
  return { at, session: 1, section: '', board, deal, doubleDummy: null, par: null };
}

/** The events of a file of deals alone: one, or none where no deal could be read. */
export function eventOfDeals(deals: readonly FileDeal[]): readonly TournamentEvent[] {
  return deals.length === 0 ? [] : [{ ...EMPTY_EVENT, deals }];
}

/**
 * The deals without repetitions, in their order: a board may have the same deal several times, in the rooms of a match
 * say. Of equal ones the first counts, with double-dummy figures and par from wherever they are given.
 */
export function distinctDeals(deals: readonly FileDeal[]): readonly FileDeal[] {
  const known = new Map<string, FileDeal>();
  for (const one of deals) {
    const key = `${one.board} ${formatDeal(one.deal)}`;
    const first = known.get(key) ?? one;
    known.set(key, { ...first, doubleDummy: first.doubleDummy ?? one.doubleDummy, par: first.par ?? one.par });
  }
  return [...known.values()];
}

/** The first deal of each board, by the number of the board. */
export function dealsByBoard(deals: readonly FileDeal[]): readonly FileDeal[] {
  const first = new Map<number, FileDeal>();
  for (const one of deals) if (!first.has(one.board)) first.set(one.board, one);
  return [...first.values()].toSorted((a, b) => a.board - b.board);
}
