/**
 * Boards whose results are not all compared with each other: each form of a fouled board is a field of its own (WBF;
 * EBU White Book 4.2.3), and a split score is scored in two charts or as half results. What compares the results of
 * one field is the method's; here lines are dealt to fields and the figures put together again.
 */
import type { BoardScores, SubfieldScores, ScoredLine } from './board-scores.ts';
import { isCompared, resultsIn, type ScoringLine } from '../scoring-line.ts';
import type { Regulation } from '../regulation/regulation.ts';
import { leastCommonMultiple } from '../numbers/whole-numbers.ts';

/** What a method needs to know of a field beside its lines. */
export interface SubfieldSize {
  /** Results of a fully played board; a field with more results is its own measure. */
  readonly expected: number;
  /** Whether it has more results than any other form of the board. */
  readonly largest: boolean;
}

/** Scores lines that are all compared with each other; none of them is split. */
export type ScoreSubfield = <Line extends ScoringLine>(
  lines: readonly Line[],
  size: SubfieldSize,
  regulation: Regulation,
) => BoardScores<Line>;

/**
 * Scores one board, each form of it in a field of its own that is brought to the same full number of results.
 * @param expected results of a fully played board, whatever its forms
 */
export function scoreForms<Line extends ScoringLine>(
  scoreField: ScoreSubfield,
  lines: readonly Line[],
  expected: number,
  regulation: Regulation,
): BoardScores<Line> {
  const forms = formsOf(lines);
  if (forms === null) return scoreField(lines, { expected, largest: true }, regulation);
  const actual = forms.reduce((sum, form) => sum + form.actual, 0);
  const full = Math.max(expected, actual);
  // awards and boards not played are of no form; they go with the first
  const rest = lines.filter((line) => !isCompared(line));
  const parts = forms.map(({ form, lines: group, largest }, index) => {
    const scores = scoreField(index === 0 ? [...group, ...rest] : group, { expected: full, largest }, regulation);
    return { form, scores };
  });
  return joined(lines, parts, actual);
}

function isOneForm(lines: readonly ScoringLine[]): boolean {
  const form = lines[0]?.form;
  for (const line of lines) if (line.form !== form) return false;
  return true;
}

/** The results of one form of a fouled board. */
export interface FormLines<Line extends ScoringLine> {
  /** Empty where the line names none. */
  readonly form: string;
  readonly lines: readonly Line[];
  readonly actual: number;
  /** Whether it has more results than any other form of the board. */
  readonly largest: boolean;
}

/** The forms a board was played in, in order of appearance; null where its results are all of one. */
export function formsOf<Line extends ScoringLine>(lines: readonly Line[]): readonly FormLines<Line>[] | null {
  if (isOneForm(lines)) return null;
  const groups = Map.groupBy(lines.filter(isCompared), ({ form = '' }) => form);
  if (groups.size < 2) return null;
  const forms = [...groups].map(([form, group]) => ({ form, lines: group, actual: resultsIn(group) }));
  return forms.map((one) => ({
    ...one,
    largest: forms.every((other) => other === one || other.actual < one.actual),
  }));
}

interface FormPart<Line extends ScoringLine> {
  readonly form: string;
  readonly scores: BoardScores<Line>;
}

function joined<Line extends ScoringLine>(
  lines: readonly Line[],
  parts: readonly FormPart<Line>[],
  actual: number,
): BoardScores<Line> {
  const denominator = commonDenominator(parts.map(({ scores }) => scores));
  const scaled = parts.map(({ form, scores }) => ({ form, scores: withDenominator(scores, denominator) }));
  const results = new Map<Line, ScoredLine<Line>>();
  for (const { scores } of scaled) for (const result of scores.results) results.set(result.line, result);
  const { board, expected, top } = scaled[0]?.scores ?? NO_BOARD;
  return {
    board,
    actual,
    expected,
    top,
    datum: null,
    denominator,
    results: lines.map((line) => results.get(line) ?? { line, ns: null, ew: null }),
    frequencies: [],
    fields: scaled.flatMap(({ form, scores }) => subfieldsOf(scores).map((field) => ({ ...field, form }))),
  };
}

const NO_BOARD = { board: 0, expected: 0, top: 0 } as const;

/** The fields of a board; one that holds it all where it has no others. */
export function subfieldsOf({ fields, actual, datum, frequencies }: BoardScores): readonly SubfieldScores[] {
  return fields ?? [{ form: null, side: null, actual, datum, frequencies }];
}

/** The smallest denominator that every board's figures fit into. */
export function commonDenominator(boards: readonly BoardScores[]): number {
  return boards.reduce((common, { denominator }) => leastCommonMultiple(common, denominator), 1);
}

/** The board in a multiple of its denominator. */
export function withDenominator<Line extends ScoringLine>(
  scores: BoardScores<Line>,
  denominator: number,
): BoardScores<Line> {
  const factor = denominator / scores.denominator;
  if (factor === 1) return scores;
  if (!Number.isSafeInteger(scores.top * denominator))
    throw new RangeError('board: too many fields to be counted exactly');
  return { ...withFigures(scores, (figure) => figure * factor), denominator };
}

/** The board with every figure made into another. */
export function withFigures<Line extends ScoringLine>(
  scores: BoardScores<Line>,
  figureOf: (figure: number) => number,
): BoardScores<Line> {
  const orNull = (figure: number | null): number | null => (figure === null ? null : figureOf(figure));
  const rows = (frequencies: BoardScores['frequencies']): BoardScores['frequencies'] =>
    frequencies.map((row) => ({ ...row, ns: figureOf(row.ns), ew: figureOf(row.ew) }));
  return {
    ...scores,
    results: scores.results.map(({ line, ns, ew }) => ({ line, ns: orNull(ns), ew: orNull(ew) })),
    frequencies: rows(scores.frequencies),
    ...(scores.fields && {
      fields: scores.fields.map((field) => ({ ...field, frequencies: rows(field.frequencies) })),
    }),
  };
}
