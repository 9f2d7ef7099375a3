import type { Weight } from '../bridge/result/weight.ts';
import type { AverageKind } from './regulation/regulation.ts';

/**
 * What an artificial adjusted score gives one side (Law 12C2): average plus, average or average minus, whose worth is
 * the regulation's, or a fixed percent of a top, 0 to 100, at most two decimals.
 */
export type AwardedSide = number | AverageKind;

/** A side with null has its score of the board from another line; this line doesn't count for it (Law 15B1). */
export interface ArtificialAward {
  readonly ns: AwardedSide | null;
  readonly ew: AwardedSide | null;
}

/** One component of a weighted score (Law 12C1): a score from North-South's side and its weight. */
export interface WeightedScore extends Weight {
  readonly score: number;
}

/**
 * What one side of a split score has (Law 12C1): the components of a weighted score, a single component of 100 percent
 * for a plain score, or an award.
 */
export type SplitSide = readonly WeightedScore[] | AwardedSide;

/** A score that differs for the two sides; both are signed from North-South's side. */
export interface SplitScore {
  readonly ns: SplitSide;
  readonly ew: SplitSide;
}

/**
 * One line of a traveller as the scorer needs it. Entries are whole numbers that name whoever is ranked. A line without
 * score, award, weighted or split score counts for nobody. Lines may have more properties: every answer returns the
 * line it was given.
 */
export interface ScoringLine {
  readonly board: number;
  readonly ns: number;
  readonly ew: number;
  /** Signed from North-South's side. */
  readonly score: number | null;
  readonly award: ArtificialAward | null;
  /** Components whose weights add up to 100 percent; the line is then without `score` and `award`. */
  readonly weighted?: readonly WeightedScore[];
  /** The scores of the two sides; the line is then without `score`, `award` and `weighted`. */
  readonly split?: SplitScore;
  /** The form in which a fouled board was played. Results are compared with those of the same form only. */
  readonly form?: string;
  /** The score that the result is compared with where it is given, from North-South. */
  readonly datum?: number;
  /**
   * The match in board-a-match: the lines of a board with the same match are compared. Lines without one are of one
   * match.
   */
  readonly match?: string;
  /** In an individual `ns` is North and `ew` is East; these are South and West. */
  readonly partners?: { readonly ns: number; readonly ew: number };
  /** How many equal results of the board the line stands for; set by the scorer. */
  readonly times?: number;
}

/**
 * Whether the line has a score and nothing else that counts: such lines of a board are equal when their scores are.
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

/** How many results the lines stand for; awards and boards not played are none. */
export function resultsIn(lines: readonly ScoringLine[]): number {
  let results = 0;
  for (const line of lines) if (isCompared(line)) results += line.times ?? 1;
  return results;
}

/** Whether a side of the line has an award. */
export function hasAward({ award, split }: ScoringLine): boolean {
  return award !== null || (split !== undefined && !(isComponents(split.ns) && isComponents(split.ew)));
}

function isAwarded({ award, split }: ScoringLine): boolean {
  return award !== null || split !== undefined;
}

/** Whether anything was scored on the line; else it is still to be played, or was not played. */
export function isScored(line: ScoringLine): boolean {
  return isCompared(line) || isAwarded(line);
}

/** Whether the line has a result to be compared with others; an award is none. */
export function isCompared(line: ScoringLine): boolean {
  if (line.award !== null) return false;
  return line.score !== null || line.weighted !== undefined || (line.split !== undefined && hasScore(line.split));
}

function hasScore({ ns, ew }: SplitScore): boolean {
  return isComponents(ns) || isComponents(ew);
}

/** Whether a side of a split score has a score and not an award. */
export function isComponents(side: SplitSide): side is readonly WeightedScore[] {
  return typeof side === 'object';
}
