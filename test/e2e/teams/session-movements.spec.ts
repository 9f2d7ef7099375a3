/** Several matches in one session, to the end: American Whist with an odd and an even number, the New England relay. */
import type { TeamSpec } from '../../../src/movement/teams/families/index.ts';
import type { MatchStageScoring } from '../../../src/scoring/ranked-matches/scoring.ts';
import { playTeamsToTheEnd, type TeamEvening } from '../competitions/team-evening.ts';
import { test } from '../fixtures.ts';
import { startTeams, TEAM_NAMES, WBF_DISCRETE } from '../team-events.ts';

interface Evening extends TeamEvening {
  readonly title: string;
  readonly spec: TeamSpec;
  readonly scoring: MatchStageScoring;
}

const EVENINGS: readonly Evening[] = [
  {
    title: 'American Whist of seven teams, IMPs to victory points',
    spec: { kind: 'american-whist', teams: 7, boardsPerMatch: 4 },
    scoring: { ...WBF_DISCRETE, scale: 'wbf-continuous' },
    way: { by: 'victory-points' },
    seed: 7,
  },
  {
    title: 'American Whist of nine teams, board-a-match',
    spec: { kind: 'american-whist', teams: 9, boardsPerMatch: 3 },
    scoring: { ...WBF_DISCRETE, comparison: 'board-a-match', scale: null },
    way: { by: 'board-a-match' },
    seed: 9,
  },
  {
    title: 'American Whist of six teams, each of which misses one, by total points',
    spec: { kind: 'american-whist', teams: 6, boardsPerMatch: 3 },
    scoring: { ...WBF_DISCRETE, comparison: 'aggregate', scale: null },
    way: { by: 'aggregate' },
    seed: 6,
  },
  {
    title: 'a New England relay of six teams on two copies, IMPs alone',
    spec: { kind: 'new-england', teams: 6, boardsPerMatch: 4, copies: 2 },
    scoring: { ...WBF_DISCRETE, scale: null },
    way: { by: 'imps' },
    seed: 6,
    wrongOpponents: true,
  },
  {
    title: 'a New England relay of four teams on shared boards, Patton by IMPs',
    spec: { kind: 'new-england', teams: 4, boardsPerMatch: 6, copies: 1 },
    scoring: { ...WBF_DISCRETE, comparison: 'patton-imps', scale: 'wbf-continuous' },
    way: { by: 'patton-imps' },
    seed: 4,
  },
];

for (const { title, spec, scoring, ...evening } of EVENINGS) {
  test(`${title}: every figure, none of an open match before it ends, undo`, async ({ app: { page } }) => {
    await playTeamsToTheEnd(page, await startTeams(page, spec, scoring, TEAM_NAMES), evening);
  });
}
