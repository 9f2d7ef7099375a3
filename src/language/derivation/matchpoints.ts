import type { ComparedScores, DerivedScore } from '../../scoring/derivation/figure.ts';
import { CLAUSES } from '../../scoring/derivation/clause.ts';
import {
  comparedResults,
  smallGroupShare,
  type FactoredToFullBoard,
  type MatchpointWorth,
} from '../../scoring/derivation/matchpoint-worth.ts';
import { compare, divide, exact, multiply, subtract, ZERO, type Exact } from '../../scoring/numbers/exact.ts';
import { MATCHPOINTS_PER_POINT } from '../../scoring/boards/matchpoints.ts';
import { formatSigned, MINUS } from '../numbers.ts';
import type { Weight } from '../../bridge/result/weight.ts';
import { weightText } from '../game/weight.ts';
import { weightedPart } from './weighted-sum.ts';
import type { DerivationStep, DerivationWriter } from './writer.ts';

/** A score worth matchpoints. */
type Scored = Omit<DerivedScore, 'worth'> & { readonly worth: MatchpointWorth };

/** The derivation of a side's matchpoints, a step for each rule. */
export function matchpointSteps(
  from: ComparedScores,
  top: number,
  writer: DerivationWriter,
): readonly DerivationStep[] {
  const scores = from.scores.flatMap(({ worth, ...one }): Scored[] =>
    worth.kind === 'matchpoints' ? [{ ...one, worth }] : [],
  );
  const [only, another] = scores;
  if (only && !another) return oneScore(only.worth, top, writer);
  return severalScores(scores, from.points, top, writer);
}

function oneScore(worth: MatchpointWorth, top: number, writer: DerivationWriter): readonly DerivationStep[] {
  const { words } = writer;
  const others = comparedResults(worth);
  const won = words.matchpoints(points(worth.earned, worth, writer), points(multiply(exact(2), others), worth, writer));
  const half = worth.own.numerator === 0n ? '' : `, ${words.ownHalf(signedPoints(worth.own, worth, writer))}`;
  const compared =
    others.numerator === 0n && half === ''
      ? { text: words.onlyResult, clause: null }
      : { text: `${comparedText(worth, writer)}${half}, ${won}`, clause: worth.clause };
  return [compared, ...factoredSteps(worth, top, writer), ...limitSteps([worth], top, writer)];
}

/** `of the 12 other results 8 beaten and 1 equalled`, without a capital. */
export function comparedText(worth: MatchpointWorth, { words, count }: DerivationWriter): string {
  const { beaten, equal, better } = worth;
  const others = comparedResults(worth);
  if (compare(others, exact(1)) !== 0 || [beaten, equal, better].some(({ denominator }) => denominator !== 1n)) {
    return words.compared(count(others), count(beaten), count(equal));
  }
  return words.oneOther[beaten.numerator === 1n ? 'beaten' : equal.numerator === 1n ? 'equal' : 'better'];
}

/** Converts matchpoints counted on the scale 2-1-0 to the scale of the regulation. */
function points(counted: Exact, { scale }: Pick<MatchpointWorth, 'scale'>, writer: DerivationWriter): string {
  return writer.points(divide(counted, exact(MATCHPOINTS_PER_POINT[scale])));
}

/** 12 of 13 results, brought to 13 by Neuberg: (15 + 1) × 13 / 12 − 1 = 16.33 of 24 matchpoints. */
function factoredSteps(worth: MatchpointWorth, top: number, writer: DerivationWriter): readonly DerivationStep[] {
  const { brought: factored } = worth;
  if (factored === null) return [];
  const { words } = writer;
  const all = words.matchpoints(writer.points(worth.points), writer.points(exact(top)));
  const result = RESULTS[factored.rule](worth, factored, writer);
  const formula = factoredFormula(worth, factored, writer);
  const by = result.startsWith(formula) ? result : `${formula} = ${result}`;
  return [{ text: `${factoredText(factored, writer)}${words.colon}${by}${all}`, clause: factored.clause }];
}

/** `12 of 13 results, brought to 13 by Neuberg`, by the rule that applies. */
export function factoredText(
  { rule, actual, expected }: FactoredToFullBoard,
  { words }: Pick<DerivationWriter, 'words'>,
): string {
  return words.short[rule](actual, expected);
}

/** The formula with its numbers: (15 + 1) × 13 / 12 − 1, or 60 % + 2 × 5 %. */
export function factoredFormula(
  worth: MatchpointWorth,
  factored: FactoredToFullBoard,
  writer: DerivationWriter,
): string {
  return FORMULAS[factored.rule](worth, factored, writer);
}

type FactoredWords = Record<
  FactoredToFullBoard['rule'],
  (worth: MatchpointWorth, factored: FactoredToFullBoard, writer: DerivationWriter) => string
>;

const FORMULAS: FactoredWords = {
  neuberg: (worth, { actual, expected }, writer) => {
    const one = points(exact(1), worth, writer);
    return `(${points(worth.earned, worth, writer)} + ${one}) × ${expected} / ${actual} ${MINUS} ${one}`;
  },
  percentages: ({ earned }, { actual }, { share, count }) => {
    const ranks = subtract(earned, exact(actual - 1));
    const average = share(exact(60, 100));
    if (ranks.numerator === 0n) return average;
    const [sign, size] = ranks.numerator < 0n ? [MINUS, subtract(ZERO, ranks)] : ['+', ranks];
    return `${average} ${sign} ${count(size)} × ${share(exact(5, 100))}`;
  },
};

/** The result of a formula before it becomes matchpoints. */
const RESULTS: FactoredWords = {
  neuberg: () => '',
  percentages: ({ earned }, { actual }, { words, share }) =>
    `${words.ofATop(share(smallGroupShare(earned, actual)))}, `,
};

function limitSteps(
  worths: readonly MatchpointWorth[],
  top: number,
  { words, points: write }: DerivationWriter,
): readonly DerivationStep[] {
  const limited = worths.filter((worth) => worth.limited);
  return limited.map((worth) => ({
    text: `${words.atMost}${words.colon}${words.matchpoints(write(worth.points), write(exact(top)))}`,
    clause: null,
  }));
}

/** Each component compared with the other results as if it were the only score, then the weighted sum. */
function severalScores(
  scores: readonly Scored[],
  sum: Exact,
  top: number,
  writer: DerivationWriter,
): readonly DerivationStep[] {
  const { words } = writer;
  const components = scores.flatMap((one) => {
    const [first, ...rest] = oneScore(one.worth, top, writer);
    const component = componentText(one, formatSigned(one.score), writer);
    return first ? [{ ...first, text: `${component}${words.colon}${first.text}` }, ...rest] : [];
  });
  const values = writer.weightedPoints(scores.map((one) => weightedPart(one, one.worth.points)));
  const weights = scores.map((one, index) => componentText(one, values[index] ?? '', writer));
  const together = words.matchpoints(writer.points(sum), writer.points(exact(top)));
  return [...components, { text: `${weights.join(words.and)}${words.colon}${together}`, clause: CLAUSES.weighted }];
}

/** 67 % of 15.33. */
function componentText(weight: Weight, figure: string, { words, language }: DerivationWriter): string {
  return words.weight(weightText(weight, language), figure);
}

function signedPoints(counted: Exact, worth: MatchpointWorth, writer: DerivationWriter): string {
  return counted.numerator < 0n
    ? `${MINUS}${points(subtract(ZERO, counted), worth, writer)}`
    : `+${points(counted, worth, writer)}`;
}
