import { roundsWithoutRematch } from '../../../draw/history.ts';
import type { DrawRule, FirstDraw } from '../../../draw/rule.ts';
import { numbersFrom } from '../../../basics/numbers-to.ts';
import { bergerLength, bergerRounds, type PouleRound } from '../../pairing/berger.ts';
import type { TeamLayout } from '../layout.ts';
import { layOutTwoTables } from '../two-tables.ts';
import { copiesOfMatches, teamBounds, type BoardSupply, type TeamFamily, type TeamFigures } from './family.ts';
import { MOST_SWISS_ROUNDS } from '../../swiss/spec.ts';
import { leastBoards } from './match.ts';

export interface SwissSpec extends TeamFigures {
  readonly kind: 'swiss';
  /** In all; each is drawn when the one before is in. */
  readonly rounds: number;
  readonly supply: BoardSupply;
  /** How rounds are drawn until the director chooses otherwise. */
  readonly draw: DrawRule;
  readonly first: FirstDraw;
  readonly seats: SwissSeats;
}

/**
 * Where a match is played: at the two tables of its place in the draw; or each team's North-South stay at the table of
 * its number, and East-West exchange.
 */
export const SWISS_SEATS = ['by-draw', 'home-tables'] as const;
export type SwissSeats = (typeof SWISS_SEATS)[number];

/** More teams than this are a slip of the finger. */
export const MOST_TEAMS_OF_SWISS = 120;
const LEAST_TEAMS = 4;
const POSSIBLE = numbersFrom(LEAST_TEAMS, MOST_TEAMS_OF_SWISS);

const FEWEST_ROUNDS = 4;
const MOST_PROPOSED = 12;
const USUAL_MATCH = { least: 5, most: 16 } as const;

/**
 * A Swiss: winners meet winners. Every match is over with its round, and the matches of the next round follow from the
 * standing, so that only the first is known at the start.
 */
export const swiss: TeamFamily<SwissSpec> = {
  kind: 'swiss',
  mover: 'teams',
  isAskedFor: true,
  bounds: (spec) => [
    ...teamBounds(spec, LEAST_TEAMS, MOST_TEAMS_OF_SWISS, POSSIBLE, leastBoards({ ...spec, segments: 1 })),
    { figure: 'rounds', given: spec.rounds, least: 1, most: MOST_SWISS_ROUNDS },
  ],
  layOut: (spec) => layOutSwissRound(spec, halvesOf(spec.teams)),
  outlook: (spec) => layOutRounds(spec, outlookRounds(spec)),
  copies: copiesOfMatches,
  matchesPlayed: ({ rounds }) => rounds,
  isUsualLength: ({ boardsPerMatch }) => boardsPerMatch >= USUAL_MATCH.least && boardsPerMatch <= USUAL_MATCH.most,
  usual: ({ teams, rounds, supply }) =>
    usualSwiss(teams, rounds ?? Math.min(FEWEST_ROUNDS, roundsWithoutRematch(teams)), supply),
  proposals({ teams, supply, rounds: wanted }) {
    if (!POSSIBLE.includes(teams) || (wanted ?? 1) > MOST_SWISS_ROUNDS) return [];
    const most = Math.min(MOST_PROPOSED, roundsWithoutRematch(teams));
    const numbers = wanted === null ? numbersFrom(Math.min(FEWEST_ROUNDS, most), most) : [wanted];
    return numbers.map((rounds) => usualSwiss(teams, rounds, supply));
  },
};

function usualSwiss(teams: number, rounds: number, supply: BoardSupply | null): SwissSpec {
  return {
    kind: 'swiss',
    teams,
    boardsPerMatch: 1,
    rounds,
    supply: supply ?? 'exchanged',
    draw: 'top',
    first: 'lot',
    seats: 'by-draw',
  };
}

/** Number i against i + half of the field; with an odd number the last has the bye. */
function halvesOf(teams: number): PouleRound {
  const half = Math.floor(teams / 2);
  const matches = numbersFrom(1, half).map((home) => ({ home, away: home + half }));
  return { round: 1, matches, bye: teams % 2 === 1 ? teams : null };
}

/** The schedule of a Swiss whose first round is drawn; the others have no tables yet. */
export function layOutSwissRound(spec: SwissSpec, first: PouleRound): TeamLayout {
  const layout = layOutRounds(spec, [first]);
  return { ...layout, rounds: numbersFrom(1, spec.rounds).map((round) => layout.rounds[round - 1] ?? []) };
}

/** Rounds in which everybody has as many opponents, homes and byes as in a Swiss of so many rounds. */
function outlookRounds({ teams, rounds }: SwissSpec): readonly PouleRound[] {
  const all = bergerRounds(teams);
  return numbersFrom(0, rounds - 1).flatMap((index) => all[index % bergerLength(teams)] ?? []);
}

function layOutRounds({ teams, boardsPerMatch, supply, seats }: SwissSpec, draw: readonly PouleRound[]): TeamLayout {
  const layout = layOutTwoTables({ draw, boardsPerMatch, segments: 1, supply, isOneRound: true });
  if (seats === 'by-draw') return layout;
  const rounds = layout.rounds.map((cells) =>
    cells.map((cell) => ({ ...cell, table: cell.ns })).toSorted((a, b) => a.table - b.table),
  );
  return { ...layout, tables: teams, rounds };
}
