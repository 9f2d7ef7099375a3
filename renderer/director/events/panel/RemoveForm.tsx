import { useEffect, useRef, useState } from 'react';
import type { DeletedEventView } from '../../../../main/club/model/event.ts';
import { eventsWords } from '../../../../src/language/screens/events/events.ts';
import { searchTerms } from '../../../../src/language/search-terms.ts';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { PanelForm } from '../../../shared/controls/PanelForm.tsx';
import { TextField } from '../../../shared/controls/TextField.tsx';
import { useWords } from '../../../shared/language.tsx';
import { api } from '../../api/client.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import classes from './EventPanel.module.css';

/** The question before a deleted event is removed for good, which can't be undone: its name is typed. */
export function RemoveForm(props: {
  readonly event: DeletedEventView;
  /** Called with the name of the event that was removed; with null where it stays. */
  readonly onDone: (removed: string | null) => void;
}) {
  const { event, onDone } = props;
  const words = useWords(eventsWords);
  const { caps } = useWords(shellWords);
  const [typed, setTyped] = useState('');
  const [failed, setFailed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const matches = isSameName(typed, event.name);
  const remove = async () => {
    if (!matches) return;
    const answer = await api.removeEvent(event.session).catch(() => null);
    if (answer === null || isProblemAnswer(answer)) setFailed(true);
    else onDone(event.name);
  };
  const title = words.removeTitle(event.name);
  return (
    <PanelForm label={title} className={classes['form']} onSubmit={remove} onLeave={() => onDone(null)}>
      <h2>{title}</h2>
      <p>{words.removeHelp(event.results)}</p>
      <label className={classes['typed']}>
        <span>{words.removeType(event.name)}</span>
        <TextField ref={field} value={typed} maxLength={100} onChange={({ target }) => setTyped(target.value)} />
      </label>
      {failed && <p role="alert">{words.failed}</p>}
      <div className={classes['buttons']}>
        <Button submits disabled={!matches}>
          {words.removeIt}
        </Button>
        <Button primary shortcut={caps.escape} onPress={() => onDone(null)}>
          {words.keep}
        </Button>
      </div>
    </PanelForm>
  );
}

/** Whether two names are the same but for accents, capitals and punctuation. */
function isSameName(typed: string, name: string): boolean {
  const words = searchTerms(name).join(' ');
  return words === '' ? typed.trim() === name : searchTerms(typed).join(' ') === words;
}
