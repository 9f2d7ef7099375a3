import type { ReactNode } from 'react';
import type { SessionView } from '../../../main/club/model/session.ts';
import { KeyAction } from '../../shared/controls/Keys.tsx';
import { CarryPanel } from './carry/CarryPanel.tsx';
import { ReplaceForm } from './replace/ReplaceForm.tsx';
import classes from './Names.module.css';
import type { NamesTask } from './useNamesTask.ts';

/** The side panel: the task that is open, otherwise what usually stands there. */
export function NamesTaskPanel(props: {
  readonly session: SessionView;
  readonly task: NamesTask;
  readonly children: ReactNode;
}) {
  const { session, task } = props;
  if (task.open?.kind === 'carry') return <CarryPanel session={session} onDone={task.close} />;
  if (task.open?.kind === 'replace') {
    return <ReplaceForm session={session} entry={task.open.entry} onDone={() => task.close(null)} />;
  }
  return (
    <>
      {props.children}
      <section className={classes['tasks']}>
        {task.keys.map(({ keys, does, onPress }) => (
          <KeyAction key={does} keys={keys} onPress={onPress}>
            {does}
          </KeyAction>
        ))}
      </section>
    </>
  );
}
