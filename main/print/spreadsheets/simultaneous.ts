import { CSV_SEPARATOR } from '../../../src/format/csv-number.ts';
import { writeCsv } from '../../../src/format/csv.ts';
import { fieldColumns, fieldPairLabel } from '../../../src/language/ranking/simultaneous.ts';
import { simultaneousWords } from '../../../src/language/screens/events/simultaneous.ts';
import { BETWEEN_NAMES } from '../../../src/names/fit.ts';
import type { Spreadsheet } from '../document.ts';
import { readSimultaneousMaterial, type SimultaneousMaterial } from '../documents/ranking/simultaneous.ts';

/** The ranking of all clubs, a line for each pair, with its place in its club. */
export const simultaneousSpreadsheet: Spreadsheet<SimultaneousMaterial> = {
  otherClubs: true,
  title: (language) => simultaneousWords[language].ranking,
  read: readSimultaneousMaterial,
  write({ language, session, simultaneous: field }) {
    const words = simultaneousWords[language];
    const columns = fieldColumns(session.scoring, false, language);
    const heads = [words.listedLine, words.place, words.club, words.inClub, words.pair, words.names];
    const rows = field.rankings.flatMap(({ line, rows: ranked }) =>
      ranked.map((row) => [
        line === null ? '' : words.side[line],
        placeCell(row.place),
        field.clubs[row.club]?.name || words.own,
        placeCell(row.inClub.place),
        fieldPairLabel(row, language),
        row.players.join(BETWEEN_NAMES),
        ...columns.map(({ cell }) => cell(row)),
      ]),
    );
    return writeCsv([[...heads, ...columns.map(({ head }) => head)], ...rows], CSV_SEPARATOR[language]);
  },
};

function placeCell(place: number | null): string {
  return place === null ? '' : String(place);
}
