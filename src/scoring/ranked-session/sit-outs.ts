import type { BoardScores } from '../boards/board-scores.ts';
import { add, exact, multiply, ZERO, type Exact } from '../numbers/exact.ts';
import { entriesOfSide } from '../boards/individual.ts';
import type { ScoringLine } from '../scoring-line.ts';
import type { Method } from '../method.ts';
import type { Regulation } from '../regulation/regulation.ts';
import type { EntryTotal } from '../totals/total-columns.ts';
import type { WithdrawalOutcome } from './withdrawals.ts';

/** Boards that an entry missed by sitting out. */
export interface SitOut {
  readonly entry: number;
  readonly boards: number;
  /** The field it would have played in, where the session has several. */
  readonly field?: string | number;
}

/**
 * Adds to totals what the regulation gives for sitting out: a percent of a top for each board, or at IMPs so many for
 * each comparison. Where it gives nothing the entry has played fewer boards.
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

/** Boards that an entry missed in a round. */
export interface RoundSitOut extends SitOut {
  readonly round: number;
  /** Who is not there as opponent: a phantom, or a pair that withdrew. Left out where the entry has no seat. */
  readonly leftBy?: number;
}

/**
 * The sit-outs that count in the totals: none where the regulation gives nothing for them. Opponents of a pair that
 * withdrew and whose results stand have average plus and no sit-out; the pair itself has none.
 */
export function countedSitOuts(
  sitOuts: readonly RoundSitOut[],
  withdrawn: ReadonlyMap<number, WithdrawalOutcome>,
  method: Pick<Method, 'unit'>,
  regulation: Pick<Regulation, 'sitOut'>,
): readonly RoundSitOut[] {
  if (!givesForSitOuts(method, regulation)) return [];
  return sitOuts.filter(
    ({ entry, leftBy }) => !withdrawn.has(entry) && (leftBy === undefined || withdrawn.get(leftBy) !== 'stand'),
  );
}

/** Whether the regulation gives anything for sitting out. */
export function givesForSitOuts({ unit }: Pick<Method, 'unit'>, { sitOut }: Pick<Regulation, 'sitOut'>): boolean {
  return (unit === 'imps' ? sitOut.imps : sitOut.percent) !== null;
}

/** The entries of a line, and the round it was played in. */
export interface RoundLine extends Pick<ScoringLine, 'board' | 'ns' | 'ew' | 'partners'> {
  readonly round: number;
}

/** A pair that left, and its lines that have nobody at the table. */
interface LeavingPair {
  readonly entry: number;
  readonly due: readonly RoundLine[];
}

/**
 * Finds sit-outs in lines, without a schedule: in each round whoever has no line while others of the same group played.
 * An entry misses as many boards as the most of them have in the round.
 * @param groupOf entries of a group, such as a section, play the same rounds
 * @param withdrawn pairs that left; their `due` lines, which are among `lines`, seat nobody
 */
export function sitOutsOfRounds(
  lines: readonly RoundLine[],
  groupOf: (entry: number) => string | number,
  withdrawn: readonly LeavingPair[] = [],
): readonly RoundSitOut[] {
  const groups = Map.groupBy(new Set(lines.flatMap(entriesOf)), groupOf);
  const leavers = new Map(withdrawn.flatMap(({ entry, due }) => due.map((line) => [line, entry] as const)));
  const seated = lines.filter((line) => !leavers.has(line));
  const sections = Map.groupBy(
    seated.flatMap((line) => entriesOf(line).map((entry) => ({ ...line, entry, group: groupOf(entry) }))),
    ({ group, round }) => JSON.stringify([group, round]),
  );
  return [...sections.values()].flatMap((seats) => {
    const [first] = seats;
    if (first === undefined) return [];
    const { group, round } = first;
    const boards = Map.groupBy(seats, ({ entry }) => entry);
    const most = Math.max(...[...boards.values()].map((own) => new Set(own.map(({ board }) => board)).size));
    const away = (groups.get(group) ?? []).filter((entry) => !boards.has(entry));
    return away.flatMap((entry): readonly RoundSitOut[] => {
      const left = [...leavers].find(([line]) => line.round === round && entriesOf(line).includes(entry));
      if (left?.[1] === entry) return [];
      return [{ entry, boards: most, round, ...(left === undefined ? {} : { leftBy: left[1] }) }];
    });
  });
}

function entriesOf(line: RoundLine): readonly number[] {
  return [...entriesOfSide(line, 'ns'), ...entriesOfSide(line, 'ew')];
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
