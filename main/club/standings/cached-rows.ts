import { isDeepStrictEqual } from 'node:util';
import type { Exact } from '../../../src/scoring/numbers/exact.ts';
import type { RankingRowView } from '../model/standings.ts';
import type { StandingOnTerms } from '../../../src/scoring/standing/terms.ts';
import { rowView, type RowSource } from './ranking-view.ts';

/** A row of a ranking, and the change since which it is the same. */
export interface CachedRow {
  readonly source: RowSource;
  readonly view: RankingRowView;
  readonly since: number;
}

/**
 * The row of a source. Where nothing has changed, as in most rows after one more result, it is the same object as
 * before.
 */
export function cachedRow(source: RowSource, before: CachedRow | undefined, upTo: number): CachedRow {
  if (before && isSameSource(source, before.source)) return before;
  const view = rowView(source);
  return before && isDeepStrictEqual(view, before.view) ? { ...before, source } : { source, view, since: upTo };
}

/** Whether two sources have the same view. Only usual rows are compared; any other counts as changed. */
function isSameSource(one: RowSource, other: RowSource): boolean {
  return (
    one.byRound === other.byRound &&
    one.withdrawn === other.withdrawn &&
    one.record === other.record &&
    one.common.figure === other.common.figure &&
    one.common.basis === other.common.basis &&
    one.common.most === other.common.most &&
    one.common.awards === other.common.awards &&
    isUsual(one.row) &&
    isUsual(other.row) &&
    isSameUsual(one.row, other.row)
  );
}

/** Whether a row has no handicap, no stratum and no tie that was split. */
function isUsual({ byHandicap, inStratum, separations, lotToDraw }: StandingOnTerms): boolean {
  return byHandicap === null && inStratum === null && separations.length === 0 && !lotToDraw;
}

function isSameUsual(one: StandingOnTerms, other: StandingOnTerms): boolean {
  return (
    one.entry === other.entry &&
    one.place === other.place &&
    one.tied === other.tied &&
    one.unranked === other.unranked &&
    one.available === other.available &&
    one.boards === other.boards &&
    isSameNumber(one.total, other.total) &&
    isSameNumber(one.change, other.change)
  );
}

/** Exact numbers are in lowest terms. */
function isSameNumber(one: Exact, other: Exact): boolean {
  return one.numerator === other.numerator && one.denominator === other.denominator;
}
