import { AVERAGE_KINDS, type AverageKind } from '../../../bridge/result/average.ts';
import type { RegulationProblem } from '../problem.ts';
import type { Rule } from '../rule.ts';
import { BOOLEAN, IMPS, list, PERCENT, record, type Shape } from '../shape.ts';

/** What artificial adjusted scores are worth (Law 12C2). */
export interface ArtificialScoreRule {
  /** Percent of a top, at most two decimals. */
  readonly percents: Readonly<Record<AverageKind, number>>;
  /** Whole IMPs a comparison. */
  readonly imps: Readonly<Record<AverageKind, number>>;
  /** IMPs of fixed percents other than the three above; a percent that is in neither has no worth. */
  readonly otherImps: readonly OtherImps[];
  /**
   * Whether average plus is the side's own average on its other boards where that is more, and average minus
   * where it is less (Law 12C2(c)).
   */
  readonly ownAverage: boolean;
}

interface OtherImps {
  readonly percent: number;
  readonly imps: number;
}

const MOST_OTHERS = 9;

/** Law 12C2(a) and (c); EBU White Book 4.1.1.1 for the IMPs. */
export const artificialRule: Rule<ArtificialScoreRule> = {
  scope: 'sessions',
  usual: {
    percents: { 'average-plus': 60, average: 50, 'average-minus': 40 },
    imps: { 'average-plus': 3, average: 0, 'average-minus': -3 },
    otherImps: [],
    ownAverage: true,
  },
  shape: record<ArtificialScoreRule>({
    percents: ofEachAverage(PERCENT),
    imps: ofEachAverage(IMPS),
    otherImps: list(record<OtherImps>({ percent: PERCENT, imps: IMPS }), MOST_OTHERS),
    ownAverage: BOOLEAN,
  }),
  problems: ({ percents, imps, otherImps }) => {
    const isOrdered = [percents, imps].every(
      (worth) => worth['average-plus'] >= worth.average && worth.average >= worth['average-minus'],
    );
    // the three averages may well be worth the same
    const isTwice = new Set(otherImps.map(({ percent }) => percent)).size < otherImps.length;
    return [...(isOrdered ? [] : [AVERAGES_ORDER]), ...(isTwice ? [PERCENT_TWICE] : [])];
  },
};

const AVERAGES_ORDER: RegulationProblem = { kind: 'problem', code: 'averages-order' };
const PERCENT_TWICE: RegulationProblem = { kind: 'problem', code: 'percent-twice' };

function ofEachAverage(number: Shape<number>): Shape<Readonly<Record<AverageKind, number>>> {
  return record({ 'average-plus': number, average: number, 'average-minus': number });
}

export { AVERAGE_KINDS, type AverageKind };
