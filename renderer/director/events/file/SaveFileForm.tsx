import { useRef, useState } from 'react';
import type { EventSummary } from '../../../../main/club/model/event.ts';
import { eventFileWords } from '../../../../src/language/screens/events/event-file.ts';
import { eventsWords } from '../../../../src/language/screens/events/events.ts';
import { exportWords } from '../../../../src/language/screens/events/export.ts';
import { shellWords } from '../../../../src/language/screens/shell.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { PanelForm } from '../../../shared/controls/PanelForm.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { eventFilesApi } from '../../api/eventFiles.ts';
import { saveFile } from '../../api/saveFile.ts';
import { FileLink } from '../../session/FileLink.tsx';
import panel from '../panel/EventPanel.module.css';
import { ExportLinks } from './ExportLinks.tsx';
import classes from './EventFile.module.css';
import { focusFirst } from './focusFirst.ts';

/** What of an event comes in again by the import, beside its results. */
const CSV_FILES = ['entries', 'movement', 'ranking'] as const;

/** An event leaves: as a file of its own, or for a federation, a site, a dealing machine. */
export function SaveFileForm(props: {
  readonly event: EventSummary;
  /** With the name under which it was saved; null where it was not. */
  readonly onDone: (saved: string | null) => void;
}) {
  const words = useWords(eventFileWords);
  const files = useWords(exportWords);
  const { cancel } = useWords(eventsWords);
  const { caps } = useWords(shellWords);
  const language = useLanguage();
  const [failed, setFailed] = useState(false);
  const isSaving = useRef(false);
  const save = async () => {
    if (isSaving.current) return;
    isSaving.current = true;
    const name = await saveFile(eventFilesApi.address(props.event.session)).catch(() => null);
    isSaving.current = false;
    if (name === null) setFailed(true);
    else props.onDone(name);
  };
  const leave = () => props.onDone(null);
  return (
    <PanelForm label={files.title} className={panel['form']} onSubmit={save} onLeave={leave}>
      <h2>{files.title}</h2>
      <p>
        <bdi>{props.event.name}</bdi>
      </p>
      <h3 className={classes['head']}>{files.archive}</h3>
      <p className="quiet">{files.archiveHelp}</p>
      {failed && <p role="alert">{words.savingFailed}</p>}
      <div ref={focusFirst} className={panel['buttons']}>
        <Button primary submits shortcut={caps.enter}>
          {words.save}
        </Button>
        <Button shortcut={caps.escape} onPress={leave}>
          {cancel}
        </Button>
      </div>
      <p className={classes['links']}>
        <FileLink path={`/api/sessions/${props.event.session}/formats/csv`} text={files.table} />
        {CSV_FILES.map((name) => (
          <FileLink
            key={name}
            path={`/api/sessions/${props.event.session}/export/${name}.csv?language=${language}`}
            text={files.csv[name]}
          />
        ))}
      </p>
      <p className="quiet">{files.tableHelp}</p>
      <ExportLinks session={props.event.session} />
    </PanelForm>
  );
}
