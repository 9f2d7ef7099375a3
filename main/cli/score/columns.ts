import type { Language } from '../../../src/language.ts';
import {
  formatExact,
  formatPercentFigure,
  formatShort,
  formatSigned,
  formatSignedExact,
  formatSignedShort,
} from '../../../src/language/numbers.ts';
import { scoreCommandWords } from '../../../src/language/commands/score.ts';
import {
  percentageOfFigure,
  pointsOfFigure,
  type BoardScores,
  type SubfieldScores,
} from '../../../src/scoring/boards/board-scores.ts';
import { exact, type Exact } from '../../../src/scoring/numbers/exact.ts';
import { subfieldsOf } from '../../../src/scoring/boards/subfields.ts';
import type { Method } from '../../../src/scoring/method.ts';
import type { RankedEntry } from '../../../src/scoring/totals/ranking.ts';
import type { Regulation } from '../../../src/scoring/regulation/regulation.ts';
import { isSmallGroup } from '../../../src/scoring/boards/neuberg.ts';

/** The columns and titles that a method prints. */
export interface MethodColumns {
  readonly ranking: readonly PrintedFigureColumn<RankedEntry>[];
  readonly board: readonly PrintedFigureColumn<BoardFigures>[];
  /** What follows the number of a board in its title. */
  readonly title: (board: BoardScores) => readonly string[];
}

export interface PrintedFigureColumn<Row> {
  readonly head: string;
  readonly cell: (row: Row) => string;
}

/** The figures of both sides of a line, and their board. */
export interface BoardFigures {
  readonly board: BoardScores;
  readonly ns: number | null;
  readonly ew: number | null;
}

/** The columns of each unit; figures are rounded to the decimals of the regulation. */
export const METHOD_COLUMNS: Record<Method['unit'], (language: Language, regulation: Regulation) => MethodColumns> = {
  matchpoints: matchpointColumns,
  imps: impColumns,
};

function matchpointColumns(language: Language, { shown, neuberg }: Regulation): MethodColumns {
  const words = scoreCommandWords[language];
  const percent = (share: Exact | null): string =>
    share ? formatPercentFigure(share, shown.percentages, language) : '';
  const points = (board: BoardScores, figure: number | null): string =>
    figure === null ? '' : formatShort(pointsOfFigure(board, figure), shown.points, language);
  const fieldTitle = ({ actual, largest }: TitledField, expected: number): string =>
    words.results(actual, expected, isSmallGroup(neuberg, { actual, expected, largest }));
  return {
    ranking: [
      { head: words.percentage, cell: ({ percentage }) => percent(percentage) },
      { head: words.matchpoints, cell: (row) => formatExact(row.points, shown.points, language) },
      { head: words.boards, cell: ({ boards }) => String(boards) },
    ],
    board: [
      { head: words.sideMatchpoints.NS, cell: ({ board, ns }) => points(board, ns) },
      { head: words.sideMatchpoints.EW, cell: ({ board, ew }) => points(board, ew) },
      {
        head: words.sidePercentage.NS,
        cell: ({ board, ns }) => (ns === null ? '' : percent(percentageOfFigure(board, ns))),
      },
    ],
    title: (board) => [
      ...titledFields(board).map((field) => words.field(field, fieldTitle(field, board.expected))),
      words.top(board.top),
    ],
  };
}

function impColumns(language: Language, { shown }: Regulation): MethodColumns {
  const words = scoreCommandWords[language];
  const imps = (board: BoardScores, figure: number | null): string => {
    if (figure === null) return '';
    const value = pointsOfFigure(board, figure);
    return formatSignedShort(value, shown.points, language);
  };
  return {
    ranking: [
      { head: words.imps, cell: ({ points }) => formatSignedExact(points, shown.points, language) },
      {
        head: words.impsABoard,
        cell: (row) => meanCell(row, (mean) => formatSignedExact(mean, shown.points, language)),
      },
      { head: words.boards, cell: ({ boards }) => String(boards) },
    ],
    board: [
      { head: words.sideImps.NS, cell: ({ board, ns }) => imps(board, ns) },
      { head: words.sideImps.EW, cell: ({ board, ew }) => imps(board, ew) },
    ],
    title: (board) =>
      titledFields(board).flatMap((field) => [
        words.field(field, words.resultsCompared(field.actual, board.expected)),
        ...(field.datum === null ? [] : [words.datum(formatSigned(field.datum))]),
      ]),
  };
}

interface TitledField extends SubfieldScores {
  /** Whether it has more results than the other forms of the board. */
  readonly largest: boolean;
}

function titledFields(board: BoardScores): readonly TitledField[] {
  const fields = subfieldsOf(board);
  return fields.map((field) => ({
    ...field,
    largest: fields.every((other) => other.form === field.form || other.actual < field.actual),
  }));
}

/** IMPs a board, what the ranking goes by; nothing where no board counts. */
function meanCell({ points, boards }: RankedEntry, write: (mean: Exact) => string): string {
  return boards === 0 ? '' : write(exact(points.numerator, points.denominator * BigInt(boards)));
}
