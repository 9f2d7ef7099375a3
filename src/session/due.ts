import { slotKey, type Slot } from './slot.ts';

/** A table in a round of a running session. */
export interface SeatedTable {
  readonly boards: readonly number[];
  /** One of its pairs is missing. */
  readonly sitOut: boolean;
  /** Boards that a withdrawn pair was still to play. */
  readonly left: readonly number[];
}

/** The boards of a table's round that have a result or are to get one. */
export function dueBoards({ boards, sitOut, left }: SeatedTable): readonly number[] {
  if (sitOut) return [];
  return left.length === 0 ? boards : boards.filter((board) => !left.includes(board));
}

/** What of a section decides which results are due. */
export interface CountedSection {
  readonly id: number;
  readonly cells: readonly (SeatedTable & { readonly round: number; readonly table: number })[];
}

/**
 * How many results a session has once all are in: the results there are, on the schedule or not, and the lines of the
 * schedule without one. A board played off schedule counts in addition.
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
 * The results of a section on boards that are not due at their table in their round, by {@link tableRoundKey}: a board
 * played later or instead of another, or on a line the schedule no longer has.
 */
export function resultsOffSchedule<Result extends Slot>(
  { id, cells }: CountedSection,
  results: Iterable<Result>,
): ReadonlyMap<string, readonly Result[]> {
  const expected = new Map(cells.map((cell) => [tableRoundKey(cell), dueBoards(cell)]));
  const offSchedule = [...results].filter(
    (result) => result.section === id && expected.get(tableRoundKey(result))?.includes(result.slotBoard) !== true,
  );
  return Map.groupBy(offSchedule, tableRoundKey);
}

/** The key of a table in a round. */
export function tableRoundKey({ round, table }: Pick<Slot, 'round' | 'table'>): string {
  return `${round} ${table}`;
}
