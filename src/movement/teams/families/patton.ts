import { numbersTo } from '../../../basics/numbers-to.ts';
import { howell, howellRounds } from '../../families/howell.ts';
import type { Seating } from '../../seating.ts';
import { layOutSets } from '../set-layout.ts';
import { LEAST_BOARDS_PROPOSED, teamBounds, type TeamFamily, type TeamFigures } from './family.ts';

export interface PattonSpec extends TeamFigures {
  readonly kind: 'patton';
  readonly rounds: number;
}

const LEAST_TEAMS = 3;
/** A Howell is built for up to 14 tables. */
const MOST_TEAMS = 28;
const POSSIBLE = numbersTo(MOST_TEAMS).filter((teams) => teams >= LEAST_TEAMS);

/** Fewer rounds than this are proposed only where the complete movement has no more. */
const FEWEST_ROUNDS = 4;

/**
 * The Patton movement: a Howell of teams. Every match is at two neighbouring tables in one round, so its result is
 * known at once, and everybody meets everybody on the same boards. Whole teams move. With an odd number each has a bye.
 */
export const patton: TeamFamily<PattonSpec> = {
  kind: 'patton',
  mover: 'teams',
  bounds: (spec) => [
    ...teamBounds(spec, LEAST_TEAMS, MOST_TEAMS, POSSIBLE, 2),
    { figure: 'rounds', given: spec.rounds, least: 1, most: pattonRounds(spec.teams) },
  ],
  layOut: layOutPatton,
  copies: pattonCopies,
  // the complete movement of an odd number has a round more than opponents
  matchesPlayed: ({ teams, rounds }) => Math.min(rounds, teams - 1),
  isUsualLength: ({ boardsPerMatch }) => boardsPerMatch >= LEAST_BOARDS_PROPOSED,
  usual: ({ teams, rounds }) => ({ kind: 'patton', teams, boardsPerMatch: 1, rounds: rounds ?? pattonRounds(teams) }),
  proposals({ teams }) {
    if (!POSSIBLE.includes(teams)) return [];
    const complete = pattonRounds(teams);
    return numbersTo(complete)
      .filter((rounds) => rounds >= Math.min(FEWEST_ROUNDS, complete))
      .map((rounds) => ({ kind: 'patton', teams, boardsPerMatch: 1, rounds }));
  },
};

/** Rounds in which every team meets every other; with an odd number of teams one more, as each has a bye. */
export function pattonRounds(teams: number): number {
  return howellRounds(Math.ceil(teams / 2));
}

/** Where all matches of a round play one set, each has its copy: up to 4 teams always, up to 6 in the last round. */
function pattonCopies({ teams }: Pick<PattonSpec, 'teams'>): number {
  return teams <= 6 ? Math.floor(teams / 2) : 1;
}

/**
 * Place p of a Howell is two tables here, 2p - 1 and 2p, at which the two teams meet both ways and exchange the set at
 * half the round. With an odd number of teams the fixed one, the last, is missing: its opponent has the bye, and its
 * tables are left out of the count.
 */
function layOutPatton({ teams, boardsPerMatch, rounds }: PattonSpec) {
  const tables = Math.ceil(teams / 2);
  const meetings = howell.seatings({ kind: 'howell', tables, phantom: false, rounds, boardsPerRound: 1 });
  const played = meetings.map((round) => round.filter(({ ns, ew }) => ns <= teams && ew <= teams));
  const places = [...new Set(played.flat().map(({ table }) => table))].toSorted((a, b) => a - b);
  return layOutSets({
    teams,
    tables: 2 * places.length,
    rounds: played.map((round) => round.flatMap((seating) => bothTables(seating, places.indexOf(seating.table) + 1))),
    boardsPerMatch,
    copies: pattonCopies({ teams }),
    bye: (round) =>
      meetings[round - 1]?.flatMap(({ ns, ew }) => (ns > teams ? [ew] : ew > teams ? [ns] : []))[0] ?? null,
  });
}

function bothTables({ ns, ew, set }: Seating, place: number): Seating[] {
  return [
    { table: 2 * place - 1, ns, ew, set },
    { table: 2 * place, ns: ew, ew: ns, set },
  ];
}
