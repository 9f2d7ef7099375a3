/** One board at one table: its deal, and what two pairs make of it. */
import type { Outcome } from '../bridge/result/result.ts';
import { sideOf } from '../bridge/seat.ts';
import { gaussian, randomFrom } from '../basics/random.ts';
import { finalContract } from './auction.ts';
import { dealCards, type SimulatedDeal } from './deal.ts';
import { playContract } from './play.ts';

/** Separate random streams, so that one more table does not change the deals or the other tables. */
export const STREAM = { deal: 1, table: 2, skill: 3, scoreOnly: 4 } as const;

/** Who meets whom; the numbers decide how good each pair is. */
interface Meeting {
  readonly ns: number;
  readonly ew: number;
}

/** The deal of a board, the same for the same seed. */
export function sampleDeal(seed: number, board: number): SimulatedDeal {
  return dealCards(randomFrom(seed, STREAM.deal, board));
}

/** What two pairs make of a deal. The number of the board says who deals and who is vulnerable. */
export function playAtTable(seed: number, { ns, ew }: Meeting, board: number, deal: SimulatedDeal): Outcome {
  const random = randomFrom(seed, STREAM.table, board, ns, ew);
  const final = finalContract(deal, board, random);
  if (final === null) return { kind: 'passedOut' };
  const edge = skillOf(seed, ns) - skillOf(seed, ew);
  return playContract(deal, final, sideOf(final.declarer) === 'NS' ? edge : -edge, random);
}

/** How good the pair is, in standard deviations from the club's average. */
function skillOf(seed: number, pair: number): number {
  return gaussian(randomFrom(seed, STREAM.skill, pair), 1);
}
