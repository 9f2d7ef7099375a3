import { eventsWords } from '../../../src/language/screens/events/events.ts';
import { BoardGlyph } from '../../shared/bridge/BoardGlyph.tsx';
import { Button } from '../../shared/controls/Button.tsx';
import { useWords } from '../../shared/language.tsx';
import classes from './Events.module.css';

/** The empty list of events: how to start one, and a sample evening to look at. */
export function EmptyClub(props: {
  readonly onNew: () => void;
  readonly onSample: () => void;
  readonly busy: boolean;
}) {
  const words = useWords(eventsWords);
  return (
    <div className={classes['empty']}>
      <BoardGlyph board={1} />
      <h1>{words.emptyTitle}</h1>
      <p>{words.empty}</p>
      <Button primary shortcut="N" onPress={props.onNew}>
        {words.newEvent}
      </Button>
      <p>{words.emptySample}</p>
      <Button shortcut="S" onPress={props.onSample} disabled={props.busy}>
        {words.openSample}
      </Button>
    </div>
  );
}
