import type { BoardScores } from './board-scores.ts';
import { exact, type Exact } from './exact.ts';

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

/**
 * Adds up every entry of the boards, in order of appearance. Sums are made in whole numbers, one for each
 * denominator that occurs, and brought together over their common multiple only at the end.
 */
export function totalsOf(boards: readonly BoardScores[]): ReadonlyMap<number, Total> {
  const tallies = new Map<number, Tally>();
  const byDenominator = Map.groupBy(boards, (board) => board.denominator);
  const common = [...byDenominator.keys()].reduce(commonMultiple, 1n);
  for (const [denominator, group] of byDenominator) {
    for (const board of group) addBoard(tallies, board);
    for (const tally of tallies.values()) closeSum(tally, common / BigInt(denominator));
  }
  return new Map([...tallies.values()].map((tally) => [tally.entry, totalOf(tally, common)]));
}

function commonMultiple(multiple: bigint, denominator: number): bigint {
  return multiple * exact(denominator, multiple).numerator;
}

interface Tally {
  readonly entry: number;
  /** The sum in the denominator being added up. */
  sum: number;
  /** What is closed, in the common denominator. */
  closed: bigint;
  available: number;
  boards: number;
  asNs: number;
  asEw: number;
}

function addBoard(tallies: Map<number, Tally>, { results, top }: BoardScores): void {
  for (const { line, ns, ew } of results) {
    const northSouth = tallyOf(tallies, line.ns);
    northSouth.asNs += 1;
    addFigure(northSouth, ns, top);
    const eastWest = tallyOf(tallies, line.ew);
    eastWest.asEw += 1;
    addFigure(eastWest, ew, top);
  }
}

function tallyOf(tallies: Map<number, Tally>, entry: number): Tally {
  const known = tallies.get(entry);
  if (known) return known;
  const tally = { entry, sum: 0, closed: 0n, available: 0, boards: 0, asNs: 0, asEw: 0 };
  tallies.set(entry, tally);
  return tally;
}

function addFigure(tally: Tally, figure: number | null, top: number): void {
  if (figure === null) return;
  tally.sum += figure;
  // IMPs go up and down: a sum that was ever beyond what is exact may have come back, so each is looked at
  if (!Number.isSafeInteger(tally.sum)) throw new RangeError('totals: too many points to be added exactly');
  tally.available += top;
  tally.boards += 1;
}

function closeSum(tally: Tally, factor: bigint): void {
  if (tally.sum === 0) return;
  tally.closed += BigInt(tally.sum) * factor;
  tally.sum = 0;
}

function totalOf({ entry, closed, available, boards, asNs, asEw }: Tally, common: bigint): Total {
  return { entry, points: exact(closed, common), available, boards, asNs, asEw };
}
