import { numbersFrom, numbersTo } from '../../../basics/numbers-to.ts';
import { bergerLength, bergerRounds } from '../../pairing/berger.ts';
import { layOutTwoTables } from '../two-tables.ts';
import { copiesOfMatches, teamBounds, type BoardSupply, type TeamFamily, type TeamFigures } from './family.ts';
import { leastBoards, segmentBounds, segmentRange } from './match.ts';

export interface PouleSpec extends TeamFigures {
  readonly kind: 'poule';
  /** Once or twice against every other team. */
  readonly legs: 1 | 2;
  /** The first round of the draw that is played, from 1: a poule may last several sessions. */
  readonly from: number;
  /** Rounds of the draw that are played. */
  readonly rounds: number;
  readonly segments: number;
  readonly supply: BoardSupply;
}

const POULE_TEAMS = { least: 3, most: 16 } as const;
const POSSIBLE = numbersFrom(POULE_TEAMS.least, POULE_TEAMS.most);

/** A whole poule is proposed for matches of at least so many boards; a part of one for longer matches. */
const BOARDS_OF_SHORT_MATCH = 4;
const LONG_MATCH = { least: 8, most: 32 } as const;

/**
 * A poule by Berger tables: every match at two tables of its own. Usual for long matches and for several sessions, and
 * wherever boards are dealt at the tables.
 */
export const poule: TeamFamily<PouleSpec> = {
  kind: 'poule',
  mover: 'teams',
  bounds(spec) {
    const all = bergerLength(spec.teams, spec.legs);
    return [
      { figure: 'legs', given: spec.legs, least: 1, most: 2 },
      segmentRange(spec),
      ...teamBounds(spec, POULE_TEAMS.least, POULE_TEAMS.most, POSSIBLE, leastBoards(spec)),
      { figure: 'from', given: spec.from, least: 1, most: all },
      { figure: 'rounds', given: spec.rounds, least: 1, most: all - spec.from + 1 },
      segmentBounds(spec),
    ];
  },
  layOut(spec) {
    const { teams, legs, from, rounds } = spec;
    const draw = bergerRounds(teams, legs).slice(from - 1, from - 1 + rounds);
    return layOutTwoTables({ ...spec, draw });
  },
  copies: copiesOfMatches,
  matchesPlayed: ({ teams, legs, rounds }) => Math.min(rounds, legs * (teams - 1)),
  isUsualLength({ teams, legs, rounds, segments, boardsPerMatch }) {
    if (boardsPerMatch % segments > 0) return false;
    const isComplete = rounds === bergerLength(teams, legs);
    return isComplete
      ? boardsPerMatch >= BOARDS_OF_SHORT_MATCH
      : boardsPerMatch >= LONG_MATCH.least && boardsPerMatch <= LONG_MATCH.most && boardsPerMatch % 2 === 0;
  },
  usual: ({ teams, legs, rounds, segments, supply }) => ({
    kind: 'poule',
    teams,
    boardsPerMatch: 1,
    legs,
    from: 1,
    rounds: rounds ?? bergerLength(teams, legs),
    segments: segments ?? 1,
    supply: supply ?? 'dealt',
  }),
  proposals({ teams, legs, segments, supply }) {
    if (!POSSIBLE.includes(teams)) return [];
    return numbersTo(bergerLength(teams, legs)).map((rounds) => ({
      kind: 'poule',
      teams,
      boardsPerMatch: 1,
      legs,
      from: 1,
      rounds,
      segments: segments ?? 1,
      supply: supply ?? 'dealt',
    }));
  },
};
