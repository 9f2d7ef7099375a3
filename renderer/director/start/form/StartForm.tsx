import { useEffect, useRef, useState, type Ref } from 'react';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { startWords } from '../../../../src/language/screens/start.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { useWords } from '../../../shared/language.tsx';
import { isBeginningOfTables, readTables } from './draft.ts';
import { SettingsList } from './SettingsList.tsx';
import classes from '../Start.module.css';
import type { StartSettings } from './useStartDraft.ts';

/** The form of a new event. From every field up and down choose a movement, and Enter starts the event. */
export function StartForm({
  ref,
  ...props
}: {
  readonly ref: Ref<HTMLFormElement>;
  readonly settings: StartSettings;
  readonly onArrow: (by: 1 | -1) => void;
  readonly onStart: () => void;
  readonly onCompare: () => void;
  readonly onAll: () => void;
  readonly onOwn: () => void;
}) {
  const words = useWords(startWords);
  const { caps } = useWords(shellWords);
  // An incomplete number is no mistake while the field has the focus.
  const [hasLeft, setHasLeft] = useState(false);
  return (
    <form
      ref={ref}
      className={classes['form']}
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        setHasLeft(true);
        props.onStart();
      }}
      onKeyDown={(event) => {
        // A select uses the arrows itself.
        if (event.target instanceof HTMLSelectElement) return;
        // The number of tables has no letters, so they are shortcuts there.
        const letter = event.ctrlKey || event.metaKey || event.altKey ? '' : event.key.toLowerCase();
        const action = { c: props.onCompare, m: props.onAll, o: props.onOwn }[letter];
        if (action && event.target instanceof HTMLInputElement && event.target.id === 'tables') {
          event.preventDefault();
          action();
          return;
        }
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        props.onArrow(event.key === 'ArrowDown' ? 1 : -1);
      }}
    >
      <Question
        typed={props.settings.draft.tables}
        hasLeft={hasLeft}
        onLeave={() => setHasLeft(true)}
        onChange={(tables) => {
          setHasLeft(false);
          props.settings.change({ tables });
        }}
      />
      <SettingsList settings={props.settings} />
      <p className={classes['after']}>{words.namesNext}</p>
      <Button primary submits shortcut={caps.enter}>
        {words.startEvent}
      </Button>
    </form>
  );
}

function Question(props: {
  readonly typed: string;
  readonly hasLeft: boolean;
  readonly onLeave: () => void;
  readonly onChange: (tables: string) => void;
}) {
  const words = useWords(startWords);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const tables = readTables(props.typed);
  const wrong = tables === null && (props.hasLeft ? props.typed !== '' : !isBeginningOfTables(props.typed));
  return (
    <div className={classes['question']}>
      <h1>
        <label htmlFor="tables">{words.question}</label>
      </h1>
      <input
        id="tables"
        ref={field}
        inputMode="decimal"
        maxLength={4}
        value={props.typed}
        aria-invalid={wrong}
        aria-describedby="tables-note"
        onChange={(event) => props.onChange(event.target.value)}
        onBlur={props.onLeave}
      />
      <p id="tables-note" className={classes['note']} data-problem={wrong || undefined} role="status">
        {wrong ? words.problems.tables : words.pairs(tables === null ? null : tables * 2)}
      </p>
    </div>
  );
}
