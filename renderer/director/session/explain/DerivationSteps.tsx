import { clauseName } from '../../../../src/language/derivation/clause.ts';
import { figureSteps } from '../../../../src/language/derivation/figure.ts';
import { explainWords } from '../../../../src/language/screens/explain.ts';
import type { FigureDerivation } from '../../../../src/scoring/derivation/figure.ts';
import type { ShownDecimals } from '../../../../src/scoring/regulation/regulation.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import classes from './Explain.module.css';
import type { Explained } from './useExplained.ts';

/** The derivation of a figure: a sentence for every step, and the law or clause it follows. */
export function DerivationSteps(props: {
  readonly explained: Explained<FigureDerivation>;
  readonly decimals: ShownDecimals;
}) {
  const language = useLanguage();
  const words = useWords(explainWords);
  const { derivation, failed } = props.explained;
  if (failed) return <p role="alert">{words.failed}</p>;
  if (derivation === null) return null;
  return (
    <div className={classes['steps']}>
      {figureSteps(derivation, props.decimals, language).map(({ text, clause }) => (
        <p key={text}>
          {text}
          {clause && (
            <>
              {' '}
              <span className={classes['clause']}>{clauseName(clause, language)}</span>
            </>
          )}
        </p>
      ))}
    </div>
  );
}
