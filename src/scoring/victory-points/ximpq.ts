/**
 * Cross-IMPs of a match scaled to the spread of a match of two tables, so that a victory point scale for teams can be
 * read with them (Probst's formula; EBU White Book 3.1.3): each board's sum over the root of r x c / 2, with r results
 * and c = r - 1 comparisons; then the boards added up and rounded to a whole IMP, halves away from zero.
 *
 *     const imps = ximpq(crossImpBoards(boards, 7, regulation.crossImps));
 *     victoryPoints(VICTORY_POINT_SCALES['wbf-discrete'], { boards: boards.length, imps });
 */
import { pointsOfFigure, type BoardScores } from '../boards/board-scores.ts';
import { add, exact, multiply, roundedUnits, ZERO, type Exact } from '../numbers/exact.ts';
import type { CrossImpFigure } from '../regulation/regulation.ts';

/** A board of a match from one side. */
export interface CrossImpBoard {
  /** IMPs against every other result, added up. */
  readonly sum: Exact;
  /** Results that the sum is over, 2 or more; of a short board those of a full one, to which its sum is factored. */
  readonly results: number;
}

/**
 * The boards of a match that count for `entry`, from its side.
 * @param boards scored by cross-IMPs; a short one is factored to the results of a full one
 * @param figure what the regulation makes of the comparisons
 */
export function crossImpBoards(
  boards: readonly BoardScores[],
  entry: number,
  figure: CrossImpFigure,
): readonly CrossImpBoard[] {
  return boards.flatMap((board) => {
    const comparisons = figure === 'sum' ? 1 : board.expected - 1;
    return board.results.flatMap(({ line, ns, ew }): readonly CrossImpBoard[] => {
      const own = [...(line.ns === entry ? [ns] : []), ...(line.ew === entry ? [ew] : [])];
      return own.flatMap((imps) =>
        imps === null
          ? []
          : [{ sum: multiply(pointsOfFigure(board, imps), exact(comparisons)), results: board.expected }],
      );
    });
  });
}

/** The IMPs of a match, whole, with their sign. Boards with fewer than two results count nothing. */
export function ximpq(boards: readonly CrossImpBoard[]): number {
  return Number(roundedXimpq(boards, 0));
}

/** The same in units of 10^-places IMPs, for showing. */
export function roundedXimpq(boards: readonly CrossImpBoard[], places: number): bigint {
  const roots = new Map<bigint, Exact>();
  for (const { sum, results } of boards) {
    if (results < 2) continue;
    // 1 / sqrt(rc / 2) is sqrt(2rc) / rc
    const product = results * (results - 1);
    const { outside, root } = reducedRoot(2 * product);
    roots.set(root, add(roots.get(root) ?? ZERO, multiply(sum, exact(outside, product))));
  }
  return roundedSum(roots, places);
}

/** sqrt(n) as outside x sqrt(root) with nothing left in the root to take out. */
function reducedRoot(n: number): { readonly outside: number; readonly root: bigint } {
  let outside = 1;
  let root = n;
  for (let factor = 2; factor * factor <= root; factor += 1) {
    while (root % (factor * factor) === 0) {
      root /= factor * factor;
      outside *= factor;
    }
  }
  return { outside, root: BigInt(root) };
}

/**
 * The sum of coefficient x sqrt(root), rounded. Different reduced roots never add up to a rational number. The sum is
 * therefore never exactly half-way unless all roots are whole, and enough digits always decide.
 */
function roundedSum(roots: ReadonlyMap<bigint, Exact>, places: number): bigint {
  const terms = [...roots].filter(([, { numerator }]) => numerator !== 0n);
  if (terms.every(([root]) => root === 1n)) return roundedUnits(terms[0]?.[1] ?? ZERO, places);
  const common = terms.reduce((product, [, { denominator }]) => product * denominator, 1n);
  for (let digits = FIRST_DIGITS; ; digits *= 2n) {
    const scale = 10n ** digits;
    const sum = terms.reduce((total, [root, { numerator, denominator }]) => {
      const factor = (numerator * common * scale) / denominator;
      const term = squareRoot(factor * factor * root);
      return total + (factor < 0n ? -term : term);
    }, 0n);
    // every term is off by less than two: its factor is whole, and its root is cut
    const error = BigInt(terms.length) * 2n;
    const [low, high] = [sum - error, sum + error].map((bound) => roundedUnits(exact(bound, common * scale), places));
    if (low !== undefined && low === high) return low;
  }
}

const FIRST_DIGITS = 12n;

/** The largest whole number whose square is not more than n, by Newton's steps from above. */
function squareRoot(n: bigint): bigint {
  if (n < 2n) return n;
  let root = 1n << BigInt((n.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + n / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}
