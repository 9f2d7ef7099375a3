import type { Rule } from '../rule.ts';
import { IMPS, nullable, PERCENT, record } from '../shape.ts';

/** What a board missed by sitting out counts; null: nothing, the pair has played fewer boards. */
export interface SitOutAward {
  /** Percent of a top. */
  readonly percent: number | null;
  readonly imps: number | null;
}

export const sitOutRule: Rule<SitOutAward> = {
  scope: 'sessions',
  usual: { percent: null, imps: null },
  shape: record<SitOutAward>({ percent: nullable(PERCENT), imps: nullable(IMPS) }),
};
