import type { Ref } from 'react';
import { membersWords } from '../../../../src/language/screens/members/members.ts';
import { Key } from '../../../shared/controls/Keys.tsx';
import { TextField } from '../../../shared/controls/TextField.tsx';
import { useWords } from '../../../shared/language.tsx';
import classes from '../Members.module.css';

/** The field that finds members as one types. Enter and Down go to the rows, Escape shows everybody again. */
export function FindMember({
  ref,
  text,
  onText,
  onDown,
}: {
  readonly ref: Ref<HTMLInputElement>;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onDown: () => void;
}) {
  const words = useWords(membersWords);
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
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onText('');
          if (!['Enter', 'ArrowDown', 'Escape'].includes(event.key)) return;
          event.preventDefault();
          onDown();
        }}
      />
    </label>
  );
}
