import { numbersTo } from '../../../basics/numbers-to.ts';
import type { Seating } from '../../seating.ts';
import { wrap } from '../../wrap.ts';
import { layOutSets } from '../set-layout.ts';
import {
  LEAST_BOARDS_PROPOSED,
  MOST_TEAMS,
  teamBounds,
  type FigureBounds,
  type TeamFamily,
  type TeamFigures,
} from './family.ts';

export interface NewEnglandSpec extends TeamFigures {
  readonly kind: 'new-england';
  /** Copies of every board; with one, tables t and t + T/2 stand side by side and share. */
  readonly copies: 1 | 2;
}

const LEAST_TEAMS = 4;
const POSSIBLE = numbersTo(MOST_TEAMS).filter((teams) => teams >= LEAST_TEAMS && teams % 2 === 0);

/**
 * The New England relay: North-South stay, everybody meets everybody. Usual for an even number of teams where there is
 * a second copy of the boards, or tables can share.
 */
export const newEngland: TeamFamily<NewEnglandSpec> = {
  kind: 'new-england',
  mover: 'east-west',
  bounds: (spec) => [...teamBounds(spec, LEAST_TEAMS, MOST_TEAMS, POSSIBLE, 3 - spec.copies), copiesBounds(spec)],
  layOut: ({ teams, boardsPerMatch, copies }) =>
    layOutSets({ teams, tables: teams, rounds: seatings(teams), boardsPerMatch, copies, bye: () => null }),
  copies: ({ copies }) => copies,
  hasSharing: ({ copies }) => copies === 1,
  matchesPlayed: ({ teams }) => teams - 1,
  isUsualLength: ({ boardsPerMatch }) => boardsPerMatch >= LEAST_BOARDS_PROPOSED,
  usual: ({ teams, copies }) => ({ kind: 'new-england', teams, boardsPerMatch: 1, copies: copies === 1 ? 1 : 2 }),
  proposals: ({ teams }) =>
    POSSIBLE.includes(teams)
      ? ([1, 2] as const).map((copies) => ({ kind: 'new-england', teams, boardsPerMatch: 1, copies }))
      : [],
};

function copiesBounds({ copies }: NewEnglandSpec): FigureBounds {
  return { figure: 'copies', given: copies, least: 1, most: 2 };
}

/**
 * East-West go up one table before every round: North-South t meet East-West t - r. Tables t and t + T/2 play set
 * 2t - r + 1; then the set rests a round and goes on to tables t + 1 and t + 1 + T/2. The other half of a match is
 * played in round T - r on the same set.
 */
function seatings(teams: number): Seating[][] {
  return numbersTo(teams - 1).map((round) =>
    numbersTo(teams).map((table) => ({
      table,
      ns: table,
      ew: wrap(table - round, teams),
      set: wrap(2 * table - round + 1, teams),
    })),
  );
}
