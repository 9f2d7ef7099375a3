import type { Movement } from './movement.ts';
import { balanceOfRivals, playsBySet } from './quality.ts';

/** Rounds a session may be cut by. */
const CUTS = [1, 2, 3] as const;

/** The balance if the last one, two or three rounds are not played; fewer figures where there are fewer rounds. */
export function balanceIfCut(movement: Movement): number[] {
  return CUTS.filter((fewer) => fewer < movement.rounds.length).map((fewer) => {
    const cut = { ...movement, rounds: movement.rounds.slice(0, -fewer) };
    return balanceOfRivals(cut, playsBySet(cut)).balance;
  });
}
