import { useCallback, useState } from 'react';
import { type RankedLine } from '../session/rankedLines.ts';
import { neighbourPair, positionOf } from './positions.ts';

/** The chosen pair and board. */
export interface ChosenPair {
  /** Null while the panel is closed. */
  readonly entry: number | null;
  /** The board asked for. A pair that has not played it shows its first board. */
  readonly board: number | null;
  readonly choosePair: (entry: number) => void;
  readonly chooseBoard: (board: number) => void;
  /** Chooses the pair above or below and returns its entry id. */
  readonly movePair: (step: 1 | -1) => number | undefined;
  readonly close: () => void;
}

/**
 * Starts with the first pair of the first line, which also replaces a chosen pair that is not in the rankings shown.
 */
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

/** The row at which Tab stops in each line: the chosen one, and the one beside it in the other line. */
export function reachableRows(lines: readonly RankedLine[], entry: number | null): readonly (number | undefined)[] {
  const index = (entry === null ? null : positionOf(lines, entry))?.index ?? 0;
  return lines.map(({ pairs }) => pairs[Math.min(index, pairs.length - 1)]?.entry.id);
}
