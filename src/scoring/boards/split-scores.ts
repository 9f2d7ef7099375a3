import { scoreForms, commonDenominator, withDenominator, type SubfieldSize, type ScoreSubfield } from './subfields.ts';
import type { BoardScores, ScoredLine } from './board-scores.ts';
import { weightedFigure, weightUnit } from './score-counts.ts';
import {
  isComponents,
  resultsIn,
  type ScoringLine,
  type SplitScore,
  type SplitSide,
  type WeightedScore,
} from '../scoring-line.ts';
import type { Regulation, SplitScores } from '../regulation/regulation.ts';

/**
 * Scores the lines of one board, of one or several forms, plain or split. `expected`: results of a fully played board;
 * a board with more results is its own measure.
 */
export type ScoreBoard = <Line extends ScoringLine>(
  lines: readonly Line[],
  expected: number,
  regulation: Regulation,
) => BoardScores<Line>;

/**
 * The scorer of a board by a method, from the scorer of one subfield: each form is a subfield, and so is each chart.
 */
export function scorerOf(scoreField: ScoreSubfield): ScoreBoard {
  const scoreSplitField = withSplits(scoreField);
  return (lines, expected, regulation) => scoreForms(scoreSplitField, lines, expected, regulation);
}

/**
 * Scores a subfield that may hold split scores (Law 12C1). Two charts: North-South's figures are from one in which the
 * line has North-South's score, East-West's from one in which it has East-West's (EBU White Book 4.2.1). Half
 * frequencies: each of the two scores is half a result of one chart (Herman De Wael, calcul 28).
 */
function withSplits(scoreField: ScoreSubfield): ScoreSubfield {
  return (lines, size, regulation) => {
    if (!hasSplit(lines)) return scoreField(lines, size, regulation);
    const expected = Math.max(size.expected, resultsIn(lines));
    return RULES[regulation.splitScores](scoreField, lines, { ...size, expected }, regulation);
  };
}

function hasSplit(lines: readonly ScoringLine[]): boolean {
  for (const line of lines) if (line.split !== undefined) return true;
  return false;
}

type ScoreSplits = <Line extends ScoringLine>(
  scoreField: ScoreSubfield,
  lines: readonly Line[],
  size: SubfieldSize,
  regulation: Regulation,
) => BoardScores<Line>;

const RULES: Record<SplitScores, ScoreSplits> = { 'two-charts': twoCharts, 'half-frequencies': halfFrequencies };

function twoCharts<Line extends ScoringLine>(
  scoreField: ScoreSubfield,
  lines: readonly Line[],
  size: SubfieldSize,
  regulation: Regulation,
): BoardScores<Line> {
  const linesOfCharts = (['ns', 'ew'] as const).map((side) =>
    lines.map((line) => (line.split ? lineAsSide(line, line.split[side]) : line)),
  );
  const smaller = size.ofFouled ? smallerChart(linesOfCharts) : {};
  const charts = linesOfCharts.map((chart) => scoreField(chart, { ...size, ...smaller }, regulation));
  const denominator = commonDenominator(charts);
  const [northSouth, eastWest] = charts.map((chart) => withDenominator(chart, denominator)) as [
    BoardScores,
    BoardScores,
  ];
  return {
    ...northSouth,
    actual: Math.max(northSouth.actual, eastWest.actual),
    datum: null,
    results: lines.map((line, index) => ({
      line,
      ns: northSouth.results[index]?.ns ?? null,
      ew: eastWest.results[index]?.ew ?? null,
    })),
    frequencies: [],
    subfields: [
      { form: null, side: 'NS', ...chartOf(northSouth) },
      { form: null, side: 'EW', ...chartOf(eastWest) },
    ],
  };
}

/** The size of the smaller chart, where the two are not equal. */
export function smallerChart(charts: readonly (readonly ScoringLine[])[]): { readonly smaller?: number } {
  const sizes = charts.map(resultsIn);
  const smaller = Math.min(...sizes);
  return sizes.every((results) => results === smaller) ? {} : { smaller };
}

function chartOf({ actual, datum, frequencies }: BoardScores) {
  return { actual, datum, frequencies };
}

/** The line as if both sides had what one of them has. */
export function lineAsSide(line: ScoringLine, side: SplitSide): ScoringLine {
  return isComponents(side)
    ? { ...unsplit(line), award: null, weighted: side }
    : { ...unsplit(line), award: { ns: side, ew: side } };
}

function unsplit(line: ScoringLine): ScoringLine {
  const plain: ScoringLine & { split?: SplitScore } = { ...line, score: null };
  delete plain.split;
  return plain;
}

function halfFrequencies<Line extends ScoringLine>(
  scoreField: ScoreSubfield,
  lines: readonly Line[],
  size: SubfieldSize,
  regulation: Regulation,
): BoardScores<Line> {
  const mixed = lines.map((line) => (line.split ? halfFrequencyLine(line, line.split) : line));
  // an award of one side is not compared: a line of its own is scored for its worth
  const awarded = lines.filter(({ split }) => split !== undefined);
  const scores = scoreField([...mixed, ...awarded.map(withAwards)], size, regulation);
  const worth = {
    ns: new Map(scores.frequencies.map(({ score, ns }) => [score, ns])),
    ew: new Map(scores.frequencies.map(({ score, ew }) => [score, ew])),
  };
  const results = lines.map((line, index): ScoredLine<Line> => {
    const { ns = null, ew = null } = scores.results[index] ?? {};
    const award = scores.results[lines.length + awarded.indexOf(line)];
    const figure = (side: 'ns' | 'ew', of: SplitSide, own: number | null): number | null => {
      if (!isComponents(of)) return award ? award[side] : null;
      // a line without a figure counts for nobody
      return own === null ? null : weightedFigure(of, worth[side], weightUnit([{ weighted: of }]));
    };
    return line.split
      ? { line, ns: figure('ns', line.split.ns, ns), ew: figure('ew', line.split.ew, ew) }
      : { line, ns, ew };
  });
  return { ...scores, results };
}

/**
 * The line as a weighted score: each side's score with half its weight, or one side's alone; two awards stay awards.
 */
export function halfFrequencyLine(line: ScoringLine, { ns, ew }: SplitScore): ScoringLine {
  const scores = [ns, ew].filter(isComponents);
  if (!isComponents(ns) && !isComponents(ew)) return { ...unsplit(line), award: { ns, ew } };
  return lineAsSide(
    line,
    scores.flat().map((one) => shareOf(one, scores.length)),
  );
}

/** A component with its weight divided. */
function shareOf({ score, percent, thirds }: WeightedScore, parts: number): WeightedScore {
  const weight = { percent: percent / parts };
  return thirds === undefined ? { score, ...weight } : { score, ...weight, thirds: thirds / parts };
}

function withAwards(line: ScoringLine): ScoringLine {
  const { ns = 0, ew = 0 } = line.split ?? {};
  return { ...unsplit(line), award: { ns: isComponents(ns) ? 0 : ns, ew: isComponents(ew) ? 0 : ew } };
}
