import { publicationWords } from '../../../../src/language/screens/publication.ts';
import { addedUpWords } from '../../../../src/language/screens/teams/added-up.ts';
import { TabRow } from '../../../shared/controls/TabRow.tsx';
import { RanksProvider, useWords } from '../../../shared/language.tsx';
import { useAsked } from '../../session/useAsked.ts';
import { useSessionFrame } from '../../session/useSessionFrame.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { EmptyRanking } from '../EmptyRanking.tsx';
import { ChangesSincePublished } from '../published/ChangesSincePublished.tsx';
import { PublicationLine } from '../published/PublicationLine.tsx';
import classes from '../Ranking.module.css';
import { RankedTabs } from '../RankedTabs.tsx';
import { RankingHead } from '../RankingHead.tsx';
import { RoundCells } from '../table/RoundCells.tsx';
import { useRankedTeamActions } from '../teams/useRankedTeamActions.ts';
import { useRankingViews, type RankingViews } from '../useRankingViews.ts';
import { AddedUpPanel } from './AddedUpPanel.tsx';
import { AddedUpTable } from './AddedUpTable.tsx';
import { useAddedUpKeys } from './useAddedUpKeys.ts';
import { ADDED_UP_VIEWS, useAddedUp, type AddedUpProps, type AddedUpState, type AddedUpView } from './useAddedUp.ts';

/** The ranking of teams by the sum of their pairs, as it stands and after any round. */
export function AddedUpRanking(props: AddedUpProps) {
  const ranking = useAddedUp(props);
  const actions = useRankedTeamActions<AddedUpView>(ranking);
  const { session, publication, chosen, isEmpty, view } = ranking;
  const words = useWords(publicationWords);
  const views = useRankingViews(ADDED_UP_VIEWS, useWords(addedUpWords).view, publication);
  const frame = useSessionFrame(session);
  const keys = useAddedUpKeys(ranking, actions, views, props.onPairs, frame.sharedKeys);
  useAsked({
    view: (name) => actions.show(ADDED_UP_VIEWS.find((one) => one === name) ?? 'table'),
    do: () => actions.openForm('penalty'),
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
      panel={
        !isEmpty &&
        view !== 'changed' &&
        chosen && (
          <RanksProvider ranks="team">
            <AddedUpPanel ranking={ranking} chosen={chosen} onPenalty={() => actions.openForm('penalty')} />
          </RanksProvider>
        )
      }
    >
      <Tabs ranking={ranking} views={isEmpty ? [] : views.views} onView={actions.show} onPairs={props.onPairs} />
      {isEmpty ? (
        <EmptyRanking session={session.id} />
      ) : (
        <>
          <RankingHead completeness={ranking.completeness} session={session} winners={null} />
          <PublicationLine
            published={publication.published}
            day={session.date}
            onNext={publication.publishOrEnd}
            onUndo={publication.withdraw}
          />
          <WorkArea ranking={ranking} />
        </>
      )}
    </Screen>
  );
}

function WorkArea({ ranking }: { readonly ranking: AddedUpState }) {
  const { session, view, publication } = ranking;
  if (view === 'changed') {
    return publication.report && <ChangesSincePublished session={session} report={publication.report} />;
  }
  return (
    <>
      {view === 'rounds' && <RoundCells after={ranking.after} rounds={ranking.completeness.rounds} />}
      <AddedUpTable ranking={ranking} />
    </>
  );
}

function Tabs(props: {
  readonly ranking: AddedUpState;
  readonly views: RankingViews<AddedUpView>['views'];
  readonly onView: (view: AddedUpView | 'changed') => void;
  readonly onPairs: () => void;
}) {
  const words = useWords(addedUpWords);
  return (
    <div className={classes['tabs']}>
      <RankedTabs current="teams" onGo={(ranked) => ranked === 'pairs' && props.onPairs()} />
      {props.views.length > 0 && (
        <TabRow label={words.views} tabs={props.views} current={props.ranking.view} onGo={props.onView} />
      )}
    </div>
  );
}
