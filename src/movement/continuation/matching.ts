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
  const couple = (): boolean => {
    const { place, count } = hardestLeft();
    if (place === -1) return true;
    if (count === 0 || (steps += 1) > mostSteps) return false;
    free[place] = 0;
    for (const other of lists[place] ?? []) {
      if (free[other] === 0) continue;
      free[other] = 0;
      found.push([ones[place] as number, ones[other] as number]);
      if (couple()) return true;
      found.pop();
      free[other] = 1;
    }
    free[place] = 1;
    return false;
  };
  return couple() ? found : null;
}
