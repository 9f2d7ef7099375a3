import { RANKS, SUITS, type Card, type Suit } from '../bridge/card.ts';
import type { Strain } from '../bridge/contract.ts';
import type { Hand } from '../bridge/deal/deal.ts';
import type { Played } from '../bridge/result/result.ts';
import { SEATS, sideOf, type Seat } from '../bridge/seat.ts';
import type { FinalContract } from './auction.ts';
import type { SimulatedDeal } from './deal.ts';
import { chance, maxBy, gaussian, type Random } from '../basics/random.ts';

/** Tricks that one standard deviation of skill between declarer and defenders is worth. */
const SKILL_IN_TRICKS = 0.175;
/** Standard deviation of the tricks at one table from the deal's tricks. */
const PLAY_DEVIATION = 0.65;
/** Declarers see both hands: over many boards they win a little more than against best defence. */
const DECLARER_ADVANTAGE = 0.1;
const ALL_TRICKS = 13;
const LEADS_NOTED = 0.2;

/** Plays a contract. `edge` is declarer's skill above that of the defenders, in standard deviations. */
export function playContract(deal: SimulatedDeal, final: FinalContract, edge: number, random: Random): Played {
  const { contract, declarer } = final;
  const expected = deal.tricks[sideOf(declarer)][contract.strain];
  const won = expected + DECLARER_ADVANTAGE + SKILL_IN_TRICKS * edge + gaussian(random, PLAY_DEVIATION);
  const tricks = Math.min(ALL_TRICKS, Math.max(1, Math.round(won)));
  const lead = openingLead(deal.hands[openingLeaderOf(declarer)], contract.strain, random);
  return { kind: 'played', contract, declarer, tricks, lead: chance(random, LEADS_NOTED) ? lead : null };
}

/** The defender on declarer's left leads (Law 41). */
export function openingLeaderOf(declarer: Seat): Seat {
  return SEATS[(SEATS.indexOf(declarer) + 1) % SEATS.length] as Seat;
}

/**
 * A sensible card: from a long suit at no-trump, a short one now and then at a suit, top of touching honours, else a
 * low card.
 */
function openingLead(hand: Hand, strain: Strain, random: Random): Card {
  const suit = suitToLead(hand, strain, random);
  const held = hand[suit];
  const sequence = held.find(
    (rank, place) => isHonour(rank) && RANKS.indexOf(held[place + 1] ?? rank) === RANKS.indexOf(rank) + 1,
  );
  const fourth = held[Math.min(held.length - 1, 3)];
  return { suit, rank: sequence ?? (held.length <= 2 ? held[0] : fourth) ?? '2' };
}

function isHonour(rank: Card['rank']): boolean {
  return RANKS.indexOf(rank) < RANKS.indexOf('9');
}

function suitToLead(hand: Hand, strain: Strain, random: Random): Suit {
  const suits = SUITS.filter((suit) => hand[suit].length > 0 && suit !== strain);
  // A hand of nothing but trumps has no other suit to lead.
  if (suits.length === 0) return SUITS.find((suit) => hand[suit].length > 0) ?? 'S';
  return maxBy(suits, (suit) => {
    const short = strain !== 'NT' && hand[suit].length === 1 ? 5 : 0;
    return hand[suit].length + short + gaussian(random, 1);
  });
}
