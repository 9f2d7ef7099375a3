import type { ReactNode } from 'react';
import classes from './Keys.module.css';

/** A key cap with the label of a key. */
export function Key({ children }: { readonly children: ReactNode }) {
  return <kbd className={classes['key']}>{children}</kbd>;
}

/** The keys of an action in a cap, and what they do. It is a button too, for the mouse. */
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
      // The focus stays where it is, as with the key itself.
      onMouseDown={(event) => event.preventDefault()}
      onClick={props.onPress}
    >
      {content}
    </button>
  );
}
