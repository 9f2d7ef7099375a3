import type { OrderView } from '../../../main/club/model/overall.ts';
import type { SessionView } from '../../../main/club/model/session.ts';
import { formatTime } from '../../../src/language/dates.ts';
import { qualifyingWords } from '../../../src/language/screens/events/qualifying.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { qualifierName } from '../session/qualifying/qualifyingText.ts';
import classes from './Overall.module.css';

/** The lots and play-offs that split shared places for those who play on, each with its time. */
export function DecidedPlaces(props: {
  readonly session: Pick<SessionView, 'sections'>;
  readonly orders: readonly OrderView[];
}) {
  const words = useWords(qualifyingWords);
  const language = useLanguage();
  const entries = new Map(props.session.sections.flatMap((one) => one.entries.map((entry) => [entry.id, entry])));
  return props.orders.map(({ how, order, at }) => {
    const names = order.flatMap((id) => {
      const entry = entries.get(id);
      return entry ? [qualifierName(entry, language)] : [];
    });
    return (
      <p key={at} className={classes['note']}>
        {words.decided[how](names.join(words.before), formatTime(at, false, language))}
      </p>
    );
  });
}
