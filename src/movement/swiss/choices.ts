import { addMinutes } from '../../basics/time-of-day.ts';
import { numbersFrom, numbersTo } from '../../basics/numbers-to.ts';
import { roundsWithoutRematch } from '../../draw/history.ts';
import type { DrawRule, FirstDraw } from '../../draw/rule.ts';
import { breakHalfway, minutesToEnd } from '../../session/timetable.ts';
import { fitsWishes } from '../choice/choices.ts';
import {
  swissContestants,
  swissCopies,
  swissProblem,
  type SwissFieldSpec,
  type SwissPairsSpec,
  type SwissPlayersSpec,
  type SwissSupply,
} from './spec.ts';

/** What the director wants of a Swiss of pairs or of players, and the times. */
export interface SwissChoiceWishes {
  readonly who: 'pairs' | 'players';
  readonly number: number;
  /** Null: as many as fit; boards a round likewise. */
  readonly rounds: number | null;
  readonly boardsPerRound: number | null;
  readonly supply: SwissSupply;
  /** Of pairs. */
  readonly draw: DrawRule;
  readonly first: FirstDraw;
  readonly boardsFrom: number;
  readonly boardsTo: number;
  readonly minutesPerBoard: number;
  readonly minutesToMove: number;
  readonly breakMinutes?: number;
  readonly start: string;
  readonly until?: string | null;
}

/** One line of the list: a Swiss with its figures and its times. */
export interface SwissChoice {
  readonly spec: SwissFieldSpec;
  readonly further: readonly never[];
  readonly rounds: number;
  readonly boardsPerRound: number;
  readonly boards: number;
  readonly minutes: number;
  readonly ends: string;
  /** Copies of every board. */
  readonly copies: number;
}

/** Fewer rounds than this rank nobody, and shorter rounds are decided by chance. */
const FEWEST_ROUNDS = 3;
const FEWEST_BOARDS = 2;
/** As many rounds as a Swiss of an evening has. */
const USUAL_ROUNDS = 6;
const MOST_PROPOSED = 15;

/**
 * Every Swiss that fits the wishes, best first: rounds that can surely be drawn without a rematch, then about six of
 * them, then more boards.
 */
export function swissChoices(wishes: SwissChoiceWishes): readonly SwissChoice[] {
  const rounds = wishes.rounds === null ? numbersFrom(FEWEST_ROUNDS, MOST_PROPOSED) : [wishes.rounds];
  const lengths =
    wishes.boardsPerRound === null ? numbersFrom(FEWEST_BOARDS, wishes.boardsTo) : [wishes.boardsPerRound];
  const bounds = wishes.rounds !== null && wishes.boardsPerRound !== null ? { boardsFrom: 1, boardsTo: Infinity } : {};
  return rounds
    .flatMap((count) => lengths.map((boardsPerRound) => specOf(wishes, count, boardsPerRound)))
    .filter((spec) => swissProblem(spec) === null)
    .map((spec) => planSwiss(spec, wishes))
    .filter((choice) => fitsWishes(choice, { ...wishes, ...bounds }))
    .toSorted((a, b) => risk(a) - risk(b) || unusual(a) - unusual(b) || b.boards - a.boards || a.minutes - b.minutes);
}

function specOf(wishes: SwissChoiceWishes, rounds: number, boardsPerRound: number): SwissFieldSpec {
  const { who, number, supply, draw, first } = wishes;
  const figures = { rounds, boardsPerRound, supply };
  return who === 'pairs'
    ? ({ kind: 'swiss-pairs', pairs: number, ...figures, draw, first } satisfies SwissPairsSpec)
    : ({ kind: 'swiss-individual', players: number, ...figures } satisfies SwissPlayersSpec);
}

/** A Swiss with its figures and its times. */
function planSwiss(spec: SwissFieldSpec, wishes: SwissChoiceWishes): SwissChoice {
  const { rounds, boardsPerRound } = spec;
  const { minutesPerBoard, minutesToMove, breakMinutes = 0 } = wishes;
  const breaks = breakHalfway(rounds, breakMinutes);
  const timetable = { rounds, play: () => boardsPerRound * minutesPerBoard, move: minutesToMove, breaks };
  const minutes = Math.ceil(minutesToEnd(timetable, rounds));
  const ends = addMinutes(wishes.start, minutes);
  const boards = rounds * boardsPerRound;
  return { spec, further: [], rounds, boardsPerRound, boards, minutes, ends, copies: swissCopies(spec) };
}

/** Rounds beyond those that can surely be drawn without a rematch. */
function risk({ spec }: SwissChoice): number {
  return Math.max(0, spec.rounds - roundsWithoutRematch(swissContestants(spec)));
}

function unusual({ rounds }: SwissChoice): number {
  return Math.abs(rounds - USUAL_ROUNDS);
}

/** Number i against i + half of the field, or four neighbours at a table: how the tables of a first round look. */
export function firstSeats(spec: SwissFieldSpec): readonly { readonly ns: number[]; readonly ew: number[] }[] {
  const contestants = swissContestants(spec);
  if (spec.kind === 'swiss-pairs') {
    const half = Math.floor(contestants / 2);
    return numbersTo(half).map((pair) => ({ ns: [pair], ew: [pair + half] }));
  }
  return numbersFrom(0, Math.floor(contestants / 4) - 1).map((table) => {
    const first = 4 * table + 1;
    return { ns: [first, first + 3], ew: [first + 1, first + 2] };
  });
}
