import { useId, type ReactNode } from 'react';
import { useOptimisticValue } from '../useOptimisticValue.ts';
import classes from './Choice.module.css';

/** A setting with few values as a row of radio buttons. */
export function Choice<Value extends string | number | boolean>(props: {
  readonly label: string;
  readonly note?: ReactNode;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}) {
  const name = useId();
  const [shown, choose] = useOptimisticValue(props.value);
  return (
    <fieldset className={classes['row']}>
      <legend>{props.label}</legend>
      <div className={classes['options']}>
        {props.options.map((option) => (
          <label key={String(option.value)}>
            <input
              type="radio"
              name={name}
              checked={option.value === shown}
              onChange={() => {
                choose(option.value);
                props.onChange(option.value);
              }}
            />
            {option.text}
          </label>
        ))}
      </div>
      {props.note && <small>{props.note}</small>}
    </fieldset>
  );
}
