import { rankingWords } from '../../../src/language/screens/ranking.ts';
import type { RankedBy } from '../../../src/scoring/standing/handicap.ts';
import { TabRow } from '../../shared/controls/TabRow.tsx';
import { useWords } from '../../shared/language.tsx';

/** The tabs of the ranking by what was won and of that with handicap. */
export function HandicapTabs(props: { readonly by: RankedBy; readonly onBy: (by: RankedBy) => void }) {
  const words = useWords(rankingWords);
  return (
    <TabRow<RankedBy>
      label={words.rankedBy}
      tabs={(['scratch', 'handicap'] as const).map((name) => ({ name, text: words.ranked[name] }))}
      current={props.by}
      onGo={props.onBy}
    />
  );
}
