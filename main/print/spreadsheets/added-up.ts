import { writeAddedUpCsv, type AddedUpCsvRow } from '../../../src/format/spreadsheet/added-up.ts';
import { matchPaperWords } from '../../../src/language/paper/matches.ts';
import { spreadsheetWords } from '../../../src/language/paper/spreadsheets.ts';
import { addedUpWords } from '../../../src/language/screens/teams/added-up.ts';
import { ZERO } from '../../../src/scoring/numbers/exact.ts';
import type { RankingRowView } from '../../club/model/standings.ts';
import type { Spreadsheet, SpreadsheetSource } from '../document.ts';
import { exactFromText, exactFromTextOrNull } from '../figures.ts';
import { pointsUnit } from '../job.ts';

/** The ranking of teams by the sum of their pairs, for a spreadsheet. */
export const addedUpSpreadsheet: Spreadsheet = {
  addedUp: true,
  title: (language) => addedUpWords[language].views,
  write: writeAddedUp,
};

function writeAddedUp({ session, standings, language }: SpreadsheetSource): string {
  const words = spreadsheetWords[language];
  const teams = new Map(session.teams.map((team) => [team.id, team]));
  const labels = new Map(session.sections.flatMap(({ entries }) => entries.map(({ id, label }) => [id, label])));
  const rowsOf = (fields: typeof standings.fields): readonly RankingRowView[] =>
    fields.flatMap(({ rankings }) => rankings.flatMap(({ rows }) => rows));
  const pairs = new Map(rowsOf(standings.fields).map((row) => [row.entry, row]));
  const rows = rowsOf(standings.teams ? [standings.teams] : []).flatMap((row): readonly AddedUpCsvRow[] => {
    const found = teams.get(row.entry);
    if (!found) return [];
    const { label, team } = found;
    return [
      {
        place: row.place,
        number: label,
        name: team.name === '' ? matchPaperWords[language].team(label) : team.name,
        club: team.club,
        players: team.players,
        pairs: found.pairs.map((pair) => {
          const own = pairs.get(pair);
          return {
            label: labels.get(pair) ?? '',
            total: own ? exactFromText(own.total) : ZERO,
            figure: exactFromTextOrNull(own?.figure ?? null),
          };
        }),
        boards: row.boards,
        total: exactFromText(row.total),
        available: exactFromText(row.available),
        figure: exactFromTextOrNull(row.figure),
        change: exactFromText(row.change),
      },
    ];
  });
  const unit = pointsUnit({ session });
  return writeAddedUpCsv(rows, unit, { ...words.addedUp, points: words.ranking.points[unit] }, language);
}
