import type { FieldStandingsView } from '../../../../main/club/model/standings.ts';
import type { HandicapUnit } from '../../../../src/scoring/standing/handicap.ts';

/** A ranking beside another, or alone. */
export type LineWidth = 'narrow' | 'wide';

/** The scales, decimals and column widths that all rows of a ranking share. */
export interface RowScales {
  /** The figure of a full bar, measured from the middle. */
  readonly bar: number;
  /** The figure at the edge of a sparkline, measured from the middle. */
  readonly spark: number;
  /** The last round that has a result. Sparklines end there. */
  readonly lastRound: number;
  readonly unit: FieldStandingsView['unit'];
  readonly rankedBy: FieldStandingsView['rankedBy'];
  /** Decimals of the figures that places go by. */
  readonly figureDecimals: number;
  /** Decimals of the totals. */
  readonly decimals: number;
  /** Whether pair numbers have more than two characters. */
  readonly numbers: 'short' | 'long';
  readonly totals: 'narrow' | 'middling' | 'wide';
  /** Whether any pair has a place in a stratum. */
  readonly strata: boolean;
  /** Whether any family name needs the width of the bar. */
  readonly longNames: boolean;
  /** What masterpoints are whole multiples of, in hundredths; null in a ranking without masterpoints. */
  readonly awards: 1 | 100 | null;
  /** The unit of handicaps; null in a ranking by scratch. */
  readonly handicapIn: HandicapUnit | null;
}
