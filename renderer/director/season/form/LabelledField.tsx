import type { Ref } from 'react';
import { TextField } from '../../../shared/controls/TextField.tsx';
import classes from './Form.module.css';

const LONGEST = 100;

/** A field under its label. */
export function LabelledField({
  ref,
  label,
  value,
  isNumber,
  onText,
}: {
  readonly ref?: Ref<HTMLInputElement>;
  readonly label: string;
  readonly value: string;
  readonly isNumber?: boolean;
  readonly onText: (text: string) => void;
}) {
  return (
    <label className={classes['field']}>
      <span>{label}</span>
      <TextField
        ref={ref}
        low
        value={value}
        maxLength={LONGEST}
        inputMode={isNumber ? 'numeric' : undefined}
        onChange={({ target }) => onText(target.value)}
      />
    </label>
  );
}
