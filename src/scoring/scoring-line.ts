import type { AverageKind } from './regulation/regulation.ts';

/**
 * What an artificial adjusted score gives one side (Law 12C2): average plus, average or average minus, for which the
 * regulation has the worth, or a fixed percent of a top, 0 to 100, at most two decimals.
 */
export type AwardedSide = number | AverageKind;

/** Null: the line doesn't count for the side, which has its score of the board from another line (Law 15B). */
export interface ArtificialAward {
  readonly ns: AwardedSide | null;
  readonly ew: AwardedSide | null;
}

/** One component of a weighted score (Law 12C1): a score from North-South's side and its weight in whole percent. */
export interface WeightedScore {
  readonly score: number;
  readonly percent: number;
}

/**
 * What one side of a split score has (Law 12C1): components as of a weighted score, one of 100 percent for a plain
 * score, or an award.
 */
export type SplitSide = readonly WeightedScore[] | AwardedSide;

/** A score that is not the same for both sides; both from North-South's view. */
export interface SplitScore {
  readonly ns: SplitSide;
  readonly ew: SplitSide;
}

/**
 * One line of a traveller as the scorer needs it. Entries are whole numbers; what they stand for is the
 * caller's. A line without score, award, weighted or split score counts for nobody.
 * Callers may carry fields of their own along: every answer hands back the line it was given.
 */
export interface ScoringLine {
  readonly board: number;
  readonly ns: number;
  readonly ew: number;
  /** Signed from North-South's side. */
  readonly score: number | null;
  readonly award: ArtificialAward | null;
  /** Components whose percents, 1 to 100, add up to 100; the line is then without `score` and `award`. */
  readonly weighted?: readonly WeightedScore[];
  /** Each side its own score; the line is then without `score`, `award` and `weighted`. */
  readonly split?: SplitScore;
  /** Of a fouled board: the form it was played in. Results of each form are compared with each other only. */
  readonly form?: string;
  /** Where IMPs are counted against a given score and not against the field: that score, from North-South. */
  readonly datum?: number;
  /** Board-a-match: lines of a board with the same match are held against each other; left out, all of them. */
  readonly match?: string;
  /** In an individual `ns` is North and `ew` is East, players both; these are South and West. */
  readonly partners?: { readonly ns: number; readonly ew: number };
  /** Set by the scorer where it has taken equal results of a board together: how many the line stands for. */
  readonly times?: number;
}

/**
 * Whether the line has a score and nothing else that scoring looks at: such lines of a board with one score are equal.
 */
export function isPlain<Line extends ScoringLine>(line: Line): line is Line & { readonly score: number } {
  return (
    line.score !== null &&
    line.award === null &&
    line.weighted === undefined &&
    line.split === undefined &&
    line.form === undefined &&
    line.datum === undefined &&
    line.match === undefined &&
    line.partners === undefined &&
    line.times === undefined
  );
}

/** How many results the lines are or stand for; awards and boards not played are none. */
export function resultsIn(lines: readonly ScoringLine[]): number {
  let results = 0;
  for (const line of lines) if (isCompared(line)) results += line.times ?? 1;
  return results;
}

/** How many lines are results or awards; boards not played are neither. */
export function resultsAndAwardsIn(lines: readonly ScoringLine[]): number {
  let results = 0;
  for (const line of lines) if (isCompared(line) || isAwarded(line)) results += line.times ?? 1;
  return results;
}

function isAwarded({ award, split }: ScoringLine): boolean {
  return award !== null || split !== undefined;
}

/** Whether anything was scored on the line: a line without is still to be played, or was not played. */
export function isScored(line: ScoringLine): boolean {
  return isCompared(line) || isAwarded(line);
}

/** Whether the line is a result of the field, to be compared with the others; an award is none. */
export function isCompared(line: ScoringLine): boolean {
  if (line.award !== null) return false;
  return line.score !== null || line.weighted !== undefined || (line.split !== undefined && hasScore(line.split));
}

function hasScore({ ns, ew }: SplitScore): boolean {
  return isComponents(ns) || isComponents(ew);
}

/** Whether a side of a split score has a score, and not an award. */
export function isComponents(side: SplitSide): side is readonly WeightedScore[] {
  return typeof side === 'object';
}
