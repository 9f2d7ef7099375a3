import { writeRankingCsv, type RankingCsvRow } from '../../src/format/spreadsheet/ranking.ts';
import { writeRulingsCsv } from '../../src/format/spreadsheet/rulings.ts';
import { writeStatisticsCsv } from '../../src/format/spreadsheet/statistics.ts';
import {
  writeTravellersCsv,
  type TravellersCsvPair,
  type TravellersCsvRow,
} from '../../src/format/spreadsheet/travellers.ts';
import type { Language } from '../../src/language.ts';
import type { Exact } from '../../src/scoring/numbers/exact.ts';
import { tallyOf } from '../../src/statistics/tally.ts';
import type { ResultView } from '../club/model/result.ts';
import type { RulingView } from '../club/model/ruling.ts';
import type { SessionView } from '../club/model/session.ts';
import type { StandingsView } from '../club/model/standings.ts';
import type { SectionFields } from '../../src/scoring/session-scoring.ts';
import {
  sectionComparison,
  exactFrom,
  printedFields,
  playersOfEntry,
  scoredResultFinder,
  printedSections,
  unitOf,
  type PrintedField,
  type PrintedSection,
} from './job.ts';
import { rulingRows } from './documents/rulings.ts';

/** What an export is made from. */
export interface ExportSource {
  readonly session: SessionView;
  readonly standings: StandingsView;
  readonly language: Language;
  /** What was ruled, for the log of it. */
  readonly rulings?: readonly RulingView[];
}

/** The ranking of every field as CSV, for a spreadsheet. */
export function exportRanking(source: ExportSource): string {
  const rows = printedFields(source).flatMap((field) => rankingRows(field, sectionComparison(source)));
  const { unequalBoards: rankedBy } = source.session.scoring.regulation;
  return writeRankingCsv(rows, { unit: unitOf(source), rankedBy }, source.language);
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
      total: exactFrom(row.total),
      available: exactFrom(row.available),
      figure: exactOrNull(row.figure),
      change: exactFrom(row.change),
      stratum: row.inStratum,
      byHandicap: row.byHandicap && {
        place: row.byHandicap.place,
        handicap: exactOrNull(row.byHandicap.handicap),
        figure: exactOrNull(row.byHandicap.figure),
      },
      fields,
    })),
  );
}

function exactOrNull(text: string | null): Exact | null {
  return text === null ? null : exactFrom(text);
}

function letterOf({ views }: PrintedField, entry: number): string {
  return views.find(({ entries }) => entries.some(({ id }) => id === entry))?.letter ?? '';
}

/** The log of rulings as CSV, as it prints. */
export function exportRulings(source: ExportSource): string {
  return writeRulingsCsv(rulingRows(source), source.language);
}

/** What was bid and made in the session, as CSV. */
export function exportStatistics({ session, language }: ExportSource): string {
  return writeStatisticsCsv(tallyOf(session.results.map(({ outcome }) => ({ outcome, times: 1 }))), language);
}

/** Every result as CSV, by section, board, round and table; `etui score` reads it back. */
export function exportTravellers(source: ExportSource): string {
  const sections = printedSections(source);
  const rows = sections.flatMap((section) => travellerRows(source.session, section, sections.length > 1));
  return writeTravellersCsv(rows, unitOf(source), source.language);
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
        ns: pairOf(section, result.ns, scores?.nsPoints ?? null, scores?.nsPercentage ?? null),
        ew: pairOf(section, result.ew, scores?.ewPoints ?? null, scores?.ewPercentage ?? null),
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
  points: string | null,
  percentage: string | null,
): TravellersCsvPair {
  return {
    number: section.entries.get(entry)?.number ?? 0,
    players: playersOfEntry(section, entry),
    points: exactOrNull(points),
    percentage: exactOrNull(percentage),
  };
}
