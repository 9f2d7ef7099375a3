import { GAME_POINTS, trickPoints } from '../bridge/score/contract-points.ts';
import type { Contract, Strain } from '../bridge/contract.ts';

/** What a contract was bid for, lowest first. */
export const CONTRACT_KINDS = ['partScore', 'game', 'slam', 'grandSlam'] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];

/** Clubs and diamonds, hearts and spades, no-trump. */
export const DENOMINATIONS = ['minor', 'major', 'noTrump'] as const;
export type Denomination = (typeof DENOMINATIONS)[number];

const DENOMINATION: Record<Strain, Denomination> = { C: 'minor', D: 'minor', H: 'major', S: 'major', NT: 'noTrump' };

/**
 * What a contract was bid for: slams of twelve and thirteen tricks, games of 100 points for the tricks bid (Law 77),
 * else a part score. A part score doubled into game stays a part score: it tells how high the field bid.
 */
export function contractKind({ level, strain }: Contract): ContractKind {
  if (level === 7) return 'grandSlam';
  if (level === 6) return 'slam';
  return trickPoints({ level, strain, risk: '' }) >= GAME_POINTS ? 'game' : 'partScore';
}

export function denominationOf({ strain }: Pick<Contract, 'strain'>): Denomination {
  return DENOMINATION[strain];
}
