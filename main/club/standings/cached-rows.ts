import { isDeepStrictEqual } from 'node:util';
import type { Exact } from '../../../src/scoring/numbers/exact.ts';
import type { RankingRowView } from '../model/standings.ts';
import type { StandingOnTerms } from '../../../src/scoring/standing/terms.ts';
import { rowView, type RowSource } from './ranking-view.ts';

/** A row of a ranking, and since which change of results it is so. */
export interface CachedRow {
  readonly source: RowSource;
  readonly view: RankingRowView;
  readonly since: number;
}

/** A row as the screens know it; the one from before where it is the same, as most are after one more result. */
export function cachedRow(source: RowSource, before: CachedRow | undefined, upTo: number): CachedRow {
  if (before && isSameSource(source, before.source)) return before;
  const view = rowView(source);
  return before && isDeepStrictEqual(view, before.view) ? { ...before, source } : { source, view, since: upTo };
}

/** Whether nothing that the view is made of is other; where there is more to a row than its total, it is made anew. */
function isSameSource(one: RowSource, other: RowSource): boolean {
  return (
    one.byRound === other.byRound &&
    one.withdrawn === other.withdrawn &&
    one.common.method === other.common.method &&
    one.common.basis === other.common.basis &&
    one.common.most === other.common.most &&
    isUsual(one.row) &&
    isUsual(other.row) &&
    isSameUsual(one.row, other.row)
  );
}

/** A row without handicap, stratum and split ties. */
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

/** Fractions are in lowest terms. */
function isSameNumber(one: Exact, other: Exact): boolean {
  return one.numerator === other.numerator && one.denominator === other.denominator;
}
