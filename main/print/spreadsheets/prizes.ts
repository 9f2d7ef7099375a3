import { CSV_SEPARATOR } from '../../../src/format/csv-number.ts';
import { writeCsv } from '../../../src/format/csv.ts';
import { prizeColumns } from '../../../src/language/ranking/prizes.ts';
import { prizesWords } from '../../../src/language/screens/events/prizes.ts';
import { sessionsWords } from '../../../src/language/screens/events/sessions.ts';
import { sittersIn } from '../../../src/session/partnerships.ts';
import { prizeLists } from '../../../src/session/prize-list.ts';
import type { Spreadsheet } from '../document.ts';
import { rankedName } from '../people.ts';
import { readSessionsMaterial, type SessionsMaterial } from '../documents/ranking/sessions.ts';

/** The lines of an event in one list with the prizes, a line for each who is ranked. */
export const prizesSpreadsheet: Spreadsheet<SessionsMaterial> = {
  title: (language) => prizesWords[language].title,
  read: readSessionsMaterial,
  write({ language, session, overall }) {
    const { place, pair, names } = sessionsWords[language];
    const everybody = sittersIn(session.sections);
    const lists = prizeLists(overall.rankings, overall.prizePlaces);
    const columns = prizeColumns(overall, lists, language);
    const rows = lists
      .flat()
      .map((row) => [
        row.place === null ? '' : String(row.place),
        everybody.get(row.row.entry)?.label ?? '',
        rankedName(everybody, row.row.entry, language),
        ...columns.map(({ cell }) => cell(row)),
      ]);
    return writeCsv([[place, pair, names, ...columns.map(({ head }) => head)], ...rows], CSV_SEPARATOR[language]);
  },
};
