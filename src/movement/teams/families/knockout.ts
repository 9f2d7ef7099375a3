import { numbersFrom } from '../../../basics/numbers-to.ts';
import type { CarryOverRule } from '../../../draw/knockout/carry-over.ts';
import type { LevelRule } from '../../../draw/knockout/decision.ts';
import { NO_WISHES, nextRound } from '../../../draw/knockout/next-round.ts';
import { LEAST_KNOCKOUT_TEAMS, MOST_KNOCKOUT_TEAMS, type KnockoutRules } from '../../../draw/knockout/rules.ts';
import { layOutMeetings } from '../knockout-layout.ts';
import { copiesOfMatches, teamBounds, type BoardSupply, type TeamFamily, type TeamFigures } from './family.ts';
import { leastBoards, segmentBounds, segmentRange } from './match.ts';

export interface KnockoutSpec extends TeamFigures, KnockoutRules {
  readonly kind: 'knockout';
  /** Parts of a match with a line-up each. */
  readonly segments: number;
  readonly supply: BoardSupply;
  /** What decides a level match. */
  readonly level: LevelRule;
  /** What two who met before carry over; null: nothing. */
  readonly carry: CarryOverRule | null;
  readonly seeding: KnockoutSeeding;
  /** The numbers of the teams, the highest seed first; empty: as they are numbered. */
  readonly seeds: readonly number[];
}

/** How seeds are given at the start: number 1 is the highest, or a lot decides. */
export const KNOCKOUT_SEEDINGS = ['numbers', 'lot'] as const;
export type KnockoutSeeding = (typeof KNOCKOUT_SEEDINGS)[number];

const POSSIBLE = numbersFrom(LEAST_KNOCKOUT_TEAMS, MOST_KNOCKOUT_TEAMS);
const USUAL_MATCH = { least: 8, most: 32 } as const;
const USUAL_SEGMENTS = 2;

/** The seeds of a specification, highest first. */
export function seedsOf({ teams, seeds }: Pick<KnockoutSpec, 'teams' | 'seeds'>): readonly number[] {
  return seeds.length === 0 ? numbersFrom(1, teams) : seeds;
}

/**
 * A knockout: whoever loses is out. Only the first round is known at the start, and its schedule grows by a round with
 * each draw.
 */
export const knockout: TeamFamily<KnockoutSpec> = {
  kind: 'knockout',
  mover: 'teams',
  isAskedFor: true,
  bounds: (spec) => [
    segmentRange(spec),
    ...teamBounds(spec, LEAST_KNOCKOUT_TEAMS, MOST_KNOCKOUT_TEAMS, POSSIBLE, leastBoards(spec)),
    segmentBounds(spec),
  ],
  layOut(spec) {
    const { opponents, odd, playOffs } = spec;
    const seeds = seedsOf(spec);
    const rules = { opponents, odd, playOffs };
    const round = nextRound({ seeds, rules, rounds: [] }, { ...NO_WISHES, lot: seeds });
    if (round.kind === 'problem')
      throw new Error(`the first round of ${spec.teams} teams can't be drawn: ${round.code}`);
    return layOutMeetings(spec, round.meetings);
  },
  copies: copiesOfMatches,
  // A session usually has one match: the next round follows another day.
  matchesPlayed: () => 1,
  isUsualLength: ({ boardsPerMatch, segments }) =>
    boardsPerMatch % (2 * segments) === 0 && boardsPerMatch >= USUAL_MATCH.least && boardsPerMatch <= USUAL_MATCH.most,
  usual: ({ teams, segments, supply }) => usualKnockout(teams, segments, supply),
  proposals: ({ teams, segments, supply }) =>
    POSSIBLE.includes(teams) ? [usualKnockout(teams, segments, supply)] : [],
};

function usualKnockout(teams: number, segments: number | null, supply: BoardSupply | null): KnockoutSpec {
  return {
    kind: 'knockout',
    teams,
    boardsPerMatch: 1,
    segments: segments ?? USUAL_SEGMENTS,
    supply: supply ?? 'dealt',
    opponents: 'bracket',
    odd: 'byes',
    playOffs: 'none',
    level: 'extra-boards',
    carry: null,
    seeding: 'numbers',
    seeds: [],
  };
}
