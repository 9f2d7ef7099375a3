/**
 * One list of the rankings of a field, and who gets a prize: of two lines the first North-South, the first East-West,
 * the second North-South and so on (French national code, 82).
 *
 *     oneList([[{ place: 1, ... }, { place: 2, ... }], [{ place: 1, ... }]]) // places 1, 2 and 3
 */

interface RankedRow {
  /** Null for one who has none. */
  readonly place: number | null;
}

/** A row of a ranking in the list of all. */
export interface ListedRow<Row> {
  readonly row: Row;
  /** Which ranking it is of, from 0. */
  readonly line: number;
  /** Its place in the list; whoever shares a place in a ranking shares one here. */
  readonly place: number | null;
  readonly tied: boolean;
}

/** The rankings in turn, best first: the first of each, then the second of each. Rows without a place come last. */
export function oneList<Row extends RankedRow>(rankings: readonly (readonly Row[])[]): readonly ListedRow<Row>[] {
  const ranked = rankings.map((rows) => rows.filter(({ place }) => place !== null));
  const longest = Math.max(0, ...ranked.map((rows) => rows.length));
  const inTurn = Array.from({ length: longest }, (_, at) =>
    ranked.flatMap((rows, line) => {
      const row = rows[at];
      return row ? [{ row, line }] : [];
    }),
  ).flat();
  const placed = inTurn.map(({ row, line }): ListedRow<Row> => {
    const sharing = inTurn.filter((other) => other.line === line && other.row.place === row.place);
    const first = inTurn.findIndex((other) => other.line === line && other.row.place === row.place);
    return { row, line, place: first + 1, tied: sharing.length > 1 };
  });
  const without = rankings.flatMap((rows, line) =>
    rows.flatMap((row) => (row.place === null ? [{ row, line, place: null, tied: false }] : [])),
  );
  return [...placed.toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0)), ...without];
}

/** What somebody gets a prize for. */
export type Prize = { readonly kind: 'place' } | { readonly kind: 'stratum'; readonly stratum: number };

/** Somebody in the list of all. */
export interface PrizeRow {
  readonly place: number | null;
  readonly tied: boolean;
  /** 0 is A, the highest; null without one. */
  readonly stratum: number | null;
}

/**
 * Who gets which prize: the places up to one of the list, and the best of each lower stratum who has none yet. Nobody
 * has two; who shares the place of a prize shares the prize.
 * @param list best first
 */
export function prizesOf(list: readonly PrizeRow[], places: number): readonly (Prize | null)[] {
  const prizes: (Prize | null)[] = list.map(({ place }) =>
    place !== null && place <= places ? { kind: 'place' } : null,
  );
  const strata = [...new Set(list.flatMap(({ stratum }) => (stratum ? [stratum] : [])))].toSorted((a, b) => a - b);
  for (const stratum of strata) {
    // A pair of a lower stratum may win a higher one, as in its ranking.
    const isOf = (row: PrizeRow, at: number) =>
      row.place !== null && prizes[at] === null && row.stratum !== null && row.stratum >= stratum;
    const best = list.find(isOf);
    if (!best) continue;
    for (const [at, row] of list.entries()) {
      if (isOf(row, at) && row.place === best.place) prizes[at] = { kind: 'stratum', stratum };
    }
  }
  return prizes;
}
