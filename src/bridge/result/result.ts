import type { AverageKind } from './average.ts';
import type { Card } from '../card.ts';
import type { Contract } from '../contract.ts';
import type { Seat } from '../seat.ts';

/** A contract played out: who declared it, how many tricks declarer won (0 to 13), the opening lead when noted. */
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
 * An artificial adjusted score (Law 12C2): percent of the top each side is given, 0 to 100. Null is a side the line
 * doesn't count for, because its pair has its score of the board from another table (Law 15B); never both.
 */
export interface Award {
  readonly kind: 'award';
  readonly ns: number | null;
  readonly ew: number | null;
  /** Where a side was given an average and not so many percent: what that is worth is the regulation's. */
  readonly nsAverage?: AverageKind;
  readonly ewAverage?: AverageKind;
}

/** The board was due and was not played: it counts for nobody. */
export interface NotPlayed {
  readonly kind: 'notPlayed';
}

/** What happened once on a board at a table, or was awarded for it. */
export type TableOutcome = Played | PassedOut | ScoreOnly | Award | NotPlayed;

/** One component of an assigned score: a result that was possible, and its weight in whole percent. */
export interface RuledComponent {
  readonly outcome: Played | PassedOut | ScoreOnly;
  readonly percent: number;
}

/**
 * What the director gives one side (Law 12C1): one to five results whose percents add up to 100, a single one for a
 * score that is assigned and not weighted; beside a side with a result also so many percent, or an average.
 */
export type RuledSide = readonly RuledComponent[] | number | AverageKind;

/** An assigned adjusted score (Law 12C1), weighted or not; split where the two sides differ (Law 12C1(f)). */
export interface Ruled {
  readonly kind: 'ruled';
  /** Both from North-South's view. */
  readonly ns: RuledSide;
  readonly ew: RuledSide;
  /** What the ruling stands in the place of, kept. */
  readonly atTable: TableOutcome;
}

/** What counts for a line of a traveller. */
export type Outcome = TableOutcome | Ruled;
