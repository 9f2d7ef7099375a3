import type { Rule } from '../rule.ts';
import { choice, DECIMALS, nullable, record } from '../shape.ts';

/**
 * Where exactly half a unit is rounded to. `east-west-rest`: up for North-South, down for East-West, so that East-West
 * has the rest of the top.
 */
export const HALF_ROUNDINGS = ['away-from-average', 'up', 'east-west-rest'] as const;
export type HalfRounding = (typeof HALF_ROUNDINGS)[number];

/** The unit that each side's matchpoints of a board are rounded to. */
export interface BoardRounding {
  /** 4 for 0.0001. */
  readonly decimals: number;
  readonly halves: HalfRounding;
}

/** Null: nothing is rounded. */
export const boardRoundingRule: Rule<BoardRounding | null> = {
  scope: 'matchpoints',
  usual: null,
  shape: nullable(record<BoardRounding>({ decimals: DECIMALS, halves: choice('halves', HALF_ROUNDINGS) })),
};
