import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { TEAM_KINDS, type TeamSpec } from '../../../../src/movement/teams/families/index.ts';
import { isTeamMovement, makeTeamMovement } from '../../../../src/movement/teams/make.ts';
import { teamSpecProblemSentence } from '../../../../src/language/movement/teams.ts';
import { teamFaults } from './build.ts';

const figure = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 18 }) },
  fc.integer({ min: -2, max: 70 }),
  fc.constantFrom(0.5, Number.NaN, Infinity, 1e12),
);

test('any figures give a sound movement, or the figure at fault with a sentence', () => {
  const specs = fc.record({
    kind: fc.constantFrom(...TEAM_KINDS),
    teams: figure,
    boardsPerMatch: figure,
    rounds: figure,
    segments: figure,
    from: figure,
    copies: figure,
    legs: figure,
    supply: fc.constantFrom('dealt', 'exchanged', 'copies'),
    opponents: fc.constantFrom('bracket', 'lot'),
    odd: fc.constantFrom('byes', 'triangles'),
    playOffs: fc.constantFrom('none', 'third', 'all'),
    seeds: fc.constant([]),
  });
  let built = 0;
  fc.assert(
    fc.property(specs, (spec) => {
      const made = makeTeamMovement(spec as TeamSpec);
      if (!isTeamMovement(made)) return teamSpecProblemSentence(made, 'fr').length > 0;
      built += 1;
      return teamFaults(made).length === 0;
    }),
    { numRuns: 600, seed: 13 },
  );
  expect(built).toBeGreaterThan(20);
});
