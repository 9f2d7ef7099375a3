import { shellWords } from '../../../src/language/screens/shell.ts';
import { useWords } from '../language.tsx';
import { Button } from './Button.tsx';
import classes from './FormFoot.module.css';
import { KeyAction } from './Keys.tsx';

/** The foot of a form in a panel: why it was not saved, the button that Enter presses, and the way out by Escape. */
export function FormFoot(props: {
  readonly problem: string | null;
  readonly submit: string;
  readonly leave: string;
  readonly onLeave: () => void;
  /** Whether there is nothing to submit yet. */
  readonly disabled?: boolean;
}) {
  const { caps } = useWords(shellWords);
  return (
    <>
      {props.problem !== null && <p role="alert">{props.problem}</p>}
      <div className={classes['foot']}>
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
