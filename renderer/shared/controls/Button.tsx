import { useEffect, useRef, type ReactNode } from 'react';
import classes from './Button.module.css';
import { submitOnEnter } from './submitOnEnter.ts';
import { Key } from './Keys.tsx';

/**
 * A button with words and its shortcut. The primary one is the main action of a screen. One that submits its form and
 * has a shortcut gets Enter from every field of the form, lists included.
 */
export function Button(props: {
  readonly children: ReactNode;
  readonly primary?: boolean;
  readonly shortcut?: string;
  readonly disabled?: boolean;
  /** Submits its form instead of calling `onPress`. */
  readonly submits?: boolean;
  readonly onPress?: () => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const isNamed = props.shortcut !== undefined;
  useEffect(
    () => (props.submits && isNamed && button.current ? submitOnEnter(button.current) : undefined),
    [props.submits, isNamed],
  );
  return (
    <button
      ref={button}
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
