import { numbersTo } from '../../../basics/numbers-to.ts';
import type { Seating } from '../../seating.ts';
import { wrap } from '../../wrap.ts';
import { layOutSets } from '../set-layout.ts';
import { LEAST_BOARDS_PROPOSED, MOST_TEAMS, teamBounds, type TeamFamily, type TeamFigures } from './family.ts';

export interface AmericanWhistSpec extends TeamFigures {
  readonly kind: 'american-whist';
}

const LEAST_TEAMS = 3;
/** With four teams a movement with a skip has no complete match. */
const POSSIBLE = numbersTo(MOST_TEAMS).filter((teams) => teams >= LEAST_TEAMS && teams !== 4);

/**
 * American Whist: North-South stay, nobody shares, one copy of the boards. Usual for an odd number of teams, where
 * everybody meets everybody; with an even number each team misses one opponent.
 */
export const americanWhist: TeamFamily<AmericanWhistSpec> = {
  kind: 'american-whist',
  mover: 'east-west',
  bounds: (spec) => teamBounds(spec, LEAST_TEAMS, MOST_TEAMS, POSSIBLE, 1),
  layOut: ({ teams, boardsPerMatch }) =>
    layOutSets({ teams, tables: teams, rounds: seatings(teams), boardsPerMatch, copies: 1, bye: () => null }),
  copies: () => 1,
  matchesPlayed: ({ teams }) => roundsOf(teams),
  isUsualLength: ({ boardsPerMatch }) => boardsPerMatch >= LEAST_BOARDS_PROPOSED,
  usual: ({ teams }) => ({ kind: 'american-whist', teams, boardsPerMatch: 1 }),
  proposals: ({ teams }) => (POSSIBLE.includes(teams) ? [{ kind: 'american-whist', teams, boardsPerMatch: 1 }] : []),
};

function roundsOf(teams: number): number {
  return teams % 2 === 1 ? teams - 1 : teams - 2;
}

/**
 * - Odd: before round 1 and after each round East-West go down two tables, the sets down one: North-South t meet
 *   East-West t + 2r on set t + r - 1, and the other way round in round T - r on the same set.
 * - Even: East-West go down two tables, but three at two of the changes, and the sets down one, but two at the first of
 *   these. T - 2 rounds; team t + T/2 is missed.
 */
function seatings(teams: number): Seating[][] {
  const isOdd = teams % 2 === 1;
  return numbersTo(roundsOf(teams)).map((round) => {
    const skips = isOdd ? { teams: 0, sets: 0 } : skipsBefore(teams, round);
    return numbersTo(teams).map((table) => ({
      table,
      ns: table,
      ew: wrap(table + 2 * round + skips.teams, teams),
      set: wrap(table + round - 1 + skips.sets, teams),
    }));
  });
}

/** Tables that East-West, and the sets, have skipped before a round of an even number of teams. */
function skipsBefore(teams: number, round: number): { readonly teams: number; readonly sets: number } {
  const [first, second] = skipRounds(teams);
  return { teams: Number(round > first) + Number(round > second), sets: Number(round > first) };
}

/** The rounds after which an even number of teams skips a table: the sets after the first of them only. */
export function skipRounds(teams: number): readonly [number, number] {
  const first = Math.floor((teams - 2) / 4);
  return [first, teams - 2 - first];
}
