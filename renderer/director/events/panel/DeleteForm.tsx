import { useEffect, useRef, useState } from 'react';
import type { EventSummary } from '../../../../main/club/model/event.ts';
import { formatDay } from '../../../../src/language/dates.ts';
import { eventsWords } from '../../../../src/language/screens/events/events.ts';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { useShortcuts } from '../../../shared/shortcuts.ts';
import { api } from '../../api/client.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import type { EventAct } from '../useEventUndo.ts';
import classes from './EventPanel.module.css';

/** The question before an event is deleted. Enter keeps it: deleting takes a key of its own. */
export function DeleteForm(props: { readonly event: EventSummary; readonly onDone: (act: EventAct | null) => void }) {
  const { event, onDone } = props;
  const { session, name, results } = event;
  const words = useWords(eventsWords);
  const { caps } = useWords(shellWords);
  const language = useLanguage();
  const [failed, setFailed] = useState(false);
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => buttons.current?.querySelector<HTMLButtonElement>('button:last-child')?.focus(), []);
  const deleteIt = async () => {
    const answer = await api.deleteEvent(session).catch(() => null);
    if (answer === null || isProblemAnswer(answer)) setFailed(true);
    else onDone({ kind: 'deleted', session, name });
  };
  const keep = () => onDone(null);
  useShortcuts({ y: () => void deleteIt(), o: () => void deleteIt(), escape: keep });
  return (
    <section className={classes['form']} aria-label={words.deleteTitle(name)}>
      <h2>{words.deleteTitle(name)}</h2>
      <p>{words.deleteHelp(formatDay(event.date, 'long', language), results)}</p>
      {failed && <p role="alert">{words.failed}</p>}
      <div ref={buttons} className={classes['buttons']}>
        <Button shortcut={language === 'fr' ? 'O' : 'Y'} onPress={() => void deleteIt()}>
          {words.deleteIt(results)}
        </Button>
        <Button primary shortcut={caps.escape} onPress={keep}>
          {words.keep}
        </Button>
      </div>
    </section>
  );
}
