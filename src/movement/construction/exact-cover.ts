/** An option of an exact cover: the items it takes, each at most once. */
export interface CoverOption {
  readonly items: readonly number[];
}

/**
 * The first selection of options, in a fixed order, that takes every item exactly once; null when there is none, or
 * none in so many steps. Each step decides the item that the fewest options can still take, so that dead ends show
 * early. Items are whole numbers from 0, not much larger than their count; no option may take an item that is not among
 * `items`.
 */
export function findExactCover<Option extends CoverOption>(
  options: readonly Option[],
  items: readonly number[],
  steps = Infinity,
): Option[] | null {
  let left = steps;
  return cover(options, items);

  function cover(open: readonly Option[], needed: readonly number[]): Option[] | null {
    if (needed.length === 0) return [];
    left -= 1;
    const hardest = fewestTakers(open, needed);
    for (const option of open) {
      if (left < 0) return null;
      if (!option.items.includes(hardest)) continue;
      const rest = cover(
        open.filter((other) => !overlap(option, other)),
        needed.filter((item) => !option.items.includes(item)),
      );
      if (rest) return [option, ...rest];
    }
    return null;
  }
}

function overlap(one: CoverOption, other: CoverOption): boolean {
  for (const item of one.items) if (other.items.includes(item)) return true;
  return false;
}

function fewestTakers(options: readonly CoverOption[], items: readonly number[]): number {
  const takers = new Int32Array(Math.max(...items) + 1);
  for (const option of options) for (const item of option.items) takers[item] = (takers[item] as number) + 1;
  return items.reduce((hardest, item) => ((takers[item] as number) < (takers[hardest] as number) ? item : hardest));
}
