import type { ReactNode } from 'react';
import { explainWords } from '../../../../src/language/screens/explain.ts';
import { useWords } from '../../../shared/language.tsx';
import classes from './Explain.module.css';

/** A figure that can be asked where it comes from: by a press, and by Enter where Tab stops at it. */
export function ExplainableFigure(props: {
  /** What the figure says where that is not what is drawn, or not enough. */
  readonly said?: string;
  /** Whether Tab stops at it; in a table whose rows have a key for it Tab passes over. */
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
      aria-label={props.said && words.why(props.said)}
      aria-expanded={props.open}
      data-figure
      // One that Tab passes over leaves the focus where the keys are.
      onMouseDown={props.reachable ? undefined : (event) => event.preventDefault()}
      onClick={props.onExplain}
    >
      {props.children}
    </button>
  );
}
