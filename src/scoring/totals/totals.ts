import type { BoardScores, ScoredLine } from '../boards/board-scores.ts';
import { exact } from '../numbers/exact.ts';
import type { ScoringLine } from '../scoring-line.ts';
import { countBoards } from './board-counts.ts';
import { sumLines, sumLinesLong, type FigureColumns } from './seat-sums.ts';
import { indexSeats, type SeatIndex } from './seat-index.ts';
import { encodeEachResult, type EncodedLines } from './encoded-lines.ts';
import { withoutUnseated, totalsFromColumns, type EntryTotal, type TotalColumns } from './total-columns.ts';

/** Adds up every entry of the boards. */
export function totalsOfBoards(boards: readonly BoardScores[]): ReadonlyMap<number, EntryTotal> {
  return totalsByEntry(totalsFromColumns(totalsOfEncoded(encodeEachResult(boards), boards)));
}

export function totalsByEntry(totals: readonly EntryTotal[]): ReadonlyMap<number, EntryTotal> {
  return new Map(totals.map((total) => [total.entry, total]));
}

/**
 * Adds up every entry. Sums are made in whole numbers over the common multiple of all denominators: in plain ones
 * where no sum can be too large for them, else in longer ones.
 * @param scored what each kind of result has, for each of the merged boards
 */
export function totalsOfEncoded(merged: EncodedLines<ScoringLine>, scored: readonly BoardScores[]): TotalColumns {
  const denominators = [...new Set(scored.map(({ denominator }) => denominator))];
  const common = denominators.reduce(commonMultiple, 1n);
  const seating = indexSeats(merged);
  const add = fits(seating, scored, common) ? addPlain : addLong;
  const added = add(seating, merged, scored, common);
  return withoutUnseated({ entries: seating.entries, ...added, ...countBoards(seating, added, merged, scored) });
}

/** What entries have by adding up: the other columns follow from it. */
type AddedUp = Pick<TotalColumns, 'points' | 'asNs' | 'asEw'>;

function addPlain(
  seating: SeatIndex,
  merged: EncodedLines<ScoringLine>,
  scored: readonly BoardScores[],
  common: bigint,
): AddedUp {
  const denominator = Number(common);
  const figures = { ns: new Float64Array(merged.kinds.length), ew: new Float64Array(merged.kinds.length) };
  for (const { kind, ns, ew, denominator: own } of figuresOf(merged, scored)) {
    figures.ns[kind] = ns * (denominator / own);
    figures.ew[kind] = ew * (denominator / own);
  }
  const { sums, asNs, asEw } = sumLines(seating, figures);
  return { points: { sums, denominator }, asNs, asEw };
}

function addLong(
  seating: SeatIndex,
  merged: EncodedLines<ScoringLine>,
  scored: readonly BoardScores[],
  common: bigint,
): AddedUp {
  const figures: FigureColumns<bigint[]> = { ns: [], ew: [] };
  for (const { kind, ns, ew, denominator } of figuresOf(merged, scored)) {
    figures.ns[kind] = BigInt(ns) * (common / BigInt(denominator));
    figures.ew[kind] = BigInt(ew) * (common / BigInt(denominator));
  }
  const { sums, asNs, asEw } = sumLinesLong(seating, figures);
  return { points: sums.map((sum) => exact(sum, common)), asNs, asEw };
}

function commonMultiple(multiple: bigint, denominator: number): bigint {
  return multiple * exact(denominator, multiple).numerator;
}

/** Whether no sum over this denominator can be too large to be exact, if one entry had the most of every line. */
function fits({ lines }: SeatIndex, scored: readonly BoardScores[], denominator: bigint): boolean {
  let most = 0;
  for (const { results, denominator: own } of scored) {
    const factor = Number(denominator / BigInt(own));
    for (const { ns, ew } of results) most = Math.max(most, factor * Math.abs(ns ?? 0), factor * Math.abs(ew ?? 0));
  }
  return denominator <= BigInt(Number.MAX_SAFE_INTEGER) && most * 2 * lines.length <= Number.MAX_SAFE_INTEGER;
}

/** What each kind is worth to either side, in the denominator of its board; 0 where it counts for nobody. */
function figuresOf({ boards }: EncodedLines<ScoringLine>, scored: readonly BoardScores[]) {
  return scored.flatMap(({ results, denominator }, board) =>
    (boards[board] as readonly number[]).map((kind, index) => {
      const { ns, ew } = results[index] as ScoredLine;
      return { kind, ns: ns ?? 0, ew: ew ?? 0, denominator };
    }),
  );
}
