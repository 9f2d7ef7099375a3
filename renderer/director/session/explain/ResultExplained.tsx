import type { MatchTables } from '../../../../src/language/game/match.ts';
import { formatPercentage, formatSignedShort } from '../../../../src/language/numbers.ts';
import { explainWords } from '../../../../src/language/screens/explain.ts';
import { divide, exact } from '../../../../src/scoring/numbers/exact.ts';
import type { FigureDerivation } from '../../../../src/scoring/derivation/figure.ts';
import type { ShownDecimals } from '../../../../src/scoring/regulation/regulation.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import classes from './Explain.module.css';
import { DerivationSteps } from './DerivationSteps.tsx';
import { useExplainedResult, type LineFigure } from './useExplained.ts';

/** The explanation of one side's figure on a line. The frequencies beside it are what it was compared with. */
export function ResultExplained(props: {
  readonly session: number;
  readonly figure: LineFigure;
  /** The change of the session that the figure is of. */
  readonly change: number;
  readonly decimals: ShownDecimals;
  /** How the two tables of its match are told apart. */
  readonly tables: MatchTables;
  /** The section's letter where there are several. */
  readonly letter: string;
  readonly onClose: () => void;
}) {
  const words = useWords(explainWords);
  const { figure, decimals: shown } = props;
  const explained = useExplainedResult(props.session, figure, props.change);
  return (
    <section className={classes['block']} aria-live="polite">
      <div className={classes['head']}>
        <h2>{words.atTable(`${props.letter}${figure.slot.table}`, words.side[figure.side])}</h2>
        <button type="button" className={classes['close']} onClick={props.onClose}>
          {words.close}
        </button>
      </div>
      {explained.derivation && !('kind' in explained.derivation) && (
        <Headline derivation={explained.derivation} shown={shown} />
      )}
      <DerivationSteps explained={explained} decimals={shown} tables={props.tables} />
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
