import type { EventSummary } from '../../../../main/club/model/event.ts';
import type { EventTask } from '../../shell/eventTask.ts';
import type { EventAct } from '../useEventUndo.ts';
import { SaveFileForm } from '../file/SaveFileForm.tsx';
import { DeleteForm } from './DeleteForm.tsx';
import { DetailsForm } from './DetailsForm.tsx';

/** The side panel of one event: its name and day, a copy of it, or the question before it is deleted. */
export function EventPanel(props: {
  readonly event: EventSummary;
  readonly task: EventTask;
  readonly onDone: (act: EventAct | null) => void;
  /** It was saved as a file of this name. */
  readonly onSaved: (name: string) => void;
}) {
  const { event, task, onDone } = props;
  if (task === 'save') {
    return <SaveFileForm event={event} onDone={(name) => (name === null ? onDone(null) : props.onSaved(name))} />;
  }
  if (task === 'delete') return <DeleteForm event={event} onDone={onDone} />;
  return <DetailsForm key={task} event={event} isCopy={task === 'duplicate'} onDone={onDone} />;
}
