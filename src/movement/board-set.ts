/** The numbers of the boards in a set: set s of k boards holds (s-1) x k + 1 to s x k. Sets count from 1. */
export function boardsOfSet(set: number, boardsPerRound: number): number[] {
  return Array.from({ length: boardsPerRound }, (_, place) => (set - 1) * boardsPerRound + place + 1);
}
