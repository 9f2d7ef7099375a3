import { CSV_SEPARATOR } from '../../../src/format/csv-number.ts';
import { writeCsv } from '../../../src/format/csv.ts';
import { spreadsheetWords } from '../../../src/language/paper/spreadsheets.ts';
import { sittersOf } from '../../../src/session/partnerships.ts';
import type { Spreadsheet } from '../document.ts';

/** Who meets whom on which set of boards, as the import of movements reads it: a line a table and round. */
export const movementSpreadsheet: Spreadsheet = {
  for: 'field',
  title: (language) => spreadsheetWords[language].movement.title,
  write({ session: { sections }, language }) {
    const { heads, section: sectionHead } = spreadsheetWords[language].movement;
    const isLettered = sections.length > 1;
    const rows = sections.flatMap((section) => {
      const everybody = sittersOf(section);
      const numberOf = (id: number, absent: readonly number[]): string => {
        const entry = everybody.get(id);
        if (!entry || entry.phantom || absent.includes(id)) return '';
        // The two who sit together for a round of an individual.
        return entry.playerLabels?.join('+') ?? String(entry.number);
      };
      return section.cells.map(({ round, table, ns, ew, absent, boards }) => [
        ...(isLettered ? [section.letter] : []),
        String(round),
        String(table),
        numberOf(ns, absent),
        numberOf(ew, absent),
        boards[0] === undefined ? '' : String(Math.ceil(boards[0] / section.boardsPerRound)),
      ]);
    });
    return writeCsv([[...(isLettered ? [sectionHead] : []), ...heads], ...rows], CSV_SEPARATOR[language]);
  },
};
