import type { ScoringLine } from '../../../src/scoring/scoring-line.ts';

/** Lines of one board with these scores from North-South, pair 1 against 101, 2 against 102 ...; null is not played. */
export function linesOf(scores: readonly (number | null)[], board = 1): ScoringLine[] {
  return scores.map((score, index) => ({ board, ns: index + 1, ew: index + 101, score, award: null }));
}

/** A line with an award, in percent of a top. */
export function awardLine(ns: number, ew: number, pairs: { ns: number; ew: number }, board = 1): ScoringLine {
  return { board, ...pairs, score: null, award: { ns, ew } };
}

/** A line of one board with a weighted score: scores from North-South and their percents. */
export function weightedLine(components: readonly (readonly [score: number, percent: number])[]): ScoringLine {
  const weighted = components.map(([score, percent]) => ({ score, percent }));
  return { board: 1, ns: 99, ew: 199, score: null, award: null, weighted };
}
