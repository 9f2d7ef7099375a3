import type { Rule } from '../rule.ts';
import { PERCENT } from '../shape.ts';

/** The fewest boards that an entry is ranked with, in percent of the most that anybody has; 0: everybody is ranked. */
export const leastBoardsRule: Rule<number> = { scope: 'sessions', usual: 0, shape: PERCENT };
