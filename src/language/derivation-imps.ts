import { CLAUSES } from '../scoring/derivation/clause.ts';
import type { ComparedScores, DerivedScore } from '../scoring/derivation/figure.ts';
import type { CrossImpWorth, DatumWorth } from '../scoring/derivation/imp-worth.ts';
import { exact, multiply, type Exact } from '../scoring/exact.ts';
import type { Step, Writer } from './derivation-writer.ts';
import { formatShort, formatSigned, formatWhole } from './numbers.ts';

/** How the IMPs of a side came about, a step for each rule. */
export function impSteps(from: ComparedScores, writer: Writer): readonly Step[] {
  const steps = from.scores.flatMap((one) => scoreSteps(one, writer));
  if (from.scores.length < 2) return steps;
  const { words, share, signed } = writer;
  const weights = from.scores.map(({ percent, worth }) =>
    words.weight(share(exact(Math.round(percent * 2), 200)), signed(worth.points)),
  );
  return [
    ...steps,
    { text: `${weights.join(words.and)}${words.colon}${writer.imps(from.points)}`, clause: CLAUSES.weighted },
  ];
}

function scoreSteps({ score, worth }: DerivedScore, writer: Writer): readonly Step[] {
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
function crossImpSteps(score: number, worth: CrossImpWorth, writer: Writer): readonly Step[] {
  const { words, signed } = writer;
  const { comparisons, sum, short, figure, others, clause } = worth;
  const list = comparisons.map(({ score: other, times, imps }) =>
    words.against(isOne(times) ? '' : writer.count(times), formatSigned(imps), formatSigned(other)),
  );
  const compared = list.length === 0 ? words.allEqual : `${list.join(', ')}, ${words.together(signed(sum))}`;
  const steps: Step[] = [{ text: `${formatSigned(score)}${words.colon}${compared}`, clause }];
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

function datumSteps(score: number, worth: DatumWorth, writer: Writer): readonly Step[] {
  const { words, language } = writer;
  const { datum, mean, difference, clause } = worth;
  const direction = difference > 0 ? 'better' : difference < 0 ? 'worse' : 'same';
  const by = words.difference(formatWhole(Math.abs(difference)), direction);
  const against = mean ? words.datum : words.givenDatum;
  const compared = {
    text: `${against(formatSigned(score), formatSigned(datum), by)}${words.colon}${writer.imps(worth.points)}`,
    clause,
  };
  if (mean === null) return [compared];
  const { results, highest, lowest } = mean;
  const written = formatShort(mean.mean, 2, language);
  const found = words.datumMean(results - highest - lowest, results, written, formatSigned(datum));
  const dropped = highest + lowest > 0 ? `, ${words.dropped(highest, lowest)}` : '';
  return [compared, { text: `${found}${dropped}`, clause: mean.clause }];
}
