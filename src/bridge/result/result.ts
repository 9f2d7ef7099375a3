import type { AverageKind } from './average.ts';
import type { Card } from '../card.ts';
import type { Contract } from '../contract.ts';
import type { Seat } from '../seat.ts';
import type { Weight } from './weight.ts';

/** A contract that was played: its declarer, declarer's tricks (0 to 13), and the opening lead when it was noted. */
export interface Played {
  readonly kind: 'played';
  readonly contract: Contract;
  readonly declarer: Seat;
  readonly tricks: number;
  readonly lead: Card | null;
}

/** All four players passed: score 0. */
export interface PassedOut {
  readonly kind: 'passedOut';
}

/** Only the score was noted, signed from North-South's side. */
export interface ScoreOnly {
  readonly kind: 'score';
  readonly score: number;
}

/**
 * An artificial adjusted score (Law 12C2): each side's percent of the top, 0 to 100. Null for a side that the line
 * doesn't count for, because its pair has its score of the board from another table (Law 15B1); never for both.
 */
export interface Award {
  readonly kind: 'award';
  readonly ns: number | null;
  readonly ew: number | null;
  /** Set when a side was given an average instead of a percentage: the regulation decides what an average is worth. */
  readonly nsAverage?: AverageKind;
  readonly ewAverage?: AverageKind;
}

/** The board was scheduled and not played: it counts for nobody. */
export interface NotPlayed {
  readonly kind: 'notPlayed';
}

/** What happened once on a board at a table, or was awarded for it. */
export type TableOutcome = Played | PassedOut | ScoreOnly | Award | NotPlayed;

/** One component of an assigned score: a result that was possible, and its weight. */
export interface RuledComponent extends Weight {
  readonly outcome: Played | PassedOut | ScoreOnly;
}

/**
 * What the director assigns to one side (Law 12C1): one to five results whose weights add up to 100 percent; a single
 * result is an unweighted score. When the other side has a result, this side may instead have a percentage or an
 * average.
 */
export type RuledSide = readonly RuledComponent[] | number | AverageKind;

/** An assigned adjusted score (Law 12C1), weighted or not; split where the two sides differ (Law 12C1(f)). */
export interface Ruled {
  readonly kind: 'ruled';
  /** Both from North-South's view. */
  readonly ns: RuledSide;
  readonly ew: RuledSide;
  /** The outcome that the ruling replaces. */
  readonly atTable: TableOutcome;
}

/** What a line of a traveller counts as. */
export type Outcome = TableOutcome | Ruled;
