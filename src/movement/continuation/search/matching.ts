/**
 * Gives every place an item of its own by augmenting paths; null where that is impossible. `options[place]` lists the
 * items the place can take, in the order they are tried; up to `copies` places may have the same item.
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
      // The place that moved has its new item already; it gives up this one.
      takers.set(item, [...(takers.get(item) ?? []).filter((holder) => holder !== moved), place]);
      taken[place] = item;
      return true;
    }
    return false;
  };
  return options.every((_, place) => seat(place, new Set())) ? taken : null;
}

/**
 * Divides all into matches of two, those with the fewest possible opponents first; null where that fails within the
 * steps allowed. `partners(one)` lists whom one may meet, best first.
 */
export function pairUp(
  ones: readonly number[],
  partners: (one: number) => readonly number[],
  mostSteps: number,
): readonly (readonly [number, number])[] | null {
  const placeOf = new Map(ones.map((one, place) => [one, place]));
  const lists = ones.map((one) => partners(one).flatMap((other) => placeOf.get(other) ?? []));
  const free = new Uint8Array(ones.length).fill(1);
  const found: [number, number][] = [];
  let steps = 0;
  const hardestLeft = (): { readonly place: number; readonly count: number } => {
    let [place, fewest] = [-1, Infinity];
    for (let one = 0; one < ones.length && fewest > 0; one += 1) {
      if (free[one] === 0) continue;
      let count = 0;
      for (const other of lists[one] ?? []) count += free[other] ?? 0;
      if (count < fewest) [place, fewest] = [one, count];
    }
    return { place, count: fewest };
  };
  const match = (): boolean => {
    const { place, count } = hardestLeft();
    if (place === -1) return true;
    if (count === 0 || (steps += 1) > mostSteps) return false;
    free[place] = 0;
    for (const other of lists[place] ?? []) {
      if (free[other] === 0) continue;
      free[other] = 0;
      found.push([ones[place] as number, ones[other] as number]);
      if (match()) return true;
      found.pop();
      free[other] = 1;
    }
    free[place] = 1;
    return false;
  };
  return match() ? found : null;
}
