/** Which of the results of somebody count: so many of the highest. */
export interface Counting<Rule> {
  /** How many of `played` results count; at least one where there is any. */
  readonly counted: (rule: Rule, played: number) => number;
  /** Whether the numbers of a rule make sense. */
  readonly isPossible: (rule: Rule) => boolean;
}
