import { sessionCache } from '../session-cache.ts';
import type { ResultShare } from '../../../src/scoring/ranked-session/progress.ts';
import type { BoardScoresView } from '../model/board.ts';
import type { FieldStandingsView } from '../model/standings.ts';
import type { ResultView } from '../model/result.ts';
import type { FieldResults } from './field-lines.ts';
import type { CachedProgress } from './cached-progress.ts';
import type { CachedRow } from './cached-rows.ts';
import type { RankedField } from './ranked-field.ts';

/** The scores of one session as they were worked out. */
export interface CachedScores {
  /** The newest change of results, scoring or penalties they contain. */
  readonly upTo: number;
  /** The version of the scoring they were worked out by. */
  readonly scoring: number;
  readonly fields: readonly FieldStandingsView[];
  /** By field. */
  readonly results: ReadonlyMap<number, FieldResults>;
  /** By section its field, ranked: every figure can be derived from it. */
  readonly ranked: ReadonlyMap<number, RankedField>;
  /** By `boardKey`. */
  readonly boards: ReadonlyMap<string, CachedBoard>;
  /** The rows of all rankings, by entry. */
  readonly rows: ReadonlyMap<number, CachedRow>;
  /** By field. */
  readonly rounds: ReadonlyMap<number, CachedProgress>;
}

/** The scores of the sessions ranked last, until what they are from changes. */
export const scoresCache = sessionCache<CachedScores>();

/** A board as it was scored: from which results, and since which change of results it is so. */
export interface CachedBoard {
  /** What it gave everybody, round by round. */
  readonly shares: readonly ResultShare[];
  readonly view: BoardScoresView;
  readonly results: readonly ResultView[];
  /** Whether any of them is an average. */
  readonly hasAverage: boolean;
  readonly since: number;
  /** A pair that withdrew has changed its lines: they are not those of its results. */
  readonly touched: boolean;
}

export function boardKey(field: number, board: number): string {
  return `${field}.${board}`;
}

/**
 * Whether a board was scored from these very results, brought to the same number of them and held against the same
 * datum. One with an average may be worth another's own average, which moves with the other boards.
 */
export function isScoredFrom(
  kept: CachedBoard,
  results: readonly ResultView[],
  { expected, datum }: Pick<BoardScoresView, 'expected' | 'datum'>,
): boolean {
  return kept.view.expected === expected && kept.view.datum === datum && !kept.hasAverage && kept.results === results;
}

/** Whether a result is an average to either side, or may be one's own. */
export function hasAverage({ outcome }: ResultView): boolean {
  if (outcome.kind === 'ruled') return typeof outcome.ns === 'string' || typeof outcome.ew === 'string';
  return outcome.kind === 'award' && (outcome.nsAverage ?? outcome.ewAverage) !== undefined;
}
