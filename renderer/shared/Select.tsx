import classes from './Select.module.css';

/** One value out of several that have no room side by side. */
export function Select<Value extends string>(props: {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}) {
  return (
    <select
      className={classes['select']}
      aria-label={props.label}
      value={props.value}
      onChange={(event) => {
        const chosen = props.options.find(({ value }) => value === event.target.value);
        if (chosen) props.onChange(chosen.value);
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
