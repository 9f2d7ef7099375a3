import type { SessionView } from '../../../../main/club/model/session.ts';
import { formatDeal } from '../../../../src/bridge/deal/text.ts';
import { dealFigures } from '../../../../src/format/event/deal-figures.ts';
import type { DealsAlone } from '../../../../src/format/event/deals-of-file.ts';

/** What a file of deals holds for a session. */
export interface DealsPlan {
  /** The deals to write, each with the board of the session. */
  readonly deals: readonly {
    readonly board: number;
    readonly hands: string;
    readonly tricks: string | null;
    readonly par: string | null;
  }[];
  /** The numbers on the cases of these. */
  readonly found: readonly number[];
  /** Numbers of the file that no board in play has. */
  readonly notPlayed: readonly number[];
  /** Numbers that several boards in play have, one in each match. */
  readonly dealtApart: readonly number[];
  readonly problems: DealsAlone['problems'];
}

/** Finds the boards of the deals of a file. Where there are problems, there is nothing to write. */
export function planDeals(read: Pick<DealsAlone, 'deals' | 'problems'>, sections: SessionView['sections']): DealsPlan {
  if (read.problems.length > 0) {
    return { deals: [], found: [], notPlayed: [], dealtApart: [], problems: read.problems };
  }
  const boards = boardsByCase(sections);
  const sorted = read.deals.toSorted((a, b) => a.board - b.board);
  const numbersWith = (count: (of: number) => boolean) =>
    sorted.map(({ board }) => board).filter((number) => count(boards.get(number)?.length ?? 0));
  return {
    deals: sorted.flatMap((one) => {
      const [board, another] = boards.get(one.board) ?? [];
      if (board === undefined || another !== undefined) return [];
      return [{ board, hands: formatDeal(one.deal), ...dealFigures(one) }];
    }),
    found: numbersWith((count) => count === 1),
    notPlayed: numbersWith((count) => count === 0),
    dealtApart: numbersWith((count) => count > 1),
    problems: [],
  };
}

/** The boards in play by the number on their case, in order. */
export function boardsByCase(sections: SessionView['sections']): ReadonlyMap<number, readonly number[]> {
  const shown = new Map<number, number>();
  for (const section of sections) {
    for (const board of section.cells.flatMap((cell) => cell.boards)) {
      shown.set(board, section.shown[board] ?? board);
    }
  }
  const inOrder = [...shown].toSorted(([a], [b]) => a - b);
  const byCase = new Map<number, number[]>();
  for (const [board, number] of inOrder) byCase.set(number, [...(byCase.get(number) ?? []), board]);
  return byCase;
}
