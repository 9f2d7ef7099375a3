/** A line of a traveller: where the schedule expects a result, whatever happened there. */
export interface Slot {
  readonly section: number;
  readonly round: number;
  readonly table: number;
  /** The board the schedule expects there; of a line beside the schedule's, the board that was played. */
  readonly slotBoard: number;
}

/** The line alone, of anything that carries one. */
export function slotOf({ section, round, table, slotBoard }: Slot): Slot {
  return { section, round, table, slotBoard };
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
export function replaceResults<Result extends Slot>(
  results: readonly Result[],
  written: readonly (Slot & { readonly result: Result | null })[],
): readonly Result[] {
  const kept = written.length <= FEW ? withoutFew(results, written) : withoutMany(results, written);
  return [...kept, ...written.flatMap(({ result }) => result ?? [])];
}

/** Results that are no longer there, and those that are new. */
export interface ResultDiff<Result> {
  readonly gone: readonly Result[];
  readonly come: readonly Result[];
}

/**
 * What is other in results that `replaceResults` made of earlier ones. They keep their order: some go, and what comes
 * stands behind them. In another order more are named, as gone and as come.
 */
export function diffResults<Result>(before: readonly Result[], now: readonly Result[]): ResultDiff<Result> {
  const gone: Result[] = [];
  let kept = 0;
  for (const result of before) {
    if (result === now[kept]) kept += 1;
    else gone.push(result);
  }
  return { gone, come: now.slice(kept) };
}

/** So many lines are looked for faster one by one than by their keys; while results come in it is one. */
const FEW = 8;

function withoutFew<Result extends Slot>(results: readonly Result[], written: readonly Slot[]): readonly Result[] {
  return results.filter((result) => !written.some((line) => isSameSlot(line, result)));
}

function withoutMany<Result extends Slot>(results: readonly Result[], written: readonly Slot[]): readonly Result[] {
  const lines = new Set(written.map(slotKey));
  return results.filter((result) => !lines.has(slotKey(result)));
}

/** What stands on a line; undefined where nothing does. */
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
