import { useOptimisticValue } from '../useOptimisticValue.ts';
import classes from './Select.module.css';

/** A choice of one value from a list. */
export function Select<Value extends string>(props: {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly value: Value;
  /** May return a promise of whether the value was accepted. */
  readonly onChange: (value: Value) => void | Promise<boolean>;
}) {
  const [shown, choose, forget] = useOptimisticValue(props.value);
  return (
    <select
      className={classes['select']}
      aria-label={props.label}
      value={shown}
      onChange={(event) => {
        const chosen = props.options.find(({ value }) => value === event.target.value);
        if (!chosen) return;
        choose(chosen.value);
        const taken = props.onChange(chosen.value);
        if (taken) void taken.then((yes) => yes || forget());
      }}
    >
      {props.options.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}
