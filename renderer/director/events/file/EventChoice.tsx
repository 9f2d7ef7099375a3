import { formatDay } from '../../../../src/language/dates.ts';
import { importFileWords } from '../../../../src/language/screens/events/import.ts';
import { Select } from '../../../shared/controls/Select.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { useEvents } from '../../api/queries.ts';
import classes from './EventFile.module.css';

/** The events that something of a file can go into: the one on whose screen it was dropped first, else the newest. */
export function useEventChoice(chosen: number | null) {
  const events = useEvents('').data?.pages.flatMap((page) => page.events) ?? [];
  return { events, event: events.find(({ session }) => session === chosen) ?? events[0] };
}

/** Chooses one of them. */
export function EventChoice(props: {
  readonly events: ReturnType<typeof useEventChoice>['events'];
  readonly session: number;
  readonly onChoose: (session: number) => void;
}) {
  const words = useWords(importFileWords);
  const language = useLanguage();
  return (
    <label className={classes['choice']}>
      <span>{words.into}</span>
      <Select
        label={words.into}
        value={String(props.session)}
        options={props.events.map(({ session, name, date }) => ({
          value: String(session),
          text: `${name}, ${formatDay(date, 'short', language)}`,
        }))}
        onChange={(value) => props.onChoose(Number(value))}
      />
    </label>
  );
}
