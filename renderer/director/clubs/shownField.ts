import type { SimultaneousLines } from '../../../main/club/model/simultaneous/field.ts';

/** What of the field is looked at: the clubs, or a ranking from a row on. */
export interface ShownField {
  readonly view: 'field' | 'clubs';
  /** Null: as it is usual for the field. */
  readonly lines: SimultaneousLines | null;
  /** The club whose rows are shown; null for those of all. */
  readonly club: number | null;
  /** How many pages of rows are shown. */
  readonly pages: number;
}
