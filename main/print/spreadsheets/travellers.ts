import { paperWords } from '../../../src/language/paper/paper.ts';
import { spreadsheetWords } from '../../../src/language/paper/spreadsheets.ts';
import {
  writeTravellersCsv,
  type TravellersCsvPair,
  type TravellersCsvRow,
} from '../../../src/format/spreadsheet/travellers.ts';
import type { ResultView } from '../../club/model/result.ts';
import type { SessionView } from '../../club/model/session.ts';
import type { Spreadsheet, SpreadsheetSource } from '../document.ts';
import { exactFromTextOrNull } from '../figures.ts';
import { pointsUnit } from '../job.ts';
import { pairNumber, playersOfEntry, printedSections, scoredResultFinder, type PrintedSection } from '../sections.ts';

/** Every result, by section, board, round and table. `etui score` can read it. */
export const travellersSpreadsheet: Spreadsheet = {
  for: 'field',
  title: (language) => paperWords[language].travellers,
  write: writeTravellers,
};

function writeTravellers(source: SpreadsheetSource): string {
  const sections = printedSections(source);
  const rows = sections.flatMap((section) => travellerRows(source.session, section, sections.length > 1));
  const { language } = source;
  return writeTravellersCsv(rows, pointsUnit(source), spreadsheetWords[language].travellers, language);
}

function travellerRows(
  { results, scoring }: SessionView,
  section: PrintedSection,
  several: boolean,
): TravellersCsvRow[] {
  const scored = scoredResultFinder(section);
  return results
    .filter((result) => result.section === section.view.id)
    .toSorted((a, b) => a.board - b.board || a.round - b.round || a.table - b.table)
    .map((result) => {
      const scores = scored(result);
      return {
        section: several ? section.view.letter : null,
        board: result.board,
        round: result.round,
        table: result.table,
        ns: pairOf(section, result.ns, result.round, scores?.nsPoints ?? null, scores?.nsPercentage ?? null),
        ew: pairOf(section, result.ew, result.round, scores?.ewPoints ?? null, scores?.ewPercentage ?? null),
        outcome: result.outcome,
        undertricks: scoring.regulation.undertricks,
        ...(result.form === undefined ? {} : { form: result.form }),
        score: result.score,
      } satisfies TravellersCsvRow;
    });
}

function pairOf(
  section: PrintedSection,
  entry: ResultView['ns'],
  round: number,
  points: string | null,
  percentage: string | null,
): TravellersCsvPair {
  const sitter = section.entries.get(entry);
  return {
    number: pairNumber(section, entry),
    ...(sitter?.playerLabels && { numbers: sitter.playerLabels }),
    players: playersOfEntry(section, entry, round),
    points: exactFromTextOrNull(points),
    percentage: exactFromTextOrNull(percentage),
  };
}
