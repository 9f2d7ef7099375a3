import { useEffect, useRef } from 'react';
import type { OtherSessionView, SeasonSessionView, SeasonView } from '../../../../main/club/model/season.ts';
import { formatDay } from '../../../../src/language/dates.ts';
import { seasonWords } from '../../../../src/language/season/words.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { api } from '../../api/client.ts';
import { isProblemAnswer } from '../../api/requests/answers.ts';
import type { SeasonWorkState } from '../useSeasonWork.ts';
import classes from './Panel.module.css';
import { usePanelRows } from './usePanelRows.ts';

/** Which sessions count: each is put in or left out, and those of the days and the name count by themselves. */
export function SessionsPanel({ view, work }: { readonly view: SeasonView; readonly work: SeasonWorkState }) {
  const words = useWords(seasonWords);
  const list = useRef<HTMLDivElement>(null);
  usePanelRows(list);
  const changed = useRef<string | null>(null);
  // A session that was put in, or left out, stands elsewhere then: the focus goes with it.
  useEffect(() => {
    if (changed.current === null || list.current?.contains(document.activeElement)) return;
    list.current?.querySelector<HTMLElement>(`[data-session="${changed.current}"]`)?.focus();
  });
  const set = async (session: OtherSessionView, counts: boolean | null) => {
    changed.current = keyOf(session);
    const answer = await work.step.act(api.setSeasonSession(view.id, session, counts));
    if (answer !== null && isProblemAnswer(answer)) work.step.say(words.failed);
  };
  return (
    <section ref={list} className={classes['sessions']} aria-label={words.sessionsTitle}>
      <h2>{words.sessionsTitle}</h2>
      <p className="quiet">{words.sessionsHelp}</p>
      {view.sessions.length === 0 && <p>{words.noSessions}</p>}
      {view.sessions.map((session) => (
        <SessionButton
          key={keyOf(session)}
          session={session}
          state={`${words[session.state]}${session.byHand ? `, ${words.byHand}` : ''}`}
          isIn={session.state !== 'out'}
          onPress={() => void set(session, session.state === 'out')}
          onForget={session.byHand ? () => void set(session, null) : null}
        />
      ))}
      <h3>{words.others}</h3>
      {view.others.length === 0 && <p className="quiet">{words.noOthers}</p>}
      {view.others.map((session) => (
        <SessionButton
          key={keyOf(session)}
          session={session}
          state=""
          isIn={false}
          onPress={() => void set(session, true)}
          onForget={null}
        />
      ))}
    </section>
  );
}

function keyOf({ stage, session }: OtherSessionView): string {
  return `${stage} ${session}`;
}

function SessionButton(props: {
  readonly session: OtherSessionView | SeasonSessionView;
  readonly state: string;
  readonly isIn: boolean;
  readonly onPress: () => void;
  /** Null where the rule says already whether it counts. */
  readonly onForget: (() => void) | null;
}) {
  const language = useLanguage();
  const { name, date } = props.session;
  return (
    <button
      type="button"
      data-session={keyOf(props.session)}
      aria-pressed={props.isIn}
      onClick={props.onPress}
      onKeyDown={(event) => {
        if (event.key !== 'Delete' || props.onForget === null) return;
        event.preventDefault();
        props.onForget();
      }}
    >
      <span>{formatDay(date, 'short', language)}</span>
      <span>{name}</span>
      <span className="quiet">{props.state}</span>
    </button>
  );
}
