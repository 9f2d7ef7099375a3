import type { UndertrickScale } from '../../bridge/score/undertricks.ts';
import type { AwardedSide, SplitScore, SplitSide } from '../../scoring/scoring-line.ts';
import { isComponents } from '../../scoring/scoring-line.ts';
import type { AverageKind } from '../../scoring/regulation/regulation.ts';
import { beginsRuling } from '../../bridge/shorthand/ruling.ts';
import { sidesOf } from '../../bridge/shorthand/weight.ts';
import type { ResultsCsvRow } from './columns.ts';
import { formatCsvAward, parseCsvScore, readCsvOutcome, readCsvWeightedScore, type CsvOutcome } from './outcome.ts';
import { isCsvProblem, type ResultsCsvProblem } from './problem.ts';

/** Average plus, average or average minus for each side. The regulation decides what they are worth. */
export interface CsvAverages {
  readonly kind: 'averages';
  readonly ns: AverageKind;
  readonly ew: AverageKind;
}

/** The director's split score: one for each side, both from North-South's view. */
export interface CsvSplitScore extends SplitScore {
  readonly kind: 'split';
}

/** The outcome of a line in a session of pairs. */
export type PairsCsvOutcome = CsvOutcome | CsvAverages | CsvSplitScore;

const SIGNS: readonly (readonly [sign: string, kind: AverageKind])[] = [
  ['+', 'average-plus'],
  ['=', 'average'],
  ['-', 'average-minus'],
];

/**
 * Reads the outcome of a line in a session of pairs: everything that `readCsvOutcome` reads, and in the column award
 * also averages (A+/-, A=/=, A-/-) and split scores. A split score is S, North-South's part, a stroke, and East-West's
 * part. Each part is a score from North-South's view (S-50/450), a weighted score (S67%170+33%140/170) or an award
 * (SA40/420, SA-/420).
 */
export function readPairsCsvOutcome(
  row: ResultsCsvRow,
  board: number,
  scale: UndertrickScale,
): PairsCsvOutcome | ResultsCsvProblem {
  const { contract, score } = row.cells;
  const cell = row.cells.award.replaceAll('\u2212', '-').trim();
  const award = cell.replaceAll(' ', '');
  if (contract !== '' || score !== '') return readCsvOutcome(row, board, scale);
  return readAverages(award) ?? (/^S/i.test(cell) ? readSplit(row, cell.slice(1)) : readCsvOutcome(row, board, scale));
}

function readAverages(award: string): CsvAverages | null {
  const [, ns = '', ew = ''] = /^A([+=-])\/?([+=-])$/i.exec(award) ?? [];
  const [forNs, forEw] = [kindOf(ns), kindOf(ew)];
  return forNs && forEw && { kind: 'averages', ns: forNs, ew: forEw };
}

function kindOf(sign: string): AverageKind | null {
  return SIGNS.find(([known]) => known === sign)?.[1] ?? null;
}

function readSplit(row: ResultsCsvRow, text: string): CsvSplitScore | ResultsCsvProblem {
  const [ns, ew, ...more] = sidesOf(text).map((side) => readSide(row, side.text));
  if (ns && isWrong(ns)) return ns;
  if (ew && isWrong(ew)) return ew;
  if (ns && ew && more.length === 0) return { kind: 'split', ns: ns.side, ew: ew.side };
  return { kind: 'problem', line: row.line, column: 'award', code: 'split', text: row.cells.award };
}

interface ReadSide {
  readonly kind: 'side';
  readonly side: SplitSide;
}

function isWrong(read: ReadSide | ResultsCsvProblem): read is ResultsCsvProblem {
  return read.kind === 'problem';
}

/** Reads one part of a split score. Null for any other text; a problem for a wrong weighted score. */
function readSide(row: ResultsCsvRow, text: string): ReadSide | ResultsCsvProblem | null {
  if (beginsRuling(text)) {
    const weighted = readCsvWeightedScore(row, text);
    return isCsvProblem(weighted) ? weighted : { kind: 'side', side: weighted.scores };
  }
  const side = readPlainSide(text.replaceAll(' ', ''));
  return side === null ? null : { kind: 'side', side };
}

function readPlainSide(text: string): SplitSide | null {
  const award = /^A([+=-]|\d{1,3}(?:[.,]\d{1,2})?)$/i.exec(text)?.[1];
  if (award !== undefined) return awardedSide(award);
  const score = parseCsvScore(text);
  return score === null ? null : [{ score, percent: 100 }];
}

function awardedSide(text: string): AwardedSide | null {
  const percent = Number(text.replace(',', '.'));
  return kindOf(text) ?? (percent <= 100 ? percent : null);
}

/** The column award for an outcome without contract or score. `readPairsCsvOutcome` is the inverse. */
export function formatPairsCsvAward(
  outcome: CsvAverages | CsvSplitScore | Parameters<typeof formatCsvAward>[0],
): string {
  switch (outcome.kind) {
    case 'averages':
      return `A${signOf(outcome.ns)}/${signOf(outcome.ew)}`;
    case 'split':
      return `S${makeSide(outcome.ns)}/${makeSide(outcome.ew)}`;
    case 'notPlayed':
    case 'award':
    case 'weighted':
      return formatCsvAward(outcome);
  }
}

function makeSide(side: SplitSide): string {
  if (!isComponents(side)) return `A${typeof side === 'number' ? side : signOf(side)}`;
  const [only, ...more] = side;
  return only && more.length === 0 ? String(only.score) : formatCsvAward({ kind: 'weighted', scores: side });
}

function signOf(kind: AverageKind): string {
  return SIGNS.find(([, known]) => known === kind)?.[0] ?? '';
}
