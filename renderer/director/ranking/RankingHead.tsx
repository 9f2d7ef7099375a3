import type { SessionView } from '../../../main/club/model/session.ts';
import { formatWhole } from '../../../src/language/numbers.ts';
import { rankingWords } from '../../../src/language/screens/ranking.ts';
import { useWords } from '../../shared/language.tsx';
import type { Completeness } from './completeness.ts';
import classes from './Ranking.module.css';
import { ScoringChange } from './ScoringChange.tsx';

/** The line above a ranking: how complete it is, and how it is scored. */
export function RankingHead(props: {
  readonly completeness: Completeness;
  readonly session: SessionView;
  /** Null where teams are ranked. */
  readonly winners: 1 | 2 | null;
}) {
  const { id, scoring, sections } = props.session;
  return (
    <div className={classes['head']}>
      <h1 className={classes['state']}>
        <span role="status">
          <CompletenessText completeness={props.completeness} />
        </span>
      </h1>
      <ScoringChange session={id} scoring={scoring} winners={props.winners} sections={sections.length > 1} />
    </div>
  );
}

function CompletenessText({ completeness }: { readonly completeness: Completeness }) {
  const words = useWords(rankingWords);
  const { recorded, due, rounds, over, missing } = completeness;
  if (recorded === due) return words.complete(rounds, formatWhole(due));
  const state = words.incomplete(formatWhole(recorded), formatWhole(due));
  if (over === 0) return state;
  return `${state} ${missing === 0 ? words.noneMissing(over) : words.missingFrom(over, formatWhole(missing))}`;
}
