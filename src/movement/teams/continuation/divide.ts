/** Two numbers that meet; 0 stands for the bye. */
export type Edge = readonly [number, number];

/** Choices tried before a search gives up. */
const MOST_STEPS = 20_000;

/**
 * Divides meetings among so many rounds, in each of which everybody has one: a search in a fixed order, so that the
 * same meetings are always divided alike. Null where there is no way, or none was found in time.
 */
export function divideIntoRounds(meetings: readonly Edge[], rounds: number): readonly (readonly Edge[])[] | null {
  let steps = 0;
  const numbers = [...new Set(meetings.flat())].toSorted((a, b) => a - b);
  const left = [...meetings];

  const fillRound = (round: Edge[], done: readonly (readonly Edge[])[]): readonly (readonly Edge[])[] | null => {
    steps += 1;
    if (steps > MOST_STEPS) return null;
    const busy = new Set(round.flat());
    const free = numbers.find((number) => !busy.has(number));
    if (free === undefined) {
      const all = [...done, round];
      return all.length === rounds ? (left.length === 0 ? all : null) : fillRound([], all);
    }
    for (const edge of left.filter(([one, other]) => one === free || other === free)) {
      if (edge.some((number) => busy.has(number))) continue;
      const at = left.indexOf(edge);
      left.splice(at, 1);
      const found = fillRound([...round, edge], done);
      if (found) return found;
      left.splice(at, 0, edge);
    }
    return null;
  };
  return rounds === 0 ? [] : fillRound([], []);
}
