import type { Rule } from '../rule.ts';
import { DECIMALS, record } from '../shape.ts';

/** With how many decimals figures are shown; they are never counted so. */
export interface ShownDecimals {
  readonly points: number;
  readonly percentages: number;
}

export const shownRule: Rule<ShownDecimals> = {
  scope: 'both',
  usual: { points: 2, percentages: 2 },
  shape: record<ShownDecimals>({ points: DECIMALS, percentages: DECIMALS }),
};
