import { publicationWords } from '../../../src/language/screens/publication.ts';
import { rankingWords } from '../../../src/language/screens/ranking.ts';
import { useWords } from '../../shared/language.tsx';
import { useSessionFrame } from '../session/useSessionFrame.tsx';
import { Screen } from '../shell/Screen.tsx';
import { EmptyRanking } from './EmptyRanking.tsx';
import { ChosenPairPanel } from './pair/ChosenPairPanel.tsx';
import { PublicationLine } from './published/PublicationLine.tsx';
import { RankingHead } from './RankingHead.tsx';
import { RankingTabs } from './RankingTabs.tsx';
import { RankingWorkArea } from './RankingWorkArea.tsx';
import { useRankingActions } from './useRankingActions.ts';
import { useRankingKeys } from './useRankingKeys.ts';
import { useRankingState, type FieldRankingProps } from './useRankingState.ts';
import { useRankingViews } from './useRankingViews.ts';
import { useAsked } from '../session/useAsked.ts';
import { hasPair, RANKING_VIEWS } from './rankingKeys.ts';

/** The ranking of one field with all its views, its panel and its keys. */
export function FieldRanking(props: FieldRankingProps) {
  const ranking = useRankingState(props);
  const actions = useRankingActions(ranking, props.onField);
  const { session, fields, field, sections, chosen, completeness, publication, shown, isEmpty } = ranking;
  useAsked({
    view: (name) => actions.show(RANKING_VIEWS.find((view) => view === name) ?? 'table'),
    do: (form) => actions.openForm(form === 'standing' ? 'standing' : 'penalty'),
  });
  const words = useWords(publicationWords);
  const views = useRankingViews(RANKING_VIEWS, useWords(rankingWords).view, publication);
  const frame = useSessionFrame(session);
  const keys = useRankingKeys(ranking, actions, views, frame.sharedKeys, props.onTeams);
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
      panel={chosen.pair && !isEmpty && hasPair(shown) && <ChosenPairPanel ranking={ranking} pair={chosen.pair} />}
    >
      <RankingTabs
        views={isEmpty ? [] : views.views}
        current={shown}
        sections={fields.length > 1 ? session.sections : []}
        section={sections[0]?.id ?? 0}
        onView={actions.show}
        onSection={props.onField}
        by={ranking.hasHandicaps && !isEmpty && (shown === 'table' || shown === 'rounds') ? ranking.by : null}
        onBy={ranking.rankBy}
        {...(props.onTeams && { onTeams: props.onTeams })}
      />
      {isEmpty && <EmptyRanking session={session.id} />}
      {!isEmpty && <RankingHead completeness={completeness} session={session} winners={field.winners} />}
      {!isEmpty && (
        <PublicationLine
          published={publication.published}
          day={session.date}
          onNext={publication.publishOrEnd}
          onUndo={publication.withdraw}
        />
      )}
      <RankingWorkArea ranking={ranking} />
    </Screen>
  );
}
