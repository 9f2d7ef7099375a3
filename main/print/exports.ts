import { makeRankingCsv, type RankingCsvRow } from '../../src/format/ranking-csv.ts';
import { makeRulingsCsv } from '../../src/format/rulings-csv.ts';
import { makeStatisticsCsv } from '../../src/format/statistics-csv.ts';
import { makeTravellersCsv, type TravellersCsvPair, type TravellersCsvRow } from '../../src/format/travellers-csv.ts';
import type { Language } from '../../src/language/language.ts';
import type { Exact } from '../../src/scoring/exact.ts';
import { tallyOf } from '../../src/statistics/tally.ts';
import type { ResultView, RulingView, SessionView, StandingsView } from '../club/model.ts';
import type { SectionFields } from '../../src/scoring/session-scoring.ts';
import {
  comparedAs,
  exactFrom,
  fieldsOf,
  playersOf,
  scoredAt,
  sectionsOf,
  unitOf,
  type Field,
  type Section,
} from './document.ts';
import { rulingRows } from './rulings.ts';

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
  const rows = fieldsOf(source).flatMap((field) => rankingRows(field, comparedAs(source)));
  const { unequalBoards: rankedBy } = source.session.scoring.regulation;
  return makeRankingCsv(rows, { unit: unitOf(source), rankedBy }, source.language);
}

function rankingRows(field: Field, fields: SectionFields | null): RankingCsvRow[] {
  return field.standings.rankings.flatMap(({ line, rows }) =>
    rows.map((row) => ({
      section: letterOf(field, row.entry),
      line,
      place: row.place,
      pair: field.entries.get(row.entry)?.number ?? 0,
      players: playersOf(field, row.entry),
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

function letterOf({ views }: Field, entry: number): string {
  return views.find(({ entries }) => entries.some(({ id }) => id === entry))?.letter ?? '';
}

/** The log of rulings as CSV, as it prints. */
export function exportRulings(source: ExportSource): string {
  return makeRulingsCsv(rulingRows(source), source.language);
}

/** What was bid and made in the session, as CSV. */
export function exportStatistics({ session, language }: ExportSource): string {
  return makeStatisticsCsv(tallyOf(session.results.map(({ outcome }) => ({ outcome, times: 1 }))), language);
}

/** Every result as CSV, by section, board, round and table; `etui score` reads it back. */
export function exportTravellers(source: ExportSource): string {
  const sections = sectionsOf(source);
  const rows = sections.flatMap((section) => travellerRows(source.session, section, sections.length > 1));
  return makeTravellersCsv(rows, unitOf(source), source.language);
}

function travellerRows({ results, scoring }: SessionView, section: Section, several: boolean): TravellersCsvRow[] {
  const scored = scoredAt(section);
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
  section: Section,
  entry: ResultView['ns'],
  points: string | null,
  percentage: string | null,
): TravellersCsvPair {
  return {
    number: section.entries.get(entry)?.number ?? 0,
    players: playersOf(section, entry),
    points: exactOrNull(points),
    percentage: exactOrNull(percentage),
  };
}
