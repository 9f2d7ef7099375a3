import type { SectionView } from '../../../main/club/model/session.ts';
import type { RankedBy } from '../../../src/scoring/standing/handicap.ts';
import { rankingWords } from '../../../src/language/screens/ranking.ts';
import { useWords } from '../../shared/language.tsx';
import { TabRow } from '../../shared/controls/TabRow.tsx';
import classes from './Ranking.module.css';
import { RankedTabs } from './RankedTabs.tsx';
import type { RANKING_VIEWS, RankingViewName } from './rankingKeys.ts';
import type { ShownView } from './useRankingViews.ts';

/** The tabs of the views, of scratch and handicap, and of the sections where each is ranked by itself. */
export function RankingTabs(props: {
  /** None while there is nothing to show. */
  readonly views: readonly ShownView<(typeof RANKING_VIEWS)[number]>[];
  readonly current: RankingViewName;
  /** The sections with a ranking of their own; none where all are ranked together. */
  readonly sections: readonly SectionView[];
  /** The id of the section shown. */
  readonly section: number;
  readonly onView: (view: RankingViewName) => void;
  readonly onSection: (at: number) => void;
  /** Whether places go by scratch or handicap; null where there is no choice. */
  readonly by: RankedBy | null;
  readonly onBy: (by: RankedBy) => void;
  /** Shows the ranking of teams; left out where pairs play for themselves. */
  readonly onTeams?: () => void;
}) {
  const words = useWords(rankingWords);
  const { views, sections } = props;
  return (
    <div className={classes['tabs']}>
      {props.onTeams && <RankedTabs current="pairs" onGo={(ranked) => ranked === 'teams' && props.onTeams?.()} />}
      {views.length > 0 && <TabRow label={words.views} tabs={views} current={props.current} onGo={props.onView} />}
      {props.by && (
        <TabRow
          label={words.rankedBy}
          tabs={(['scratch', 'handicap'] as const).map((name) => ({ name, text: words.ranked[name] }))}
          current={props.by}
          onGo={props.onBy}
        />
      )}
      {sections.length > 1 && (
        <TabRow
          label={words.sections}
          tabs={sections.map(({ letter }) => ({ name: letter, text: words.section(letter) }))}
          current={sections.find(({ id }) => id === props.section)?.letter ?? ''}
          onGo={(letter) => props.onSection(sections.findIndex((one) => one.letter === letter))}
        />
      )}
    </div>
  );
}
