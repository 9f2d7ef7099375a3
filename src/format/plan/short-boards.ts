/** Boards on which a file has fewer results than on the others, as where it was cut short. */
import type { ImportOddity } from './oddity.ts';
import type { UsableLine } from './lines.ts';

/** More than these nobody reads. */
const MOST_NAMED = 12;

/**
 * One oddity for each section in which most boards have as many results and some have fewer: its text names these with
 * their results, its count is what most boards have. Nothing where boards differ anyway.
 * @param left boards of which a result is left out, which is said already
 */
export function shortBoards(
  groups: readonly { readonly name: string; readonly lines: readonly Pick<UsableLine, 'board'>[] }[],
  left: ReadonlySet<number>,
): readonly ImportOddity[] {
  return groups.flatMap(({ name, lines }): readonly ImportOddity[] => {
    const all = Map.groupBy(lines, ({ board }) => board);
    const counts = [...all].filter(([board]) => !left.has(board)).map(([board, own]) => ({ board, count: own.length }));
    const most = counts.reduce((so, { count }) => Math.max(so, count), 0);
    const short = counts.filter(({ count }) => count < most).toSorted((a, b) => a.board - b.board);
    if (short.length === 0 || 2 * short.length >= counts.length) return [];
    const prefix = groups.length > 1 ? name : '';
    const named = short.slice(0, MOST_NAMED).map(({ board, count }) => `${prefix}${board} (${count})`);
    const text = [...named, ...(short.length > MOST_NAMED ? ['…'] : [])].join(', ');
    return [{ code: 'boardsShort', line: null, board: null, text, count: most }];
  });
}
