import type { ReactNode } from 'react';
import classes from './Keys.module.css';

/** A key cap: the key a person presses, as it is printed on it. */
export function Key({ children }: { readonly children: ReactNode }) {
  return <kbd className={classes['key']}>{children}</kbd>;
}

/** The keys of one action in one cap, and what they do; a button too, for whoever holds a mouse. */
export function KeyAction(props: {
  readonly keys: readonly string[];
  readonly children: ReactNode;
  readonly onPress?: (() => void) | undefined;
}) {
  const content = (
    <>
      {props.keys.length > 0 && <Key>{props.keys.join(' ')}</Key>}
      <span>{props.children}</span>
    </>
  );
  if (!props.onPress) return <span className={classes['action']}>{content}</span>;
  return (
    <button
      type="button"
      className={classes['action']}
      tabIndex={-1}
      // It stands for a key: the focus stays where the keys are.
      onMouseDown={(event) => event.preventDefault()}
      onClick={props.onPress}
    >
      {content}
    </button>
  );
}
