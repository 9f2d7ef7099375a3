import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'wouter';
import type { EventSummary } from '../../../main/club/model/event.ts';
import { localDay } from '../../../src/language/dates.ts';
import { eventsWords } from '../../../src/language/screens/events/events.ts';
import { Button } from '../../shared/controls/Button.tsx';
import { useWords } from '../../shared/language.tsx';
import { useWinners } from '../api/queries.ts';
import { useRowKeys } from '../shell/list/useRowKeys.ts';
import { EventRow } from './EventRow.tsx';
import classes from './Events.module.css';
import { eventState } from './eventState.ts';

/** So many events are asked for their winners at once: ranking them all would keep a desk waiting. */
const RANKED_AT_ONCE = 10;

/** The club's events, a row each. Enter opens the one with the focus, arrows move between them. */
export function EventList(props: {
  readonly rows: RefObject<HTMLTableSectionElement | null>;
  readonly events: readonly EventSummary[];
  /** The session in the side panel. */
  readonly current: number | null;
  /** Whether the side panel is open. While it is not, the newest takes the focus, so that Enter opens it. */
  readonly hasPanel: boolean;
  readonly onDelete: () => void;
  /** Shows earlier events; null where there are none. */
  readonly onEarlier: (() => void) | null;
}) {
  const words = useWords(eventsWords);
  const [, go] = useLocation();
  const { rows, events, onEarlier, current, hasPanel } = props;
  const [today] = useState(() => localDay(new Date()));
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current && !hasPanel) rows.current?.querySelector('a')?.focus();
    isFirst.current = false;
  }, [rows, hasPanel]);
  const keys = useRowKeys(rows, { onDelete: props.onDelete, onPastEnd: onEarlier });
  const groups = Array.from({ length: Math.ceil(events.length / RANKED_AT_ONCE) }, (_, group) =>
    events.slice(group * RANKED_AT_ONCE, (group + 1) * RANKED_AT_ONCE),
  );
  return (
    <div className={classes['list']}>
      <table className={classes['events']}>
        <thead>
          <tr>
            <th scope="col">{words.event}</th>
            <th scope="col">{words.day}</th>
            <th scope="col">{words.movement}</th>
            <th scope="col">{words.tables}</th>
            <th scope="col">{words.winner}</th>
          </tr>
        </thead>
        <tbody ref={rows} {...keys}>
          {groups.map((group, at) => (
            <EventGroup
              key={at}
              events={group}
              today={today}
              current={current}
              onOpen={(id) => go(`/sessions/${id}/room`)}
            />
          ))}
        </tbody>
      </table>
      {onEarlier && <Button onPress={onEarlier}>{words.earlier}</Button>}
    </div>
  );
}

/** Events that are ranked together. */
function EventGroup(props: {
  readonly events: readonly EventSummary[];
  readonly today: string;
  readonly current: number | null;
  readonly onOpen: (session: number) => void;
}) {
  const { events, today } = props;
  const over = events.filter((event) => eventState(event, today) === 'over').map(({ session }) => session);
  const winners = useWinners(over).data;
  return events.map((event) => (
    <EventRow
      key={event.session}
      event={event}
      today={today}
      isCurrent={props.current === event.session}
      winners={winners?.find(({ session }) => session === event.session)?.winners ?? []}
      onOpen={() => props.onOpen(event.session)}
    />
  ));
}
