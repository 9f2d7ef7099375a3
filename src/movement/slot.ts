/** A line of a traveller: where the schedule expects a result, whatever happened there. */
export interface Slot {
  readonly section: number;
  readonly round: number;
  readonly table: number;
  /** The board the schedule expects there; of a line beside the schedule's, the board that was played. */
  readonly slotBoard: number;
}

/** The name of a line, as a key. */
export function slotKey({ section, round, table, slotBoard }: Slot): string {
  return `${section}.${round}.${table}.${slotBoard}`;
}

/**
 * Results after some lines were written, in order of writing: what stood on those lines goes, what stands there now
 * comes last. The others stay the same objects.
 * @param written a line's new result, null where it was taken away
 */
export function withLines<Result extends Slot>(
  results: readonly Result[],
  written: readonly (Slot & { readonly result: Result | null })[],
): readonly Result[] {
  const lines = new Set(written.map(slotKey));
  return [...results.filter((result) => !lines.has(slotKey(result))), ...written.flatMap(({ result }) => result ?? [])];
}
