import { AVERAGE_SIGNS } from '../../bridge/result/average.ts';
import { awardedSides } from '../../bridge/result/award.ts';
import type { Card } from '../../bridge/card.ts';
import { parseCard } from '../../bridge/notation/card.ts';
import type { Contract } from '../../bridge/contract.ts';
import { parseContractField } from '../../bridge/notation/contract.ts';
import type { Award, NotPlayed, TableOutcome } from '../../bridge/result/result.ts';
import { outcomeScore } from '../../bridge/score/score.ts';
import { parseSeat } from '../../bridge/notation/seat.ts';
import { beginsRuling } from '../../bridge/shorthand/ruling.ts';
import {
  componentsOf,
  formatWeight,
  readWeight,
  wholeWeights,
  type ReadWeight,
} from '../../bridge/shorthand/weight.ts';
import { weightOfThirds } from '../../bridge/result/weight.ts';
import { parseShorthand } from '../../bridge/shorthand/shorthand.ts';
import { parseTricks } from '../../bridge/notation/tricks.ts';
import type { UndertrickScale } from '../../bridge/score/undertricks.ts';
import type { WeightedScore } from '../../scoring/scoring-line.ts';
import type { ResultColumn, ResultsCsvRow } from './columns.ts';
import { isCsvProblem, type ResultsCsvProblem, type UnreadableCode } from './problem.ts';

/** The director's weighted score (Law 12C1): weights that add up to 100 percent. */
export interface CsvWeightedScore {
  readonly kind: 'weighted';
  readonly scores: readonly WeightedScore[];
}

export type CsvOutcome = TableOutcome | CsvWeightedScore;

/**
 * The outcome in the columns contract, declarer, tricks, result, score, award and lead of a line of `board`.
 * @param scale of undertricks, by which a contract and a score on one line must agree
 */
export function readCsvOutcome(
  row: ResultsCsvRow,
  board: number,
  scale: UndertrickScale,
): CsvOutcome | ResultsCsvProblem {
  const { contract, score, award } = row.cells;
  if (award !== '') {
    const alone = contract === '' && score === '';
    return alone
      ? readAwardCell(row, board)
      : { kind: 'problem', line: row.line, column: 'award', code: 'awardBesideResult' };
  }
  if (contract === '' && score === '') return { kind: 'problem', line: row.line, column: null, code: 'noResult' };
  if (contract === '') return readScoreCell(row);
  const outcome = readContract(row);
  return isCsvProblem(outcome) || score === '' ? outcome : agreeing(outcome, row, board, scale);
}

function readContract(row: ResultsCsvRow): TableOutcome | ResultsCsvProblem {
  // No-trump of the other language is refused like its suits: in a file with it 4C could be clubs or hearts.
  const isForeign = (row.language === 'fr' ? /NT/i : /SA/i).test(row.cells.contract);
  const contract = isForeign ? null : parseContractField(row.cells.contract, row.language);
  if (contract === null) return unreadable(row, 'contract', 'contract');
  if (contract === 'passedOut') return readPass(row);
  if (row.cells.declarer === '') return empty(row, 'declarer');
  const declarer = parseSeat(row.cells.declarer, row.language);
  if (declarer === null) return unreadable(row, 'declarer', 'declarer');
  const won = readTricks(row, contract);
  if (won.kind === 'problem') return won;
  const opening = readLead(row);
  if (opening.kind === 'problem') return opening;
  return { kind: 'played', contract, declarer, tricks: won.tricks, lead: opening.card };
}

/** A board passed out has no tricks. Some programs write a declarer there, which is ignored. */
function readPass(row: ResultsCsvRow): TableOutcome | ResultsCsvProblem {
  const tricks = row.cells.tricks === '' || /^0+$/.test(row.cells.tricks);
  if (!tricks) return unreadable(row, 'tricks', 'tricksOfPass');
  if (!/^[=0]?$/.test(row.cells.result)) return unreadable(row, 'result', 'tricksOfPass');
  return { kind: 'passedOut' };
}

interface TricksWon {
  readonly kind: 'tricks';
  readonly tricks: number;
}

/** Declarer's tricks from the columns tricks and result: one is enough, both must agree. */
function readTricks(row: ResultsCsvRow, contract: Contract): TricksWon | ResultsCsvProblem {
  const { tricks, result } = row.cells;
  if (tricks === '' && result === '') return empty(row, 'tricks');
  const counted = /^(\d|1[0-3])$/.test(tricks) ? Number(tricks) : null;
  if (tricks !== '' && counted === null) return unreadable(row, 'tricks', 'tricks');
  const fromResult = parseTricks(result, contract);
  if (result !== '' && fromResult === null) return unreadable(row, 'result', 'result');
  if (counted !== null && fromResult !== null && counted !== fromResult) {
    const figures = { tricks: counted, result: fromResult };
    return { kind: 'problem', line: row.line, column: 'result', code: 'tricksDisagree', ...figures };
  }
  return { kind: 'tricks', tricks: (counted ?? fromResult) as number };
}

function readLead(row: ResultsCsvRow): { readonly kind: 'lead'; readonly card: Card | null } | ResultsCsvProblem {
  if (row.cells.lead === '') return { kind: 'lead', card: null };
  const card = parseCard(row.cells.lead, row.language);
  return card ? { kind: 'lead', card } : unreadable(row, 'lead', 'lead');
}

function readScoreCell(row: ResultsCsvRow): TableOutcome | ResultsCsvProblem {
  const score = parseCsvScore(row.cells.score);
  if (score === null) return unreadable(row, 'score', 'score');
  return score === 0 ? { kind: 'passedOut' } : { kind: 'score', score };
}

/** The outcome, or a problem when the score differs from the contract's. */
function agreeing(
  outcome: TableOutcome,
  row: ResultsCsvRow,
  board: number,
  scale: UndertrickScale,
): TableOutcome | ResultsCsvProblem {
  const score = parseCsvScore(row.cells.score);
  if (score === null) return unreadable(row, 'score', 'score');
  const worth = outcomeScore(outcome, board, scale);
  if (worth === null || worth === score) return outcome;
  return { kind: 'problem', line: row.line, column: 'score', code: 'scoreDisagrees', score, worth };
}

/** A score from North-South: up to four figures and a sign; no bridge score ends in anything but 0. */
export function parseCsvScore(text: string): number | null {
  const match = /^([+\-\u2212]?)(\d{1,3}0|0)$/.exec(text);
  if (!match) return null;
  const size = Number(match[2]);
  return match[1] === '' || match[1] === '+' ? size : 0 - size;
}

/** Reads the column award: not played, a percentage for each side, or a weighted score. */
function readAwardCell(row: ResultsCsvRow, board: number): CsvOutcome | ResultsCsvProblem {
  const { award } = row.cells;
  if (beginsRuling(award)) return readCsvWeightedScore(row, award);
  const text = award.replaceAll(',', '.');
  const answer = parseShorthand(text, { board, language: row.language, withoutLastNought: false });
  const outcome = answer.kind === 'result' ? answer.outcome : null;
  const fits = outcome?.kind === 'award' || outcome?.kind === 'notPlayed';
  return fits ? outcome : unreadable(row, 'award', 'award');
}

/** The column award for an outcome without contract or score. `readCsvOutcome` is the inverse. */
export function formatCsvAward(outcome: Award | NotPlayed | CsvWeightedScore): string {
  switch (outcome.kind) {
    case 'notPlayed':
      return 'NP';
    case 'award': {
      const { ns, ew } = awardedSides(outcome);
      const sides = [ns, ew].map((side) => {
        if (side === null) return 'NP';
        return typeof side === 'string' ? AVERAGE_SIGNS[side] : String(side).padStart(2, '0');
      });
      const short = ns !== null && ew !== null && sides.every((side) => side.length === 2);
      return `A${sides.join(short ? '' : '/')}`;
    }
    case 'weighted':
      return outcome.scores.map(({ score, ...weight }) => `${formatWeight(weight)}${score}`).join('+');
  }
}

const MOST_COMPONENTS = 5;

/**
 * Reads 67%170+33%140, 1/3 170+2/3 140 or 60%170+rest 140: up to five scores from North-South, each after its weight.
 */
export function readCsvWeightedScore(row: ResultsCsvRow, text: string): CsvWeightedScore | ResultsCsvProblem {
  const read = componentsOf({ text, at: 0 }).map((component) => readCsvComponent(component.text));
  const scores = read.flatMap((one) => one ?? []);
  if (scores.length < read.length || scores.length > MOST_COMPONENTS) return unreadable(row, 'award', 'weighted');
  const weights = wholeWeights(scores.map(({ weight }) => weight));
  if (weights) {
    return { kind: 'weighted', scores: weights.map((weight, at) => ({ score: scores[at]?.score ?? 0, ...weight })) };
  }
  const thirds = scores.reduce((sum, { weight }) => sum + (weight.thirds ?? 0), 0);
  return { kind: 'problem', line: row.line, column: 'award', code: 'weightsDoNotAddUp', sum: weightOfThirds(thirds) };
}

interface CsvComponent {
  readonly score: number;
  readonly weight: ReadWeight;
}

function readCsvComponent(text: string): CsvComponent | null {
  const weight = readWeight(text);
  const score = weight && parseCsvScore(text.slice(weight.length).replaceAll(' ', ''));
  return weight && score !== null && weight.thirds !== 0 ? { score, weight } : null;
}

function unreadable({ line, cells }: ResultsCsvRow, column: ResultColumn, code: UnreadableCode): ResultsCsvProblem {
  return { kind: 'problem', line, column, code, text: cells[column] };
}

function empty({ line }: ResultsCsvRow, column: ResultColumn): ResultsCsvProblem {
  return { kind: 'problem', line, column, code: 'empty' };
}
