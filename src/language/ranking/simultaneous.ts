import { readExact } from '../../scoring/numbers/exact.ts';
import { METHODS } from '../../scoring/method.ts';
import type { SessionScoring } from '../../scoring/session-scoring.ts';
import type { Side } from '../../bridge/seat.ts';
import type { Language } from '../../language.ts';
import { simultaneousWords } from '../screens/events/simultaneous.ts';
import { formatRankingFigure, formatTotal } from './figures.ts';
import { placeText } from './place.ts';

/** A row of the ranking of several clubs; exact numbers are text. */
export interface FieldRow {
  readonly label: string;
  readonly side: Side | null;
  readonly place: number | null;
  readonly tied: boolean;
  readonly inClub: { readonly place: number | null; readonly tied: boolean };
  readonly points: string;
  readonly average: string | null;
  readonly boards: number;
}

/** A column after the names: its head, and what a row has in it. */
export interface FieldColumn {
  readonly of: 'place' | 'average' | 'points' | 'boards';
  readonly head: string;
  readonly cell: (row: FieldRow) => string;
}

type Scoring = Pick<SessionScoring, 'method' | 'regulation'>;

/**
 * The columns after the names: the average, the total, and how many boards count.
 * @param ofClub whether the rows are those of one club: then the place among all is a column
 */
export function fieldColumns(scoring: Scoring, ofClub: boolean, language: Language): readonly FieldColumn[] {
  const words = simultaneousWords[language];
  const { unit } = METHODS[scoring.method];
  const { shown } = scoring.regulation;
  const isImps = unit === 'imps';
  const average: FieldColumn = {
    of: 'average',
    head: isImps ? words.impsABoard : words.percentage,
    cell: (row) => fieldAverageText(row.average, scoring, language),
  };
  const points: FieldColumn = {
    of: 'points',
    head: isImps ? words.imps : words.matchpoints,
    cell: (row) => {
      const total = readExact(row.points);
      return total ? formatTotal(total, unit, shown.points, language) : '';
    },
  };
  const boards: FieldColumn = { of: 'boards', head: words.boards, cell: (row) => String(row.boards) };
  const inAll: FieldColumn = { of: 'place', head: words.inAll, cell: placeText };
  return [...(ofClub ? [inAll] : []), boards, points, average];
}

/** A share of what can be won, or IMPs a board; empty for none. */
export function fieldAverageText(text: string | null, { method, regulation }: Scoring, language: Language): string {
  const figure = text === null ? null : readExact(text);
  const { unit } = METHODS[method];
  const { shown } = regulation;
  const places = unit === 'imps' ? shown.points : shown.percentages;
  return figure ? formatRankingFigure(figure, { unit, rankedBy: 'average' }, places, language) : '';
}

/** The number of a pair, with its line where another pair of its club has the same number. */
export function fieldPairLabel({ label, side }: Pick<FieldRow, 'label' | 'side'>, language: Language): string {
  return side === null ? label : `${label} ${simultaneousWords[language].side[side]}`;
}
