/**
 * Where an entry's total and place come from: every board that counts for it, what sitting out gave, what the sum was
 * divided by, and who is beside it in the ranking.
 *
 *     deriveTotal(scoreSession(lines, options), scoring, 7); // null where 7 is not ranked
 */
import type { Side } from '../../bridge/seat.ts';
import { pointsOfFigure } from '../boards/board-scores.ts';
import { divide, exact, type Exact } from '../numbers/exact.ts';
import { entriesOfSide } from '../boards/individual.ts';
import type { ScoringLine } from '../scoring-line.ts';
import type { RankedEntry } from '../totals/ranking.ts';
import type { AverageBasis } from '../standing/basis.ts';
import type { SessionScores } from '../ranked-session/score-session.ts';
import { sitOutWorth, type SitOut } from '../ranked-session/sit-outs.ts';
import type { Scoring } from './scoring.ts';

/** A board that counts for the entry. */
export interface TotalledBoard {
  readonly board: number;
  readonly side: Side;
  readonly points: Exact;
  /** Matchpoints of a top; 0 at IMPs. */
  readonly top: number;
}

/** Boards missed by sitting out, which the regulation gives something for. */
export interface TotalledSitOut {
  readonly boards: number;
  /** For one board. */
  readonly each: Exact;
  readonly top: number;
}

export interface TotalDerivation {
  readonly entry: number;
  /** The line it is ranked in; null with one winner. */
  readonly line: Side | null;
  readonly boards: readonly TotalledBoard[];
  readonly sitOuts: readonly TotalledSitOut[];
  /** The sum of boards and sit-outs. */
  readonly points: Exact;
  /** Tops of these boards; 0 at IMPs. */
  readonly available: number;
  /** How many boards they are. */
  readonly count: number;
  readonly rankedBy: AverageBasis;
  /** Points by what was available (1 for all), or by the boards; null while no board counts. */
  readonly figure: Exact | null;
  /** Null where the regulation ranks nobody with so few boards. */
  readonly place: number | null;
  /** Entries that share the place, without itself. */
  readonly equals: readonly number[];
  /** Entries in the ranking. */
  readonly entries: number;
}

/** Derives an entry's total and its place in a session's ranking; null where it is in none. */
export function deriveTotal<Line extends ScoringLine>(
  { boards, rankings }: Pick<SessionScores<Line>, 'boards' | 'rankings'>,
  { method, regulation }: Pick<Scoring, 'method' | 'regulation'>,
  entry: number,
  sitOuts: readonly SitOut[] = [],
): TotalDerivation | null {
  const ranking = rankings.find(({ rows }) => rows.some((row) => row.entry === entry));
  const row = ranking?.rows.find((one) => one.entry === entry);
  if (ranking === undefined || row === undefined) return null;
  const missed = sitOuts.flatMap((sitOut): readonly TotalledSitOut[] => {
    const board = boards.find(({ field }) => field === sitOut.field);
    const each = board && sitOut.entry === entry ? sitOutWorth(board, method, regulation) : null;
    return board && each ? [{ boards: sitOut.boards, each, top: board.top }] : [];
  });
  return {
    entry,
    line: ranking.line,
    boards: boardsOf(boards, entry),
    sitOuts: missed,
    points: row.points,
    available: row.available,
    count: row.boards,
    rankedBy: method.rankedBy,
    figure: figureOf(row, method.rankedBy),
    place: row.place,
    equals:
      row.place === null
        ? []
        : ranking.rows.filter((one) => one.place === row.place && one.entry !== entry).map((one) => one.entry),
    entries: ranking.rows.length,
  };
}

function boardsOf<Line extends ScoringLine>(
  boards: SessionScores<Line>['boards'],
  entry: number,
): readonly TotalledBoard[] {
  return boards.flatMap((board) =>
    board.results.flatMap(({ line, ns, ew }) =>
      [
        { side: 'NS', figure: ns, seated: entriesOfSide(line, 'ns') } as const,
        { side: 'EW', figure: ew, seated: entriesOfSide(line, 'ew') } as const,
      ].flatMap(({ side, figure, seated }): readonly TotalledBoard[] => {
        if (figure === null) return [];
        const own = seated.filter((one) => one === entry);
        return own.map(() => ({ board: board.board, side, points: pointsOfFigure(board, figure), top: board.top }));
      }),
    ),
  );
}

function figureOf({ points, available, boards }: RankedEntry, basis: AverageBasis): Exact | null {
  const divisor = basis === 'percentage' ? available : boards;
  return divisor === 0 ? null : divide(points, exact(divisor));
}
