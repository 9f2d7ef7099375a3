import { MOST_TEAMS_OF_SWISS } from '../../../../src/movement/teams/families/swiss.ts';

const FEWEST_TEAMS = 2;

/** Parses a number of teams; null where it is none. */
export function readTeams(text: string): number | null {
  const teams = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return teams >= FEWEST_TEAMS && teams <= MOST_TEAMS_OF_SWISS ? teams : null;
}
