/** Patton by the share of the points, in the movement of that name: with a bye, and with all matches on one set. */
import { playTeamsToTheEnd } from '../competitions/team-evening.ts';
import { test } from '../fixtures.ts';
import { startTeams, TEAM_NAMES, WBF_DISCRETE } from '../team-events.ts';

for (const [teams, boardsPerMatch] of [
  [5, 4],
  [6, 3],
] as const) {
  test(`a Patton movement of ${teams} teams by the share of the points: every figure`, async ({ app: { page } }) => {
    const pool = 2 * boardsPerMatch;
    const scoring = { ...WBF_DISCRETE, comparison: 'patton-ratio', scale: null, pool } as const;
    const id = await startTeams(page, { kind: 'patton', teams, boardsPerMatch, rounds: 5 }, scoring, TEAM_NAMES);
    await playTeamsToTheEnd(page, id, { way: { by: 'patton-ratio', pool }, seed: teams, wrongOpponents: teams === 6 });
  });
}
