import type { EventFileView } from '../../../../main/club/model/event-file.ts';
import { formatMoment } from '../../../../src/language/dates.ts';
import { eventFileWords } from '../../../../src/language/screens/events/event-file.ts';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import classes from './EventFile.module.css';

/** What is in an event file: whose event, its sessions, its players as they are known here, and what it would do. */
export function FileContents({ view }: { readonly view: EventFileView }) {
  const words = useWords(eventFileWords);
  const language = useLanguage();
  const { name, club, ranks, sessions, players, savedAt, state, people } = view;
  const known = [people.known > 0 && words.known(people.known), people.added > 0 && words.added(people.added)];
  return (
    <div className={classes['contents']}>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      {club !== '' && (
        <p>
          <bdi>{words.from(club)}</bdi>
        </p>
      )}
      <ul>
        {sessions.map(({ date, start, tables, results }, at) => (
          <li key={at}>
            {words.played(date, start)}
            <br />
            {words.size(tables, results)}
          </li>
        ))}
        <li>{[words.players(players, ranks), ...known.filter((text) => text !== false)].join(', ')}</li>
      </ul>
      {people.forgotten > 0 && <p className="quiet">{words.forgotten(people.forgotten)}</p>}
      {savedAt !== null && <p className="quiet">{words.lastChange(formatMoment(savedAt, '', language))}</p>}
      <p className={classes['state']} data-state={state.kind} role="status">
        {words.states[state.kind](state.name, state)} {state.deleted && words.deleted(state.name)}
      </p>
      {view.seasons.length > 0 && <p>{words.seasons(view.seasons)}</p>}
      {people.renamed.length > 0 && (
        <details>
          <summary>{words.renamed(people.renamed.length)}</summary>
          <ul>
            {people.renamed.map(({ name: there, here }) => (
              <li key={there}>{words.renamedAs(there, here)}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
