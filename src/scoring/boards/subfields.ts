/**
 * Boards whose results are not all compared with each other: each form of a fouled board is a subfield (WBF; EBU White
 * Book 4.2.3), and a split score is scored in two charts or as half results. The method scores each subfield; here
 * lines are distributed to subfields and their figures joined.
 */
import type { Side } from '../../bridge/seat.ts';
import type { BoardScores, SubfieldScores, ScoredLine } from './board-scores.ts';
import { isCompared, resultsIn, type ScoringLine } from '../scoring-line.ts';
import type { Regulation } from '../regulation/regulation.ts';
import { leastCommonMultiple } from '../numbers/whole-numbers.ts';

/** What a method needs to know of a subfield beside its lines. */
export interface SubfieldSize {
  /** Results of a fully played board; the subfield may have more. */
  readonly expected: number;
  /** Whether it has more results than any other form of the board. */
  readonly largest: boolean;
  /** Whether it is one form of several. */
  readonly ofFouled?: boolean;
  /** Of a form: results of the smaller of its two charts, where a split score is in only one of them. */
  readonly smaller?: number;
}

/** Scores lines that are all compared with each other; none of them is split. */
export type ScoreSubfield = <Line extends ScoringLine>(
  lines: readonly Line[],
  size: SubfieldSize,
  regulation: Regulation,
) => BoardScores<Line>;

/**
 * Scores one board, each of its forms as a subfield that is factored to the same full number of results.
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
  // awards and boards not played have no form; they are scored with the first
  const rest = lines.filter((line) => !isCompared(line));
  const parts = forms.map(({ form, lines: group, largest }, index) => {
    const size = { expected: full, largest, ofFouled: true };
    const scores = scoreField(index === 0 ? [...group, ...rest] : group, size, regulation);
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

/** The forms a board was played in, in order of appearance; null where all results are of one form. */
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
    subfields: scaled.flatMap(({ form, scores }) => subfieldsOf(scores).map((field) => ({ ...field, form }))),
  };
}

const NO_BOARD = { board: 0, expected: 0, top: 0 } as const;

/** The subfields of a board; the board itself where it has none. */
export function subfieldsOf({ subfields, actual, datum, frequencies }: BoardScores): readonly SubfieldScores[] {
  return subfields ?? [{ form: null, side: null, actual, datum, frequencies }];
}

/** The smallest denominator in which the figures of every board are whole. */
export function commonDenominator(boards: readonly BoardScores[]): number {
  return boards.reduce((common, { denominator }) => leastCommonMultiple(common, denominator), 1);
}

/** The board with its figures in a multiple of its denominator. */
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

/** The board with every figure changed. */
export function withFigures<Line extends ScoringLine>(
  scores: BoardScores<Line>,
  figureOf: (figure: number, side: Side) => number,
): BoardScores<Line> {
  const orNull = (figure: number | null, side: Side): number | null =>
    figure === null ? null : figureOf(figure, side);
  const rows = (frequencies: BoardScores['frequencies']): BoardScores['frequencies'] =>
    frequencies.map((row) => ({ ...row, ns: figureOf(row.ns, 'NS'), ew: figureOf(row.ew, 'EW') }));
  return {
    ...scores,
    results: scores.results.map(({ line, ns, ew }) => ({ line, ns: orNull(ns, 'NS'), ew: orNull(ew, 'EW') })),
    frequencies: rows(scores.frequencies),
    ...(scores.subfields && {
      subfields: scores.subfields.map((field) => ({ ...field, frequencies: rows(field.frequencies) })),
    }),
  };
}
