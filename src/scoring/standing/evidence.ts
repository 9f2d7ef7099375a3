import { pointsOfFigure, type BoardScores } from '../boards/board-scores.ts';
import { exact, subtract, type Exact } from '../numbers/exact.ts';
import { entriesOfSide } from '../boards/individual.ts';

/** A board, or a match, as one entry had it. */
export interface PlayedUnit {
  /** Of the board or the match: what others may have played too. */
  readonly number: number;
  readonly opponents: readonly number[];
  /** Matchpoints, IMPs or victory points. */
  readonly points: Exact;
  /** Whether nobody that sat on its side had more; false of a match. */
  readonly best: boolean;
  /** Points less those of an average on the board; null of a match. */
  readonly margin: Exact | null;
  /** Of a match of teams: what was won and lost in it. */
  readonly swings?: MatchSwings;
}

/** What changed hands in a match of teams. */
export interface MatchSwings {
  /** Won less lost, penalties taken off. */
  readonly imps: Exact;
  readonly impsWon: Exact;
  readonly impsLost: Exact;
  readonly pointsWon: Exact;
  readonly pointsLost: Exact;
}

/** What tie-breaks are decided by: what an entry played that counted, in order. Nothing of an entry it doesn't know. */
export type TieBreakEvidence = (entry: number) => readonly PlayedUnit[];

/** The evidence of scored boards. They are asked for, and it is gathered, when the first tie needs it. */
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
