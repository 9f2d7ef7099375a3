import type { Tally } from '../../../src/statistics/tally.ts';
import type { BoardStatistics } from '../../../src/statistics/board-statistics.ts';

/** What was bid and made in a session, as it stands after the change. */
export interface StatisticsView {
  readonly change: number;
  readonly tally: Tally;
  /** As the standings have them, in the same order. */
  readonly fields: readonly FieldStatisticsView[];
}

/** What a field made of its boards, in order of number; only those that have a result. */
export interface FieldStatisticsView {
  readonly sections: readonly number[];
  readonly boards: readonly BoardStatistics[];
}

/** What was bid and made in all sessions of the club; the sample is not one. */
export interface ClubStatisticsView {
  /** Those that have a result. */
  readonly sessions: number;
  readonly tally: Tally;
}
