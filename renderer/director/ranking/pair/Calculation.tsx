import { factoredFormula } from '../../../../src/language/derivation/matchpoints.ts';
import { derivationWriter } from '../../../../src/language/derivation/writer.ts';
import { formatCount, formatPercentage } from '../../../../src/language/numbers.ts';
import { rankingWords } from '../../../../src/language/screens/ranking.ts';
import { MATCHPOINTS_PER_POINT } from '../../../../src/scoring/boards/matchpoints.ts';
import type { FigureDerivation } from '../../../../src/scoring/derivation/figure.ts';
import { comparedResults } from '../../../../src/scoring/derivation/matchpoint-worth.ts';
import { divide, exact, toNumber, type Exact } from '../../../../src/scoring/numbers/exact.ts';
import type { ShownDecimals } from '../../../../src/scoring/regulation/regulation.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import classes from './Panel.module.css';

/**
 * The calculation of a percentage step by step. Empty unless a single score was compared with others at matchpoints:
 * in other cases the sentences say it all.
 */
export function Calculation(props: {
  readonly derivation: FigureDerivation;
  readonly share: Exact;
  readonly decimals: ShownDecimals;
}) {
  const { derivation, share, decimals: shown } = props;
  const words = useWords(rankingWords);
  const language = useLanguage();
  const { from, points, top } = derivation;
  const [only, another] = from.kind === 'compared' ? from.scores : [];
  if (points === null || another || only?.worth.kind !== 'matchpoints' || top === 0) return null;
  const { worth } = only;
  const { beaten, equal, earned, brought, scale } = worth;
  const others = comparedResults(worth);
  if (others.numerator === 0n) return null;
  const writer = derivationWriter(shown, language, derivation.rounding);
  const counted = (results: Exact) => ({ text: formatCount(results, language), several: toNumber(results) >= 2 });
  const won = writer.points(points);
  const available = writer.points(exact(top));
  return (
    <section className={classes['block']}>
      <dl className={classes['calculation']} aria-label={words.calculation}>
        <Step
          text={words.earned(counted(beaten), counted(equal), scale)}
          figure={writer.points(divide(earned, exact(MATCHPOINTS_PER_POINT[scale])))}
        />
        {brought && <Step text={words.factored[brought.rule](factoredFormula(worth, brought, writer))} figure={won} />}
        <Step
          text={brought ? words.topOfFull(brought.expected, scale) : words.topOf(counted(others), scale)}
          figure={available}
        />
        <Step text={`${formatCount(points, language)} / ${available}`} figure={formatPercentage(share, 1, language)} />
      </dl>
    </section>
  );
}

function Step({ text, figure }: { readonly text: string; readonly figure: string }) {
  return (
    <div>
      <dt>{text}</dt>
      <dd>{figure}</dd>
    </div>
  );
}
