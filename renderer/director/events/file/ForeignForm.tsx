import { useState } from 'react';
import { formatDay, localDay } from '../../../../src/language/dates.ts';
import { eventFileWords } from '../../../../src/language/screens/events/event-file.ts';
import { importFileWords } from '../../../../src/language/screens/events/import.ts';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { PanelForm } from '../../../shared/controls/PanelForm.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { readDay } from '../../../shared/when.ts';
import { ContentChoice } from '../list/ContentChoice.tsx';
import panel from '../panel/EventPanel.module.css';
import { AskedPlayers } from './AskedPlayers.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { focusFirst } from './focusFirst.ts';
import { FoundDeals } from './FoundDeals.tsx';
import { FoundEvent, type ImportDraft } from './FoundEvent.tsx';
import { useProgress } from '../../api/progress/useProgress.ts';
import { MappedColumns } from './MappedColumns.tsx';
import { FileProblems, OddList } from './OddList.tsx';
import type { ForeignFile } from './useForeignFile.ts';
import classes from './EventFile.module.css';

/** A file of another program: what was found, what is odd, what would be made of it, and then making it. */
export function ForeignForm(props: {
  readonly file: ForeignFile;
  /** The event on whose screen it was dropped; null for none. */
  readonly into: number | null;
  readonly onRead: (file: File) => void;
  readonly onLeave: () => void;
}) {
  const { file, onLeave } = props;
  const words = useWords(importFileWords);
  const { title, reading, cancel } = useWords(eventFileWords);
  const { caps } = useWords(shellWords);
  const language = useLanguage();
  const progress = useProgress(file.isBusy);
  const { view, event, problem, isBusy, name } = file;
  const [today] = useState(() => localDay(new Date()));
  const [changed, change] = useState<Partial<ImportDraft>>({});
  const [wrong, setWrong] = useState<readonly ('name' | 'date')[]>([]);
  const draft: ImportDraft = {
    name: changed.name ?? (event?.name || name.replace(/\.[^.]*$/, '')),
    date: changed.date ?? formatDay(event?.date ?? today, 'short', language),
    method: changed.method ?? event?.method ?? 'matchpoints',
  };
  const submit = async () => {
    const date = readDay(draft.date, today);
    const missing = [...(draft.name.trim() === '' ? (['name'] as const) : []), ...(date ? [] : (['date'] as const))];
    setWrong(missing);
    if (date && missing.length === 0) await file.make({ name: draft.name.trim(), date, method: draft.method });
  };
  const hasDeals = view !== null && view.deals.length + view.dealProblems.length > 0;
  const refused = view?.events.length === 0 && !hasDeals ? view.refused : [];
  return (
    <PanelForm label={title} className={panel['form']} onSubmit={submit} onLeave={onLeave}>
      <h2>{title}</h2>
      <p className={classes['name']}>
        <bdi>{name}</bdi>
        {view && (
          <>
            <br />
            {words.format(words.formats[view.format], view.version, event?.program ?? '')}
          </>
        )}
      </p>
      {view && event && (
        <FoundEvent
          view={view}
          event={event}
          draft={draft}
          wrong={wrong}
          onChange={change}
          onChoose={(at) => {
            change({});
            file.choose(at);
          }}
        />
      )}
      {refused.map(({ name: own, code, count }) => (
        <p key={own} role="alert">
          {words.refused[code](count)}
        </p>
      ))}
      {view?.isDamaged && event && (
        <>
          <FileProblems view={view} />
          <label className={panel['check']}>
            <input type="checkbox" checked={file.takesDamaged} onChange={({ target }) => file.agree(target.checked)} />
            {words.takeDamaged}
          </label>
        </>
      )}
      {view?.csv && <ContentChoice content={view.csv.content} onChange={file.hold} />}
      {view?.mapped && <MappedColumns mapped={view.mapped} onChange={file.map} />}
      <p role="status">{isBusy && (progress ? words.progress[progress.kind](progress.done, progress.of) : reading)}</p>
      {problem !== null && <p role="alert">{problem}</p>}
      {view && hasDeals && (event === null || props.into !== null) && (
        <FoundDeals
          view={view}
          into={props.into}
          isBusy={isBusy}
          onTake={(session, deals) => void file.takeDeals(session, deals)}
        />
      )}
      {/* Whoever maps columns keeps the place among them while the event comes and goes. */}
      <div key={String(event !== null || Boolean(view?.mapped))} ref={focusFirst} className={panel['buttons']}>
        {event && (
          <Button primary submits shortcut={caps.enter} disabled={!file.canMake}>
            {words.make}
          </Button>
        )}
        <ChooseFile isFirst={false} onFile={props.onRead} />
        <Button shortcut={caps.escape} onPress={onLeave}>
          {cancel}
        </Button>
      </div>
      {view && (event === null ? view.dealProblems.length === 0 : !view.isDamaged) && <FileProblems view={view} />}
      {event && <OddList event={event} />}
      {event && <AskedPlayers asked={event.people.asked} file={file} />}
    </PanelForm>
  );
}
