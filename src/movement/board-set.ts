/** The numbers of the boards in a set: set s of k boards holds (s-1) x k + 1 to s x k. Sets count from 1. */
export function boardsOfSet(set: number, boardsPerRound: number): number[] {
  return Array.from({ length: boardsPerRound }, (_, place) => (set - 1) * boardsPerRound + place + 1);
}

/** Consecutive numbers as runs, each by its first and last: 1, 2, 27 are 1 to 2 and 27 to 27. */
export function runsOf(numbers: readonly number[]): readonly (readonly [first: number, last: number])[] {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && run[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs;
}

/** Boards as a table or a card shows them: 7, 7–8, or 1–2, 27 where boards were added after the last. */
export function boardsText(boards: readonly number[]): string {
  return runsOf(boards)
    .map(([first, last]) => (first === last ? String(first) : `${first}–${last}`))
    .join(', ');
}
