import { slotKey, type Slot } from './slot.ts';

/** A table in a round of a session that is played. */
export interface SeatedTable {
  readonly boards: readonly number[];
  /** One of its pairs is not there. */
  readonly sitOut: boolean;
  /** Boards that a pair which withdrew was still to play. */
  readonly left: readonly number[];
}

/** The boards of a table's round that a result is expected of, or has come in. */
export function dueBoards({ boards, sitOut, left }: SeatedTable): readonly number[] {
  if (sitOut) return [];
  return left.length === 0 ? boards : boards.filter((board) => !left.includes(board));
}

/** A section as far as results are counted in it. */
export interface CountedSection {
  readonly id: number;
  readonly cells: readonly (SeatedTable & { readonly round: number; readonly table: number })[];
}

/**
 * How many results a session has once all are in: those that are in, wherever they stand, and the lines of the schedule
 * that wait. A board played beside those of its round is one more than the schedule has.
 */
export function countExpectedResults(sections: readonly CountedSection[], results: readonly Slot[]): number {
  const known = new Set(results.map(slotKey));
  const open = sections.flatMap(({ id: section, cells }) =>
    cells.flatMap((cell) =>
      dueBoards(cell).filter((slotBoard) => !known.has(slotKey({ ...cell, section, slotBoard }))),
    ),
  );
  return results.length + open.length;
}

/**
 * The results of a section that stand beside the boards its tables expect, by {@link tableRoundKey}: of a board played
 * later or in the place of another, or on a line the schedule has no more.
 */
export function resultsOffSchedule<Result extends Slot>(
  { id, cells }: CountedSection,
  results: Iterable<Result>,
): ReadonlyMap<string, readonly Result[]> {
  const expected = new Map(cells.map((cell) => [tableRoundKey(cell), dueBoards(cell)]));
  const beside = [...results].filter(
    (result) => result.section === id && expected.get(tableRoundKey(result))?.includes(result.slotBoard) !== true,
  );
  return Map.groupBy(beside, tableRoundKey);
}

/** A table in a round, as a key. */
export function tableRoundKey({ round, table }: Pick<Slot, 'round' | 'table'>): string {
  return `${round} ${table}`;
}
