import type { RegulationProblem } from './problem.ts';
import type { Shape } from './shape.ts';

/** What a rule may change the scores of. */
export type RuleScope =
  /** Sessions by any method. */
  | 'sessions'
  /** Sessions whose unit is matchpoints: at matchpoints and board-a-match. */
  | 'matchpoint-unit'
  /** Sessions by one method. */
  | 'matchpoints'
  | 'cross-imps'
  | 'butler'
  /** Matches and events of teams. */
  | 'teams'
  /** Sessions and matches. */
  | 'both';

/**
 * One rule of a regulation. Its name is its key in rules.ts, which is the key of its words too. A rule of one choice or
 * number has its control on the settings screen by its shape; any other has one of its own there.
 */
export interface Rule<Value> {
  readonly scope: RuleScope;
  /** What holds where a preset doesn't say otherwise. */
  readonly usual: Value;
  readonly shape: Shape<Value>;
  /** What can't be although the shape is right: parts that contradict each other. */
  readonly problems?: (value: Value) => readonly RegulationProblem[];
}
