import { Link } from 'wouter';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { qualifyingWords } from '../../../../src/language/screens/events/qualifying.ts';
import { useWords } from '../../../shared/language.tsx';
import { overallPath } from '../overallPath.ts';
import classes from './Qualifying.module.css';
import { isToDecide } from './QualifyingNotice.tsx';
import { useQualifying } from './useQualifying.ts';

/** Says that who plays on is to be decided, and leads there. Empty while nothing is. */
export function QualifyingLink({ session }: { readonly session: SessionView }) {
  const words = useWords(qualifyingWords);
  const { views } = useQualifying(session);
  return views.filter(isToDecide).map(({ to, missing, extra, dropped }) => (
    <p key={to.session} className={classes['notice']} role="status">
      {dropped.length > 0 && missing.length + extra.length === 0
        ? words.dropped(to.ordinal)
        : words.changed(to.ordinal)}
      . <Link href={overallPath(session.id)}>{words.open}</Link>
    </p>
  ));
}
