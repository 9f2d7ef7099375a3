import type { ScoreCounts } from './score-counts.ts';
import type { DatumFives, DatumRule, DroppedExtremes } from '../regulation/regulation.ts';

/**
 * The datum: the mean of the results, extremes left out by rule, to the nearest ten. Null without results; awards
 * are no results. The median, the "halfway Butler" of ASE Scorer, is the mean of the one or two in the middle.
 */
export function datumOf(counts: ScoreCounts, rule: DatumRule): number | null {
  if (counts.results === 0) return null;
  const { sum, count } = scoresOfDatum(counts, rule);
  return NEAREST_TEN[rule.fives](sum, count);
}

/** The scores a datum is the mean of. */
export interface DatumScores extends Pick<DroppedExtremes, 'highest' | 'lowest'> {
  /** Of the scores, each as often as it occurred, in the units of the counts. */
  readonly sum: number;
  /** How many scores, in those units. */
  readonly count: number;
}

/** What the rule leaves of the scores of a board with one result or more. */
export function scoresOfDatum({ scores, units, unit, results }: ScoreCounts, rule: DatumRule): DatumScores {
  const { highest, lowest } = droppedOf(results, rule.drops);
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
  return { highest, lowest, sum, count: kept };
}

const NONE_DROPPED = { highest: 0, lowest: 0 } as const;

function droppedOf(results: number, drops: DatumRule['drops']): Pick<DroppedExtremes, 'highest' | 'lowest'> {
  if (drops !== 'median') return drops.findLast(({ from }) => results >= from) ?? NONE_DROPPED;
  const each = Math.floor((results - 1) / 2);
  return { highest: each, lowest: each };
}

/** sum / count to the nearest ten. */
const NEAREST_TEN: Record<DatumFives, (sum: number, count: number) => number> = {
  'away-from-zero': (sum, count) => {
    const tens = Math.floor((Math.abs(sum) + 5 * count) / (10 * count));
    return sum < 0 ? 0 - 10 * tens : 10 * tens;
  },
  up: (sum, count) => 10 * Math.floor((sum + 5 * count) / (10 * count)),
};
