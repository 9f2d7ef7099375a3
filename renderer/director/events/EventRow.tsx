import { Link } from 'wouter';
import type { EventSummary, WinnerView } from '../../../main/club/model/event.ts';
import { formatDay } from '../../../src/language/dates.ts';
import { eventMovementNames } from '../../../src/language/movement/event-movement.ts';
import { eventsWords } from '../../../src/language/screens/events/events.ts';
import { sessionsWords } from '../../../src/language/screens/events/sessions.ts';
import { wordsFor } from '../../../src/language/typography.ts';
import type { EventRanks } from '../../../src/session/event-ranks.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import classes from './Events.module.css';
import { eventState } from './eventState.ts';

/** More pairs in first place than this are counted, more players found left out. */
const MOST_NAMED = 4;

/** An event: its name, day, movement and tables, and who won or how far it is. */
export function EventRow(props: {
  readonly event: EventSummary;
  readonly today: string;
  /** Whether the side panel is about it. */
  readonly isCurrent: boolean;
  readonly winners: readonly WinnerView[];
  readonly onOpen: () => void;
}) {
  const { event, today, winners } = props;
  const words = useWords(eventsWords);
  const sessions = useWords(sessionsWords);
  const language = useLanguage();
  const { name, results, expectedResults, round, rounds } = event;
  const state = eventState(event, today);
  return (
    <tr onClick={props.onOpen} data-session={event.session} data-current={props.isCurrent || undefined}>
      <th scope="row">
        <Link href={`/sessions/${event.session}/room`}>{name}</Link>
        {event.ordinal !== undefined && <span className="quiet">{sessions.session(event.ordinal)}</span>}
        {event.sample && <span className="quiet">{words.sample}</span>}
        {event.found.length > 0 && <span className="quiet">{event.found.slice(0, MOST_NAMED).join(', ')}</span>}
      </th>
      <td>{formatDay(event.date, 'short', language)}</td>
      <td>
        <MovementText text={eventMovementNames(event.movements, language)} />
      </td>
      <td data-unit={words.tables.toLowerCase()}>{event.tables}</td>
      <td>
        {state === 'planned' && <span className="quiet">{words.planned}</span>}
        {state === 'playing' && words.inPlay(Math.min(round, rounds), rounds, results, expectedResults)}
        {state === 'over' && <Winners winners={winners} ranks={event.ranks} />}
        {state === 'over' && results < expectedResults && (
          <span className="quiet">{words.resultsOf(results, expectedResults)}</span>
        )}
      </td>
    </tr>
  );
}

/** The name of a movement; N-S and E-W never break in two. */
function MovementText({ text }: { readonly text: string }) {
  const lines = /\b([NE]-[SWO])\b/;
  return text.split(lines).map((part, place) =>
    lines.test(part) ? (
      <span key={place} className={classes['whole']}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** Who won, a line for each line of the movement. */
function Winners({ winners, ranks }: { readonly winners: readonly WinnerView[]; readonly ranks: EventRanks }) {
  const words = wordsFor(eventsWords, useLanguage(), ranks);
  const shown = winners.slice(0, MOST_NAMED);
  return (
    <>
      {shown.map(({ line, letter, label, players }) => (
        <span key={label} className={classes['winner']}>
          {(line || letter) && (
            <span className="quiet">{[letter, line && words.side(line)].filter(Boolean).join(' ')} </span>
          )}
          {players.length > 0 ? players.join(' / ') : words.pair(label)}
        </span>
      ))}
      {winners.length > MOST_NAMED && <span className="quiet">{words.more(winners.length - MOST_NAMED)}</span>}
    </>
  );
}
