import { shellWords } from '../../../../src/language/screens/shell.ts';
import { useWords } from '../../../shared/language.tsx';
import classes from './DropHere.module.css';

/** What the page says while a file is held over it. */
export function DropHere({ isOver }: { readonly isOver: boolean }) {
  const words = useWords(shellWords);
  return isOver ? <div className={classes['drop']}>{words.drop}</div> : null;
}
