import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { eventFileWords } from '../../../src/language/screens/events/event-file.ts';
import { eventsWords } from '../../../src/language/screens/events/events.ts';
import { Button } from '../../shared/controls/Button.tsx';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { api } from '../api/client.ts';
import { useEvents } from '../api/queries.ts';
import { otherClubsPlaces } from '../session/palette/otherClubsPlaces.ts';
import { ClubTitle, useClubTabs } from '../shell/club.tsx';
import { useEventKeys } from './useEventKeys.ts';
import { focusRow, moveRowFocus, rowInFocus } from '../shell/list/rowFocus.ts';
import { useWaitingFile } from '../shell/files/waitingFile.ts';
import { Screen } from '../shell/Screen.tsx';
import { EVENT_FILE_PATH, SEASON_PATH, type EventTask } from '../shell/eventTask.ts';
import { EmptyClub } from './EmptyClub.tsx';
import classes from './Events.module.css';
import { EventList } from './EventList.tsx';
import { SeasonForm } from './panel/SeasonForm.tsx';
import { useEventPanel } from './panel/useEventPanel.ts';
import { ImportPanel } from './file/ImportPanel.tsx';
import { useImportFile } from './file/useImportFile.ts';
import { OpenPanel } from './panel/OpenPanel.tsx';
import { FindField } from './FindField.tsx';
import { SaidOfEvents } from './SaidOfEvents.tsx';
import { actOf, useEventUndo, type EventAct } from './useEventUndo.ts';

/** The first screen: the club's events, newest first, what can be done to one, and a link to a new one. */
export function EventsScreen() {
  const words = useWords(eventsWords);
  const fileWords = useWords(eventFileWords);
  const language = useLanguage();
  const [, go] = useLocation();
  const [find, setFind] = useState('');
  const query = useEvents(find.trim());
  const pages = query.data?.pages ?? [];
  const events = pages.flatMap((page) => page.events);
  const { total = 0, deleted = 0 } = pages[0] ?? {};
  const panel = useEventPanel();
  const undo = useEventUndo();
  const rows = useRef<HTMLTableSectionElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const tabs = useClubTabs();
  const sample = useMutation({
    mutationFn: () => api.openSample(language),
    onSuccess: ({ session }) => go(`/sessions/${session}/room`),
  });
  const openSample = () => !sample.isPending && sample.mutate();
  const newEvent = () => go('/new');
  const isEmpty = query.data !== undefined && total === 0 && find === '';
  const begin = (task: EventTask) => {
    const session = rowInFocus(rows.current, 'session');
    if (session !== null) panel.show(session, task);
  };
  const onDone = async (act: EventAct | null) => {
    const acted = act && act.kind !== 'movement' ? act.session : null;
    const session = acted ?? panel.open?.session ?? null;
    panel.close();
    if (act) {
      undo.done(act);
      await query.refetch();
    }
    focusRow(rows.current, 'session', session);
  };
  const file = useImportFile(
    (done) => void onDone({ kind: 'broughtIn', ...done }),
    (done, back) => {
      if (done.kind === 'rankings') go(`/seasons/${done.season}`);
      else if (back !== null && done.kind !== 'event') go(back);
      else void onDone(actOf(done));
    },
  );
  useWaitingFile('events', file.read);
  const leaveImport = () => {
    file.forget();
    if (file.back === null) void onDone(null);
    else go(file.back);
  };
  const keys = useEventKeys({
    isEmpty,
    begin,
    newEvent,
    openSample,
    openSheets: () => go('/sheets'),
    openMembers: () => go('/members'),
    openSeasons: () => go('/seasons'),
    openSeason: panel.showSeason,
    bringIn: panel.showFile,
    find: () => field.current?.focus(),
    undo: undo.undo,
  });
  const openFirst = () => events[0] && go(`/sessions/${events[0].session}/room`);
  return (
    <Screen
      title={<ClubTitle />}
      tabs={tabs}
      {...keys}
      // The button that began it is off while a file is written, and no field has the focus.
      shortcuts={{ ...keys.shortcuts, ...(panel.isFile && { escape: leaveImport }) }}
      places={() => [
        ...(isEmpty ? [] : [{ href: SEASON_PATH, name: words.season }]),
        { href: EVENT_FILE_PATH, name: fileWords.title },
        ...otherClubsPlaces(events, language),
        ...(deleted > 0 ? [{ href: '/deleted', name: words.deletedTitle }] : []),
      ]}
      panel={
        panel.isFile ? (
          <ImportPanel file={file} onLeave={leaveImport} />
        ) : panel.isSeason ? (
          <SeasonForm onLeave={() => void onDone(null)} />
        ) : (
          panel.open && (
            <OpenPanel
              {...panel.open}
              onDone={(act) => void onDone(act)}
              onSaved={(name) => {
                undo.say(fileWords.savedAs(name));
                void onDone(null);
              }}
            />
          )
        )
      }
    >
      {isEmpty && <SaidOfEvents sample={sample} undo={undo} />}
      {isEmpty && <EmptyClub onNew={newEvent} onSample={openSample} busy={sample.isPending} />}
      {!isEmpty && (
        <div className={classes['head']}>
          <h1 className="visually-hidden">{words.events}</h1>
          <FindField
            ref={field}
            text={find}
            onText={setFind}
            onOpen={openFirst}
            onDown={() => void moveRowFocus(rows.current, 1)}
          />
          <p role="status">{find.trim() !== '' && query.isSuccess && !query.isFetching && words.found(total)}</p>
          <SaidOfEvents sample={sample} undo={undo} />
        </div>
      )}
      {query.isSuccess && total === 0 && find.trim() !== '' && (
        <p className={classes['none']}>
          {words.notFound(find.trim())} <Button onPress={() => setFind('')}>{words.showAll}</Button>
        </p>
      )}
      {events.length > 0 && (
        <EventList
          rows={rows}
          events={events}
          current={panel.open?.session ?? null}
          hasPanel={panel.open !== null || panel.isFile || panel.isSeason}
          onDelete={() => begin('delete')}
          onEarlier={query.hasNextPage ? () => void query.fetchNextPage() : null}
        />
      )}
      {deleted > 0 && (
        <p className={classes['deleted']}>
          <Link href="/deleted">{words.deletedEvents(deleted)}</Link>
        </p>
      )}
    </Screen>
  );
}
