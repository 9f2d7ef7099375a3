import { sessionCache } from '../session-cache.ts';
import type { ResultShare } from '../../../src/scoring/ranked-session/progress.ts';
import type { BoardScoresView } from '../model/board.ts';
import type { FieldStandingsView } from '../model/standings.ts';
import type { ResultView } from '../model/result.ts';
import type { FieldResults } from './field-lines.ts';
import type { CachedProgress } from './cached-progress.ts';
import type { CachedRow } from './cached-rows.ts';
import type { RankedStage } from './matches/standings.ts';
import type { RankedField } from './ranked-field.ts';

/** The scores of one session with everything that is reused when results change. */
export interface CachedScores {
  /** The newest change that they contain of anything they depend on. */
  readonly upTo: number;
  /** The version of the session's scoring. */
  readonly scoring: number;
  readonly fields: readonly FieldStandingsView[];
  /** The ranking of teams that are added up; null where pairs play for themselves. */
  readonly teams: FieldStandingsView | null;
  /** By field. */
  readonly results: ReadonlyMap<number, FieldResults>;
  /** The ranked field of each section. */
  readonly ranked: ReadonlyMap<number, RankedField>;
  /** By `boardKey`. */
  readonly boards: ReadonlyMap<string, CachedBoard>;
  /** The rows of all rankings, by entry. */
  readonly rows: ReadonlyMap<number, CachedRow>;
  /** By field. */
  readonly rounds: ReadonlyMap<number, CachedProgress>;
  /** The ranked matches; null where there are none. */
  readonly stage: RankedStage | null;
}

/** The scores of the sessions ranked last. */
export const scoresCache = sessionCache<CachedScores>();

/** The scores of a board, the results they are from, and the change since which they are the same. */
export interface CachedBoard {
  /** What it gave each pair, by round. */
  readonly shares: readonly ResultShare[];
  readonly view: BoardScoresView;
  readonly results: readonly ResultView[];
  /** Whether any result is an average. */
  readonly hasAverage: boolean;
  readonly since: number;
  /** Whether a withdrawal has changed its lines, so that they differ from its results. */
  readonly touched: boolean;
}

export function boardKey(field: number, board: number): string {
  return `${field}.${board}`;
}

/**
 * Whether a cached board has these very results, the same number of expected results and the same datum. A board with
 * an average never counts as the same: an own average changes with the other boards.
 */
export function isScoredFrom(
  cached: CachedBoard,
  results: readonly ResultView[],
  { expected, datum }: Pick<BoardScoresView, 'expected' | 'datum'>,
): boolean {
  const { view, hasAverage, results: before } = cached;
  return view.expected === expected && view.datum === datum && !hasAverage && before === results;
}

/** Whether a result is an average for either side. */
export function hasAverage({ outcome }: ResultView): boolean {
  if (outcome.kind === 'ruled') return typeof outcome.ns === 'string' || typeof outcome.ew === 'string';
  return outcome.kind === 'award' && (outcome.nsAverage ?? outcome.ewAverage) !== undefined;
}
