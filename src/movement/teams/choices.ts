import { addMinutes } from '../../basics/time-of-day.ts';
import { numbersTo } from '../../basics/numbers-to.ts';
import { breakHalfway, minutesToEnd } from '../../session/timetable.ts';
import { fitsWishes } from '../choice/choices.ts';
import type { BoardSupply } from './families/family.ts';
import { TEAM_FAMILIES, type TeamMovementKind, type TeamSpec } from './families/index.ts';
import { isTeamMovement, makeTeamMovement, teamFamilyOf } from './make.ts';
import { teamQuality, type TeamQuality } from './quality.ts';

/** What the director wants of a session of teams: teams, boards a pair is to play, and the times. */
export interface TeamWishes {
  readonly teams: number;
  readonly boardsFrom: number;
  readonly boardsTo: number;
  readonly minutesPerBoard: number;
  readonly minutesToMove: number;
  /** Minutes of a break half-way; no break when left out. */
  readonly breakMinutes?: number;
  /** Local time of the first round, hh:mm. */
  readonly start: string;
  /** Local time by which play must be over, hh:mm; null or left out where there is no limit. */
  readonly until?: string | null;
  readonly kind?: TeamMovementKind;
  readonly boardsPerMatch?: number;
  readonly rounds?: number;
  /** Once against every other team when left out. */
  readonly legs?: 1 | 2;
  /** Parts of a match that has tables of its own. */
  readonly segments?: number;
  /** Where the boards of such a match come from: movements without such matches don't fit. */
  readonly supply?: BoardSupply;
}

/** One line of the list: a movement of teams with its figures and its times. */
export interface TeamChoice {
  readonly spec: TeamSpec;
  /** Matches of a team at most. */
  readonly matches: number;
  readonly boardsPerMatch: number;
  /** Boards played by a pair at most. */
  readonly boards: number;
  /** Rounds on the clock: an exchange of boards may be one. */
  readonly rounds: number;
  /** Boards of the longest round. */
  readonly boardsPerRound: number;
  readonly minutes: number;
  /** Local time of the end, hh:mm. */
  readonly ends: string;
  /** Matches against the other teams that a team does not play: one for each, or two where the wishes say so. */
  readonly missed: number;
  /** Copies of every board. */
  readonly copies: number;
  readonly quality: TeamQuality;
}

/** Matches of fewer boards are decided by chance more than by play. */
const SHORTEST_MATCH = 3;
/** Points against a movement. docs/movements.md explains them. */
const AGAINST = { sharing: 3, copy: 4, byCard: 4, dealt: 4, boardSatOut: 1 } as const;

/** All movements of teams that fit the wishes, best first. docs/movements.md explains the order. */
export function teamChoices(wanted: TeamWishes): TeamChoice[] {
  const wishes = { ...wanted, ...exactBoards(wanted) };
  return proposedSpecs(wishes)
    .flatMap((spec) => withLengths(spec, wishes))
    .map((spec) => planTeams(spec, wishes))
    .filter((choice) => fitsWishes(choice, wishes))
    .map((choice) => ({ choice, rank: rankTeamChoice(choice) }))
    .toSorted((a, b) => compareRanks(a.rank, b.rank))
    .map(({ choice }) => choice);
}

/** Rounds and boards a match say how many boards are wanted. */
function exactBoards({ rounds, boardsPerMatch }: TeamWishes): Partial<TeamWishes> {
  if (rounds === undefined || boardsPerMatch === undefined) return {};
  return { boardsFrom: rounds * boardsPerMatch, boardsTo: rounds * boardsPerMatch };
}

function proposedSpecs({ teams, kind, ...wishes }: TeamWishes): TeamSpec[] {
  const { rounds = null, legs = 1, segments = null, supply = null } = wishes;
  return TEAM_FAMILIES.filter((family) => kind === family.kind || !family.isAskedFor)
    .flatMap((family): readonly TeamSpec[] => family.proposals({ teams, rounds, legs, segments, supply, copies: null }))
    .filter(
      (spec) =>
        spec.kind === (kind ?? spec.kind) &&
        ('legs' in spec ? spec.legs : 1) === legs &&
        (rounds === null || ('rounds' in spec && spec.rounds === rounds)) &&
        ('segments' in spec ? spec.segments : 1) === (segments ?? ('segments' in spec ? spec.segments : 1)) &&
        (supply === null || ('supply' in spec && spec.supply === supply)),
    );
}

/** The specification in every length of a match that gives the boards wanted. */
function withLengths(proposed: TeamSpec, { boardsFrom, boardsTo, boardsPerMatch }: TeamWishes): TeamSpec[] {
  const family = teamFamilyOf(proposed);
  const matches = family.matchesPlayed(proposed);
  return numbersTo(Math.floor(boardsTo / matches))
    .filter((length) => length === (boardsPerMatch ?? length) && length * matches >= boardsFrom)
    .map((length): TeamSpec => ({ ...proposed, boardsPerMatch: length }))
    .filter((spec) => family.isUsualLength(spec));
}

/** As many as a director looks through while people wait, and of one family. */
const FEW = { all: 6, ofKind: 2 };

/** The movements among which a director really chooses, of a list with the best first. */
export function teamShortlist(choices: readonly TeamChoice[]): readonly TeamChoice[] {
  const places = new Map<TeamMovementKind, number>();
  const varied = choices.filter(({ spec: { kind } }) => {
    places.set(kind, (places.get(kind) ?? 0) + 1);
    return (places.get(kind) ?? 0) <= FEW.ofKind;
  });
  return varied.slice(0, FEW.all);
}

/** A movement of teams with its figures and its times. */
export function planTeams(
  spec: TeamSpec,
  wishes: Pick<TeamWishes, 'minutesPerBoard' | 'minutesToMove' | 'breakMinutes' | 'start'>,
): TeamChoice {
  const movement = makeTeamMovement(spec);
  if (!isTeamMovement(movement)) throw new Error(`planTeams: ${movement.code} in ${JSON.stringify(spec)}`);
  const copies = teamFamilyOf(spec).copies(spec);
  const planned = { ...movement, ...teamFamilyOf(spec).outlook?.(spec) };
  const quality = teamQuality(planned, copies);
  const { minutesPerBoard, minutesToMove, breakMinutes = 0 } = wishes;
  const rounds = planned.rounds.length;
  const longest = (round: number): number =>
    Math.max(...(planned.rounds[round - 1] ?? []).map(({ boards }) => boards.length));
  const lengths = numbersTo(rounds).map(longest);
  const timetable = {
    rounds,
    play: (round: number) => (lengths[round - 1] ?? 0) * minutesPerBoard,
    move: minutesToMove,
    breaks: breakHalfway(rounds, breakMinutes),
  };
  const minutes = Math.ceil(minutesToEnd(timetable, rounds));
  return {
    spec,
    matches: quality.matchesPlayed.most,
    boardsPerMatch: spec.boardsPerMatch,
    boards: quality.boardsPlayed.most,
    rounds,
    boardsPerRound: Math.max(...lengths),
    minutes,
    ends: addMinutes(wishes.start, minutes),
    missed: ('legs' in spec ? spec.legs : 1) * quality.opponents.possible - quality.matchesPlayed.least,
    copies,
    quality,
  };
}

/** What a movement of teams is ranked by, the most important first; less is better. */
type TeamChoiceRank = readonly [
  tooShort: number,
  missed: number,
  against: number,
  unusualSegments: number,
  fewerBoards: number,
  minutes: number,
];

function rankTeamChoice(choice: TeamChoice): TeamChoiceRank {
  const { spec, quality, copies, boardsPerMatch } = choice;
  const against =
    (teamFamilyOf(spec).hasSharing?.(spec) ? AGAINST.sharing : 0) +
    AGAINST.copy * (copies - 1) +
    (teamFamilyOf(spec).mover === 'teams' ? AGAINST.byCard : 0) +
    ('supply' in spec && spec.supply === 'dealt' ? AGAINST.dealt : 0) +
    AGAINST.boardSatOut * quality.byes.most * boardsPerMatch;
  const unusualSegments = spec.kind === 'match' ? Math.abs(spec.segments - 2) : 0;
  const tooShort = boardsPerMatch < SHORTEST_MATCH ? 1 : 0;
  return [tooShort, choice.missed, against, unusualSegments, -choice.boards, choice.minutes];
}

function compareRanks(one: TeamChoiceRank, other: TeamChoiceRank): number {
  return one.reduce<number>((sofar, figure, place) => sofar || figure - (other[place] ?? 0), 0);
}
