import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { DeletedEventView } from '../../../main/club/model/event.ts';
import { formatDay, formatMoment } from '../../../src/language/dates.ts';
import { eventsWords } from '../../../src/language/screens/events/events.ts';
import { shellWords } from '../../../src/language/screens/shell.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { useShortcuts } from '../../shared/shortcuts.ts';
import { api } from '../api/client.ts';
import { isProblemAnswer } from '../api/requests/answers.ts';
import { useDeletedEvents } from '../api/queries.ts';
import { queryKeys } from '../api/queryKeys.ts';
import { ClubTitle, useClubTabs } from '../shell/club.tsx';
import { focusRow, rowInFocus } from '../shell/list/rowFocus.ts';
import { useRowKeys } from '../shell/list/useRowKeys.ts';
import { Screen } from '../shell/Screen.tsx';
import classes from './Events.module.css';
import { RemoveForm } from './panel/RemoveForm.tsx';

/** The deleted events: restored by a key, removed for good by typing their name. */
export function DeletedScreen() {
  const words = useWords(eventsWords);
  const { caps } = useWords(shellWords);
  const [, go] = useLocation();
  const client = useQueryClient();
  const events = useDeletedEvents().data;
  const tabs = useClubTabs();
  const rows = useRef<HTMLTableSectionElement>(null);
  const [message, say] = useState('');
  const [removing, setRemoving] = useState<DeletedEventView | null>(null);
  const isThere = events !== undefined && events.length > 0;
  useEffect(() => {
    if (isThere) focusRow(rows.current, 'session', null);
  }, [isThere]);
  const inFocus = () => events?.find(({ session }) => session === rowInFocus(rows.current, 'session'));
  const finish = async (said: string) => {
    say(said);
    setRemoving(null);
    await client.invalidateQueries({ queryKey: queryKeys.events });
    focusRow(rows.current, 'session', null);
  };
  const restore = async (event: DeletedEventView | undefined) => {
    if (!event) return;
    const answer = await api.restoreEvent(event.session).catch(() => null);
    await finish(answer === null || isProblemAnswer(answer) ? words.failed : words.restored(event.name));
  };
  const remove = () => setRemoving(inFocus() ?? null);
  const leave = () => go('/');
  useShortcuts({ escape: leave });
  const rowKeys = useRowKeys(rows, { onDelete: remove });
  return (
    <Screen
      title={<ClubTitle />}
      tabs={tabs}
      back={{ href: '/', name: words.events }}
      keys={[
        { keys: ['↑', '↓'], does: words.keyChoose },
        { keys: [caps.enter], does: words.restore, onPress: () => void restore(inFocus()) },
        { keys: [caps.delete], does: words.remove, onPress: remove },
        { keys: [caps.escape], does: words.toEvents, onPress: leave },
      ]}
      panel={
        removing && (
          <RemoveForm
            key={removing.session}
            event={removing}
            onDone={(name) => {
              if (name !== null) return void finish(words.removed(name));
              setRemoving(null);
              focusRow(rows.current, 'session', removing.session);
            }}
          />
        )
      }
    >
      <h1>{words.deletedTitle}</h1>
      <p className={classes['state']}>{events?.length === 0 ? words.noneDeleted : words.deletedHelp}</p>
      <p role="status">{message}</p>
      {isThere && (
        <table className={classes['removed']}>
          <thead>
            <tr>
              <th scope="col">{words.event}</th>
              <th scope="col">{words.day}</th>
              <th scope="col">{words.results}</th>
              <th scope="col">{words.deletedOn}</th>
            </tr>
          </thead>
          <tbody ref={rows} {...rowKeys}>
            {events.map((event) => (
              <DeletedRow key={event.session} event={event} onRestore={() => void restore(event)} />
            ))}
          </tbody>
        </table>
      )}
    </Screen>
  );
}

function DeletedRow({ event, onRestore }: { readonly event: DeletedEventView; readonly onRestore: () => void }) {
  const words = useWords(eventsWords);
  const language = useLanguage();
  const { session, name, date, results, deletedAt } = event;
  return (
    <tr data-session={session}>
      <th scope="row">
        {name}{' '}
        <a
          href="/deleted"
          role="button"
          aria-label={`${words.restoreIt}: ${name}`}
          onClick={(click) => {
            click.preventDefault();
            onRestore();
          }}
        >
          {words.restoreIt}
        </a>
      </th>
      <td>{formatDay(date, 'short', language)}</td>
      <td>{results}</td>
      <td>{formatMoment(deletedAt, '', language)}</td>
    </tr>
  );
}
