/**
 * Law 12C2(c): average plus is the contestant's own average on its other boards of the session where that is more,
 * average minus where it is less. So these awards can be scored only when the rest of the session is.
 */
import { memoizeByObject } from '../../basics/memoize-by-object.ts';
import { roundedPoints } from '../boards/board-rounding.ts';
import type { BoardScores, ScoredLine } from '../boards/board-scores.ts';
import { add, compare, exact, multiply, roundedUnits, type Exact } from '../numbers/exact.ts';
import { withDenominator } from '../boards/subfields.ts';
import { asPlayers, entriesOfSide } from '../boards/individual.ts';
import type { ScoringLine, SplitSide } from '../scoring-line.ts';
import type { AverageKind, Regulation } from '../regulation/regulation.ts';
import type { EntryTotal } from '../totals/total-columns.ts';
import { totalsOfBoards } from '../totals/totals.ts';
import { leastCommonMultiple } from '../numbers/whole-numbers.ts';

/** The window that own averages of a line are taken over: a session, a match, a stage. */
export type WindowOf<Line extends ScoringLine> = (line: Line) => string | number;

/**
 * Replaces each average plus by the side's own average on the other boards of its window where that is better, and each
 * average minus where it is worse. `needOwnAverages` tells whether the regulation has it so. Boards with average plus,
 * average or average minus don't enter an average. In an individual it is the average of the side's two players
 * together.
 */
export function withOwnAverages<Line extends ScoringLine>(
  boards: readonly BoardScores<Line>[],
  regulation: Regulation,
  windowOf: WindowOf<Line> = () => '',
): readonly BoardScores<Line>[] {
  const averages = windowAverages(boards, windowOf);
  return boards.map((board) => (hasAverageKind(board) ? withOwn(board, averages, windowOf, regulation) : board));
}

type BothSides = 'ns' | 'ew';

/** Average plus, average or average minus, where a side of a line has one of them. */
export function averageKindOf({ award, split }: ScoringLine, side: BothSides): AverageKind | null {
  const given: SplitSide | null | undefined = (award ?? split)?.[side];
  return typeof given === 'string' ? given : null;
}

/** Whether any line of the board has an average of a kind. Rescoring one board checks all boards, so it is memoized. */
export const hasAverageKind = memoizeByObject(({ results }: BoardScores): boolean =>
  results.some(({ line }) => isAverageLine(line)),
);

/** Whether a side of the line has an average of a kind. */
export function isAverageLine(line: ScoringLine): boolean {
  return averageKindOf(line, 'ns') !== null || averageKindOf(line, 'ew') !== null;
}

/** Whether own averages can change anything among these lines. */
export function needOwnAverages(lines: readonly ScoringLine[], { artificial }: Regulation): boolean {
  return artificial.ownAverage && lines.some(isAverageLine);
}

/** The totals of each entry in each window, on the boards without averages of a kind. */
function windowAverages<Line extends ScoringLine>(
  boards: readonly BoardScores<Line>[],
  windowOf: WindowOf<Line>,
): ReadonlyMap<string | number, ReadonlyMap<number, EntryTotal>> {
  const windows = new Set(
    boards.filter(hasAverageKind).flatMap(({ results }) => results.map(({ line }) => windowOf(line))),
  );
  const played = asPlayers(boards.map((board) => ({ ...board, results: board.results.map(withoutKinds) })));
  return new Map(
    [...windows].map((window) => {
      const inWindow = ({ line }: ScoredLine<Line>): boolean => windowOf(line) === window;
      return [window, totalsOfBoards(played.map((board) => ({ ...board, results: board.results.filter(inWindow) })))];
    }),
  );
}

function withoutKinds<Line extends ScoringLine>({ line, ns, ew }: ScoredLine<Line>): ScoredLine<Line> {
  return { line, ns: averageKindOf(line, 'ns') ? null : ns, ew: averageKindOf(line, 'ew') ? null : ew };
}

function withOwn<Line extends ScoringLine>(
  board: BoardScores<Line>,
  averages: ReturnType<typeof windowAverages<Line>>,
  windowOf: WindowOf<Line>,
  { boardRounding }: Regulation,
): BoardScores<Line> {
  const ownPoints = (result: ScoredLine<Line>, side: BothSides): Exact | null => {
    const { line, [side]: figure } = result;
    const kind = averageKindOf(line, side);
    if (kind === null || figure === null) return null;
    const window = averages.get(windowOf(line)) as ReadonlyMap<number, EntryTotal>;
    const totals = entriesOfSide(line, side).map((entry) => window.get(entry) as EntryTotal);
    const own = pointsABoard(totals, board.top);
    if (own === null || !isBeyond(kind, own, exact(figure, board.denominator))) return null;
    return boardRounding ? roundedPoints(own, board.top, boardRounding, side === 'ns' ? 'NS' : 'EW') : own;
  };
  const owns = board.results.map((result) => ({ ns: ownPoints(result, 'ns'), ew: ownPoints(result, 'ew') }));
  return withPoints(board, owns);
}

/** The average in points of a board with this top, or in IMPs a board; null without boards. */
function pointsABoard(totals: readonly EntryTotal[], top: number): Exact | null {
  const available = totals.reduce((sum, total) => sum + total.available, 0);
  const boards = totals.reduce((sum, total) => sum + total.boards, 0);
  const divisor = top === 0 ? boards : available;
  if (divisor === 0) return null;
  const [first, ...rest] = totals.map(({ points }) => points);
  const points = rest.reduce(add, first as Exact);
  return multiply(points, exact(Math.max(1, top), divisor));
}

function isBeyond(kind: AverageKind, own: Exact, fixed: Exact): boolean {
  switch (kind) {
    case 'average-plus':
      return compare(own, fixed) > 0;
    case 'average':
      return false;
    case 'average-minus':
      return compare(own, fixed) < 0;
  }
}

/** The board with these points in place of its own, in a denominator that holds them. */
function withPoints<Line extends ScoringLine>(
  board: BoardScores<Line>,
  owns: readonly Readonly<Record<BothSides, Exact | null>>[],
): BoardScores<Line> {
  const points = owns.flatMap(({ ns, ew }) => [ns, ew]).filter((own) => own !== null);
  if (points.length === 0) return board;
  const fine = fittingDenominator(board, points);
  const denominator = fine ?? leastCommonMultiple(board.denominator, 10 ** COARSE_DECIMALS);
  const figureOf = (own: Exact): number => {
    const whole = fine === null ? exact(roundedUnits(own, COARSE_DECIMALS), 10 ** COARSE_DECIMALS) : own;
    return Number((whole.numerator * BigInt(denominator)) / whole.denominator);
  };
  const scaled = withDenominator(board, denominator);
  return {
    ...scaled,
    results: scaled.results.map(({ line, ns, ew }, index) => {
      const own = owns[index] as Readonly<Record<BothSides, Exact | null>>;
      return { line, ns: own.ns ? figureOf(own.ns) : ns, ew: own.ew ? figureOf(own.ew) : ew };
    }),
  };
}

/**
 * The denominator that holds the board and the points without loss; null where whole numbers end. That needs a session
 * with many numbers of results and many awards on one board; then an own average is counted to a millionth of a point.
 */
function fittingDenominator({ denominator, top }: BoardScores, points: readonly Exact[]): number | null {
  let fitting = denominator;
  for (const { denominator: own } of points) {
    if (own > BigInt(MOST_DENOMINATOR)) return null;
    fitting = leastCommonMultiple(fitting, Number(own));
    if (!(fitting * Math.max(1, top) <= MOST_DENOMINATOR)) return null;
  }
  return fitting;
}

/** Decimals of an own average that whole numbers can’t hold. */
export const COARSE_DECIMALS = 6;

/** Leaves room for the sum of a few hundred boards. */
const MOST_DENOMINATOR = 10 ** 12;
