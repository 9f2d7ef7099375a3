import { useState } from 'react';
import { copiesWords } from '../../../src/language/screens/copies.ts';
import { Button } from '../../shared/controls/Button.tsx';
import { TextField } from '../../shared/controls/TextField.tsx';
import { useWords } from '../../shared/language.tsx';
import classes from './Copies.module.css';

/** Names another folder to look for copies in: of a stick, when this computer is new or its folder is lost. */
export function OtherFolder(props: {
  /** The folder that was looked into and has none. */
  readonly none: string | null;
  readonly onLook: (folder: string | null) => void;
}) {
  const { none, onLook } = props;
  const words = useWords(copiesWords);
  const [typed, type] = useState('');
  return (
    <form
      className={classes['elsewhere']}
      onSubmit={(event) => {
        event.preventDefault();
        onLook(typed.trim() || null);
      }}
    >
      <label>
        <span>{words.elsewhere}</span>
        <TextField value={typed} onChange={(event) => type(event.target.value)} autoComplete="off" spellCheck={false} />
      </label>
      <Button submits>{words.look}</Button>
      <small role={none === null ? undefined : 'alert'}>
        {none === null ? words.elsewhereNote : words.noneThere(none)}
      </small>
    </form>
  );
}
