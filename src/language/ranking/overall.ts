import { readExact, type Exact } from '../../scoring/numbers/exact.ts';
import { isMean, type Carry } from '../../scoring/stages/carry.ts';
import type { OverallUnit } from '../../scoring/stages/overall.ts';
import type { Language } from '../../language.ts';
import { formatExact, formatPercentFigure, formatShort, formatSignedExact } from '../numbers.ts';
import { placeText } from './place.ts';
import { stratumLetter } from '../../scoring/standing/strata.ts';
import { masterpointWords } from '../regulation/masterpoints.ts';
import { sessionsWords } from '../screens/events/sessions.ts';

const PLACES = 2;

/** A ranking over several sessions, as far as its columns depend on it. */
export interface OverallShown {
  readonly sessions: readonly { readonly session: number; readonly ordinal: number }[];
  /** The sessions before that count, in order. */
  readonly counted: readonly number[];
  readonly way: Carry;
  readonly unit: OverallUnit;
  readonly rankings: readonly { readonly rows: readonly Pick<RankedRow, 'inStratum' | 'masterpoints'>[] }[];
}

/** What a row has; exact numbers are text. */
export interface RankedRow {
  readonly before: readonly (string | null)[];
  readonly carried: string | null;
  readonly own: string;
  readonly average: string | null;
  readonly figure: string | null;
  readonly inStratum: { readonly stratum: number; readonly place: number | null; readonly tied: boolean } | null;
  readonly masterpoints?: readonly string[];
}

/** A column: its head, and what a row has in it. */
export interface OverallColumn {
  readonly of: 'stratum' | 'awards' | 'before' | 'carried' | 'own' | 'figure';
  readonly head: string;
  readonly cell: (row: RankedRow) => string;
}

/**
 * The columns: the place in the stratum where there are strata, each session that counts, what is carried, what this
 * session gave, and the total.
 */
export function overallColumns(
  { sessions, counted, way, unit, rankings }: OverallShown,
  language: Language,
): readonly OverallColumn[] {
  const words = sessionsWords[language];
  const ordinals = new Map(sessions.map(({ session, ordinal }) => [session, ordinal]));
  const average = (text: string | null) => averageText(figureOf(text), unit, language);
  const points = (text: string | null) => pointsText(figureOf(text), language);
  const isAverage = isMean(way);
  const before = counted.map((session, at): OverallColumn => ({
    of: 'before',
    head: words.session(ordinals.get(session) ?? 0),
    cell: (row) => average(row.before[at] ?? null),
  }));
  const carried: OverallColumn = { of: 'carried', head: words.carried, cell: (row) => points(row.carried) };
  const own: OverallColumn = {
    of: 'own',
    head: words.thisSession,
    cell: (row) => (isAverage ? average(row.average) : points(row.own)),
  };
  const figure: OverallColumn = {
    of: 'figure',
    head: words.total,
    cell: (row) => (isAverage ? average(row.figure) : points(row.figure)),
  };
  const stratum: OverallColumn = {
    of: 'stratum',
    head: words.stratum,
    cell: ({ inStratum }) => (inStratum ? `${stratumLetter(inStratum.stratum)} ${placeText(inStratum)}` : ''),
  };
  const strata = rankings.some(({ rows }) => rows.some(({ inStratum }) => inStratum)) ? [stratum] : [];
  const awards: OverallColumn = {
    of: 'awards',
    head: masterpointWords[language].head,
    cell: ({ masterpoints = [] }) =>
      masterpoints
        .filter((sum) => sum !== '0')
        .map((sum) => points(sum))
        .join(' / '),
  };
  const hasAwards = rankings.some(({ rows }) => rows.some(({ masterpoints }) => masterpoints));
  const first = [...strata, ...(hasAwards ? [awards] : [])];
  if (counted.length === 0) return [...first, figure];
  return [...first, ...before, ...(isAverage ? [] : [carried]), own, figure];
}

/** What counts of the sessions before, and what the figures are. */
export function overallNote(
  { counted, way, unit }: Pick<OverallShown, 'counted' | 'way' | 'unit'>,
  language: Language,
) {
  const { counts, figures } = sessionsWords[language];
  if (counted.length === 0) return counts[way.kind];
  return `${counts[way.kind]} ${figures[isMean(way) ? 'mean' : 'points'][unit]}`;
}

/** What a row is ranked by, as one figure: an average, or points where they are added up. */
export function overallResult(
  { counted, way, unit }: Pick<OverallShown, 'counted' | 'way' | 'unit'>,
  row: RankedRow,
  language: Language,
): string {
  if (isMean(way)) return averageText(figureOf(row.figure), unit, language);
  return counted.length === 0
    ? averageText(figureOf(row.average), unit, language)
    : pointsText(figureOf(row.figure), language);
}

function figureOf(text: string | null): Exact | null {
  return text === null ? null : readExact(text);
}

/** The average of a session, or of several: 57.95, +1.25 IMPs a board; of matches their victory points. */
function averageText(figure: Exact | null, unit: OverallUnit, language: Language): string {
  if (!figure) return '';
  if (unit === 'victory-points') return formatShort(figure, PLACES, language);
  const write = unit === 'imps' ? formatSignedExact : formatPercentFigure;
  return write(figure, PLACES, language);
}

/** Points that are carried or added up. */
function pointsText(points: Exact | null, language: Language): string {
  return points ? formatExact(points, PLACES, language) : '';
}
