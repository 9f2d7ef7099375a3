import type { MasterpointReason, MasterpointTable, MasterpointField, MasterpointScheme } from './scheme.ts';

/** A table of awards as a club types it in: by the number of tables or of entries, what each place gets. */
export interface ClubAwards {
  readonly by: 'tables' | 'entries';
  readonly rows: readonly ClubAwardRow[];
}

export interface ClubAwardRow {
  /** The numbers of tables or entries it is for; a half table counts with the whole number below it. */
  readonly least: number;
  /** Null: and all beyond; only in the last row. */
  readonly most: number | null;
  /** In hundredths, first place first; the places behind get nothing. */
  readonly places: readonly number[];
}

/** What can't be in typed awards, with the row and the place where it is; both counted from 0. */
export type ClubAwardsProblem =
  | { readonly kind: 'problem'; readonly code: 'nothing' }
  | { readonly kind: 'problem'; readonly code: 'range' | 'not-rising' | 'open-row' | 'no-place'; readonly row: number }
  | { readonly kind: 'problem'; readonly code: 'points' | 'order'; readonly row: number; readonly place: number };

/**
 * The scheme a club typed in, or the first thing that is wrong with it. Shared places get the mean of what they fill,
 * to the nearest hundredth, half up.
 */
export function clubMasterpoints({ by, rows }: ClubAwards): MasterpointScheme | ClubAwardsProblem {
  return clubAwardsProblem(rows) ?? { code: 'club', awards: (field) => tableFor(by, rows, field) };
}

/** Whether `clubMasterpoints` answered with a scheme. */
export function isClubMasterpoints(answer: MasterpointScheme | ClubAwardsProblem): answer is MasterpointScheme {
  return !('kind' in answer);
}

function tableFor(
  by: ClubAwards['by'],
  rows: readonly ClubAwardRow[],
  field: MasterpointField,
): ReturnType<MasterpointScheme['awards']> {
  const given = Math.floor(field[by]);
  const row = rows.find(({ least, most }) => given >= least && (most === null || given <= most));
  if (row === undefined) return { kind: 'problem', code: 'no-row', by, given: field[by] };
  const { places, least, most } = row;
  const reasons = places.map((): MasterpointReason => ({ kind: 'listed', by, least, most }));
  return { places, reasons, unit: 1, shared: 'nearest', least: 0 } satisfies MasterpointTable;
}

function clubAwardsProblem(rows: readonly ClubAwardRow[]): ClubAwardsProblem | null {
  if (rows.length === 0) return { kind: 'problem', code: 'nothing' };
  for (const [row, { least, most, places }] of rows.entries()) {
    if (!isCount(least) || (most !== null && (!isCount(most) || most < least))) {
      return { kind: 'problem', code: 'range', row };
    }
    const before = rows[row - 1];
    if (before?.most === null) return { kind: 'problem', code: 'open-row', row: row - 1 };
    if (before && least <= before.most) return { kind: 'problem', code: 'not-rising', row };
    if (places.length === 0) return { kind: 'problem', code: 'no-place', row };
    const wrong = placeProblem(places, row);
    if (wrong) return wrong;
  }
  return null;
}

/** Awards are never less than nothing, and a better place never gets less. */
function placeProblem(places: readonly number[], row: number): ClubAwardsProblem | null {
  for (const [place, points] of places.entries()) {
    if (!Number.isSafeInteger(points) || points < 0) return { kind: 'problem', code: 'points', row, place };
    if (points > (places[place - 1] ?? points)) return { kind: 'problem', code: 'order', row, place };
  }
  return null;
}

function isCount(count: number): boolean {
  return Number.isSafeInteger(count) && count >= 1;
}
