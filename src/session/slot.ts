/**
 * A line of a traveller, where the schedule expects a result. The result on it may be of another board or other pairs.
 */
export interface Slot {
  readonly section: number;
  readonly round: number;
  readonly table: number;
  /** The board the schedule expects there; on a line the schedule does not have, the board that was played. */
  readonly slotBoard: number;
}

/** The slot of anything that has one. */
export function slotOf({ section, round, table, slotBoard }: Slot): Slot {
  return { section, round, table, slotBoard };
}

/** The key of a slot. */
export function slotKey({ section, round, table, slotBoard }: Slot): string {
  return `${section}.${round}.${table}.${slotBoard}`;
}

/**
 * Results after some lines were written: the earlier results of these lines are removed and the new ones added at the
 * end, in the order given. All other results stay the same objects.
 * @param written each line with its new result, null where it has none any more
 */
export function replaceResults<Result extends Slot>(
  results: readonly Result[],
  written: readonly (Slot & { readonly result: Result | null })[],
): readonly Result[] {
  const unchanged = written.length <= FEW ? withoutFew(results, written) : withoutMany(results, written);
  return [...unchanged, ...written.flatMap(({ result }) => result ?? [])];
}

/** Results that were removed, and those that were added. */
export interface ResultDiff<Result> {
  readonly removed: readonly Result[];
  readonly added: readonly Result[];
}

/**
 * The difference between results and those that `replaceResults` made of them: some were removed, and new ones added at
 * the end. Results in another order are named as removed and added.
 */
export function diffResults<Result>(before: readonly Result[], now: readonly Result[]): ResultDiff<Result> {
  const removed: Result[] = [];
  let unchanged = 0;
  for (const result of before) {
    if (result === now[unchanged]) unchanged += 1;
    else removed.push(result);
  }
  return { removed, added: now.slice(unchanged) };
}

/** Comparing lines one by one is faster than building their keys for up to so many of them; typing writes one. */
const FEW = 8;

function withoutFew<Result extends Slot>(results: readonly Result[], written: readonly Slot[]): readonly Result[] {
  return results.filter((result) => !written.some((line) => isSameSlot(line, result)));
}

function withoutMany<Result extends Slot>(results: readonly Result[], written: readonly Slot[]): readonly Result[] {
  const lines = new Set(written.map(slotKey));
  return results.filter((result) => !lines.has(slotKey(result)));
}

/** The result on a line, if any. */
export function resultAt<Result extends Slot>(results: readonly Result[], line: Slot): Result | undefined {
  return results.find((result) => isSameSlot(result, line));
}

function isSameSlot(one: Slot, other: Slot): boolean {
  return (
    one.slotBoard === other.slotBoard &&
    one.table === other.table &&
    one.round === other.round &&
    one.section === other.section
  );
}
