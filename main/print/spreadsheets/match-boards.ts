import {
  writeMatchBoardsCsv,
  type MatchBoardCsvRow,
  type RoomCsvResult,
} from '../../../src/format/spreadsheet/matches.ts';
import { matchPaperWords } from '../../../src/language/paper/matches.ts';
import { spreadsheetWords } from '../../../src/language/paper/spreadsheets.ts';
import { forTeams } from '../../../src/scoring/teams/team.ts';
import type { ResultView } from '../../club/model/result.ts';
import type { Spreadsheet, SpreadsheetSource } from '../document.ts';
import { exactFromTextOrNull } from '../figures.ts';
import { paperWordsFor } from '../job.ts';
import { byRoom, printedMatches, type PrintedMatch } from '../matches.ts';
import { contractColumnText } from '../press/notation.ts';

/** Every board of every match, both tables in a line. */
export const matchBoardsSpreadsheet: Spreadsheet = {
  for: 'matches',
  title: (language) => matchPaperWords[language].matchBoards,
  write: (source) => {
    const { language } = source;
    const matches = printedMatches(source);
    const figure = matches[0]?.scored.boardFigure ?? 'imps';
    const rows = matches.flatMap((match) => rowsOf(source, match));
    return writeMatchBoardsCsv(rows, { figure }, spreadsheetWords[language].matches, language);
  },
};

function rowsOf(source: SpreadsheetSource, { view, scored, teams, parts }: PrintedMatch): MatchBoardCsvRow[] {
  return parts.flatMap(({ rows }, index) =>
    rows.map(({ view: board, shown, results }) => ({
      round: view.round,
      teams: forTeams((team) => teams[team].name),
      part: index + 1,
      board: shown,
      rooms: byRoom((room) => roomResult(source, results[room])),
      figures: forTeams((team) => exactFromTextOrNull(board[scored.boardFigure]?.[team].exact ?? null)),
    })),
  );
}

function roomResult(source: SpreadsheetSource, result: ResultView | null): RoomCsvResult | null {
  if (result === null) return null;
  const { outcome, score } = result;
  return { outcome, score, text: contractColumnText(outcome, source.language, paperWordsFor(source)) };
}
