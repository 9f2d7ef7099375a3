import type { SessionView } from '../../../../main/club/model/session.ts';
import type { DealToStore } from '../../../../src/format/event/deal-to-store.ts';
import type { FileProblem } from '../../../../src/format/event/file.ts';

/** The deals of a file, each board once; none where there are problems. */
export interface FoundDealsOfFile {
  readonly deals: readonly DealToStore[];
  readonly problems: readonly FileProblem[];
}

/** What a file of deals holds for a session. */
export interface DealsPlan {
  /** The deals to write, each with the board of the session. */
  readonly deals: readonly DealToStore[];
  /** The numbers on the cases of these. */
  readonly found: readonly number[];
  /** Numbers of the file that no board in play has. */
  readonly notPlayed: readonly number[];
  /** Numbers that several boards in play have, one in each match. */
  readonly dealtApart: readonly number[];
  readonly problems: readonly FileProblem[];
}

/** Finds the boards of the deals of a file. Where there are problems, there is nothing to write. */
export function planDeals({ deals, problems }: FoundDealsOfFile, sections: SessionView['sections']): DealsPlan {
  if (problems.length > 0) return { deals: [], found: [], notPlayed: [], dealtApart: [], problems };
  const boards = boardsByCase(sections);
  const sorted = deals.toSorted((a, b) => a.board - b.board);
  const numbersWith = (count: (of: number) => boolean) =>
    sorted.map(({ board }) => board).filter((number) => count(boards.get(number)?.length ?? 0));
  return {
    deals: sorted.flatMap((deal) => {
      const [board, another] = boards.get(deal.board) ?? [];
      return board === undefined || another !== undefined ? [] : [{ ...deal, board }];
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
