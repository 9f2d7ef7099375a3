import { CSV_SEPARATOR } from '../../../src/format/csv-number.ts';
import { writeCsv } from '../../../src/format/csv.ts';
import { isMean } from '../../../src/scoring/stages/carry.ts';
import { overallColumns, overallResult } from '../../../src/language/ranking/overall.ts';
import { spreadsheetWords } from '../../../src/language/paper/spreadsheets.ts';
import { sessionsWords } from '../../../src/language/screens/events/sessions.ts';
import { sittersIn } from '../../../src/session/partnerships.ts';
import type { Spreadsheet } from '../document.ts';
import { rankedName } from '../people.ts';
import { readSessionsMaterial, type SessionsMaterial } from '../documents/ranking/sessions.ts';

/** The ranking over the sessions of the event, as the document has it; a line for each who is ranked. */
export const sessionsSpreadsheet: Spreadsheet<SessionsMaterial> = {
  several: true,
  title: (language) => sessionsWords[language].ranking,
  read: readSessionsMaterial,
  write(source) {
    const { language, session, overall } = source;
    const words = sessionsWords[language];
    const everybody = sittersIn(session.sections);
    const columns = overallColumns(overall, language);
    const handicaps = new Map((overall.withHandicap ?? []).flatMap(({ rows }) => rows.map((row) => [row.entry, row])));
    const isAverage = (isMean(overall.way) || overall.counted.length === 0) && overall.unit !== 'victory-points';
    const [, ...handicapHeads] = spreadsheetWords[language].ranking.handicap[isAverage ? overall.unit : 'total'];
    const handicapCells = (entry: number) => {
      const row = handicaps.get(entry);
      return [row ? overallResult(overall, row, language) : '', row?.place ? String(row.place) : ''];
    };
    const hasHandicaps = handicaps.size > 0;
    const heads = [
      words.place,
      words.pair,
      words.names,
      ...columns.map(({ head }) => head),
      ...(hasHandicaps ? handicapHeads : []),
    ];
    const rows = overall.rankings.flatMap((ranking) =>
      ranking.rows.map((row) => [
        row.place === null ? '' : String(row.place),
        everybody.get(row.entry)?.label ?? '',
        rankedName(everybody, row.entry, language),
        ...columns.map(({ cell }) => cell(row)),
        ...(hasHandicaps ? handicapCells(row.entry) : []),
      ]),
    );
    return writeCsv([heads, ...rows], CSV_SEPARATOR[language]);
  },
};
