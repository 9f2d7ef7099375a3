import type { ReactNode } from 'react';
import { explainWords } from '../../../../src/language/screens/explain.ts';
import { useWords } from '../../../shared/language.tsx';
import classes from './Explain.module.css';

/** A figure that is explained when it is pressed, or by Enter where Tab stops at it. */
export function ExplainableFigure(props: {
  /** The accessible name, where the text drawn is not enough. */
  readonly label?: string;
  /** Whether Tab stops at it. In a table whose rows have a key for the explanation, it does not. */
  readonly reachable?: boolean;
  readonly open?: boolean;
  readonly onExplain: () => void;
  readonly children: ReactNode;
}) {
  const words = useWords(explainWords);
  return (
    <button
      type="button"
      className={classes['figure']}
      tabIndex={props.reachable ? 0 : -1}
      aria-label={props.label && words.why(props.label)}
      aria-expanded={props.open}
      data-figure
      // The focus stays on the row, where the keys work.
      onMouseDown={props.reachable ? undefined : (event) => event.preventDefault()}
      onClick={props.onExplain}
    >
      {props.children}
    </button>
  );
}
