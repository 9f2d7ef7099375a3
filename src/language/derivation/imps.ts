import { CLAUSES } from '../../scoring/derivation/clause.ts';
import type { ComparedScores, DerivedScore } from '../../scoring/derivation/figure.ts';
import type { CrossImpWorth, DatumWorth } from '../../scoring/derivation/imp-worth.ts';
import { multiply, type Exact } from '../../scoring/numbers/exact.ts';
import { weightText } from '../game/weight.ts';
import { weightedPart } from './weighted-sum.ts';
import type { DerivationStep, DerivationWriter } from './writer.ts';
import { formatShort, formatSigned, formatWhole, withSign } from '../numbers.ts';

/** The derivation of a side's IMPs, a step for each rule. */
export function impSteps(from: ComparedScores, writer: DerivationWriter): readonly DerivationStep[] {
  const isWeighted = from.scores.length > 1;
  const { words } = writer;
  const weighted = (one: DerivedScore, figure: string): string =>
    words.weight(weightText(one, writer.language), figure);
  const steps = from.scores.flatMap((one) => {
    const score = formatSigned(one.score);
    return scoreSteps(one, isWeighted ? weighted(one, score) : score, writer);
  });
  if (!isWeighted) return steps;
  const values = writer.weightedPoints(from.scores.map((one) => weightedPart(one, one.worth.points)));
  const weights = from.scores.map((one, index) => weighted(one, withSign(values[index] ?? '')));
  return [
    ...steps,
    { text: `${weights.join(words.and)}${words.colon}${writer.imps(from.points)}`, clause: CLAUSES.weighted },
  ];
}

/** @param score formatted, with its weight if it has one */
function scoreSteps({ worth }: DerivedScore, score: string, writer: DerivationWriter): readonly DerivationStep[] {
  switch (worth.kind) {
    case 'matchpoints':
      return [];
    case 'cross-imps':
      return crossImpSteps(score, worth, writer);
    case 'datum':
      return datumSteps(score, worth, writer);
  }
}

/** +50: +5 against −140, 2 times +11 against −460, together +27; 5 of 8 results, times 8/5: +43.2. */
function crossImpSteps(score: string, worth: CrossImpWorth, writer: DerivationWriter): readonly DerivationStep[] {
  const { words, signed } = writer;
  const { comparisons, sum, short, figure, others, clause } = worth;
  const list = comparisons.map(({ score: other, times, imps }) =>
    words.against(isOne(times) ? '' : writer.count(times), formatSigned(imps), formatSigned(other)),
  );
  const compared = list.length === 0 ? words.allEqual : `${list.join(', ')}, ${words.together(signed(sum))}`;
  const steps: DerivationStep[] = [{ text: `${score}${words.colon}${compared}`, clause }];
  if (short) {
    const { actual, expected, factor } = short;
    const full = signed(multiply(sum, factor));
    const fraction = `${factor.numerator}/${factor.denominator}`;
    steps.push({ text: words.eachStandsFor(actual, expected, fraction, full), clause: short.clause });
  }
  return figure === 'mean' ? [...steps, { text: words.mean(others, signed(worth.points)), clause: null }] : steps;
}

function isOne({ numerator, denominator }: Exact): boolean {
  return numerator === denominator;
}

function datumSteps(score: string, worth: DatumWorth, writer: DerivationWriter): readonly DerivationStep[] {
  const { words, language } = writer;
  const { datum, mean, alone, difference, clause } = worth;
  if (alone) return [{ text: `${score}${words.colon}${words.onlyResult}, ${writer.imps(worth.points)}`, clause: null }];
  const direction = difference > 0 ? 'better' : difference < 0 ? 'worse' : 'same';
  const by = words.difference(formatWhole(Math.abs(difference)), direction);
  const against = mean ? words.datum : words.givenDatum;
  const compared = {
    text: `${against(score, formatSigned(datum), by)}${words.colon}${writer.imps(worth.points)}`,
    clause,
  };
  if (mean === null) return [compared];
  const { results, highest, lowest } = mean;
  const written = formatShort(mean.mean, 2, language);
  const found = words.datumMean(results - highest - lowest, results, written, formatSigned(datum));
  const dropped = highest + lowest > 0 ? `, ${words.dropped(highest, lowest)}` : '';
  return [compared, { text: `${found}${dropped}`, clause: mean.clause }];
}
