import { addedUpWords } from '../../../src/language/screens/teams/added-up.ts';
import { TabRow } from '../../shared/controls/TabRow.tsx';
import { useWords } from '../../shared/language.tsx';

/** Who is listed where pairs are added up: the teams, or their pairs. */
export type Ranked = 'teams' | 'pairs';

/** The tabs of the ranking of teams and of that of their pairs. */
export function RankedTabs(props: { readonly current: Ranked; readonly onGo: (ranked: Ranked) => void }) {
  const words = useWords(addedUpWords);
  return (
    <TabRow<Ranked>
      label={words.who}
      tabs={(['teams', 'pairs'] as const).map((name) => ({ name, text: words.whoOf[name] }))}
      current={props.current}
      onGo={props.onGo}
    />
  );
}
