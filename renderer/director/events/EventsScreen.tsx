import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { eventsWords } from '../../../src/language/screens/events.ts';
import { shellWords } from '../../../src/language/screens/shell.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { api } from '../api/client.ts';
import { useEvents } from '../api/queries.ts';
import { ClubTitle, useClubTabs } from '../shell/club.tsx';
import { Screen } from '../shell/Screen.tsx';
import { EmptyClub } from './EmptyClub.tsx';
import classes from './Events.module.css';
import { EventList } from './EventList.tsx';

/** The first screen: the club's events, newest first, and a link to a new one. */
export function EventsScreen() {
  const words = useWords(eventsWords);
  const { caps } = useWords(shellWords);
  const language = useLanguage();
  const [, go] = useLocation();
  const events = useEvents().data ?? null;
  const tabs = useClubTabs();
  const sample = useMutation({
    mutationFn: () => api.openSample(language),
    onSuccess: ({ session }) => go(`/sessions/${session}/room`),
  });
  const openSample = () => !sample.isPending && sample.mutate();
  const newEvent = () => go('/new');
  const isEmpty = events?.length === 0;
  return (
    <Screen
      title={<ClubTitle />}
      tabs={tabs}
      keys={[
        ...(isEmpty
          ? []
          : [
              { keys: ['↑', '↓'], does: words.keyChoose },
              { keys: [caps.enter], does: words.keyOpen },
            ]),
        { keys: ['N'], does: words.keyNew, onPress: newEvent },
        { keys: ['S'], does: words.keySample, onPress: openSample },
      ]}
      shortcuts={{ n: newEvent, s: openSample }}
    >
      <p role="status" className={classes['state']}>
        {sample.isPending && words.makingSample}
        {sample.isError && words.noSample}
      </p>
      {isEmpty && <EmptyClub onNew={newEvent} onSample={openSample} busy={sample.isPending} />}
      {!isEmpty && <h1 className="visually-hidden">{words.events}</h1>}
      {events && !isEmpty && <EventList events={events} />}
    </Screen>
  );
}
