import { teamRankingWords } from '../../../../src/language/screens/teams/ranking.ts';
import { useWords } from '../../../shared/language.tsx';
import { TabRow } from '../../../shared/controls/TabRow.tsx';
import classes from '../Ranking.module.css';
import { TeamScoringChange } from './TeamScoringChange.tsx';
import type { RankingViews } from '../useRankingViews.ts';
import type { TeamViewName } from './teamViews.ts';
import type { TeamRankingState } from './useTeamRanking.ts';

/** The tabs of the views of teams. */
export function TeamRankingTabs(props: {
  readonly views: RankingViews<TeamViewName>['views'];
  readonly current: TeamViewName | 'changed';
  readonly onView: (view: TeamViewName | 'changed') => void;
}) {
  const words = useWords(teamRankingWords);
  return (
    <div className={classes['tabs']}>
      <TabRow label={words.views} tabs={props.views} current={props.current} onGo={props.onView} />
    </div>
  );
}

/** How many matches are complete, and how they are scored. */
export function TeamRankingHead({ ranking }: { readonly ranking: TeamRankingState }) {
  const words = useWords(teamRankingWords);
  const { session, matches } = ranking;
  const byes = new Set(session.matches.flatMap(({ id, away }) => (away === null ? [id] : [])));
  const played = matches.matches.filter(({ match }) => !byes.has(match));
  const complete = played.filter(
    ({ state, count }) => state === 'complete' || count === 'cancelled' || count === 'awarded',
  );
  const stray = matches.stray.length;
  return (
    <div className={classes['head']}>
      <h1 className={classes['state']}>
        <span role="status">
          {complete.length === played.length
            ? words.allPlayed(played.length)
            : words.played(complete.length, played.length)}
          {stray > 0 && ` ${words.stray(stray)}`}
        </span>
      </h1>
      <TeamScoringChange session={session} />
    </div>
  );
}
