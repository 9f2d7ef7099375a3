import type { Ref } from 'react';
import { eventsWords } from '../../../src/language/screens/events/events.ts';
import { Key } from '../../shared/controls/Keys.tsx';
import { TextField } from '../../shared/controls/TextField.tsx';
import { useWords } from '../../shared/language.tsx';
import classes from './Events.module.css';

/** The field that finds events as one types. Enter opens the first, Down goes to the rows, Escape shows all again. */
export function FindField({
  ref,
  ...props
}: {
  readonly ref: Ref<HTMLInputElement>;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onOpen: () => void;
  readonly onDown: () => void;
}) {
  const words = useWords(eventsWords);
  return (
    <label className={classes['find']}>
      <span>{words.find}</span>
      <Key>F</Key>
      <TextField
        ref={ref}
        type="search"
        aria-label={words.findWhat}
        placeholder={words.findWhat}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={props.text}
        onChange={(event) => props.onText(event.target.value)}
        onKeyDown={(event) => {
          const action = { Enter: props.onOpen, ArrowDown: props.onDown, Escape: leave }[event.key];
          if (!action) return;
          event.preventDefault();
          action();
        }}
      />
    </label>
  );

  function leave(): void {
    props.onText('');
    props.onDown();
  }
}
