import { addMinutes, minutesBetween } from '../../basics/time-of-day.ts';
import { candidateSpecs, type CandidateBounds } from './candidates.ts';
import { sentenceOf, type ChoiceSentence } from './sentence.ts';
import { isMovement, makeMovement } from '../make.ts';
import type { MovementSpec } from '../movement.ts';
import type { PlannedMovement } from './planned.ts';
import { qualityOf } from '../quality.ts';
import { compareChoiceRanks, rankChoice } from './rank.ts';
import { copiesOf } from '../sharing.ts';
import { breakHalfway, minutesToEnd } from '../../session/timetable.ts';

/** What the director wants of a session: tables (.5 for a half one), boards a pair is to play, and the times. */
export interface ChoiceWishes extends CandidateBounds {
  readonly minutesPerBoard: number;
  readonly minutesToMove: number;
  /** Minutes of a break half-way; no break when left out. */
  readonly breakMinutes?: number;
  /** Local time of the first round, hh:mm. */
  readonly start: string;
  /** Local time by which play must be over, hh:mm; null or left out where there is no limit. */
  readonly until?: string | null;
}

/** One line of the list: a movement, its figures and its sentence. */
export interface MovementChoice extends PlannedMovement {
  readonly sentence: ChoiceSentence;
  /**
   * The movements of sections B, C ... that play the same boards; `spec` is that of section A. None with one section.
   */
  readonly further: readonly MovementSpec[];
}

/** All movements that fit the wishes, best first. docs/movements.md explains the order. */
export function movementChoices(wishes: ChoiceWishes): MovementChoice[] {
  return rankedChoices(candidateSpecs(wishes), wishes);
}

/** Those of some movements that fit the wishes, best first, each with what there is to say of it in that list. */
export function rankedChoices(specs: readonly MovementSpec[], wishes: ChoiceWishes): MovementChoice[] {
  const ranked = specs
    .map((spec) => planMovement(spec, wishes))
    .filter((planned) => fitsWishes(planned, wishes))
    .map((planned) => ({ planned, rank: rankChoice(planned) }))
    .toSorted((a, b) => compareChoiceRanks(a.rank, b.rank))
    .map(({ planned }) => planned);
  return ranked.map((planned, place) => ({ ...planned, sentence: sentenceOf(ranked, place), further: [] }));
}

/** Whether a movement has the boards wanted and ends in time. */
export function fitsWishes(
  { boards, minutes }: Pick<PlannedMovement, 'boards' | 'minutes'>,
  { boardsFrom, boardsTo, start, until }: Pick<ChoiceWishes, 'boardsFrom' | 'boardsTo' | 'start' | 'until'>,
): boolean {
  const time = until ? minutesBetween(start, until) : Infinity;
  return boards >= boardsFrom && boards <= boardsTo && minutes <= time;
}

/** A movement with its figures and its times. */
export function planMovement(spec: MovementSpec, wishes: ChoiceWishes): PlannedMovement {
  const movement = makeMovement(spec);
  if (!isMovement(movement)) throw new Error(`movementChoices: ${movement.code} in ${JSON.stringify(spec)}`);
  const quality = qualityOf(movement);
  const { rounds, boardsPerRound } = spec;
  const { minutesPerBoard, minutesToMove, breakMinutes = 0 } = wishes;
  const breaks = breakHalfway(rounds, breakMinutes);
  const timetable = { rounds, play: () => boardsPerRound * minutesPerBoard, move: minutesToMove, breaks };
  const minutes = Math.ceil(minutesToEnd(timetable, rounds));
  const boards = quality.boardsPlayed.most;
  const { winners } = movement;
  const ends = addMinutes(wishes.start, minutes);
  return { spec, rounds, boardsPerRound, boards, minutes, ends, winners, copies: copiesOf(spec), quality };
}
