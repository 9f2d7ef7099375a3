import type { MatchesView } from '../../../../main/club/model/matches.ts';
import type { Language } from '../../../../src/language.ts';
import { decimalsOf, formatTeamFigure, readSerialized } from './figures.ts';

/** One meeting of a cross-table, as the team of the row has it. */
export type CrossMeetingView = MatchesView['crossTable'][number]['byes'][number];

/** The figures of a cross-table with the same decimals: a dash for a cancelled match, empty while nothing counts. */
export function crossFigures(
  rows: MatchesView['crossTable'],
  language: Language,
): (meeting: CrossMeetingView) => string {
  const meetings = rows.flatMap(({ cells, byes }) => [...cells.flatMap((cell) => cell.meetings), ...byes]);
  const decimals = decimalsOf(meetings.flatMap(({ result }) => (result ? [readSerialized(result)] : [])));
  return ({ result, count }) => {
    if (count === 'cancelled') return '–';
    return result ? formatTeamFigure(readSerialized(result), language, decimals) : '';
  };
}
