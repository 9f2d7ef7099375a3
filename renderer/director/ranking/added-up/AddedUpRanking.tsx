import { publicationWords } from '../../../../src/language/screens/publication.ts';
import { addedUpWords } from '../../../../src/language/screens/teams/added-up.ts';
import { TabRow } from '../../../shared/controls/TabRow.tsx';
import { RanksProvider, useWords } from '../../../shared/language.tsx';
import { useAsked } from '../../session/useAsked.ts';
import { useSessionFrame } from '../../session/useSessionFrame.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { EmptyRanking } from '../EmptyRanking.tsx';
import { ChangesSincePublished, countChanges } from '../published/ChangesSincePublished.tsx';
import { PublicationLine } from '../published/PublicationLine.tsx';
import classes from '../Ranking.module.css';
import { RankedTabs } from '../RankedTabs.tsx';
import { RankingHead } from '../RankingHead.tsx';
import { AddedUpPanel } from './AddedUpPanel.tsx';
import { AddedUpTable } from './AddedUpTable.tsx';
import { RoundCells } from './RoundCells.tsx';
import { useAddedUpActions, useAddedUpKeys } from './useAddedUpKeys.ts';
import { ADDED_UP_VIEWS, useAddedUp, type AddedUpProps, type AddedUpState, type AddedUpView } from './useAddedUp.ts';

/** The ranking of teams by the sum of their pairs, as it stands and after any round. */
export function AddedUpRanking(props: AddedUpProps) {
  const ranking = useAddedUp(props);
  const actions = useAddedUpActions(ranking);
  const { session, publication, chosen, isEmpty, view } = ranking;
  const words = useWords(publicationWords);
  const frame = useSessionFrame(session);
  const keys = useAddedUpKeys(ranking, actions, props.onPairs, frame.sharedKeys);
  useAsked({
    view: (name) => actions.show(ADDED_UP_VIEWS.find((one) => one === name) ?? 'table'),
    do: actions.givePenalty,
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
            <AddedUpPanel ranking={ranking} chosen={chosen} onPenalty={actions.givePenalty} />
          </RanksProvider>
        )
      }
    >
      <Tabs ranking={ranking} onView={actions.show} onPairs={props.onPairs} />
      {isEmpty ? (
        <EmptyRanking session={session.id} />
      ) : (
        <>
          <RankingHead completeness={ranking.completeness} session={session} winners={1} />
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
  readonly onView: (view: AddedUpView) => void;
  readonly onPairs: () => void;
}) {
  const words = useWords(addedUpWords);
  const { changed } = useWords(publicationWords);
  const { view, publication, isEmpty } = props.ranking;
  const { published, report } = publication;
  return (
    <div className={classes['tabs']}>
      <RankedTabs current="teams" onGo={(ranked) => ranked === 'pairs' && props.onPairs()} />
      {!isEmpty && (
        <TabRow<AddedUpView>
          label={words.views}
          tabs={[
            ...ADDED_UP_VIEWS.map((name) => ({ name, text: words.view[name] })),
            ...(published && report ? [{ name: 'changed' as const, text: changed(countChanges(report)) }] : []),
          ]}
          current={view}
          onGo={props.onView}
        />
      )}
    </div>
  );
}
