import type { RankedLine, RankedPair } from '../session/rankedLines.ts';

/** Where a pair stands in the rankings; both indexes count from 0. */
export interface RankedPosition {
  readonly line: number;
  readonly index: number;
}

/** The position of a pair; null where it is not ranked. */
export function positionOf(lines: readonly RankedLine[], entry: number): RankedPosition | null {
  for (const [line, { pairs }] of lines.entries()) {
    const index = pairs.findIndex((pair) => pair.entry.id === entry);
    if (index !== -1) return { line, index };
  }
  return null;
}

/** The ranked pair of an entry; null where it is not ranked. */
export function rankedPairOf(lines: readonly RankedLine[], entry: number | null): RankedPair | null {
  const position = entry === null ? null : positionOf(lines, entry);
  return position && (lines[position.line]?.pairs[position.index] ?? null);
}

/**
 * The pair above (-1) or below (1) in the same line, and the same pair at the end of its line. Without a pair to start
 * from, the first of all.
 */
export function neighbourPair(
  lines: readonly RankedLine[],
  entry: number | null,
  step: 1 | -1,
): RankedPair | undefined {
  const position = entry === null ? null : positionOf(lines, entry);
  if (position === null) return lines[0]?.pairs[0];
  const { pairs } = lines[position.line] as RankedLine;
  return pairs[position.index + step] ?? pairs[position.index];
}
