import type { BoardScores, ScoredLine } from '../boards/board-scores.ts';
import { exact } from '../numbers/exact.ts';
import type { ScoringLine } from '../scoring-line.ts';
import { countBoards } from './board-counts.ts';
import { sumLines, sumLinesLong, type FigureColumns } from './seat-sums.ts';
import { indexSeats, type SeatIndex } from './seat-index.ts';
import { encodeEachResult, type EncodedLines } from './encoded-lines.ts';
import { withoutUnseated, totalsFromColumns, type EntryTotal, type TotalColumns } from './total-columns.ts';

/** Adds up every entry of the boards. Partners are left out, see `asPlayers`. */
export function totalsOfBoards(boards: readonly BoardScores[]): ReadonlyMap<number, EntryTotal> {
  return totalsByEntry(totalsFromColumns(totalsOfEncoded(encodeEachResult(boards), boards)));
}

export function totalsByEntry(totals: readonly EntryTotal[]): ReadonlyMap<number, EntryTotal> {
  return new Map(totals.map((total) => [total.entry, total]));
}

/**
 * Adds up every entry of encoded lines, in whole numbers over the common multiple of all denominators: in plain numbers
 * where no sum can be too large for them, else in bigints.
 * @param scored for each board what its distinct results have
 */
export function totalsOfEncoded(encoded: EncodedLines<ScoringLine>, scored: readonly BoardScores[]): TotalColumns {
  const denominators = [...new Set(scored.map(({ denominator }) => denominator))];
  const common = denominators.reduce(commonMultiple, 1n);
  const seats = indexSeats(encoded);
  const add = fits(seats, scored, common) ? addPlain : addLong;
  const added = add(seats, encoded, scored, common);
  return withoutUnseated({ entries: seats.entries, ...added, ...countBoards(seats, added, encoded, scored) });
}

/** The columns that lines are added up in; the others follow from them. */
type AddedUp = Pick<TotalColumns, 'points' | 'asNs' | 'asEw'>;

function addPlain(
  seats: SeatIndex,
  encoded: EncodedLines<ScoringLine>,
  scored: readonly BoardScores[],
  common: bigint,
): AddedUp {
  const denominator = Number(common);
  const figures = { ns: new Float64Array(encoded.distinct.length), ew: new Float64Array(encoded.distinct.length) };
  for (const { code, ns, ew, denominator: own } of figuresOf(encoded, scored)) {
    figures.ns[code] = ns * (denominator / own);
    figures.ew[code] = ew * (denominator / own);
  }
  const { sums, asNs, asEw } = sumLines(seats, figures);
  return { points: { sums, denominator }, asNs, asEw };
}

function addLong(
  seats: SeatIndex,
  encoded: EncodedLines<ScoringLine>,
  scored: readonly BoardScores[],
  common: bigint,
): AddedUp {
  const figures: FigureColumns<bigint[]> = { ns: [], ew: [] };
  for (const { code, ns, ew, denominator } of figuresOf(encoded, scored)) {
    figures.ns[code] = BigInt(ns) * (common / BigInt(denominator));
    figures.ew[code] = BigInt(ew) * (common / BigInt(denominator));
  }
  const { sums, asNs, asEw } = sumLinesLong(seats, figures);
  return { points: sums.map((sum) => exact(sum, common)), asNs, asEw };
}

function commonMultiple(multiple: bigint, denominator: number): bigint {
  return multiple * exact(denominator, multiple).numerator;
}

/** Whether no sum over this denominator can be too large to be exact, even if one entry had the most of every line. */
function fits({ lines }: SeatIndex, scored: readonly BoardScores[], denominator: bigint): boolean {
  let most = 0;
  for (const { results, denominator: own } of scored) {
    const factor = Number(denominator / BigInt(own));
    for (const { ns, ew } of results) most = Math.max(most, factor * Math.abs(ns ?? 0), factor * Math.abs(ew ?? 0));
  }
  return denominator <= BigInt(Number.MAX_SAFE_INTEGER) && most * 2 * lines.length <= Number.MAX_SAFE_INTEGER;
}

/** What each distinct result is worth to either side, in the denominator of its board; 0 where it counts for nobody. */
function figuresOf({ boards }: EncodedLines<ScoringLine>, scored: readonly BoardScores[]) {
  return scored.flatMap(({ results, denominator }, board) =>
    (boards[board] as readonly number[]).map((code, index) => {
      const { ns, ew } = results[index] as ScoredLine;
      return { code, ns: ns ?? 0, ew: ew ?? 0, denominator };
    }),
  );
}
