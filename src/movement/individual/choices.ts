import { addMinutes } from '../../basics/time-of-day.ts';
import { numbersTo } from '../../basics/numbers-to.ts';
import { breakHalfway, minutesToEnd } from '../../session/timetable.ts';
import type { IndividualSpec } from './individual.ts';
import { fitsWishes } from '../choice/choices.ts';
import { individualCopies, individualPlayers, individualRounds, isIndividual, makeIndividual } from './make.ts';
import { individualQuality, type IndividualQuality } from './quality.ts';

/** What the director wants of an individual: players, boards each is to play, and the times. */
export interface IndividualWishes {
  readonly players: number;
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
  /** Only individuals of so many rounds. */
  readonly rounds?: number;
  /** Only individuals of so many boards a round. */
  readonly boardsPerRound?: number;
}

/** One line of the list: an individual with its figures. */
export interface IndividualChoice {
  /** That of section A, where there are several. */
  readonly spec: IndividualSpec;
  /** Those of sections B, C ..., over the same boards. */
  readonly further: readonly IndividualSpec[];
  readonly rounds: number;
  readonly boardsPerRound: number;
  /** Boards a player plays at most. */
  readonly boards: number;
  readonly minutes: number;
  /** Local time of the end, hh:mm. */
  readonly ends: string;
  /** Rounds of the complete movement that are not played. */
  readonly missed: number;
  /** Copies of every board that are needed so that no tables share. */
  readonly copies: number;
  readonly quality: IndividualQuality;
}

/** Fewer rounds than this are offered only where the complete movement has no more. */
const FEWEST_ROUNDS = 6;
/** With less balance than this a ranking says more about who met whom than about who played well. */
const FAIR_BALANCE = 60;

/**
 * All individuals that fit the wishes, best first: fair ones, then complete ones, then by balance, then those that
 * need fewer copies of the boards, then more boards, then the earlier end.
 */
export function individualChoices(wishes: IndividualWishes): IndividualChoice[] {
  return (['individual', 'rainbow'] as const)
    .filter((kind) => individualPlayers(kind).includes(wishes.players))
    .flatMap((kind) => ofKind(kind, wishes))
    .toSorted(compareIndividuals);
}

/** The better of two individuals first. */
export function compareIndividuals(a: IndividualChoice, b: IndividualChoice): number {
  return (
    unfair(a) - unfair(b) ||
    a.missed - b.missed ||
    b.quality.balance - a.quality.balance ||
    a.copies - b.copies ||
    b.boards - a.boards ||
    a.minutes - b.minutes
  );
}

/** As many as a director looks through while people wait; with fewer fair ones, some that are not. */
const FEW = { least: 4, most: 6 };

/** The individuals among which a director really chooses, of a list with the best first. */
export function individualShortlist(choices: readonly IndividualChoice[]): readonly IndividualChoice[] {
  const fair = choices.filter((choice) => unfair(choice) === 0).length;
  return choices.slice(0, Math.min(Math.max(fair, FEW.least), FEW.most));
}

function unfair({ quality }: IndividualChoice): 0 | 1 {
  return quality.balance < FAIR_BALANCE ? 1 : 0;
}

function ofKind(kind: IndividualSpec['kind'], wishes: IndividualWishes): IndividualChoice[] {
  const complete = individualRounds({ kind, players: wishes.players });
  const fewest = Math.min(FEWEST_ROUNDS, complete);
  return numbersTo(complete)
    .filter((rounds) => rounds >= fewest && rounds === (wishes.rounds ?? rounds))
    .flatMap((rounds) =>
      numbersTo(Math.ceil(wishes.boardsTo / (rounds - 1)))
        .filter((boardsPerRound) => boardsPerRound === (wishes.boardsPerRound ?? boardsPerRound))
        .map((boardsPerRound) => plan({ kind, players: wishes.players, rounds, boardsPerRound }, complete, wishes)),
    )
    .filter((choice) => fitsWishes(choice, wishes));
}

function plan(spec: IndividualSpec, complete: number, wishes: IndividualWishes): IndividualChoice {
  const movement = makeIndividual(spec);
  if (!isIndividual(movement)) throw new Error(`individualChoices: ${movement.code} in ${JSON.stringify(spec)}`);
  const quality = individualQuality(movement);
  const { rounds, boardsPerRound } = spec;
  const { minutesPerBoard, minutesToMove, breakMinutes = 0 } = wishes;
  const breaks = breakHalfway(rounds, breakMinutes);
  const timetable = { rounds, play: () => boardsPerRound * minutesPerBoard, move: minutesToMove, breaks };
  const minutes = Math.ceil(minutesToEnd(timetable, rounds));
  return {
    spec,
    further: [],
    rounds,
    boardsPerRound,
    boards: quality.boardsPlayed.most,
    minutes,
    ends: addMinutes(wishes.start, minutes),
    missed: complete - rounds,
    copies: individualCopies(spec),
    quality,
  };
}
