import type { BoardScores } from '../boards/board-scores.ts';
import type { ScoringLine } from '../scoring-line.ts';
import type { Method } from '../method.ts';
import type { WindowOf } from '../awards/own-averages.ts';
import type { Regulation } from '../regulation/regulation.ts';

/** Scored boards and how they were scored. */
export interface Scoring<Line extends ScoringLine = ScoringLine> {
  /** Of the whole session, which own averages are taken from. */
  readonly boards: readonly BoardScores<Line>[];
  readonly method: Method;
  readonly regulation: Regulation;
  /** As it was scored with: what a side's own average is taken over. */
  readonly windowOf?: WindowOf<Line>;
}
