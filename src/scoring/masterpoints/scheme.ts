/**
 * Masterpoints: what a federation or a club gives for a place in a ranking.
 *
 *     const scheme = MASTERPOINT_SCHEMES['abf-green'];
 *     const field = { entries: 7, tables: 6.5, winners: 2, boards: 21, contestants: 'pairs' } as const;
 *     const table = masterpointTable(scheme, field);
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
export const RANKED_CONTESTANTS = ['pairs', 'individuals'] as const;
export type RankedContestants = (typeof RANKED_CONTESTANTS)[number];

/** The entries that are ranked against each other, and the session they played. */
export interface MasterpointField {
  /** Entries in this ranking: of one line where there are two winners. */
  readonly entries: number;
  /** Tables of the session; a half table is a half: 6.5. */
  readonly tables: number;
  readonly winners: 1 | 2;
  /** Boards an entry played. */
  readonly boards: number;
  readonly contestants: RankedContestants;
}

/** What each place is worth, as it would be printed. */
export interface MasterpointTable {
  /** In hundredths, first place first, never rising; the places behind get nothing. */
  readonly places: readonly number[];
  /** The rule by which each place gets its points. */
  readonly reasons: readonly MasterpointReason[];
  /** What awards are whole multiples of, in hundredths: 100 where a scheme knows whole points only. */
  readonly unit: 1 | 100;
  /** How the mean of a shared place is rounded to the unit; `nearest` takes an exact half up. */
  readonly shared: 'up' | 'nearest';
  /** The smallest award there is, in hundredths; a shared one is raised to it. */
  readonly least: number;
}

/** What the first place gets: `each` for every table or entry, times a weight. All but `times` are hundredths. */
export interface FirstAward {
  readonly each: number;
  readonly times: number;
  readonly by: 'tables' | 'entries';
  /** In hundredths: 150 for one and a half; null without one. */
  readonly weight: number | null;
  readonly most: number | null;
}

/** By what rule a place gets its award; points in hundredths. */
export type MasterpointReason =
  /** A step for the place and for each awarded one behind it, not below `least` nor above `most`. */
  | {
      readonly kind: 'steps';
      readonly steps: number;
      readonly step: number;
      readonly least: number;
      readonly most: number;
    }
  /** The first award, a percentage of it, or a part: the first divided by a number. */
  | { readonly kind: 'of-first'; readonly first: FirstAward; readonly part: FirstAwardPart }
  /** `first` in equal steps down: so many of all of them. */
  | { readonly kind: 'falling'; readonly first: number; readonly steps: number; readonly of: number }
  /** A row of the club's own table. */
  | {
      readonly kind: 'listed';
      readonly by: 'tables' | 'entries';
      readonly least: number;
      readonly most: number | null;
    };

export type FirstAwardPart = { readonly percent: number } | { readonly divisor: number };

/** By what masterpoints are given: a scheme, the club's own table, or a file that an event came from. */
export type MasterpointSource = MasterpointSchemeCode | 'club' | 'file';

export interface MasterpointScheme {
  readonly code: MasterpointSchemeCode | 'club';
  readonly awards: (field: MasterpointField) => MasterpointTable | MasterpointProblem;
}

/** Why a field gets no masterpoints. */
export type MasterpointProblem =
  | { readonly kind: 'problem'; readonly code: 'too-few-entries'; readonly least: number; readonly entries: number }
  | { readonly kind: 'problem'; readonly code: 'too-few-boards'; readonly least: number; readonly boards: number }
  | { readonly kind: 'problem'; readonly code: 'field' }
  | { readonly kind: 'problem'; readonly code: 'no-row'; readonly by: 'tables' | 'entries'; readonly given: number };

/** What the places of a field are worth by a scheme, or why there are no awards. */
export function masterpointTable(
  scheme: MasterpointScheme,
  field: MasterpointField,
): MasterpointTable | MasterpointProblem {
  return isField(field) ? scheme.awards(field) : { kind: 'problem', code: 'field' };
}

/** Whether `masterpointTable` answered with a table. */
export function isMasterpointTable(answer: MasterpointTable | MasterpointProblem): answer is MasterpointTable {
  return !('kind' in answer);
}

/** Whether the counts can be: whole numbers from 1, tables in halves (in quarters where single players are ranked). */
function isField({ entries, tables, boards, contestants }: MasterpointField): boolean {
  const seats = contestants === 'pairs' ? 2 : 4;
  return [entries, boards, tables * seats].every((count) => Number.isSafeInteger(count) && count >= 1);
}
