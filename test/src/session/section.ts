import type { TableSeats, SectionSeats } from '../../../src/session/section-seats.ts';

/** A table that two pairs are seated at, with two boards of the round. */
export function seated(
  round: number,
  table: number,
  ns: number,
  ew: number,
  absent: readonly number[] = [],
): TableSeats {
  return { round, table, ns, ew, boards: [2 * round - 1, 2 * round], absent };
}

/** Section 1; 9 is the phantom. */
export function sectionOf(cells: readonly TableSeats[], gone: readonly number[] = []): SectionSeats {
  const ids = [...new Set(cells.flatMap(({ ns, ew }) => [ns, ew]))];
  return {
    id: 1,
    cells,
    entries: ids.map((id) => ({ id, phantom: id === 9 })),
    partnerships: [],
    gone,
    boardsPerRound: 2,
  };
}
