import type { PlannedMovement } from './planned.ts';
import { hasLines } from '../pairs.ts';
import { howellRounds } from '../families/howell.ts';
import { familyOf } from '../family-of.ts';

/** Fewer pairs than this make a ranking of their own too small to be worth much. */
const SMALLEST_FIELD = 7;
/** With less balance than this a ranking says more about who met whom than about who played well. */
const FAIR_BALANCE = 60;
/** Points against a movement, in points of balance. docs/movements.md explains them. */
const AGAINST = { pairTooFew: 15, move: 1, sharing: 3, boardSatOut: 1, byCard: 4, copy: 4, boardUnplayed: 1 } as const;

/** What a movement is ranked by, the most important first; less is better. */
export interface ChoiceRank {
  /** 1 when the balance is too low for a fair ranking. */
  readonly unfair: 0 | 1;
  /** Rounds short of the complete movement: opponents a pair does not meet. */
  readonly missed: number;
  /** Points against it. */
  readonly against: number;
  /** Fewer boards played than others. */
  readonly fewerBoards: number;
  readonly minutes: number;
}

/**
 * @param tables all tables that are ranked together: more than the movement's own where it is one of several sections
 */
export function rankChoice(planned: PlannedMovement, tables: number = planned.spec.tables): ChoiceRank {
  const { quality } = planned;
  return {
    unfair: isFair(planned) ? 0 : 1,
    missed: roundsMissed(planned),
    against:
      100 -
      quality.balance +
      AGAINST.pairTooFew * pairsTooFew(planned, tables) +
      (AGAINST.move * (quality.moves.least + quality.moves.most)) / 2 +
      (quality.sharing.rounds > 0 ? AGAINST.sharing : 0) +
      AGAINST.boardSatOut * quality.sitOutBoards +
      (isByCard(planned) ? AGAINST.byCard : 0) +
      AGAINST.copy * (planned.copies - 1) +
      (roundsMissed(planned) === 0 ? AGAINST.boardUnplayed * (quality.boardsInPlay - planned.boards) : 0),
    fewerBoards: -planned.boards,
    minutes: planned.minutes,
  };
}

/** Whether the pairs are compared evenly enough for a ranking to say who played well. */
export function isFair({ quality }: PlannedMovement): boolean {
  return quality.balance >= FAIR_BALANCE;
}

export function compareChoiceRanks(a: ChoiceRank, b: ChoiceRank): number {
  return (
    a.unfair - b.unfair ||
    a.missed - b.missed ||
    a.against - b.against ||
    a.fewerBoards - b.fewerBoards ||
    a.minutes - b.minutes
  );
}

/** Rounds of the complete movement that are not played. The skip always leaves one. */
export function roundsMissed({ spec }: Pick<PlannedMovement, 'spec'>): number {
  const shapeRounds = hasLines(spec) ? spec.tables : howellRounds(spec.tables);
  const all = familyOf(spec).roundsToMeetAll?.(spec) ?? shapeRounds;
  return Math.max(0, all - spec.rounds);
}

/** Whether pairs and boards move as their cards say, because no sentence can announce the move. */
function isByCard({ spec }: PlannedMovement): boolean {
  return familyOf(spec).announcedMove === undefined;
}

/** Pairs that a line of so many tables lacks for a ranking of its own. */
function pairsTooFew({ winners }: PlannedMovement, tables: number): number {
  return winners === 2 ? Math.max(0, SMALLEST_FIELD - tables) : 0;
}
