import type { Movement } from './movement.ts';
import { balanceOfRivals, playsBySet } from './quality.ts';

/** Rounds an evening may lose. */
const CUTS = [1, 2, 3] as const;

/** The balance if the last one, two or three rounds are not played; as many figures as rounds can go. */
export function balanceIfCut(movement: Movement): number[] {
  return CUTS.filter((fewer) => fewer < movement.rounds.length).map((fewer) => {
    const cut = { ...movement, rounds: movement.rounds.slice(0, -fewer) };
    return balanceOfRivals(cut, playsBySet(cut)).balance;
  });
}
