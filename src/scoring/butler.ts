/**
 * Butler of one board: every result is compared with one datum, about the mean of all, and the difference brought
 * to IMPs (Law 78B).
 */
import type { BoardScores } from './board-scores.ts';
import { countScores, type Counts } from './counts.ts';
import { impBoard } from './imp-board.ts';
import { imps } from './imps.ts';
import type { ScoringLine } from './lines.ts';
import type { DroppedExtremes, Regulation } from './regulation.ts';

/**
 * Scores one board against its datum. A missing result needs no factor: the mean is what it would be if the
 * missing ones had gone like the others (EBU White Book 4.2.4).
 * @param lines of one board
 * @param expected results of a fully played board; a board with more results is its own measure
 */
export function scoreButler<Line extends ScoringLine>(
  lines: readonly Line[],
  expected: number,
  regulation: Regulation,
): BoardScores<Line> {
  const counts = countScores(lines);
  const datum = datumOf(counts, regulation.butlerDrops);
  const { unit } = counts;
  return impBoard(lines, {
    counts,
    expected: Math.max(expected, counts.results),
    datum,
    denominator: unit,
    ofScore: new Map(counts.scores.map((score) => [score, unit * imps(score - (datum ?? score))])),
    comparisons: 1,
  });
}

/**
 * The datum: the mean of the results, extremes left out by rule, to the nearest ten, an exact five away from zero
 * (EBU White Book 4.2.6.2; 70 of 70 published boards). Null without results. Awards are no results.
 */
function datumOf(counts: Counts, drops: DroppedExtremes | null): number | null {
  const { scores, units, unit, results } = counts;
  if (results === 0) return null;
  const { highest, lowest } = drops && results >= drops.from ? drops : NONE_DROPPED;
  const kept = (results - highest - lowest) * unit;
  let above = highest * unit;
  let left = kept;
  let sum = 0;
  for (const score of scores) {
    const times = units.get(score) ?? 0;
    const skipped = Math.min(above, times);
    const taken = Math.min(left, times - skipped);
    above -= skipped;
    left -= taken;
    sum += score * taken;
  }
  return nearestTen(sum, kept);
}

const NONE_DROPPED = { highest: 0, lowest: 0 } as const;

/** sum / count to the nearest ten, an exact five away from zero. */
function nearestTen(sum: number, count: number): number {
  const tens = Math.floor((Math.abs(sum) + 5 * count) / (10 * count));
  return sum < 0 ? 0 - 10 * tens : 10 * tens;
}
