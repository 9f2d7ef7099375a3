import type { Ref } from 'react';
import { TextField } from '../../../shared/controls/TextField.tsx';
import classes from './Form.module.css';

const LONGEST = 100;

/** A field under its label. */
export function LabelledField(props: {
  readonly ref?: Ref<HTMLInputElement>;
  readonly label: string;
  readonly value: string;
  readonly isNumber?: boolean;
  readonly onText: (text: string) => void;
}) {
  return (
    <label className={classes['field']}>
      <span>{props.label}</span>
      <TextField
        ref={props.ref}
        low
        value={props.value}
        maxLength={LONGEST}
        inputMode={props.isNumber ? 'numeric' : undefined}
        onChange={({ target }) => props.onText(target.value)}
      />
    </label>
  );
}
