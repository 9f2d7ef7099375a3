/** The worked Swiss of twelve teams, as it is started. */
import type { SwissSpec } from '../../../src/movement/teams/families/swiss.ts';

export const SWISS_SPEC: SwissSpec = {
  kind: 'swiss',
  teams: 12,
  boardsPerMatch: 8,
  rounds: 5,
  supply: 'copies',
  draw: 'top',
  first: 'halves',
  seats: 'by-draw',
};

export const SWISS_SCORING = {
  comparison: 'imps',
  scale: 'wbf-continuous',
  pool: null,
  bye: 1200,
  withdrawals: 'session',
} as const;
