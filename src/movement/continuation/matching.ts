/**
 * Gives every place another item, from those it can take, by augmenting paths; null when that can't be done.
 * `options[place]` lists items in the order they are tried; up to `copies` places may have the same item.
 */
export function assignment(options: readonly (readonly number[])[], copies = 1): readonly number[] | null {
  const takers = new Map<number, number[]>();
  const taken: number[] = options.map(() => -1);
  const seat = (place: number, tried: Set<number>): boolean => {
    for (const item of options[place] ?? []) {
      if (tried.has(item)) continue;
      tried.add(item);
      const holders = takers.get(item) ?? [];
      const free = holders.length < copies;
      const moved = free ? -1 : holders.find((holder) => seat(holder, tried));
      if (!free && moved === undefined) continue;
      // Whoever moved has taken its new item already and left this one.
      takers.set(item, [...(takers.get(item) ?? []).filter((holder) => holder !== moved), place]);
      taken[place] = item;
      return true;
    }
    return false;
  };
  return options.every((_, place) => seat(place, new Set())) ? taken : null;
}

/**
 * Puts all into couples, the hardest first; null when that can't be done within the steps allowed.
 * `partners(one)` lists whom one may meet, best first.
 */
export function couples(
  ones: readonly number[],
  partners: (one: number) => readonly number[],
  mostSteps: number,
): readonly (readonly [number, number])[] | null {
  const lists = new Map(ones.map((one) => [one, partners(one)]));
  const free = new Set(ones);
  const found: [number, number][] = [];
  let steps = 0;
  const couple = (): boolean => {
    if (free.size === 0) return true;
    if ((steps += 1) > mostSteps) return false;
    let hardest = -1;
    let fewest = Infinity;
    for (const one of free) {
      const count = (lists.get(one) ?? []).filter((other) => free.has(other)).length;
      if (count < fewest) [hardest, fewest] = [one, count];
    }
    if (fewest === 0) return false;
    free.delete(hardest);
    for (const other of lists.get(hardest) ?? []) {
      if (!free.has(other)) continue;
      free.delete(other);
      found.push([hardest, other]);
      if (couple()) return true;
      found.pop();
      free.add(other);
    }
    free.add(hardest);
    return false;
  };
  return couple() ? found : null;
}
