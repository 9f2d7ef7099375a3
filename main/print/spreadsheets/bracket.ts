import { bracketWords } from '../../../src/language/screens/teams/bracket.ts';
import { figureText, goOnFrom } from '../../../src/language/draw/bracket-rows.ts';
import { knockoutMatchName, knockoutReasonSentence } from '../../../src/language/draw/knockout.ts';
import { capitalize } from '../../../src/language/sentences.ts';
import { CSV_SEPARATOR } from '../../../src/format/csv-number.ts';
import { writeCsv } from '../../../src/format/csv.ts';
import type { Spreadsheet, SpreadsheetSource } from '../document.ts';
import { readBracketMaterial, type BracketMaterial } from '../documents/bracket/bracket.ts';
import { bracketNamesOf } from '../documents/bracket/names.ts';

/** Every match of a knockout that is drawn: a line each, with the round, both teams, who goes on, and why they met. */
export const bracketSpreadsheet: Spreadsheet<BracketMaterial> = {
  for: 'matches',
  bracket: true,
  title: (language) => bracketWords[language].tab,
  read: readBracketMaterial,
  write: (source) => writeCsv(rowsOf(source), CSV_SEPARATOR[source.language]),
};

function rowsOf(source: SpreadsheetSource & BracketMaterial): readonly (readonly string[])[] {
  const { knockout, language } = source;
  const { csv, bye } = bracketWords[language];
  const nameOf = bracketNamesOf(source);
  const seedOf = (number: number): string => String((knockout?.seeds.indexOf(number) ?? -1) + 1);
  const lines = (knockout?.nodes ?? []).flatMap((node) => {
    const goOn = goOnFrom(node).map(nameOf).join(' / ');
    return node.matches.map(({ home, away, score, extra, ...match }) => {
      const figure = (side: 'home' | 'away') => (score ? figureText(score[side], language) : '');
      const more = (side: 'home' | 'away') => extra.map((part) => figureText(part.score[side], language)).join(' + ');
      return [
        String(node.round),
        knockoutMatchName(node, language),
        seedOf(home),
        nameOf(home),
        away === null ? '' : seedOf(away),
        away === null ? bye : nameOf(away),
        figure('home'),
        figure('away'),
        more('home'),
        more('away'),
        away === null ? nameOf(home) : goOn,
        capitalize(knockoutReasonSentence({ home, away, reason: match.reason }, nameOf, language)),
      ];
    });
  });
  return [csv, ...lines];
}
