import { exact, multiply, toNumber } from '../../src/scoring/numbers/exact.ts';
import type { ScoringLine } from '../../src/scoring/scoring-line.ts';
import { rankingMasterpoints } from '../../src/scoring/masterpoints/award.ts';
import {
  masterpointTable,
  isMasterpointTable,
  type MasterpointField,
  type MasterpointSchemeCode,
} from '../../src/scoring/masterpoints/scheme.ts';
import { MASTERPOINT_SCHEMES } from '../../src/scoring/masterpoints/schemes.ts';
import { percentageOfFigure, pointsOfFigure } from '../../src/scoring/boards/board-scores.ts';
import { METHODS } from '../../src/scoring/method.ts';
import { REGULATIONS, type AverageKind } from '../../src/scoring/regulation/regulation.ts';
import { scoreSession } from '../../src/scoring/ranked-session/score-session.ts';
import { award, boardsWith, EMPTY, line } from '../src/scoring/awards/own-average-lines.ts';
import { atDecimals, type Answered } from './answer.ts';

type ArtificialCase = {
  readonly kind: AverageKind;
  /** The side's average on its other boards. */
  readonly own: number;
} & ({ readonly percent: number } | { readonly imps: number });

export function artificialScores(given: ArtificialCase): Answered {
  return 'percent' in given
    ? inPercent(given.kind, given.own, given.percent)
    : inImps(given.kind, given.own, given.imps);
}

function inPercent(kind: AverageKind, own: number, printed: number): Answered {
  const lines = [...boardsWith(own, 40), award(9, kind, 50), ...EMPTY];
  const board = scoreSession(lines, { winners: 2, regulation: REGULATIONS.wbf }).boards.at(-1);
  const share = board && percentageOfFigure(board, board.results[0]?.ns ?? NaN);
  return { printed, answered: share && atDecimals(multiply(share, exact(100)), 2) };
}

/** Against a datum of 0; a score worth so many IMPs. */
const WORTH: Record<number, number> = { 0: 0, 4: 130, [-4]: -130 };

function inImps(kind: AverageKind, own: number, printed: number): Answered {
  const lines = [1, 2].map((board) => ({ ...line(board, 1, 101, WORTH[own] ?? NaN), datum: 0 }));
  const given = { ...award(3, kind, 'average'), datum: 0 };
  const options = { winners: 2, regulation: REGULATIONS.wbf, method: METHODS['fixed-datum'] } as const;
  const board = scoreSession<ScoringLine>([...lines, given], options).boards[2];
  return { printed, answered: board && toNumber(pointsOfFigure(board, board.results[0]?.ns ?? NaN)) };
}

interface MasterpointCase extends MasterpointField {
  readonly scheme: MasterpointSchemeCode;
  readonly ranking: readonly number[];
  readonly awards: readonly number[];
}

export function masterpoints({ scheme, ranking, awards, ...field }: MasterpointCase): Answered {
  return { printed: awards, answered: pointsOfPlaces(scheme, field, ranking) };
}

/** What each place of a ranking gets; or why there is nothing. */
export function pointsOfPlaces(
  scheme: MasterpointSchemeCode,
  field: MasterpointField,
  places: readonly number[],
): readonly number[] | string {
  const table = masterpointTable(MASTERPOINT_SCHEMES[scheme], field);
  if (!isMasterpointTable(table)) return table.code;
  return rankingMasterpoints(
    table,
    places.map((place) => ({ place })),
  ).map(toNumber);
}
