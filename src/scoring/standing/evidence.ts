import { pointsOf, type BoardScores } from '../boards/board-scores.ts';
import type { Exact } from '../exact.ts';
import { entriesOfSide } from '../individual.ts';

/** A board, or a match, as one entry had it. */
export interface Played {
  /** Of the board or the match: what others may have played too. */
  readonly number: number;
  readonly opponents: readonly number[];
  /** Matchpoints, IMPs or victory points. */
  readonly points: Exact;
  /** Whether nobody that sat on its side had more. */
  readonly best: boolean;
}

/** What tie-breaks are decided by: what an entry played that counted, in order. Nothing of an entry it doesn't know. */
export type Evidence = (entry: number) => readonly Played[];

/** The evidence of scored boards. They are asked for, and it is gathered, when the first tie needs it. */
export function evidenceOf(boards: () => readonly BoardScores[]): Evidence {
  let gathered: ReadonlyMap<number, readonly Played[]> | null = null;
  return (entry) => {
    gathered ??= gather(boards());
    return gathered.get(entry) ?? [];
  };
}

function gather(boards: readonly BoardScores[]): ReadonlyMap<number, readonly Played[]> {
  const known = new Map<number, Played[]>();
  for (const board of boards) {
    const most = { ns: mostOf(board, 'ns'), ew: mostOf(board, 'ew') };
    for (const result of board.results) {
      for (const side of ['ns', 'ew'] as const) {
        const figure = result[side];
        if (figure === null) continue;
        const played = {
          number: board.board,
          opponents: entriesOfSide(result.line, side === 'ns' ? 'ew' : 'ns'),
          points: pointsOf(board, figure),
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

function listOf(known: Map<number, Played[]>, entry: number): Played[] {
  const list = known.get(entry) ?? [];
  known.set(entry, list);
  return list;
}
