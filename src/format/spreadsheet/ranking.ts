import type { Side } from '../../bridge/seat.ts';
import type { Language } from '../../language.ts';
import { exact, multiply, type Exact } from '../../scoring/numbers/exact.ts';
import type { Method } from '../../scoring/method.ts';
import type { RankingUnits, SectionFields } from '../../scoring/session-scoring.ts';
import { stratumLetter } from '../../scoring/standing/strata.ts';
import { CSV_SEPARATOR, formatCsvNumber } from '../csv-number.ts';
import { writeCsv } from '../csv.ts';

/** One line of a ranking, for a spreadsheet. */
export interface RankingCsvRow {
  /** The section's letter. */
  readonly section: string;
  /** Null in a ranking of both lines. */
  readonly line: Side | null;
  /** Pairs that are tied have the same place; null without standing. */
  readonly place: number | null;
  readonly pair: number;
  readonly players: readonly [string, string];
  readonly boards: number;
  /** Matchpoints or IMPs, including `change`. */
  readonly total: Exact;
  /** The matchpoints available. */
  readonly available: Exact;
  /** The share of the matchpoints available, 1 for all, or the IMPs a board; null without a scored board. */
  readonly figure: Exact | null;
  /** Bonuses less penalties. */
  readonly change: Exact;
  /** 0 is A, with the place in it; null without a stratum. */
  readonly stratum?: { readonly stratum: number; readonly place: number | null } | null;
  /** The handicap, the figure with it, and the place by that figure. */
  readonly byHandicap?: {
    readonly handicap: Exact | null;
    readonly figure: Exact | null;
    readonly place: number | null;
  } | null;
  /** Masterpoints by scratch and with handicap; left out where there are none. */
  readonly awards?: { readonly scratch: Exact | null; readonly handicap: Exact | null } | null;
  /** How several sections are compared: together or apart; null for one section. */
  readonly fields?: SectionFields | null;
}

/** The heads of the columns and the words in their cells, in one language. */
export interface RankingCsvWords {
  /** Section, line, place, pair, two names, boards; one name where players are ranked. */
  readonly heads: readonly string[];
  readonly points: Readonly<Record<Method['unit'], readonly string[]>>;
  /** The stratum, and the place in it. */
  readonly stratum: readonly string[];
  /** The handicap, what places go by with it, and that place. */
  readonly handicap: Readonly<Record<Method['unit'] | 'total', readonly string[]>>;
  /** The masterpoints by scratch, and those with handicap. */
  readonly awards: readonly string[];
  readonly compared: readonly string[];
  readonly line: Readonly<Record<Side, string>>;
  readonly fields: Readonly<Record<SectionFields, string>>;
}

/** Section, line, place, number, boards. */
const HEADS_BESIDE_NAMES = 5;
const PLACES = 2;
const HUNDRED = exact(100);

/**
 * The ranking as CSV, in the order given, with heads and numbers in the language: Section, Line, Place, Pair, Name 1,
 * Name 2, Boards, then Matchpoints, Maximum, % or IMPs, IMPs a board, and the bonus or (negative) penalty in them.
 * Strata, handicaps and masterpoints have columns where a pair has one; several sections have a column that says how
 * they are compared. A pair without a scored board or without standing has no place.
 */
export function writeRankingCsv(
  rows: readonly RankingCsvRow[],
  { unit, rankedBy }: RankingUnits,
  words: RankingCsvWords,
  language: Language,
): string {
  const [strata, handicaps] = [rows.some(({ stratum }) => stratum), rows.some(({ byHandicap }) => byHandicap)];
  const awards = rows.some((row) => row.awards) ? (handicaps ? 2 : 1) : 0;
  const sections = rows.some(({ fields }) => fields);
  const isShare = unit === 'matchpoints' && rankedBy === 'average';
  const number = (value: Exact | null) => (value === null ? '' : formatCsvNumber(value, PLACES, language));
  const body = rows.map((row) => [
    row.section,
    row.line === null ? '' : words.line[row.line],
    placeOf(row, row.place),
    String(row.pair),
    ...row.players.slice(0, words.heads.length - HEADS_BESIDE_NAMES),
    String(row.boards),
    ...points(row, unit).map(number),
    ...(strata ? stratumCells(row) : []),
    ...(handicaps ? handicapCells(row, isShare).map(number) : []),
    ...(handicaps ? [placeOf(row, row.byHandicap?.place ?? null)] : []),
    ...awardCells(row).slice(0, awards).map(number),
    ...(sections ? [row.fields ? words.fields[row.fields] : ''] : []),
  ]);
  const heads = [
    ...words.heads,
    ...words.points[unit],
    ...(strata ? words.stratum : []),
    ...(handicaps ? words.handicap[rankedBy === 'average' ? unit : 'total'] : []),
    ...words.awards.slice(0, awards),
    ...(sections ? words.compared : []),
  ];
  return writeCsv([heads, ...body], CSV_SEPARATOR[language]);
}

function placeOf({ figure }: RankingCsvRow, place: number | null): string {
  return figure === null || place === null ? '' : String(place);
}

function stratumCells(row: RankingCsvRow): readonly string[] {
  return row.stratum ? [stratumLetter(row.stratum.stratum), placeOf(row, row.stratum.place)] : ['', ''];
}

function handicapCells({ byHandicap }: RankingCsvRow, isShare: boolean): readonly (Exact | null)[] {
  const figure = byHandicap?.figure ?? null;
  return [byHandicap?.handicap ?? null, isShare ? figure && multiply(figure, HUNDRED) : figure];
}

function awardCells({ awards }: RankingCsvRow): readonly (Exact | null)[] {
  return [awards?.scratch ?? null, awards?.handicap ?? null];
}

function points({ total, available, figure, change }: RankingCsvRow, unit: Method['unit']): readonly (Exact | null)[] {
  if (unit === 'imps') return [total, figure, change];
  return [total, available, figure && multiply(figure, HUNDRED), change];
}
