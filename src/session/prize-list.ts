import type { Side } from '../bridge/seat.ts';
import { oneList, prizesOf, type Prize } from '../scoring/standing/one-list.ts';

/** A ranking of an event, as far as the list of its prizes depends on it. */
export interface PrizedRanking<Row> {
  readonly sections: readonly number[];
  readonly line: Side | null;
  readonly rows: readonly Row[];
}

interface PrizedRow {
  readonly place: number | null;
  readonly inStratum: { readonly stratum: number } | null;
}

/** A row of the list of all rankings of a field, with its prize. */
export interface ListedPrize<Row> {
  readonly row: Row;
  readonly line: Side | null;
  readonly place: number | null;
  readonly tied: boolean;
  readonly prize: Prize | null;
}

/** One list for each field: its lines in turn, and who gets which prize. */
export function prizeLists<Row extends PrizedRow>(
  rankings: readonly PrizedRanking<Row>[],
  places: number,
): readonly (readonly ListedPrize<Row>[])[] {
  const fields = [...Map.groupBy(rankings, ({ sections }) => sections.join(' ')).values()];
  return fields.map((lines) => {
    const list = oneList(lines.map(({ rows }) => rows));
    const prizes = prizesOf(
      list.map(({ row, place, tied }) => ({ place, tied, stratum: row.inStratum?.stratum ?? null })),
      places,
    );
    return list.map(({ row, line, place, tied }, at) => {
      return { row, line: lines[line]?.line ?? null, place, tied, prize: prizes[at] ?? null };
    });
  });
}
