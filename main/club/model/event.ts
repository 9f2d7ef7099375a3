export interface EventSummary {
  readonly session: number;
  readonly name: string;
  /** The day of play, local, yyyy-mm-dd. */
  readonly date: string;
  readonly tables: number;
  readonly results: number;
  readonly expectedResults: number;
  readonly sample: boolean;
}
