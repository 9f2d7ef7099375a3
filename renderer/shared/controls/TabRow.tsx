import classes from './TabRow.module.css';

/** A row of small tabs inside a screen. */
export function TabRow<Name extends string>(props: {
  readonly label: string;
  readonly tabs: readonly { readonly name: Name; readonly text: string }[];
  /** Null where none is chosen. */
  readonly current: Name | null;
  readonly onGo: (name: Name) => void;
}) {
  return (
    <div className={classes['tabs']} role="group" aria-label={props.label}>
      {props.tabs.map((tab) => (
        <button
          key={tab.name}
          type="button"
          className={classes['tab']}
          aria-pressed={tab.name === props.current}
          onClick={() => props.onGo(tab.name)}
        >
          {tab.text}
        </button>
      ))}
    </div>
  );
}
