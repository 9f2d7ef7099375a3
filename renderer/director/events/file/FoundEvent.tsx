import type { ExchangeView, FoundEventView } from '../../../../main/club/model/files/exchange.ts';
import { regulationWords } from '../../../../src/language/regulation/regulation.ts';
import { eventFileWords } from '../../../../src/language/screens/events/event-file.ts';
import { eventsWords } from '../../../../src/language/screens/events/events.ts';
import { importFileWords } from '../../../../src/language/screens/events/import.ts';
import type { SessionMethod } from '../../../../src/scoring/session-scoring.ts';
import { Select } from '../../../shared/controls/Select.tsx';
import { TextField } from '../../../shared/controls/TextField.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import panel from '../panel/EventPanel.module.css';
import { FoundMatches } from './FoundMatches.tsx';
import { RankingCheck } from './RankingCheck.tsx';
import classes from './EventFile.module.css';

/** What the event is to be called, when it was played and how it is scored. */
export interface ImportDraft {
  readonly name: string;
  readonly date: string;
  readonly method: SessionMethod;
}

/** Those that a file can say; a datum that somebody fixes is not among them. */
const METHODS = ['matchpoints', 'cross-imps', 'butler'] as const;

/** An event found in a file: what would be made of it, with what of that can be chosen. */
export function FoundEvent(props: {
  readonly view: ExchangeView;
  readonly event: FoundEventView;
  readonly draft: ImportDraft;
  readonly wrong: readonly ('name' | 'date')[];
  readonly onChange: (draft: ImportDraft) => void;
  readonly onChoose: (event: number) => void;
}) {
  const { view, event, draft } = props;
  const words = useWords(importFileWords);
  const { fields } = useWords(eventsWords);
  const file = useWords(eventFileWords);
  const language = useLanguage();
  const { entries, ranks, matches, tables, rounds, sections, boards, results, deals, people } = event;
  const known = [people.known > 0 && file.known(people.known), people.added > 0 && file.added(people.added)];
  const methodNames = regulationWords[language].method;
  return (
    <div className={classes['found']}>
      {view.events.length > 1 && (
        <Select
          label={words.which}
          value={String(view.events.indexOf(event))}
          options={view.events.map(({ name }, at) => ({ value: String(at), text: name || words.unnamed(at + 1) }))}
          onChange={(value) => props.onChoose(Number(value))}
        />
      )}
      <div className={panel['fields']}>
        {(['name', 'date'] as const).map((field) => (
          <label key={field} className={panel['field']} data-field={field}>
            <span>{fields[field]}</span>
            <TextField
              value={draft[field]}
              maxLength={field === 'name' ? 100 : 20}
              aria-invalid={props.wrong.includes(field)}
              onChange={({ target }) => props.onChange({ ...draft, [field]: target.value })}
            />
          </label>
        ))}
        {ranks !== 'team' && (
          <div className={panel['field']} data-field="method">
            <span>{words.method}</span>
            <Select
              label={words.method}
              value={draft.method}
              options={METHODS.map((method) => ({ value: method, text: methodNames[method] }))}
              onChange={(method) => props.onChange({ ...draft, method })}
            />
          </div>
        )}
      </div>
      <p>
        {[
          words.entries(entries, ranks),
          ...(matches ? [words.matches(matches.matches)] : []),
          ...(sections > 1 ? [words.sections(sections)] : []),
          ...(tables > 0 ? [words.size(tables, rounds), words.boards(boards, results)] : []),
          ...(deals > 0 ? [words.deals(deals)] : []),
        ].join(', ')}
        {known.some((text) => text !== false) && (
          <>
            <br />
            {known.filter((text) => text !== false).join(', ')}
          </>
        )}
      </p>
      {event.club !== '' && (
        <p className="quiet">
          <bdi>{file.from(event.club)}</bdi>
        </p>
      )}
      {matches && draft.method === event.method && <FoundMatches found={matches} />}
      {event.masterpoints && (
        <p className="quiet">
          {words.masterpoints(event.masterpoints.entries, event.masterpoints.kinds.join(', '))}{' '}
          {words.accounts(event.masterpoints.members)}
        </p>
      )}
      {event.like !== '' && <p role="status">{words.like(event.like)}</p>}
      {event.ranking && draft.method === event.method && <RankingCheck check={event.ranking} />}
    </div>
  );
}
