import { shuffledBy } from './random.ts';

/** One table of a first round, counted from 0: x and y are movers, or y is null for a fixed pair's table. */
export interface StartTable {
  readonly set: number;
  readonly x: number;
  readonly y: number | null;
}

interface Option {
  readonly table: StartTable;
  /** What it takes: movers, places, tables (each exactly once in all), and a difference (once at most). */
  readonly items: readonly number[];
}

/**
 * A first round of `sets.length` tables from which `size` rounds follow by adding 1 to movers and sets modulo
 * `size`, found at random; null when none was found in `steps` steps of the search. Every mover sits
 * somewhere, every mover plays every set once, the differences of two movers at a table are all different.
 */
export function cyclicStart(
  sets: readonly number[],
  size: number,
  steps: number,
  random: () => number,
): StartTable[] | null {
  const wrap = (n: number): number => ((n % size) + size) % size;
  const options: Option[] = [];
  sets.forEach((set, table) => {
    for (let x = 0; x < size; x += 1) {
      options.push({ table: { set, x, y: null }, items: [x, size + wrap(set - x), 2 * size + table] });
      for (let y = x + 1; y < size; y += 1) {
        const difference = Math.min(y - x, size - (y - x));
        if (2 * difference === size) continue;
        const items = [x, y, size + wrap(set - x), size + wrap(set - y), 2 * size + table, 3 * size + difference];
        options.push({ table: { set, x, y }, items });
      }
    }
  });
  const items = [...Array.from({ length: 2 * size }, (_, item) => item), ...sets.map((_, table) => 2 * size + table)];
  let left = steps;
  const cover = (open: readonly Option[], needed: readonly number[]): StartTable[] | null => {
    if (needed.length === 0) return [];
    left -= 1;
    if (left < 0) return null;
    const takers = new Int32Array(4 * size);
    for (const option of open) for (const item of option.items) takers[item] = (takers[item] as number) + 1;
    const hardest = needed.reduce((least, item) =>
      (takers[item] as number) < (takers[least] as number) ? item : least,
    );
    for (const option of shuffledBy(
      open.filter((each) => each.items.includes(hardest)),
      random,
    )) {
      const rest = cover(
        open.filter((other) => !other.items.some((item) => option.items.includes(item))),
        needed.filter((item) => !option.items.includes(item)),
      );
      if (rest) return [option.table, ...rest];
      if (left < 0) return null;
    }
    return null;
  };
  return cover(options, items);
}
