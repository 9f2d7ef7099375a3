import { useEffect, useRef } from 'react';
import { shellWords } from '../../../src/language/screens/shell.ts';
import { useWords } from '../language.tsx';
import { Button } from './Button.tsx';
import classes from './FormFoot.module.css';
import { KeyAction } from './Keys.tsx';

/**
 * The foot of a form in a panel: why it was not saved, the button that Enter presses, and the way out by Escape. It
 * comes into sight with the reason: a long form would hide it.
 */
export function FormFoot(props: {
  readonly problem: string | null;
  readonly submit: string;
  readonly leave: string;
  readonly onLeave: () => void;
  /** Whether there is nothing to submit yet. */
  readonly disabled?: boolean;
}) {
  const { caps } = useWords(shellWords);
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (props.problem !== null) foot.current?.scrollIntoView({ block: 'nearest' });
  }, [props.problem]);
  return (
    <>
      {props.problem !== null && <p role="alert">{props.problem}</p>}
      <div ref={foot} className={classes['foot']}>
        <Button primary submits shortcut={caps.enter} disabled={props.disabled ?? false}>
          {props.submit}
        </Button>
        <KeyAction keys={[caps.escape]} onPress={props.onLeave}>
          {props.leave}
        </KeyAction>
      </div>
    </>
  );
}
