import { useQuery } from '@tanstack/react-query';
import type { EntryView, SessionView } from '../../../main/club/model/session.ts';
import { overallSentences } from '../../../src/language/derivation/overall.ts';
import type { RankedBy } from '../../../src/scoring/standing/handicap.ts';
import { explainWords } from '../../../src/language/screens/explain.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { api } from '../api/client.ts';
import classes from '../session/explain/Explain.module.css';
import { qualifierName } from '../session/qualifying/qualifyingText.ts';

/** How a figure of the ranking over the sessions is made, session by session. */
export function OverallExplained(props: {
  readonly session: SessionView;
  readonly entry: EntryView;
  readonly by: RankedBy;
  /** The change of the session that the figure is of. */
  readonly change: number;
  readonly onClose: () => void;
}) {
  const { session, entry, by, change } = props;
  const words = useWords(explainWords);
  const language = useLanguage();
  const { data, isError } = useQuery({
    queryKey: ['explain', 'overall', session.id, entry.id, by, change],
    queryFn: () => api.explainOverall(session.id, entry.id, by),
    gcTime: 0,
  });
  return (
    <section aria-live="polite">
      <div className={classes['head']}>
        <h2>{qualifierName(entry, language)}</h2>
        <button type="button" className={classes['close']} onClick={props.onClose}>
          {words.close}
        </button>
      </div>
      {isError && <p role="alert">{words.failed}</p>}
      <div className={classes['steps']}>
        {data && overallSentences(data, language).map((sentence) => <p key={sentence}>{sentence}</p>)}
      </div>
    </section>
  );
}
