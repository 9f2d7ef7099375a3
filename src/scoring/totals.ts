import type { BoardScores } from './board-scores.ts';
import { exact, type Exact } from './exact.ts';
import type { ScoringLine } from './lines.ts';
import { unmergedLines, type MergedLines } from './merged-lines.ts';

/** What an entry has over all its boards. */
export interface Total {
  readonly entry: number;
  /** Matchpoints or IMPs won. */
  readonly points: Exact;
  /** Matchpoints that could be won: the tops of the boards that count for the entry; 0 at IMPs. */
  readonly available: number;
  /** Boards that count for the entry. */
  readonly boards: number;
  /** Lines on which it sat North-South and East-West, counted or not. */
  readonly asNs: number;
  readonly asEw: number;
}

/** A total whose points are `sum` / `denominator`, whole numbers both; the fraction is made when it is asked for. */
export class WholeTotal implements Total {
  readonly entry: number;
  readonly sum: number;
  readonly denominator: number;
  readonly available: number;
  readonly boards: number;
  readonly asNs: number;
  readonly asEw: number;

  constructor(tallies: Tallies, index: number, denominator: number) {
    this.entry = tallies.entries[index] as number;
    this.sum = tallies.sum[index] as number;
    this.denominator = denominator;
    this.available = tallies.available[index] as number;
    this.boards = tallies.boards[index] as number;
    this.asNs = tallies.asNs[index] as number;
    this.asEw = tallies.asEw[index] as number;
  }

  get points(): Exact {
    return exact(this.sum, this.denominator);
  }
}

/** Adds up every entry of the boards. */
export function totalsOf(boards: readonly BoardScores[]): ReadonlyMap<number, Total> {
  return byEntry(mergedTotals(unmergedLines(boards), boards));
}

export function byEntry(totals: readonly Total[]): ReadonlyMap<number, Total> {
  return new Map(totals.map((total) => [total.entry, total]));
}

/**
 * Adds up every entry. Sums are made in whole numbers over the common multiple of all denominators, where it is
 * small enough; else in one for each denominator, brought together only at the end.
 * @param scored what each kind of result has, for each of the merged boards
 */
export function mergedTotals(merged: MergedLines<ScoringLine>, scored: readonly BoardScores[]): readonly Total[] {
  const tallies = talliesOf(merged.entries);
  const denominators = [...new Set(scored.map(({ denominator }) => denominator))];
  const common = denominators.reduce(commonMultiple, 1n);
  countSides(tallies, merged);
  if (fits(merged, scored, common)) {
    addFigures(tallies, merged, figuresOf(merged, scored, Number(common)));
    return merged.entries.map((_, index) => new WholeTotal(tallies, index, Number(common)));
  }
  const closed = merged.entries.map(() => 0n);
  for (const denominator of denominators) {
    const group = scored.map((board) => (board.denominator === denominator ? board : null));
    addFigures(tallies, merged, figuresOf(merged, group, denominator));
    closeSums(tallies, closed, common / BigInt(denominator));
  }
  return closed.map((sum, index) => {
    const { entry, available, boards, asNs, asEw } = new WholeTotal(tallies, index, 1);
    return { entry, points: exact(sum, common), available, boards, asNs, asEw };
  });
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

/** What each entry has, by its place in `entries`. */
interface Tallies {
  readonly entries: readonly number[];
  /** In the denominator being added up. */
  readonly sum: Float64Array;
  readonly available: Float64Array;
  readonly boards: Int32Array;
  readonly asNs: Int32Array;
  readonly asEw: Int32Array;
}

function talliesOf(entries: readonly number[]): Tallies {
  const { length } = entries;
  return {
    entries,
    sum: new Float64Array(length),
    available: new Float64Array(length),
    boards: new Int32Array(length),
    asNs: new Int32Array(length),
    asEw: new Int32Array(length),
  };
}

function countSides({ asNs, asEw }: Tallies, { ns, ew, partners }: MergedLines<ScoringLine>): void {
  countEach(asNs, ns);
  countEach(asEw, ew);
  if (partners) {
    countEach(asNs, partners.ns);
    countEach(asEw, partners.ew);
  }
}

function countEach(counts: Int32Array, entries: Int32Array): void {
  for (let line = 0; line < entries.length; line += 1) {
    const entry = entries[line] as number;
    if (entry >= 0) counts[entry] = (counts[entry] as number) + 1;
  }
}

/** What each kind is worth, by its place in `kinds`. */
interface Figures {
  /** NaN where it counts for nobody. */
  readonly ns: Float64Array;
  readonly ew: Float64Array;
  readonly top: Float64Array;
}

/** @param scored null for boards that count for nobody now */
function figuresOf(
  { kinds, boards }: MergedLines<ScoringLine>,
  scored: readonly (BoardScores | null)[],
  denominator: number,
): Figures {
  const ns = new Float64Array(kinds.length).fill(Number.NaN);
  const ew = new Float64Array(kinds.length).fill(Number.NaN);
  const top = new Float64Array(kinds.length);
  for (const [board, scores] of scored.entries()) {
    if (scores === null) continue;
    const factor = denominator / scores.denominator;
    for (const [index, kind] of (boards[board] ?? []).entries()) {
      const result = scores.results[index];
      ns[kind] = (result?.ns ?? Number.NaN) * factor;
      ew[kind] = (result?.ew ?? Number.NaN) * factor;
      top[kind] = scores.top;
    }
  }
  return { ns, ew, top };
}

function addFigures(tallies: Tallies, merged: MergedLines<ScoringLine>, figures: Figures): void {
  const { kind, ns, ew, partners } = merged;
  addSide(tallies, kind, ns, figures.ns, figures.top);
  addSide(tallies, kind, ew, figures.ew, figures.top);
  if (partners) {
    addSide(tallies, kind, partners.ns, figures.ns, figures.top);
    addSide(tallies, kind, partners.ew, figures.ew, figures.top);
  }
}

function addSide(
  { sum, available, boards }: Tallies,
  kinds: Int32Array,
  entries: Int32Array,
  figures: Float64Array,
  tops: Float64Array,
): void {
  for (let line = 0; line < kinds.length; line += 1) {
    const kind = kinds[line] as number;
    const entry = entries[line] as number;
    const figure = figures[kind] as number;
    if (entry < 0 || Number.isNaN(figure)) continue;
    const total = (sum[entry] as number) + figure;
    // IMPs go up and down: a sum that was ever beyond what is exact may have come back, so each is looked at
    if (Math.abs(total) > Number.MAX_SAFE_INTEGER) throw new RangeError('totals: too many points to be added exactly');
    sum[entry] = total;
    available[entry] = (available[entry] as number) + (tops[kind] as number);
    boards[entry] = (boards[entry] as number) + 1;
  }
}

function closeSums({ sum }: Tallies, closed: bigint[], factor: bigint): void {
  for (const [index, total] of sum.entries()) {
    if (total !== 0) closed[index] = (closed[index] ?? 0n) + BigInt(total) * factor;
  }
  sum.fill(0);
}
