import type { FieldScores } from './withdrawals.ts';
import type { BoardScoresView, FieldStandingsView, ResultView } from './model.ts';

/** The scores of one session as they were worked out. */
export interface KeptScores {
  /** The newest change of results, scoring or penalties they contain. */
  readonly upTo: number;
  /** The version of the scoring they were worked out by. */
  readonly scoring: number;
  readonly fields: readonly FieldStandingsView[];
  /** By section what the scorer made of its field, which every figure can be derived from. */
  readonly scored: ReadonlyMap<number, FieldScores>;
  /** By `boardKey`. */
  readonly boards: ReadonlyMap<string, KeptBoard>;
}

/** A board as it was scored: from which results, and since which change of results it is so. */
export interface KeptBoard {
  readonly view: BoardScoresView;
  readonly results: readonly ResultView[];
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
  kept: KeptBoard,
  results: readonly ResultView[],
  { expected, datum }: Pick<BoardScoresView, 'expected' | 'datum'>,
): boolean {
  return (
    kept.view.expected === expected &&
    kept.view.datum === datum &&
    !results.some(hasAverage) &&
    kept.results.length === results.length &&
    kept.results.every((result, place) => result === results[place])
  );
}

function hasAverage({ outcome }: ResultView): boolean {
  if (outcome.kind === 'ruled') return typeof outcome.ns === 'string' || typeof outcome.ew === 'string';
  return outcome.kind === 'award' && (outcome.nsAverage ?? outcome.ewAverage) !== undefined;
}
