import type { ReactNode } from 'react';
import classes from './Button.module.css';
import { Key } from './Keys.tsx';

/** A button with words and its shortcut. The primary one is the main action of a screen. */
export function Button(props: {
  readonly children: ReactNode;
  readonly primary?: boolean;
  readonly shortcut?: string;
  readonly disabled?: boolean;
  /** Submits its form instead of calling `onPress`. */
  readonly submits?: boolean;
  readonly onPress?: () => void;
}) {
  return (
    <button
      type={props.submits ? 'submit' : 'button'}
      className={classes['button']}
      data-primary={props.primary || undefined}
      disabled={props.disabled}
      onClick={props.onPress}
    >
      {props.children}
      {props.shortcut !== undefined && <Key>{props.shortcut}</Key>}
    </button>
  );
}
