/**
 * A figure's derivation in a director's words, each step with the Law or the clause it follows:
 * `70.83 %: of the 12 other results 8 beaten and 1 equalled, 17 of 24 matchpoints (Law 78A).`
 */
import type { AwardWorth } from '../../scoring/derivation/award.ts';
import { CLAUSES } from '../../scoring/derivation/clause.ts';
import type { ComparedScores, FigureDerivation, RoundingStep } from '../../scoring/derivation/figure.ts';
import { divide, exact, type Exact } from '../../scoring/numbers/exact.ts';
import type { ShownDecimals } from '../../scoring/regulation/regulation.ts';
import { impSteps } from './imps.ts';
import { matchpointSteps } from './matchpoints.ts';
import { derivationStepText, derivationWriter, type DerivationStep, type DerivationWriter } from './writer.ts';
import type { Language } from '../../language.ts';
import type { EventRanks } from '../../session/event-ranks.ts';
import { capitalize } from '../sentences.ts';
import { formatExact, formatPercentage, formatShort } from '../numbers.ts';

/** The derivation of one side's figure as one sentence. Figures have the decimals of the regulation. */
export function figureSentence(
  derivation: FigureDerivation,
  shown: ShownDecimals,
  language: Language,
  ranks: EventRanks = 'pair',
): string {
  const writer = derivationWriter(shown, language, derivation.rounding, ranks);
  const { from, points, top } = derivation;
  if (from.kind === 'nothing' || points === null) return nothingText(derivation, writer);
  const text = stepsOf(from, points, derivation, writer)
    .map((step) => derivationStepText(step, language))
    .join(writer.words.semicolon);
  const figure =
    top === 0 ? writer.imps(points) : formatPercentage(divide(points, exact(top)), shown.percentages, language);
  return `${figure}${writer.words.colon}${text}.`;
}

/** The same as steps, each with its clause, without the figure itself. */
export function figureSteps(
  derivation: FigureDerivation,
  shown: ShownDecimals,
  language: Language,
  ranks: EventRanks = 'pair',
): readonly DerivationStep[] {
  const writer = derivationWriter(shown, language, derivation.rounding, ranks);
  const { from, points } = derivation;
  if (from.kind === 'nothing' || points === null) return [{ text: nothingText(derivation, writer), clause: null }];
  return stepsOf(from, points, derivation, writer).map(({ text, clause }) => ({
    text: `${capitalize(text)}.`,
    clause,
  }));
}

function nothingText({ from }: FigureDerivation, { words }: DerivationWriter): string {
  return words.nothing[from.kind === 'nothing' ? from.reason : 'nothing-to-compare'];
}

function stepsOf(
  from: ComparedScores | AwardWorth,
  points: Exact,
  { top, rounding }: FigureDerivation,
  writer: DerivationWriter,
): readonly DerivationStep[] {
  const steps = from.kind === 'award' ? awardSteps(from, top, writer) : comparedSteps(from, top, writer);
  return [...steps, ...roundingSteps(rounding, points, writer)];
}

function comparedSteps(from: ComparedScores, top: number, writer: DerivationWriter): readonly DerivationStep[] {
  const steps = top === 0 ? impSteps(from, writer) : matchpointSteps(from, top, writer);
  return [...steps, ...chartSteps(from, writer)];
}

/** Which results were left out of the comparison, or counted in halves. */
function chartSteps({ chart }: ComparedScores, { words }: DerivationWriter): readonly DerivationStep[] {
  const { form, side, halves } = chart;
  return [
    ...(form === null ? [] : [{ text: form === '' ? words.formNotNamed : words.form(form), clause: CLAUSES.fouled }]),
    ...(side === null ? [] : [{ text: words.chart(words.side[side]), clause: CLAUSES.twoCharts }]),
    ...(halves ? [{ text: words.halves, clause: CLAUSES.halfFrequencies }] : []),
  ];
}

function awardSteps(award: AwardWorth, top: number, writer: DerivationWriter): readonly DerivationStep[] {
  const { words, share } = writer;
  const { given, percent, imps, fixed, clause } = award;
  const kind = typeof given === 'string' ? words.kinds[given] : null;
  if (imps) {
    const each = writer.imps(exact(imps.each));
    const text = imps.comparisons === 1 ? each : words.aComparison(each, imps.comparisons);
    return [
      { text: words.awardedImps(kind ?? share(exact(Math.round(Number(given) * 100), 10_000)), text), clause },
      ...ownSteps(award, top, writer),
    ];
  }
  const ofTop = words.ofATop(share(percent ?? exact(0)));
  const points = words.matchpoints(writer.points(fixed), writer.points(exact(top)));
  const text = words.awarded(kind ? `${kind}, ${ofTop}` : ofTop, points);
  return [{ text, clause }, ...ownSteps(award, top, writer)];
}

/** The effect of the side's own average on average plus or minus. */
function ownSteps({ own }: AwardWorth, top: number, writer: DerivationWriter): readonly DerivationStep[] {
  if (own === null) return [];
  const { words, share, points, imps } = writer;
  const average = top === 0 ? imps(own.average) : share(divide(own.average, exact(top)));
  const counts = words.ownCounts[own.counts ? 'true' : 'false'];
  const worth =
    own.counts && top > 0 ? `${words.colon}${words.matchpoints(points(own.average), points(exact(top)))}` : '';
  return [{ text: `${words.own(own.boards.length, average)} ${counts}${worth}`, clause: own.clause }];
}

/** The rounding of the figure to the unit of the regulation. */
function roundingSteps(
  rounding: RoundingStep | null,
  points: Exact,
  { words, language }: DerivationWriter,
): readonly DerivationStep[] {
  if (rounding === null) return [];
  const { decimals, clause } = rounding;
  const unit = formatExact(exact(1, 10 ** decimals), decimals, language);
  return [{ text: words.rounded(unit, formatShort(points, decimals, language)), clause }];
}
