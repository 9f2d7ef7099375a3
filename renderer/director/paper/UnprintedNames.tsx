import type { Unprinted } from '../../../main/app/director/print-headers.ts';
import { paperScreenWords } from '../../../src/language/screens/paper.ts';
import { useWords } from '../../shared/language.tsx';
import classes from './Paper.module.css';

/** The names on a document that hold letters no font has. */
export function UnprintedNames({ unprinted }: { readonly unprinted: Unprinted | null }) {
  const words = useWords(paperScreenWords);
  return (
    unprinted && (
      <p role="alert" className={classes['unprinted']}>
        {words.unprinted(unprinted.names, unprinted.more)}
      </p>
    )
  );
}
