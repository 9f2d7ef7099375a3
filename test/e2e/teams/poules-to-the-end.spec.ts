/** Poules of other sizes and lengths than the worked example, played to the end. */
import { playTeamsToTheEnd, type TeamEvening } from '../competitions/team-evening.ts';
import { test } from '../fixtures.ts';
import { startTeams, TEAM_NAMES, WBF_DISCRETE } from '../team-events.ts';
import type { PouleSpec } from '../../../src/movement/teams/families/poule.ts';

interface PouleEvening extends TeamEvening {
  readonly title: string;
  readonly spec: Omit<PouleSpec, 'kind' | 'from'>;
}

const CONTINUOUS = { ...WBF_DISCRETE, scale: 'wbf-continuous' } as const;

const EVENINGS: readonly PouleEvening[] = [
  {
    title: 'three teams that meet twice, with a bye a round',
    spec: { teams: 3, boardsPerMatch: 8, legs: 2, rounds: 6, segments: 1, supply: 'copies' },
    way: { by: 'victory-points' },
    seed: 3,
    legOf: ({ round }) => Math.ceil(round / 3),
  },
  {
    title: 'five teams that deal their boards, in two parts a match',
    spec: { teams: 5, boardsPerMatch: 8, legs: 1, rounds: 5, segments: 2, supply: 'dealt' },
    way: { by: 'victory-points' },
    seed: 5,
  },
  {
    title: 'five teams that exchange one copy a match, in two parts',
    spec: { teams: 5, boardsPerMatch: 6, legs: 1, rounds: 5, segments: 2, supply: 'exchanged' },
    way: { by: 'victory-points' },
    seed: 56,
  },
  {
    title: 'sixteen teams that exchange one copy a match',
    spec: { teams: 16, boardsPerMatch: 2, legs: 1, rounds: 15, segments: 1, supply: 'exchanged' },
    way: { by: 'victory-points' },
    seed: 16,
  },
];

for (const { title, spec, ...evening } of EVENINGS) {
  test(`a poule of ${title}: every figure, none of an open match, undo`, async ({ app: { page } }) => {
    const id = await startTeams(page, { kind: 'poule', from: 1, ...spec }, CONTINUOUS, TEAM_NAMES);
    await playTeamsToTheEnd(page, id, evening);
  });
}
