import type { EventRanks } from './event-ranks.ts';

/** Papers that are printed together: those before play or after it, of each kind of competition. */
export type PaperSetName = `${EventRanks}-${'before' | 'after'}`;

export const PAPER_SET_NAMES = [
  'pair-before',
  'pair-after',
  'player-before',
  'player-after',
  'team-before',
  'team-after',
] as const satisfies readonly PaperSetName[];

/** Of one document in one press. */
export const MOST_COPIES = 99;
