import type { Side } from '../../bridge/seat.ts';
import { roundedPoints } from '../boards/board-rounding.ts';
import { pointsOfFigure, type BoardScores } from '../boards/board-scores.ts';
import { add, compare, divide, exact, multiply, subtract, ZERO, type Exact } from '../numbers/exact.ts';
import { awardImps } from '../awards/award-worth.ts';
import { entriesOfSide } from '../boards/individual.ts';
import type { AwardedSide, ScoringLine } from '../scoring-line.ts';
import { averageKindOf } from '../awards/own-averages.ts';
import type { AverageKind } from '../regulation/regulation.ts';
import { CLAUSES, type Clause } from './clause.ts';
import type { Scoring } from './scoring.ts';

/** A board that counts in a side's own average. */
export interface AveragedBoard {
  readonly board: number;
  /** The pair, or in an individual the player. */
  readonly entry: number;
  readonly points: Exact;
  /** Matchpoints of a top; 0 at IMPs. */
  readonly top: number;
}

/** A side's own average on its other boards. */
export interface OwnAverage {
  readonly clause: Clause;
  readonly boards: readonly AveragedBoard[];
  /** Their points divided by their tops, times the top of this board; at IMPs divided by their number. */
  readonly average: Exact;
  /** Whether it counts in place of the fixed worth: more than average plus, or less than average minus. */
  readonly counts: boolean;
}

/** What an artificial adjusted score is worth to one side. */
export interface AwardWorth {
  readonly kind: 'award';
  readonly clause: Clause;
  readonly given: AwardedSide;
  /** The share of a top; null at IMPs. */
  readonly percent: Exact | null;
  /** IMPs of a comparison, and how many there are; null at matchpoints. */
  readonly imps: { readonly each: number; readonly comparisons: number; readonly clause: Clause } | null;
  /** Percent of the top, or IMPs of all comparisons. */
  readonly fixed: Exact;
  /** Null for a fixed percent, for average, without other boards and where the regulation fixes the worth. */
  readonly own: OwnAverage | null;
  /** What counts, before it is rounded to the regulation's unit. */
  readonly points: Exact;
}

/** Derives what an award is worth to a side; null where its percent has no worth in IMPs. */
export function awardWorth<Line extends ScoringLine>(
  scoring: Scoring<Line>,
  board: BoardScores<Line>,
  line: Line,
  side: Side,
  given: AwardedSide,
): AwardWorth | null {
  const { method, regulation } = scoring;
  const { artificial } = regulation;
  const percent = exact(Math.round((typeof given === 'string' ? artificial.percents[given] : given) * 100), 10_000);
  const base = { kind: 'award', clause: CLAUSES.artificial, given } as const;
  if (method.unit === 'matchpoints') {
    const fixed = multiply(percent, exact(board.top));
    return withOwn({ ...base, percent, imps: null, fixed, own: null, points: fixed }, scoring, board, line, side);
  }
  const each = awardImps(given, artificial);
  if (each === null) return null;
  const comparisons = method.code === 'cross-imps' && regulation.crossImps === 'sum' ? board.expected - 1 : 1;
  const fixed = exact(each * comparisons);
  const imps = { each, comparisons, clause: CLAUSES.artificialImps };
  return withOwn({ ...base, percent: null, imps, fixed, own: null, points: fixed }, scoring, board, line, side);
}

/** Adds the side's own average, which counts where it is more than average plus, or less than average minus. */
function withOwn<Line extends ScoringLine>(
  award: AwardWorth,
  { boards, method, regulation, windowOf = () => '' }: Scoring<Line>,
  board: BoardScores<Line>,
  line: Line,
  side: Side,
): AwardWorth {
  const { artificial, boardRounding } = regulation;
  if (!artificial.ownAverage || typeof award.given === 'number' || award.given === 'average') return award;
  const others = entriesOfSide(line, side === 'NS' ? 'ns' : 'ew').flatMap((entry) =>
    boardsOf(entry, boards, (other) => windowOf(other) === windowOf(line)),
  );
  const average = averageOf(others, board.top);
  if (average === null) return award;
  const fixed =
    boardRounding && method.code === 'matchpoints'
      ? roundedPoints(award.fixed, board.top, boardRounding, side)
      : award.fixed;
  const counts = isBeyond(award.given, subtract(average, fixed));
  const own = { clause: CLAUSES.ownAverage, boards: others, average, counts };
  return { ...award, own, points: counts ? average : award.fixed };
}

function isBeyond(kind: AverageKind, difference: Exact): boolean {
  return kind === 'average-plus' ? compare(difference, ZERO) > 0 : compare(difference, ZERO) < 0;
}

/** Every board that counts for an entry but those where its side has average plus, average or average minus. */
function boardsOf<Line extends ScoringLine>(
  entry: number,
  boards: readonly BoardScores<Line>[],
  inWindow: (line: Line) => boolean,
): readonly AveragedBoard[] {
  return boards.flatMap((board) =>
    board.results.flatMap((result) => {
      if (!inWindow(result.line)) return [];
      return (['ns', 'ew'] as const).flatMap((side): readonly AveragedBoard[] => {
        const figure = result[side];
        if (figure === null || averageKindOf(result.line, side) !== null) return [];
        const own = entriesOfSide(result.line, side).filter((one) => one === entry);
        return own.map(() => ({ board: board.board, entry, points: pointsOfFigure(board, figure), top: board.top }));
      });
    }),
  );
}

function averageOf(boards: readonly AveragedBoard[], top: number): Exact | null {
  const divisor = top === 0 ? boards.length : boards.reduce((sum, board) => sum + board.top, 0);
  if (divisor === 0) return null;
  const sum = boards.reduce((total, { points }) => add(total, points), ZERO);
  return multiply(divide(sum, exact(divisor)), exact(Math.max(1, top)));
}
