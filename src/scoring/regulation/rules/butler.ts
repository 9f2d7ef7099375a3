import type { Rule } from '../rule.ts';
import { choice, list, oneOrList, record, whole } from '../shape.ts';

/** How many results at either end, seen from North-South, stay out of the mean. */
export interface DroppedExtremes {
  readonly highest: number;
  readonly lowest: number;
  /** The fewest results a board must have for this; more than `highest` and `lowest` together. */
  readonly from: number;
}

/** Where an exact five goes when the mean is rounded to a whole ten. */
export const DATUM_FIVES = ['away-from-zero', 'up'] as const;
export type DatumFives = (typeof DATUM_FIVES)[number];

/** How Butler's datum is found. */
export interface DatumRule {
  /** Rows that rise by `from`, of which the last that the board has results enough for holds; or all but the middle. */
  readonly drops: readonly DroppedExtremes[] | 'median';
  readonly fives: DatumFives;
}

const RESULTS = whole(0, 999);
const MOST_ROWS = 9;

export const butlerRule: Rule<DatumRule> = {
  scope: 'butler',
  usual: { drops: [], fives: 'away-from-zero' },
  shape: record<DatumRule>({
    drops: oneOrList(
      choice('drops', ['median']),
      list(record<DroppedExtremes>({ highest: RESULTS, lowest: RESULTS, from: RESULTS }), MOST_ROWS),
    ),
    fives: choice('fives', DATUM_FIVES),
  }),
  problems: ({ drops }) => (drops === 'median' || drops.every(isRow) ? [] : [{ kind: 'problem', code: 'drops' }]),
};

/** Rows rise by their number of results, and each leaves enough of them for a mean. */
function isRow({ highest, lowest, from }: DroppedExtremes, index: number, rows: readonly DroppedExtremes[]): boolean {
  const isWhole = [highest, lowest, from].every((number) => Number.isSafeInteger(number) && number >= 0);
  return isWhole && from > highest + lowest && from > (rows[index - 1]?.from ?? 0);
}
