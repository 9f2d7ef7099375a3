import { paperWords } from '../../../src/language/paper/paper.ts';
import { spreadsheetWords } from '../../../src/language/paper/spreadsheets.ts';
import { writeTeamRankingCsv, type TeamCsvRow } from '../../../src/format/spreadsheet/matches.ts';
import { writeRankingCsv, type RankingCsvRow } from '../../../src/format/spreadsheet/ranking.ts';
import type { SectionFields } from '../../../src/scoring/session-scoring.ts';
import type { Spreadsheet, SpreadsheetSource } from '../document.ts';
import { exactFromText, exactFromTextOrNull } from '../figures.ts';
import { teamOf, teamRecord } from '../matches.ts';
import type { MatchesView } from '../../club/model/matches.ts';
import { paperWordsFor, pointsUnit } from '../job.ts';
import { playersOfEntry, printedFields, sectionComparison, type PrintedField } from '../sections.ts';
import { wordsFor } from '../../../src/language/typography.ts';

/** The ranking of every field, for a spreadsheet. */
export const rankingSpreadsheet: Spreadsheet = {
  title: (language) => paperWords[language].ranking,
  write: writeRanking,
};

function writeRanking(source: SpreadsheetSource): string {
  const [field] = source.standings.fields;
  if (field?.matches) return writeTeams(source, field.matches);
  const rows = printedFields(source).flatMap((field) => rankingRows(source, field, sectionComparison(source)));
  const { unequalBoards: rankedBy } = source.session.scoring.regulation;
  const { language, session } = source;
  const words = wordsFor(spreadsheetWords, language, session.ranks).ranking;
  return writeRankingCsv(rows, { unit: pointsUnit(source), rankedBy }, words, language);
}

function rankingRows(source: SpreadsheetSource, field: PrintedField, fields: SectionFields | null): RankingCsvRow[] {
  return field.standings.rankings.flatMap(({ line, rows, masterpoints }) =>
    rows.map((row) => ({
      section: letterOf(field, row.entry),
      line,
      place: row.place,
      pair: field.entries.get(row.entry)?.number ?? 0,
      players: namesOf(source, field, row.entry),
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
      awards: masterpoints
        ? {
            scratch: exactFromTextOrNull(row.award?.points ?? null),
            handicap: exactFromTextOrNull(row.byHandicap?.award?.points ?? null),
          }
        : null,
      fields,
    })),
  );
}

/** The two players of a pair; a team's name and its players. */
function namesOf({ session, language }: SpreadsheetSource, field: PrintedField, entry: number): [string, string] {
  if (session.ranks !== 'team') return [...playersOfEntry(field, entry)];
  const { name, players } = teamOf(field, entry, language);
  return [name, players.join(', ')];
}

/** Where the name stands among the heads. */
const NAME_COLUMN = 2;

/** The ranking of teams or pairs that met in matches. */
function writeTeams(source: SpreadsheetSource, matches: MatchesView): string {
  const rows = printedFields(source).flatMap((field) =>
    field.standings.rankings.flatMap((ranking) =>
      ranking.rows.map((row): TeamCsvRow => {
        const { label, name, club, players } = teamOf(field, row.entry, source.language);
        const { played, won, lost } = teamRecord(source, matches, row.entry);
        return {
          place: row.ranked === null ? null : row.place,
          number: label,
          name,
          club,
          players,
          matches: played,
          impsWon: exactFromText(won),
          impsLost: exactFromText(lost),
          change: exactFromText(row.change),
          total: exactFromText(row.total),
        };
      }),
    ),
  );
  const units = { figure: matches.boardFigure, unit: matches.unit };
  const words = spreadsheetWords[source.language].matches;
  const ranking =
    source.session.ranks === 'pair' ? words.ranking.with(NAME_COLUMN, paperWordsFor(source).pair) : words.ranking;
  return writeTeamRankingCsv(rows, units, { ...words, ranking }, source.language);
}

function letterOf({ views }: PrintedField, entry: number): string {
  return views.find(({ entries }) => entries.some(({ id }) => id === entry))?.letter ?? '';
}
