/**
 * Masterpoints: what a federation or a club gives for a place in a ranking.
 *
 *     const scheme = MASTERPOINT_SCHEMES['abf-green'];
 *     const table = awardTable(scheme, { entries: 7, tables: 6.5, winners: 2, boards: 21, contestants: 'pairs' });
 *     // places 21, 15, 11 hundredths; two pairs that share the third place get 6 each
 *
 * Points are whole hundredths, so that every figure is exact. All awards are for one player.
 */

export const MASTERPOINT_SCHEME_CODES = [
  'ebu-club',
  'ebu-district',
  'ebu-county',
  'ebu-regional',
  'ebu-national',
  'acbl-open',
  'acbl-invitational',
  'acbl-restricted-20',
  'acbl-restricted-100',
  'acbl-restricted-200',
  'acbl-restricted',
  'acbl-newcomer-5',
  'acbl-newcomer-10',
  'acbl-newcomer-20',
  'abf-green',
  'abf-red',
  'nz-club',
] as const;
export type MasterpointSchemeCode = (typeof MASTERPOINT_SCHEME_CODES)[number];

/** Who is ranked. */
export const CONTESTANTS = ['pairs', 'individuals'] as const;
export type Contestants = (typeof CONTESTANTS)[number];

/** The entries that are ranked against each other, and the session they played. */
export interface MasterpointField {
  /** Entries in this ranking: of one line where there are two winners. */
  readonly entries: number;
  /** Tables of the session; a half table is a half: 6.5. */
  readonly tables: number;
  readonly winners: 1 | 2;
  /** Boards an entry played. */
  readonly boards: number;
  readonly contestants: Contestants;
}

/** What each place is worth, as it would be printed. */
export interface AwardTable {
  /** In hundredths, first place first, never rising; the places behind get nothing. */
  readonly places: readonly number[];
  /** What awards are whole multiples of, in hundredths: 100 where a scheme knows whole points only. */
  readonly unit: 1 | 100;
  /** How the mean of a shared place is rounded to the unit; `nearest` takes an exact half up. */
  readonly shared: 'up' | 'nearest';
  /** The smallest award there is, in hundredths; a shared one is raised to it. */
  readonly least: number;
}

export interface MasterpointScheme {
  readonly code: MasterpointSchemeCode | 'club';
  readonly awards: (field: MasterpointField) => AwardTable | MasterpointProblem;
}

/** Why a field gets no masterpoints. */
export type MasterpointProblem =
  | { readonly kind: 'problem'; readonly code: 'too-few-entries'; readonly least: number; readonly entries: number }
  | { readonly kind: 'problem'; readonly code: 'too-few-boards'; readonly least: number; readonly boards: number }
  | { readonly kind: 'problem'; readonly code: 'two-winners' }
  | { readonly kind: 'problem'; readonly code: 'field' }
  | { readonly kind: 'problem'; readonly code: 'no-row'; readonly by: 'tables' | 'entries'; readonly given: number };

/** What the places of a field are worth by a scheme, or why there are no awards. */
export function awardTable(scheme: MasterpointScheme, field: MasterpointField): AwardTable | MasterpointProblem {
  return isField(field) ? scheme.awards(field) : { kind: 'problem', code: 'field' };
}

/** Whether `awardTable` answered with a table. */
export function isAwardTable(answer: AwardTable | MasterpointProblem): answer is AwardTable {
  return !('kind' in answer);
}

/** Counts that can be: whole numbers from 1, tables in halves (quarters, where single players are ranked). */
function isField({ entries, tables, boards, contestants }: MasterpointField): boolean {
  const seats = contestants === 'pairs' ? 2 : 4;
  return [entries, boards, tables * seats].every((count) => Number.isSafeInteger(count) && count >= 1);
}
