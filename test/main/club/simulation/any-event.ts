/** Events of teams and of single players, each with room for a whole evening in miniature. */
import * as fc from 'fast-check';
import type { EventMovementSpec } from '../../../../src/movement/event-movement.ts';
import { bergerLength } from '../../../../src/movement/pairing/berger.ts';

const teams = fc.integer({ min: 3, max: 8 });
const supply = fc.constantFrom('dealt' as const, 'exchanged' as const, 'copies' as const);

const match = fc.record({
  kind: fc.constant('match' as const),
  teams: fc.constant(2),
  boardsPerMatch: fc.constantFrom(4, 8),
  segments: fc.constantFrom(1, 2),
  supply,
});

const poule = fc
  .record({ teams, legs: fc.constantFrom(1 as const, 2 as const), segments: fc.constantFrom(1, 2), supply })
  .map((spec) => ({
    ...spec,
    kind: 'poule' as const,
    boardsPerMatch: 4,
    from: 1,
    rounds: Math.min(bergerLength(spec.teams, spec.legs), 7),
  }));

const americanWhist = fc
  .constantFrom(3, 5, 6, 7, 8)
  .map((count) => ({ kind: 'american-whist' as const, teams: count, boardsPerMatch: 2 }));

const newEngland = fc
  .record({ teams: fc.constantFrom(4, 6, 8), copies: fc.constantFrom(1 as const, 2 as const) })
  .map((spec) => ({ ...spec, kind: 'new-england' as const, boardsPerMatch: 2 }));

const patton = teams.map((count) => ({ kind: 'patton' as const, teams: count, boardsPerMatch: 4, rounds: 3 }));

const individual = fc.integer({ min: 8, max: 17 }).map((players) => ({
  kind: 'individual' as const,
  players,
  rounds: Math.floor(players / 4) * 2 - 1,
  boardsPerRound: 2,
}));

/** The movement of an evening: as many of each kind. */
export const anySpec: fc.Arbitrary<EventMovementSpec> = fc.oneof(
  match,
  poule,
  americanWhist,
  newEngland,
  patton,
  individual,
);
