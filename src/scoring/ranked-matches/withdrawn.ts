/** Whether who leaves after a round of a Swiss, or of another session of matches, has played less than half of it. */
export function isBeforeHalf(afterRound: number, rounds: number): boolean {
  return 2 * afterRound < rounds;
}
