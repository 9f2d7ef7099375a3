import { Link } from 'wouter';
import { rankingWords } from '../../../src/language/screens/ranking.ts';
import { useWords } from '../../shared/language.tsx';
import classes from './Ranking.module.css';

/** The ranking before the first result: what to do to get one. */
export function EmptyRanking({ session }: { readonly session: number }) {
  const words = useWords(rankingWords);
  return (
    <div className={classes['empty']}>
      <h1>{words.emptyTitle}</h1>
      <p>{words.empty}</p>
      <p>
        <Link href={`/sessions/${session}/entry`}>{words.enterResults}</Link>
      </p>
    </div>
  );
}
