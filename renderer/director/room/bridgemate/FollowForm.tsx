import { useEffect, useRef, useState } from 'react';
import { bridgemateWords } from '../../../../src/language/screens/entry/bridgemate.ts';
import { FormFoot } from '../../../shared/controls/FormFoot.tsx';
import { PanelForm } from '../../../shared/controls/PanelForm.tsx';
import { TextField } from '../../../shared/controls/TextField.tsx';
import { useWords } from '../../../shared/language.tsx';
import roomClasses from '../Room.module.css';
import classes from './Bridgemate.module.css';
import type { BridgemateFile } from './useBridgemate.ts';

/** The form that names the file to follow. */
export function FollowForm({ file, onDone }: { readonly file: BridgemateFile; readonly onDone: () => void }) {
  const words = useWords(bridgemateWords);
  const [path, setPath] = useState(file.followed?.path ?? '');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = async () => {
    // Windows copies the path of a file in quotation marks.
    const named = path.trim().replace(/^"(.*)"$/, '$1');
    if (named !== '' && (await file.follow(named))) onDone();
  };
  return (
    <PanelForm className={classes['form']} label={words.follow} onSubmit={submit} onLeave={onDone}>
      <label>
        <span>{words.path}</span>
        <TextField ref={field} spellCheck={false} value={path} onChange={(event) => setPath(event.target.value)} />
      </label>
      <p className={roomClasses['note']}>{words.pathNote}</p>
      <FormFoot
        problem={file.hasFailed ? words.failed : null}
        submit={words.submit}
        leave={words.back}
        onLeave={onDone}
        disabled={path.trim() === ''}
      />
    </PanelForm>
  );
}
