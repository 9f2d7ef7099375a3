import { useEvent } from '../../api/queries.ts';
import type { EventTask } from '../../shell/eventTask.ts';
import type { EventAct } from '../useEventUndo.ts';
import { EventPanel } from './EventPanel.tsx';

/** The panel of an event of the list, once it is there. */
export function OpenPanel(props: {
  readonly session: number;
  readonly task: EventTask;
  readonly onDone: (act: EventAct | null) => void;
  readonly onSaved: (name: string) => void;
}) {
  const event = useEvent(props.session).data;
  return event ? <EventPanel key={`${event.session} ${props.task}`} event={event} {...props} /> : null;
}
