import type { BoardScores, ScoredLine } from './boards/board-scores.ts';
import { exact } from './exact.ts';
import type { ScoringLine } from './lines.ts';
import { countBoards } from './columns/board-counts.ts';
import { SeatColumns } from './columns/seat-columns.ts';
import { unmergedLines, type MergedLines } from './columns/merged-lines.ts';
import { totalsIn, type Total, type TotalColumns } from './columns/total-columns.ts';

/** Adds up every entry of the boards. */
export function totalsOf(boards: readonly BoardScores[]): ReadonlyMap<number, Total> {
  return byEntry(totalsIn(mergedTotals(unmergedLines(boards), boards)));
}

export function byEntry(totals: readonly Total[]): ReadonlyMap<number, Total> {
  return new Map(totals.map((total) => [total.entry, total]));
}

/**
 * Adds up every entry. Sums are made in whole numbers over the common multiple of all denominators, where it is
 * small enough; else in one for each denominator, brought together only at the end.
 * @param scored what each kind of result has, for each of the merged boards
 */
export function mergedTotals(merged: MergedLines<ScoringLine>, scored: readonly BoardScores[]): TotalColumns {
  const denominators = [...new Set(scored.map(({ denominator }) => denominator))];
  const common = denominators.reduce(commonMultiple, 1n);
  const seats = new SeatColumns();
  if (fits(merged, scored, common)) {
    const denominator = Number(common);
    addLines(seats, merged, figuresOf(merged, scored, denominator));
    return {
      ...countBoards(seats, merged, scored),
      points: { sums: seats.sums.subarray(0, seats.length), denominator },
    };
  }
  const closed: bigint[] = [];
  for (const denominator of denominators) {
    const group = scored.map((board) => (board.denominator === denominator ? board : null));
    seats.clear();
    addLines(seats, merged, figuresOf(merged, group, denominator));
    closeSums(seats, closed, common / BigInt(denominator));
  }
  return { ...countBoards(seats, merged, scored), points: closed.map((sum) => exact(sum, common)) };
}

function commonMultiple(multiple: bigint, denominator: number): bigint {
  return multiple * exact(denominator, multiple).numerator;
}

/** Whether no sum over this denominator can be too large to be exact, if one entry had the most of every line. */
function fits({ kind }: MergedLines<ScoringLine>, scored: readonly BoardScores[], denominator: bigint): boolean {
  let most = 0;
  for (const { results, denominator: own } of scored) {
    const factor = Number(denominator / BigInt(own));
    for (const { ns, ew } of results) most = Math.max(most, factor * Math.abs(ns ?? 0), factor * Math.abs(ew ?? 0));
  }
  return denominator <= BigInt(Number.MAX_SAFE_INTEGER) && most * 2 * kind.length <= Number.MAX_SAFE_INTEGER;
}

/** What each kind is worth, by its place in `kinds`; 0 where it counts for nobody. */
interface Figures {
  readonly ns: Float64Array;
  readonly ew: Float64Array;
}

/** @param scored null for boards that count for nobody now */
function figuresOf(
  { kinds, boards }: MergedLines<ScoringLine>,
  scored: readonly (BoardScores | null)[],
  denominator: number,
): Figures {
  const ns = new Float64Array(kinds.length);
  const ew = new Float64Array(kinds.length);
  for (const [board, scores] of scored.entries()) {
    if (scores === null) continue;
    const factor = denominator / scores.denominator;
    for (const [index, kind] of (boards[board] as readonly number[]).entries()) {
      const result = scores.results[index] as ScoredLine;
      ns[kind] = (result.ns ?? 0) * factor;
      ew[kind] = (result.ew ?? 0) * factor;
    }
  }
  return { ns, ew };
}

/** Adds up what the lines are worth, and who sat where on them. */
function addLines(seats: SeatColumns, merged: MergedLines<ScoringLine>, figures: Figures): void {
  const { lines, kind: kinds, individual } = merged;
  for (let index = 0; index < lines.length; index += 1) {
    const { ns, ew, partners } = lines[index] as ScoringLine;
    const kind = kinds[index] as number;
    const ofNs = figures.ns[kind] as number;
    const ofEw = figures.ew[kind] as number;
    seats.addNs(ns, ofNs);
    seats.addEw(ew, ofEw);
    if (individual && partners !== undefined) {
      seats.addNs(partners.ns, ofNs);
      seats.addEw(partners.ew, ofEw);
    }
  }
}

function closeSums({ sums, length }: SeatColumns, closed: bigint[], factor: bigint): void {
  for (let at = 0; at < length; at += 1) closed[at] = (closed[at] ?? 0n) + BigInt(sums[at] as number) * factor;
}
