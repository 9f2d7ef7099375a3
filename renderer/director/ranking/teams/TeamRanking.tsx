import type { MatchesView } from '../../../../main/club/model/matches.ts';
import { publicationWords } from '../../../../src/language/screens/publication.ts';
import { teamRankingWords } from '../../../../src/language/screens/teams/ranking.ts';
import { useWords } from '../../../shared/language.tsx';
import { useAsked } from '../../session/useAsked.ts';
import { useSessionFrame } from '../../session/useSessionFrame.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { EmptyRanking } from '../EmptyRanking.tsx';
import { PublicationLine } from '../published/PublicationLine.tsx';
import type { FieldRankingProps } from '../useRankingState.ts';
import { useRankingViews } from '../useRankingViews.ts';
import { TeamPanel } from './TeamPanel.tsx';
import { TeamRankingHead, TeamRankingTabs } from './TeamRankingHead.tsx';
import { TeamWorkArea } from './TeamWorkArea.tsx';
import { useTeamActions, useTeamKeys } from './useTeamKeys.ts';
import { TEAM_VIEWS } from './teamViews.ts';
import { useTeamRanking } from './useTeamRanking.ts';

/** The ranking of teams: their standing, their cross-table, and the standing after any round. */
export function TeamRanking(props: FieldRankingProps & { readonly matches: MatchesView }) {
  const ranking = useTeamRanking(props);
  const actions = useTeamActions(ranking);
  const { session, publication, isEmpty } = ranking;
  const words = useWords(publicationWords);
  const views = useRankingViews(TEAM_VIEWS, useWords(teamRankingWords).view, publication);
  const frame = useSessionFrame(session);
  const keys = useTeamKeys(ranking, actions, views, frame.sharedKeys);
  useAsked({
    view: (name) => actions.show(TEAM_VIEWS.find((view) => view === name) ?? 'table'),
    do: (form) => actions.openForm(form === 'standing' ? 'standing' : 'penalty'),
  });
  return (
    <Screen
      {...frame}
      {...keys}
      foot={
        <>
          <span role="status">{publication.hasFailed ? words.failed : ''}</span>
          {frame.foot}
        </>
      }
      panel={!isEmpty && ranking.chosen && <TeamPanel ranking={ranking} actions={actions} chosen={ranking.chosen} />}
    >
      {isEmpty ? (
        <EmptyRanking session={session.id} />
      ) : (
        <>
          <TeamRankingTabs views={views.views} current={ranking.view} onView={actions.show} />
          <TeamRankingHead ranking={ranking} />
          <PublicationLine
            published={publication.published}
            day={session.date}
            onNext={publication.publishOrEnd}
            onUndo={publication.withdraw}
          />
        </>
      )}
      {!isEmpty && <TeamWorkArea ranking={ranking} />}
    </Screen>
  );
}
