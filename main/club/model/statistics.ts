import type { Tally } from '../../../src/statistics/tally.ts';
import type { BoardStatistics } from '../../../src/statistics/board-statistics.ts';

/** What was bid and made in a session, as of the change. */
export interface StatisticsView {
  readonly change: number;
  readonly tally: Tally;
  /** The fields of the standings, in the same order. */
  readonly fields: readonly FieldStatisticsView[];
}

/** What a field made of its boards, in order of number; only boards that have a result. */
export interface FieldStatisticsView {
  readonly sections: readonly number[];
  readonly boards: readonly BoardStatistics[];
}

/** What was bid and made in all sessions of the club, the sample excepted. */
export interface ClubStatisticsView {
  /** Sessions that have a result. */
  readonly sessions: number;
  readonly tally: Tally;
}
