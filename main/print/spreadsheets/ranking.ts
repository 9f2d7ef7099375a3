import { paperWords } from '../../../src/language/paper/paper.ts';
import { spreadsheetWords } from '../../../src/language/paper/spreadsheets.ts';
import { writeRankingCsv, type RankingCsvRow } from '../../../src/format/spreadsheet/ranking.ts';
import type { SectionFields } from '../../../src/scoring/session-scoring.ts';
import type { Spreadsheet, SpreadsheetSource } from '../document.ts';
import { exactFromText, exactFromTextOrNull } from '../figures.ts';
import { pointsUnit } from '../job.ts';
import { playersOfEntry, printedFields, sectionComparison, type PrintedField } from '../sections.ts';
import { wordsFor } from '../../../src/language/typography.ts';

/** The ranking of every field, for a spreadsheet. */
export const rankingSpreadsheet: Spreadsheet = {
  title: (language) => paperWords[language].ranking,
  write: writeRanking,
};

function writeRanking(source: SpreadsheetSource): string {
  const rows = printedFields(source).flatMap((field) => rankingRows(field, sectionComparison(source)));
  const { unequalBoards: rankedBy } = source.session.scoring.regulation;
  const { language, session } = source;
  const words = wordsFor(spreadsheetWords, language, session.ranks).ranking;
  return writeRankingCsv(rows, { unit: pointsUnit(source), rankedBy }, words, language);
}

function rankingRows(field: PrintedField, fields: SectionFields | null): RankingCsvRow[] {
  return field.standings.rankings.flatMap(({ line, rows }) =>
    rows.map((row) => ({
      section: letterOf(field, row.entry),
      line,
      place: row.place,
      pair: field.entries.get(row.entry)?.number ?? 0,
      players: playersOfEntry(field, row.entry),
      boards: row.boards,
      total: exactFromText(row.total),
      available: exactFromText(row.available),
      figure: exactFromTextOrNull(row.figure),
      change: exactFromText(row.change),
      stratum: row.inStratum,
      byHandicap: row.byHandicap && {
        place: row.byHandicap.place,
        handicap: exactFromTextOrNull(row.byHandicap.handicap),
        figure: exactFromTextOrNull(row.byHandicap.figure),
      },
      fields,
    })),
  );
}

function letterOf({ views }: PrintedField, entry: number): string {
  return views.find(({ entries }) => entries.some(({ id }) => id === entry))?.letter ?? '';
}
