import { matchPaperWords } from '../../../src/language/paper/matches.ts';
import { spreadsheetWords } from '../../../src/language/paper/spreadsheets.ts';
import { writeMatchesCsv, type MatchCsvRow } from '../../../src/format/spreadsheet/matches.ts';
import { forTeams } from '../../../src/scoring/teams/team.ts';
import type { Spreadsheet } from '../document.ts';
import { exactFromTextOrNull } from '../figures.ts';
import { printedMatches, wonOf, type PrintedMatch } from '../matches.ts';

/** Every match with its result, in order of round. */
export const matchesSpreadsheet: Spreadsheet = {
  for: 'matches',
  title: (language) => matchPaperWords[language].matchesHead,
  write: (source) => {
    const { language } = source;
    const matches = printedMatches(source);
    const [first] = matches;
    const units = { figure: first?.scored.boardFigure ?? 'imps', unit: first?.scored.unit ?? 'imps' } as const;
    return writeMatchesCsv(matches.map(rowOf), units, spreadsheetWords[language].matches, language);
  },
};

function rowOf({ view, score, scored, teams }: PrintedMatch): MatchCsvRow {
  const begun = score.state !== 'not-begun';
  return {
    round: view.round,
    teams: forTeams((team) => ({ number: teams[team].label, name: teams[team].name })),
    state: score.state,
    won: forTeams((team) => (begun ? exactFromTextOrNull(wonOf(score.totals, team, scored.boardFigure)) : null)),
    result: forTeams((team) => exactFromTextOrNull(score.result[team]?.exact ?? null)),
  };
}
