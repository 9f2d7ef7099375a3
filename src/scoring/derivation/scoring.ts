import type { BoardScores } from '../boards/board-scores.ts';
import type { ScoringLine } from '../scoring-line.ts';
import type { Method } from '../method.ts';
import type { WindowOf } from '../awards/own-averages.ts';
import type { Regulation } from '../regulation/regulation.ts';

/** Scored boards and how they were scored. */
export interface Scoring<Line extends ScoringLine = ScoringLine> {
  /** Of the whole session, since own averages are taken over it. */
  readonly boards: readonly BoardScores<Line>[];
  readonly method: Method;
  readonly regulation: Regulation;
  /** What a side's own average is taken over: the same as in scoring. */
  readonly windowOf?: WindowOf<Line>;
}
