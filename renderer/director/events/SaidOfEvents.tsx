import { eventsWords } from '../../../src/language/screens/events/events.ts';
import { Button } from '../../shared/controls/Button.tsx';
import { useWords } from '../../shared/language.tsx';
import { MOD } from '../../shared/shortcuts.ts';
import classes from './Events.module.css';
import type { EventUndo } from './useEventUndo.ts';

/** What became of the last action, and its undo. */
export function SaidOfEvents(props: {
  readonly sample: { readonly isPending: boolean; readonly isError: boolean };
  readonly undo: EventUndo;
}) {
  const words = useWords(eventsWords);
  const { sample, undo } = props;
  return (
    <div className={classes['state']}>
      <p role="status">
        {sample.isPending && words.makingSample}
        {sample.isError && words.noSample}
        {undo.message}
      </p>
      {undo.undo && (
        <Button shortcut={`${MOD} Z`} onPress={undo.undo}>
          {words.keyUndo}
        </Button>
      )}
    </div>
  );
}
