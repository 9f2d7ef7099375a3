import { Link } from 'wouter';
import { shellWords } from '../../../src/language/screens/shell.ts';
import { useWords } from '../../shared/language.tsx';
import classes from './Notice.module.css';

/** A page with one sentence: the session is loading, or missing, or the application doesn't answer. */
export function Notice({ of }: { readonly of: 'loading' | 'noSession' | 'noAnswer' }) {
  const words = useWords(shellWords);
  return (
    <main className={classes['notice']}>
      <p role="status">{words[of]}</p>
      {of === 'noSession' && <Link href="/">{words.backToEvents}</Link>}
    </main>
  );
}
