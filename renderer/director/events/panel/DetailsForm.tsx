import { wordsFor } from '../../../../src/language/typography.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { EventDetails, EventSummary } from '../../../../main/club/model/event.ts';
import { formatDay, localDay } from '../../../../src/language/dates.ts';
import { eventsWords } from '../../../../src/language/screens/events/events.ts';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { PanelForm } from '../../../shared/controls/PanelForm.tsx';
import { TextField } from '../../../shared/controls/TextField.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { readDay, readTime } from '../../../shared/when.ts';
import { api } from '../../api/client.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import type { EventAct } from '../useEventUndo.ts';
import classes from './EventPanel.module.css';

const FIELDS = ['name', 'date', 'start'] as const;
type Field = (typeof FIELDS)[number];

/** The name, day and start of an event, or of a copy of it. */
export function DetailsForm(props: {
  readonly event: EventSummary;
  readonly isCopy: boolean;
  readonly onDone: (act: EventAct | null) => void;
}) {
  const { event, isCopy, onDone } = props;
  const words = useWords(eventsWords);
  const { caps } = useWords(shellWords);
  const language = useLanguage();
  const [, go] = useLocation();
  const [today] = useState(() => localDay(new Date()));
  const [draft, setDraft] = useState({
    name: event.name,
    date: formatDay(isCopy ? today : event.date, 'short', language),
    start: event.start,
  });
  const [withNames, setWithNames] = useState(true);
  const [wrong, setWrong] = useState<readonly Field[]>([]);
  const [failed, setFailed] = useState<string | null>(null);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => fields.current?.querySelector('input')?.select(), []);

  const send = async ({ details }: { details: EventDetails }) => {
    if (isCopy) {
      const answer = await api.duplicateEvent(event.session, { ...details, names: withNames });
      if (isProblemAnswer(answer)) throw new Error(answer.code);
      go(`/sessions/${answer.session}/${withNames ? 'room' : 'names'}`);
      return;
    }
    const { name, date, start } = event;
    if (name === details.name && date === details.date && start === details.start) return onDone(null);
    const answer = await api.changeDetails(event.session, details);
    if (isProblemAnswer(answer)) throw new Error(answer.code);
    onDone({ kind: 'details', session: event.session, name: details.name, change: answer.change });
  };
  const submit = async () => {
    const details = readDetails(draft, event, today);
    const problems = FIELDS.filter((field) => details[field] === null);
    setWrong(problems);
    if (problems.length > 0) {
      fields.current?.querySelectorAll('input')[FIELDS.indexOf(problems[0] ?? 'name')]?.focus();
      return;
    }
    await send({ details: details as EventDetails }).catch((error: unknown) => {
      const isRecorded = error instanceof Error && error.message === 'recordedNotCopied';
      setFailed(isRecorded ? words.recordedNotCopied : words.failed);
    });
  };
  const title = isCopy ? words.duplicate : words.edit;
  return (
    <PanelForm label={title} className={classes['form']} onSubmit={submit} onLeave={() => onDone(null)}>
      <h2>{title}</h2>
      {isCopy && <p className="quiet">{words.duplicateHelp}</p>}
      <div ref={fields} className={classes['fields']}>
        {FIELDS.map((field) => (
          <label key={field} className={classes['field']} data-field={field}>
            <span>{words.fields[field]}</span>
            <TextField
              value={draft[field]}
              maxLength={field === 'name' ? 100 : 20}
              aria-invalid={wrong.includes(field)}
              aria-describedby={`problem-${field}`}
              onChange={({ target }) => setDraft((now) => ({ ...now, [field]: target.value }))}
            />
            {wrong.includes(field) && (
              <em id={`problem-${field}`} role="alert">
                {words.problems[field]}
              </em>
            )}
          </label>
        ))}
      </div>
      {isCopy && (
        <label className={classes['check']}>
          <input type="checkbox" checked={withNames} onChange={({ target }) => setWithNames(target.checked)} />
          {wordsFor(eventsWords, language, event.ranks).withNames}
        </label>
      )}
      {failed !== null && <p role="alert">{failed}</p>}
      <div className={classes['buttons']}>
        <Button primary submits shortcut={caps.enter}>
          {isCopy ? words.create : words.save}
        </Button>
        <Button shortcut={caps.escape} onPress={() => onDone(null)}>
          {words.cancel}
        </Button>
      </div>
    </PanelForm>
  );
}

/** The details that are typed; null where one can't be read. A year left out is that of the event. */
function readDetails(draft: Readonly<Record<Field, string>>, event: EventSummary, today: string) {
  const name = draft.name.trim();
  return {
    name: name === '' ? null : name,
    date: readDay(draft.date, event.date > today ? event.date : today),
    start: readTime(draft.start),
  };
}
