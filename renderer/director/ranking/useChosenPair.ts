import { useCallback, useState } from 'react';
import { type RankedLine } from '../session/rankedLines.ts';
import { neighbourPair, positionOf } from './positions.ts';

/** Which pair is explained, and on which board. */
export interface ChosenPair {
  /** Null while the panel is closed. */
  readonly entry: number | null;
  /** The board asked for; a pair that has not played it shows its first. */
  readonly board: number | null;
  readonly choosePair: (entry: number) => void;
  readonly chooseBoard: (board: number) => void;
  /** To the pair above or below; answers which it is. */
  readonly movePair: (step: 1 | -1) => number | undefined;
  readonly close: () => void;
}

/** Opens at the first pair of the first line. A pair that is not in the rankings shown gives way to that one. */
export function useChosenPair(lines: readonly RankedLine[]): ChosenPair {
  const [wanted, want] = useState<number | null | undefined>(undefined);
  const [board, chooseBoard] = useState<number | null>(null);
  const first = lines[0]?.pairs[0]?.entry.id ?? null;
  const entry = wanted === null ? null : wanted !== undefined && positionOf(lines, wanted) ? wanted : first;
  const choosePair = useCallback((pair: number) => want(pair), []);
  return {
    entry,
    board,
    choosePair,
    chooseBoard,
    movePair: (step) => {
      const next = neighbourPair(lines, entry, step)?.entry.id;
      if (next !== undefined) want(next);
      return next;
    },
    close: () => want(null),
  };
}

/** The row of every line that Tab leads to: the chosen one, and in the other line the one beside it. */
export function reachableRows(lines: readonly RankedLine[], entry: number | null): readonly (number | undefined)[] {
  const index = (entry === null ? null : positionOf(lines, entry))?.index ?? 0;
  return lines.map(({ pairs }) => pairs[Math.min(index, pairs.length - 1)]?.entry.id);
}
