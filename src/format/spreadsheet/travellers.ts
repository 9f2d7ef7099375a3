/**
 * All results of a session as CSV, a line for each result: the line of the traveller, and its score.
 *
 * Heads, contracts, declarers, leads and numbers are those of the language; `readResultsCsv` reads either. Columns for
 * people alone (names, matchpoints and percentages, or IMPs) stand beside the others. docs/formats.md has them all.
 */
import { AVERAGE_SIGNS } from '../../bridge/result/average.ts';
import { awardedSides } from '../../bridge/result/award.ts';
import { formatCard } from '../../bridge/notation/card.ts';
import { formatContract } from '../../bridge/notation/contract.ts';
import type { Award, Outcome, Ruled } from '../../bridge/result/result.ts';
import { formatTricks } from '../../bridge/notation/tricks.ts';
import { seatLetter } from '../../bridge/notation/seat.ts';
import type { Side } from '../../bridge/seat.ts';
import type { UndertrickScale } from '../../bridge/score/undertricks.ts';
import type { Language } from '../../language.ts';
import { exact, multiply, type Exact } from '../../scoring/numbers/exact.ts';
import { scoredOutcome } from '../../session/scored-outcome.ts';
import type { Method } from '../../scoring/method.ts';
import { CSV_SEPARATOR, formatCsvNumber } from '../csv-number.ts';
import { writeCsv } from '../csv.ts';
import { formatPairsCsvAward } from '../results/award.ts';
import { RESULT_HEADS } from '../results/columns.ts';

/** One result, for a spreadsheet. */
export interface TravellersCsvRow {
  /** The section's letter; null where the session has only one. */
  readonly section: string | null;
  readonly board: number;
  readonly round: number;
  readonly table: number;
  readonly ns: TravellersCsvPair;
  readonly ew: TravellersCsvPair;
  readonly outcome: Outcome;
  /** Signed from North-South; null for an award and a board not played. */
  readonly score: number | null;
  /** The form of a fouled board that was played; left out while it is not fouled. */
  readonly form?: string;
  /** The scale of undertricks in the session's regulation; `since-1987` by default. */
  readonly undertricks?: UndertrickScale;
}

/** A pair, and its score on the board; null when the result counts for nobody. */
export interface TravellersCsvPair {
  /** As text; of a pair of another section with its letter, B7. */
  readonly number: string;
  readonly players: readonly [string, string];
  /** The numbers of both players in an individual; left out of a pair. */
  readonly numbers?: readonly [string, string];
  readonly points: Exact | null;
  /** The share of a top, 1 for all. */
  readonly percentage: Exact | null;
}

/** The heads of the columns for people, in one language. */
export interface TravellersCsvWords {
  readonly names: Readonly<Record<Side, string>>;
  readonly points: Readonly<Record<Method['unit'], Readonly<Record<Side, string>>>>;
  readonly percent: Readonly<Record<Side, string>>;
}

/** A board passed out, as a club of the language writes it. */
const PASSED_OUT: Readonly<Record<Language, string>> = { en: 'PASS', fr: 'PASSE' };
const PLACES = 2;
const HUNDRED = exact(100);

/** The results as CSV, in the order given. */
export function writeTravellersCsv(
  rows: readonly TravellersCsvRow[],
  unit: Method['unit'],
  words: TravellersCsvWords,
  language: Language,
): string {
  const optional = {
    section: rows.some(({ section }) => section !== null),
    form: rows.some(({ form }) => form !== undefined),
    players: rows.some(({ ns }) => ns.numbers !== undefined),
  };
  return writeCsv(
    [headRow(optional, unit, words, language), ...rows.map((row) => bodyRow(row, optional, unit, language))],
    CSV_SEPARATOR[language],
  );
}

/** The optional columns, written when a row has something in them. */
interface OptionalColumns {
  readonly section: boolean;
  readonly form: boolean;
  /** Columns for four players in place of two pairs. */
  readonly players: boolean;
}

function headRow(
  optional: OptionalColumns,
  unit: Method['unit'],
  words: TravellersCsvWords,
  language: Language,
): string[] {
  const heads = RESULT_HEADS[language];
  return [
    heads.board,
    ...(optional.section ? [heads.section] : []),
    heads.round,
    heads.table,
    ...(optional.players ? [heads.n, heads.s] : [heads.ns]),
    words.names.NS,
    ...(optional.players ? [heads.e, heads.w] : [heads.ew]),
    words.names.EW,
    heads.contract,
    heads.declarer,
    heads.lead,
    heads.tricks,
    heads.result,
    heads.score,
    heads.award,
    ...(optional.form ? [heads.form] : []),
    words.points[unit].NS,
    words.points[unit].EW,
    ...(unit === 'imps' ? [] : [words.percent.NS, words.percent.EW]),
  ];
}

function bodyRow(row: TravellersCsvRow, optional: OptionalColumns, unit: Method['unit'], language: Language): string[] {
  const { ns, ew } = row;
  return [
    String(row.board),
    ...(optional.section ? [row.section ?? ''] : []),
    String(row.round),
    String(row.table),
    ...(ns.numbers ?? [ns.number]),
    namesOf(ns),
    ...(ew.numbers ?? [ew.number]),
    namesOf(ew),
    ...playedCells(row.outcome, language),
    row.score === null ? '' : String(row.score),
    awardCell(row, language),
    ...(optional.form ? [row.form ?? ''] : []),
    points(ns.points, language),
    points(ew.points, language),
    ...(unit === 'imps' ? [] : [percent(ns.percentage, language), percent(ew.percentage, language)]),
  ];
}

function namesOf({ players }: TravellersCsvPair): string {
  return players.filter((name) => name !== '').join(' / ');
}

/** Contract, declarer, lead, tricks and result; empty where they were not noted. */
function playedCells(outcome: Outcome, language: Language): string[] {
  if (outcome.kind === 'passedOut') return [PASSED_OUT[language], '', '', '', ''];
  if (outcome.kind !== 'played') return ['', '', '', '', ''];
  const { contract, declarer, lead, tricks } = outcome;
  return [
    formatContract(contract, language),
    seatLetter(declarer, language),
    lead === null ? '' : formatCard(lead, language),
    String(tricks),
    formatTricks(contract, tricks),
  ];
}

function awardCell(row: TravellersCsvRow, language: Language): string {
  const { outcome } = row;
  if (outcome.kind === 'notPlayed') return 'NP';
  if (outcome.kind === 'ruled') return rulingText(outcome, row);
  if (outcome.kind !== 'award') return '';
  return language === 'fr' ? awardText(outcome).replaceAll('.', ',') : awardText(outcome);
}

/**
 * A weighted score 67%170+33%140 or a split score S-50/450, from North-South; empty for a score in the column score.
 */
function rulingText(outcome: Ruled, { board, undertricks = 'since-1987' }: TravellersCsvRow): string {
  const { weighted, split } = scoredOutcome(outcome, board, undertricks);
  if (split) return formatPairsCsvAward({ kind: 'split', ...split });
  return weighted ? formatPairsCsvAward({ kind: 'weighted', scores: weighted }) : '';
}

/**
 * A6040; with a stroke for a percentage that isn't two digits: A100/00, A62.5/37.5; averages A+/-, and A+/NP for one
 * side.
 */
function awardText(award: Award): string {
  const sides = awardedSides(award);
  const [ns = '', ew = ''] = [sides.ns, sides.ew].map((side) => {
    if (typeof side === 'string') return AVERAGE_SIGNS[side];
    if (side === null) return 'NP';
    return side < 10 ? `0${side}` : String(side);
  });
  return ns.length === 2 && ew.length === 2 && award.ns !== null && award.ew !== null ? `A${ns}${ew}` : `A${ns}/${ew}`;
}

function points(value: Exact | null, language: Language): string {
  return value === null ? '' : formatCsvNumber(value, PLACES, language);
}

function percent(share: Exact | null, language: Language): string {
  return share === null ? '' : formatCsvNumber(multiply(share, HUNDRED), PLACES, language);
}
