import type { BoardScores } from '../boards/board-scores.ts';
import { add, exact, multiply, ZERO, type Exact } from '../numbers/exact.ts';
import { entriesOfSide } from '../boards/individual.ts';
import type { ScoringLine } from '../scoring-line.ts';
import type { Method } from '../method.ts';
import type { Regulation } from '../regulation/regulation.ts';
import type { EntryTotal } from '../totals/total-columns.ts';

/** Boards that an entry missed by sitting out. */
export interface SitOut {
  readonly entry: number;
  readonly boards: number;
  /** The field it would have played in, where the session has several. */
  readonly field?: string | number;
}

/**
 * The totals with what the regulation gives for sitting out: percent of a top a board, or at IMPs so many a comparison.
 * Where it gives nothing they stay as they are, and the entry has played fewer boards.
 * @param boards of the session; all of a field have the same top
 */
export function withSitOuts(
  totals: ReadonlyMap<number, EntryTotal>,
  sitOuts: readonly SitOut[],
  boards: readonly BoardScores[],
  method: Method,
  regulation: Regulation,
): ReadonlyMap<number, EntryTotal> {
  const after = new Map(totals);
  for (const sitOut of sitOuts) {
    const board = boards.find(({ field }) => field === sitOut.field);
    if (board === undefined) continue;
    const worth = sitOutWorth(board, method, regulation);
    if (worth === null) continue;
    const { entry, boards: missed } = sitOut;
    const total = after.get(entry) ?? { entry, points: ZERO, available: 0, boards: 0, asNs: 0, asEw: 0 };
    after.set(entry, {
      ...total,
      points: add(total.points, multiply(worth, exact(missed))),
      available: total.available + board.top * missed,
      boards: total.boards + missed,
    });
  }
  return after;
}

/** A line, and the round it was played in. */
export interface LineOfRound extends Pick<ScoringLine, 'board' | 'ns' | 'ew' | 'partners'> {
  readonly round: number;
}

/**
 * The boards that entries missed by sitting out, told from who was seated in which round: in each round whoever has no
 * line while others of the same group played, as many boards as any of them.
 * @param groupOf entries of a group, such as a section, play the same rounds
 */
export function sitOutsOfRounds(
  lines: readonly LineOfRound[],
  groupOf: (entry: number) => string | number,
): readonly (SitOut & { readonly round: number })[] {
  const groups = new Map<string | number, Set<number>>();
  const seated = new Map<string, { readonly round: number; readonly boards: Map<number, Set<number>> }>();
  for (const line of lines) {
    for (const entry of [...entriesOfSide(line, 'ns'), ...entriesOfSide(line, 'ew')]) {
      const group = groupOf(entry);
      groups.set(group, (groups.get(group) ?? new Set()).add(entry));
      const key = JSON.stringify([group, line.round]);
      const { boards } = seated.get(key) ?? { boards: new Map<number, Set<number>>() };
      boards.set(entry, (boards.get(entry) ?? new Set()).add(line.board));
      seated.set(key, { round: line.round, boards });
    }
  }
  return [...seated].flatMap(([key, { round, boards }]) => {
    const [group] = JSON.parse(key) as [string | number, number];
    const most = Math.max(...[...boards.values()].map(({ size }) => size));
    const away = [...(groups.get(group) ?? [])].filter((entry) => !boards.has(entry));
    return away.map((entry) => ({ entry, boards: most, round }));
  });
}

/** What a regulation gives for a board missed by sitting out, in points; null where it gives nothing. */
export function sitOutWorth(
  { top, expected }: BoardScores,
  method: Method,
  { sitOut, crossImps }: Regulation,
): Exact | null {
  if (method.unit === 'matchpoints') {
    return sitOut.percent === null || top === 0 ? null : exact(Math.round(sitOut.percent * 100) * top, 10_000);
  }
  const comparisons = method.code === 'cross-imps' && crossImps === 'sum' ? expected - 1 : 1;
  return sitOut.imps === null ? null : exact(sitOut.imps * comparisons);
}
