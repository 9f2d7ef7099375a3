import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { formatDay } from '../../../../src/language/dates.ts';
import { namesWords } from '../../../../src/language/screens/names.ts';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { PanelForm } from '../../../shared/controls/PanelForm.tsx';
import { TextField } from '../../../shared/controls/TextField.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { api } from '../../api/client.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import { useEvents, useSession } from '../../api/queries.ts';
import { PanelKeys } from '../../shell/PanelKeys.tsx';
import { pairName } from '../../session/pairName.ts';
import textField from '../../../shared/controls/TextField.module.css';
import classes from '../Names.module.css';
import { carriedPairs, namedPairs, overwritten, planCarried, type CarriedNumbers } from './carried.ts';

/** Takes names from another event: which event, which pairs, under which numbers. */
export function CarryPanel(props: {
  readonly session: SessionView;
  readonly onDone: (message: string | null) => void;
}) {
  const { session, onDone } = props;
  const words = useWords(namesWords).carry;
  const { caps } = useWords(shellWords);
  const language = useLanguage();
  const [find, setFind] = useState('');
  const listed = useEvents(find).data?.pages[0];
  const found = listed?.events ?? [];
  /** The list has the newest events alone; what is typed finds any. */
  const isCut = find !== '' || (listed !== undefined && listed.total > found.length);
  const events = found.filter((event) => event.named && event.session !== session.id);
  const [chosen, choose] = useState<number | null>(null);
  const former = events.find((event) => event.session === chosen)?.session ?? events[0]?.session ?? null;
  const field = useRef<HTMLSelectElement>(null);
  const isReady = events.length > 0;
  const panel = useRef<HTMLElement>(null);
  const finder = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const first = isReady ? field.current : isCut ? finder.current : null;
    // Whoever types what to find stays in its field.
    if (finder.current === null || document.activeElement !== finder.current) first?.focus();
  }, [isReady, isCut]);
  /** The choice of the event stands outside the form, and has its keys. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Escape') onDone(null);
    else panel.current?.querySelector('form')?.requestSubmit();
  };
  return (
    <section ref={panel} className={classes['task']} aria-label={words.title}>
      <h2>{words.title}</h2>
      {isCut && (
        <label className={classes['taskChoice']}>
          <span>{words.find}</span>
          <TextField ref={finder} value={find} onChange={({ target }) => setFind(target.value)} onKeyDown={onKeyDown} />
        </label>
      )}
      {isReady && (
        <label className={classes['taskChoice']}>
          <span>{words.choose}</span>
          <select
            className={textField['field']}
            ref={field}
            value={former ?? ''}
            onChange={({ target }) => choose(Number(target.value))}
            onKeyDown={onKeyDown}
          >
            {events.map((event) => (
              <option key={event.session} value={event.session}>
                {`${formatDay(event.date, 'short', language)} ${event.name}`}
              </option>
            ))}
          </select>
        </label>
      )}
      {former === null ? (
        <>
          <p>{find === '' ? words.none : words.notFound}</p>
          <Button shortcut={caps.escape} onPress={() => onDone(null)}>
            {words.cancel}
          </Button>
        </>
      ) : (
        <CarryForm key={former} session={session} former={former} onDone={onDone} />
      )}
    </section>
  );
}

function CarryForm(props: {
  readonly session: SessionView;
  readonly former: number;
  readonly onDone: (message: string | null) => void;
}) {
  const { session, onDone } = props;
  const words = useWords(namesWords).carry;
  const { caps, keys } = useWords(shellWords);
  const former = useSession(props.former).data;
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [numbers, setNumbers] = useState<CarriedNumbers>('same');
  const [failed, setFailed] = useState(false);
  if (!former) return null;
  const pairs = namedPairs(former);
  const chosen = new Set(pairs.flatMap(({ id }) => (left.has(id) ? [] : [id])));
  const rows = planCarried(former, session, chosen, numbers);
  const carried = carriedPairs(rows);
  const replaced = overwritten(rows);
  const submit = async () => {
    if (carried.length === 0) return;
    const answer = await api.carryNames(session.id, carried).catch(() => null);
    if (answer === null || isProblemAnswer(answer)) setFailed(true);
    else onDone(words.done(carried.length));
  };
  return (
    <PanelForm label={words.title} className={classes['task']} onSubmit={submit} onLeave={() => onDone(null)}>
      <fieldset className={classes['taskChoices']}>
        <legend>{words.numbers}</legend>
        {(['same', 'next'] as const).map((one) => (
          <label key={one}>
            <input type="radio" name="numbers" checked={numbers === one} onChange={() => setNumbers(one)} />
            {words[one]}
          </label>
        ))}
      </fieldset>
      <div className={classes['taskButtons']}>
        <Button onPress={() => setLeft(new Set())}>{words.all}</Button>
        <Button onPress={() => setLeft(new Set(pairs.map(({ id }) => id)))}>{words.nobody}</Button>
      </div>
      <ul className={classes['carried']}>
        {rows.map(({ from, to, seated }) => (
          <li key={from.id}>
            <label>
              <input
                type="checkbox"
                checked={chosen.has(from.id)}
                onChange={({ target }) => setLeft(withOr(left, from.id, !target.checked))}
              />
              <span>
                {to && !seated ? `${to.label} ` : ''}
                {pairName(from)}
              </span>
            </label>
            {chosen.has(from.id) && seated && <em>{words.seated(seated.name, seated.pair)}</em>}
            {chosen.has(from.id) && !seated && !to && <em>{words.noPlace}</em>}
          </li>
        ))}
      </ul>
      {replaced > 0 && <p>{words.overwrites(replaced)}</p>}
      {failed && <p role="alert">{words.failed}</p>}
      <PanelKeys label={keys}>
        <Button primary submits shortcut={caps.enter} disabled={carried.length === 0}>
          {words.take(carried.length)}
        </Button>
        <Button shortcut={caps.escape} onPress={() => onDone(null)}>
          {words.cancel}
        </Button>
      </PanelKeys>
    </PanelForm>
  );
}

/** The set with an element in it, or without it. */
function withOr(set: ReadonlySet<number>, element: number, isIn: boolean): ReadonlySet<number> {
  const others = [...set].filter((one) => one !== element);
  return new Set(isIn ? [...others, element] : others);
}
