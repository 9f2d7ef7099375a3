/** The movements of the worked examples, as they are started. */
import type { KnockoutSpec } from '../src/movement/teams/families/knockout.ts';
import type { SwissSpec } from '../src/movement/teams/families/swiss.ts';

/** The Swiss of twelve teams over five rounds. */
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

/** The knockout of eleven teams. */
export const KNOCKOUT_SPEC: KnockoutSpec = {
  kind: 'knockout',
  teams: 11,
  boardsPerMatch: 24,
  segments: 2,
  supply: 'dealt',
  opponents: 'bracket',
  odd: 'byes',
  playOffs: 'none',
  level: 'extra-boards',
  carry: null,
  seeding: 'numbers',
  seeds: [],
};
