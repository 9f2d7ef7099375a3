import { Link } from 'wouter';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { simultaneousWords } from '../../../../src/language/screens/events/simultaneous.ts';
import { useWords } from '../../../shared/language.tsx';
import { clubsPath } from '../../session/overallPath.ts';
import classes from '../Ranking.module.css';

/** The way to other clubs on the same boards, below the ranking of pairs that have played; then there is a tab. */
export function OtherClubsLink({ session }: { readonly session: SessionView }) {
  const words = useWords(simultaneousWords);
  if (session.ranks !== 'pair' || session.matches.length > 0 || session.otherClubs !== undefined) return null;
  return (
    <p className={classes['foot']}>
      <Link href={clubsPath(session.id)}>{words.invite}</Link>
    </p>
  );
}
