import type { Slot } from '../../../../src/session/slot.ts';
import { entryWords } from '../../../../src/language/screens/entry/entry.ts';
import { useWords } from '../../../shared/language.tsx';
import classes from './PageHead.module.css';

/** The number of lines left behind unrecorded. Pressing it goes to the first of them. */
export function WaitingLines(props: { readonly waiting: readonly Slot[]; readonly onGo: (slot: Slot) => void }) {
  const words = useWords(entryWords);
  const [first] = props.waiting;
  if (!first) return null;
  return (
    <button type="button" className={classes['waiting']} onClick={() => props.onGo(first)}>
      <span aria-hidden="true">◆</span> {words.notRecorded(props.waiting.length)}
    </button>
  );
}
