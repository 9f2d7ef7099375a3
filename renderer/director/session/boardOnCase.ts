import type { SectionView } from '../../../main/club/model/session.ts';
import { memoizeByObject } from '../../../src/basics/memoize-by-object.ts';

type Boards = Pick<SectionView, 'shown'>;

/** The number on the case of a board: another than its own where matches deal boards for themselves. */
export function boardOnCase(sections: readonly Boards[], board: number): number {
  for (const { shown } of sections) {
    const number = shown[board];
    if (number !== undefined) return number;
  }
  return board;
}

/** The match of each board that one match alone plays, with its round. Empty where all play the same boards. */
export const ownBoards = memoizeByObject((sections: readonly Pick<SectionView, 'cells'>[]) => {
  const matches = new Map<number, Map<number, number>>();
  for (const { cells } of sections) {
    for (const { boards, round, match } of cells) {
      if (!match) continue;
      for (const board of boards) {
        const of = matches.get(board) ?? new Map<number, number>();
        of.set(match.id, Math.min(round, of.get(match.id) ?? round));
        matches.set(board, of);
      }
    }
  }
  const own = new Map<number, { readonly match: number; readonly round: number }>();
  for (const [board, of] of matches) {
    const [[match, round] = [0, 0]] = of;
    if (of.size === 1) own.set(board, { match, round });
  }
  const isOneMatch = new Set([...own.values()].map(({ match }) => match)).size <= 1;
  return isOneMatch ? new Map<number, { readonly match: number; readonly round: number }>() : own;
});
