import { eventFileWords } from '../../../../src/language/screens/events/event-file.ts';
import { useWords } from '../../../shared/language.tsx';
import classes from './EventFile.module.css';

/** What the page says while a file is held over it. */
export function DropHere({ isOver }: { readonly isOver: boolean }) {
  const words = useWords(eventFileWords);
  return isOver ? <div className={classes['drop']}>{words.drop}</div> : null;
}
