import { pointsOfFigure, type BoardScores } from '../boards/board-scores.ts';
import { exact, subtract, type Exact } from '../numbers/exact.ts';
import { entriesOfSide } from '../boards/individual.ts';

/** A board or a match, as one entry played it. */
export interface PlayedUnit {
  /** The number of the board or the match; others may have played it too. */
  readonly number: number;
  readonly opponents: readonly number[];
  /** Matchpoints, IMPs or victory points. */
  readonly points: Exact;
  /** Whether nobody on the same side had more; false for a match. */
  readonly best: boolean;
  /** Points less an average on the board; null for a match. */
  readonly margin: Exact | null;
  /** What was won and lost, in a match of teams. */
  readonly swings?: MatchSwings;
}

/** What was won and lost in a match of teams. */
export interface MatchSwings {
  /** Won less lost, after penalties. */
  readonly imps: Exact;
  readonly impsWon: Exact;
  readonly impsLost: Exact;
  readonly pointsWon: Exact;
  readonly pointsLost: Exact;
}

/**
 * What tie-breaks are decided by: the boards or matches that count for an entry, in order; none for an unknown entry.
 */
export type TieBreakEvidence = (entry: number) => readonly PlayedUnit[];

/** The evidence of scored boards. It is gathered when the first tie needs it, and the boards are read then. */
export function evidenceOf(boards: () => readonly BoardScores[]): TieBreakEvidence {
  let gathered: ReadonlyMap<number, readonly PlayedUnit[]> | null = null;
  return (entry) => {
    gathered ??= gather(boards());
    return gathered.get(entry) ?? [];
  };
}

function gather(boards: readonly BoardScores[]): ReadonlyMap<number, readonly PlayedUnit[]> {
  const known = new Map<number, PlayedUnit[]>();
  for (const board of boards) {
    const most = { ns: mostOf(board, 'ns'), ew: mostOf(board, 'ew') };
    for (const result of board.results) {
      for (const side of ['ns', 'ew'] as const) {
        const figure = result[side];
        if (figure === null) continue;
        const points = pointsOfFigure(board, figure);
        const played = {
          number: board.board,
          opponents: entriesOfSide(result.line, side === 'ns' ? 'ew' : 'ns'),
          points,
          margin: subtract(points, exact(board.top, 2)),
          best: figure === most[side],
        };
        for (const entry of entriesOfSide(result.line, side)) listOf(known, entry).push(played);
      }
    }
  }
  return known;
}

function mostOf({ results }: BoardScores, side: 'ns' | 'ew'): number {
  return results.reduce((most, result) => Math.max(most, result[side] ?? -Infinity), -Infinity);
}

function listOf(known: Map<number, PlayedUnit[]>, entry: number): PlayedUnit[] {
  const list = known.get(entry) ?? [];
  known.set(entry, list);
  return list;
}
