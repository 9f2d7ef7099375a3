import { formatPercentage, formatSignedShort } from '../../../../src/language/numbers.ts';
import { explainWords } from '../../../../src/language/screens/explain.ts';
import { divide, exact } from '../../../../src/scoring/numbers/exact.ts';
import type { FigureDerivation } from '../../../../src/scoring/derivation/figure.ts';
import type { ShownDecimals } from '../../../../src/scoring/regulation/regulation.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import classes from './Explain.module.css';
import { DerivationSteps } from './DerivationSteps.tsx';
import { useExplainedResult, type AskedFigure } from './useExplained.ts';

/** The explanation of one side's figure on a line. The frequencies beside it are what it was compared with. */
export function ResultExplained(props: {
  readonly session: number;
  readonly asked: AskedFigure;
  /** The change of the session that the figure is of. */
  readonly change: number;
  readonly decimals: ShownDecimals;
  /** The section's letter where there are several. */
  readonly letter: string;
  readonly onClose: () => void;
}) {
  const words = useWords(explainWords);
  const { asked, decimals: shown } = props;
  const explained = useExplainedResult(props.session, asked, props.change);
  return (
    <section className={classes['block']} aria-live="polite">
      <div className={classes['head']}>
        <h2>{words.atTable(`${props.letter}${asked.slot.table}`, words.side[asked.side])}</h2>
        <button type="button" className={classes['close']} onClick={props.onClose}>
          {words.close}
        </button>
      </div>
      {explained.derivation && <Headline derivation={explained.derivation} shown={shown} />}
      <DerivationSteps explained={explained} decimals={shown} />
    </section>
  );
}

function Headline({ derivation, shown }: { readonly derivation: FigureDerivation; readonly shown: ShownDecimals }) {
  const language = useLanguage();
  const words = useWords(explainWords);
  const { points, top } = derivation;
  if (points === null) return null;
  return (
    <p className={classes['large']}>
      {top === 0
        ? words.imps(formatSignedShort(points, shown.points, language))
        : formatPercentage(divide(points, exact(top)), 1, language)}
    </p>
  );
}
