import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import type { EventSummary } from '../../../main/club/model/event.ts';
import { formatDay } from '../../../src/language/dates.ts';
import { eventsWords } from '../../../src/language/screens/events.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { useShortcuts } from '../../shared/shortcuts.ts';
import classes from './Events.module.css';

/** The club's events, a row each. The newest has the focus, so that Enter opens it. Arrows move between them. */
export function EventList({ events }: { readonly events: readonly EventSummary[] }) {
  const words = useWords(eventsWords);
  const rows = useRef<HTMLTableSectionElement>(null);
  useEffect(() => rows.current?.querySelector('a')?.focus(), []);
  useShortcuts({ arrowup: () => moveFocus(rows.current, -1), arrowdown: () => moveFocus(rows.current, 1) });
  return (
    <div className={classes['list']}>
      <table className={classes['events']}>
        <thead>
          <tr>
            <th scope="col">{words.event}</th>
            <th scope="col">{words.day}</th>
            <th scope="col">{words.tables}</th>
            <th scope="col">{words.results}</th>
          </tr>
        </thead>
        <tbody ref={rows}>
          {events.map((event) => (
            <EventRow key={event.session} event={event} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function EventRow({ event }: { readonly event: EventSummary }) {
  const words = useWords(eventsWords);
  const language = useLanguage();
  const [, go] = useLocation();
  const path = `/sessions/${event.session}/room`;
  return (
    <tr onClick={() => go(path)}>
      <th scope="row">
        <Link href={path} title={event.name}>
          {event.name}
        </Link>
        {event.sample && <span className="quiet">{words.sample}</span>}
      </th>
      <td>{formatDay(event.date, 'short', language)}</td>
      <td>{event.tables}</td>
      <td>{words.resultsOf(event.results, event.expectedResults)}</td>
    </tr>
  );
}

/** Moves the focus to the next event up or down, or to the first. */
function moveFocus(rows: HTMLElement | null, step: 1 | -1): void {
  const links = [...(rows?.querySelectorAll('a') ?? [])];
  const at = links.findIndex((link) => link === document.activeElement);
  links[at < 0 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1)]?.focus();
}
