import { Link } from 'wouter';
import type { EventFileView } from '../../../../main/club/model/event-file.ts';
import { eventFileWords } from '../../../../src/language/screens/events/event-file.ts';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { PanelForm } from '../../../shared/controls/PanelForm.tsx';
import { useWords } from '../../../shared/language.tsx';
import panel from '../panel/EventPanel.module.css';
import { AskedPlayers } from './AskedPlayers.tsx';
import { ChooseFile } from './ChooseFile.tsx';
import { FileContents } from './FileContents.tsx';
import { focusFirst } from './focusFirst.ts';
import type { FileToBringIn } from './useEventFile.ts';
import classes from './EventFile.module.css';

/** Bringing in an event from a file: the file, what was found in it and what that would do, and then doing it. */
export function EventFileForm({
  file,
  onRead,
  onLeave,
}: {
  readonly file: FileToBringIn;
  readonly onRead: (file: File) => void;
  readonly onLeave: () => void;
}) {
  const words = useWords(eventFileWords);
  const { caps } = useWords(shellWords);
  const { view, problem, isBusy, name, canBringIn } = file;
  const isRead = view !== null;
  return (
    <PanelForm label={words.title} className={panel['form']} onSubmit={file.bringIn} onLeave={onLeave}>
      <h2>{words.title}</h2>
      {!isRead && <p className="quiet">{words.help}</p>}
      {name !== '' && (
        <p className={classes['name']}>
          <bdi>{name}</bdi>
        </p>
      )}
      {view && <FileContents view={view} />}
      <p role="status">{isBusy && words.reading}</p>
      {problem !== null && <p role="alert">{problem}</p>}
      <div key={String(isRead)} ref={focusFirst} className={panel['buttons']}>
        {view && actOf(view) !== null && (
          <Button primary submits shortcut={caps.enter} disabled={!canBringIn}>
            {textOf(words, view)}
          </Button>
        )}
        <ChooseFile primary={!isRead} isFirst={name === ''} onFile={onRead} />
        <Button shortcut={caps.escape} onPress={onLeave}>
          {words.cancel}
        </Button>
      </div>
      {view && view.state.session !== null && !view.state.deleted && view.state.kind !== 'removed' && (
        <p>
          <Link className={classes['open']} href={`/sessions/${view.state.session}/room`}>
            {words.open}
          </Link>
        </p>
      )}
      {view && <AskedPlayers asked={view.people.asked} file={file} />}
    </PanelForm>
  );
}

/** What bringing a file in does; null where it does nothing. */
function actOf({ state }: EventFileView): Exclude<EventFileView['state']['kind'], 'older'> | null {
  if (state.kind === 'older' || (state.kind === 'same' && !state.deleted)) return null;
  return state.kind;
}

function textOf(words: (typeof eventFileWords)['en'], view: EventFileView): string {
  const act = actOf(view) ?? 'new';
  return act === 'longer' ? words.act.longer(view.state.there) : words.act[act];
}
