/** An artificial adjusted score (Law 12C2): percent of a top for each side, 0 to 100, at most two decimals. */
export interface PercentAward {
  readonly ns: number;
  readonly ew: number;
}

/** One component of a weighted score (Law 12C1): a score from North-South's side and its weight in whole percent. */
export interface WeightedScore {
  readonly score: number;
  readonly percent: number;
}

/**
 * One line of a traveller as the scorer needs it. Entries are whole numbers; what they stand for is the
 * caller's. A line with neither a score nor an award nor a weighted score counts for nobody.
 * Callers may carry fields of their own along: every answer hands back the line it was given.
 */
export interface ScoringLine {
  readonly board: number;
  readonly ns: number;
  readonly ew: number;
  /** Signed from North-South's side. */
  readonly score: number | null;
  readonly award: PercentAward | null;
  /** Components whose percents, 1 to 100, add up to 100; the line is then without `score` and `award`. */
  readonly weighted?: readonly WeightedScore[];
  /** Where IMPs are counted against a given score and not against the field: that score, from North-South. */
  readonly datum?: number;
  /** Board-a-match: lines of a board with the same match are held against each other; left out, all of them. */
  readonly match?: string;
  /** In an individual `ns` is North and `ew` is East, players both; these are South and West. */
  readonly partners?: { readonly ns: number; readonly ew: number };
}

/** Whether the line is a result of the field, to be compared with the others; an award is none. */
export function isCompared(line: ScoringLine): boolean {
  return line.award === null && (line.score !== null || line.weighted !== undefined);
}
