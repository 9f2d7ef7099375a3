import { CSV_SEPARATOR } from '../../../src/format/csv-number.ts';
import { writeCsv } from '../../../src/format/csv.ts';
import { sideNamesShort } from '../../../src/language/game/seats.ts';
import { spreadsheetWords } from '../../../src/language/paper/spreadsheets.ts';
import type { Spreadsheet, SpreadsheetSource } from '../document.ts';

/** Who plays, as the import of names reads it: a line a pair, a player or a team. */
export const entriesSpreadsheet: Spreadsheet = {
  title: (language) => spreadsheetWords[language].entries.title,
  write: (source) =>
    writeCsv(source.session.ranks === 'team' ? teamRows(source) : pairRows(source), CSV_SEPARATOR[source.language]),
};

function pairRows({ session, language }: SpreadsheetSource): readonly (readonly string[])[] {
  const { section, number, line, player } = spreadsheetWords[language].entries;
  const names = session.ranks === 'player' ? 1 : 2;
  const heads = [section, number, line, ...Array.from({ length: names }, (_, place) => player(place + 1))];
  const isLettered = session.sections.length > 1;
  const rows = session.sections.flatMap(({ letter, entries }) =>
    entries
      .filter(({ phantom }) => !phantom)
      .map((entry) => [
        isLettered ? letter : '',
        String(entry.number),
        entry.line === null ? '' : sideNamesShort[language][entry.line],
        ...entry.players.slice(0, names),
      ]),
  );
  return [heads, ...rows];
}

function teamRows({ session, language }: SpreadsheetSource): readonly (readonly string[])[] {
  const { number, team, club, player } = spreadsheetWords[language].entries;
  const teams = session.sections.flatMap(({ entries }) => entries.filter(({ phantom }) => !phantom));
  const most = Math.max(0, ...teams.map((entry) => entry.team?.players.length ?? 0));
  const heads = [number, team, club, ...Array.from({ length: most }, (_, place) => player(place + 1))];
  const rows = teams.map((entry) => {
    const { name = '', club: playsFor = '', players = [] } = entry.team ?? {};
    return [String(entry.number), name, playsFor, ...Array.from({ length: most }, (_, place) => players[place] ?? '')];
  });
  return [heads, ...rows];
}
