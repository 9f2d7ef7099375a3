import { memo, useCallback, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { FieldStandingsView, StandingsView } from '../../../main/club/model/standings.ts';
import type { SessionView } from '../../../main/club/model/session.ts';
import { rankingWords } from '../../../src/language/screens/ranking.ts';
import { publicationWords } from '../../../src/language/screens/publication.ts';
import { scoringScreenWords } from '../../../src/language/screens/scoring.ts';
import { withdrawalWords } from '../../../src/language/screens/withdrawal.ts';
import { useAfterPaint } from '../../shared/afterPaint.ts';
import { useWords } from '../../shared/language.tsx';
import { resultsBySlot } from '../session/results.ts';
import { useExplainedEntry } from '../session/explain/useExplained.ts';
import { explanationPath, roundPath } from '../session/paperPath.ts';
import { entryPath } from '../session/entryPath.ts';
import { focusMarked } from '../session/focus.ts';
import { Screen } from '../shell/Screen.tsx';
import { useSessionFrame } from '../session/useSessionFrame.tsx';
import { BoardSpreads } from '../session/statistics/BoardSpreads.tsx';
import { SessionStatistics } from '../session/statistics/SessionStatistics.tsx';
import { AfterRoundTables } from './table/AfterRoundTables.tsx';
import { ChangesSincePublished, countChanges } from './published/ChangesSincePublished.tsx';
import { completenessOf } from './completeness.ts';
import { EmptyRanking } from './EmptyRanking.tsx';
import { PairPenalties } from './pair/PairPenalties.tsx';
import { PairPanel } from './pair/PairPanel.tsx';
import { Evolution } from './drawings/Evolution.tsx';
import { PublicationLine, useCorrectionsEnded } from './published/PublicationLine.tsx';
import { RankingHead } from './RankingHead.tsx';
import {
  hasPair,
  rankingKeys,
  rankingShortcuts,
  rankingViewKeys,
  type RankingActions,
  type RankingViewName,
} from './rankingKeys.ts';
import { RankingTabs } from './RankingTabs.tsx';
import { NewestStandings } from './newestStandings.ts';
import { RankingTables } from './table/RankingTables.tsx';
import { boardOnCard, neighbourBoard, scorecardOf, withdrawnPairs, scoredBySlot } from './scorecard/scorecard.ts';
import { ScorecardView } from './scorecard/ScorecardView.tsx';
import { hasHandicaps, linesByHandicap, rankedLines, rankedPairOf, type RankedBy } from '../session/rankedLines.ts';
import { useAfterRound } from './table/useAfterRound.ts';
import { useChosenPair } from './useChosenPair.ts';
import { usePublication } from './published/usePublication.ts';

/** The standings of a session, field by field; every figure opens its explanation. */
export function RankingScreen({ session, standings }: Known) {
  const now = useMemo(() => ({ session, standings }), [session, standings]);
  return (
    <NewestStandings value={standings}>
      <Fields {...useAfterPaint(now)} />
    </NewestStandings>
  );
}

interface Known {
  readonly session: SessionView;
  readonly standings: StandingsView;
}

/** All there is around the ranking, and the ranking in it. Nothing of it is worked out again for the newest standings. */
const Fields = memo(function Fields({ session, standings }: Known) {
  const [at, goTo] = useState(0);
  const scores = standings.fields[at] ?? standings.fields[0];
  if (!scores) throw new Error('a session has standings of at least one field');
  return (
    <FieldRanking
      // of its first section: it stays what it is when others are compared with it
      key={scores.sections[0]}
      session={session}
      fields={standings.fields}
      scores={scores}
      change={standings.change}
      onField={goTo}
    />
  );
});

function FieldRanking(props: {
  readonly session: SessionView;
  readonly fields: StandingsView['fields'];
  readonly scores: FieldStandingsView;
  /** The change of the session the scores are of. */
  readonly change: number;
  readonly onField: (at: number) => void;
}) {
  const { session, fields, scores, onField } = props;
  const sections = useMemo(
    () => session.sections.filter(({ id }) => scores.sections.includes(id)),
    [session.sections, scores.sections],
  );
  const words = useWords(rankingWords);
  const penaltyWords = useWords(scoringScreenWords).penalties;
  const { key: standingWord } = useWords(withdrawalWords);
  const frame = useSessionFrame(session);
  const [, go] = useLocation();
  const [view, show] = useState<RankingViewName>('table');
  const scratch = useMemo(() => rankedLines(sections, scores), [sections, scores]);
  const [wanted, rankBy] = useState<RankedBy>('scratch');
  const handicaps = hasHandicaps(scratch);
  const by = handicaps ? wanted : 'scratch';
  const after = useAfterRound(session.id, scores, view === 'rounds');
  const lines = useMemo(() => {
    const listed = after.scores ? rankedLines(sections, after.scores) : scratch;
    return by === 'handicap' ? linesByHandicap(listed, scores.rankedBy) : listed;
  }, [by, after.scores, sections, scratch, scores]);
  const choice = useChosenPair(lines);
  const { choosePair, chooseBoard: chooseOf } = choice;
  const standing = rankedPairOf(scratch, choice.entry);
  const worth = useMemo(() => scoredBySlot(scores), [scores]);
  const card = useMemo(
    () =>
      choice.entry === null ? [] : scorecardOf(sections, session.results, worth, choice.entry, withdrawnPairs(scores)),
    [sections, session.results, worth, choice.entry, scores],
  );
  const played = boardOnCard(card, choice.board);
  const [total, showTotal] = useState(false);
  const asked = standing && card.length > 0 ? standing.entry.id : null;
  const explained = useExplainedEntry(session.id, asked, props.change);
  const explainTotal = useCallback(
    (entry: number) => {
      choosePair(entry);
      showTotal(true);
    },
    [choosePair],
  );
  const chooseBoard = useCallback(
    (board: number) => {
      showTotal(false);
      chooseOf(board);
    },
    [chooseOf],
  );
  const completeness = useMemo(
    () => completenessOf(sections, resultsBySlot(session.results), session.clock.round),
    [sections, session.results, session.clock.round],
  );
  const fieldBoard = scores.boards.find(({ board }) => board === choice.board) ?? scores.boards[0];
  const [form, openForm] = useState<'penalty' | 'standing' | null>(null);
  const [said, setSaid] = useState('');
  const { report, act } = usePublication(session.id);
  const publishing = useWords(publicationWords);
  const published = report?.published ?? null;
  const isOver = useCorrectionsEnded(published);
  const tell = (done: Promise<boolean>) => void done.then((isDone) => setSaid(isDone ? '' : publishing.failed));
  const publishOrEnd = () => tell(act(published && !isOver ? 'end' : 'publish'));
  const withdraw = () => tell(act('undo'));
  const showView = (name: RankingViewName) => {
    if (!standing && name !== 'changed') choice.movePair(1);
    show(name);
  };
  const actions: RankingActions = {
    movePair: (step) => {
      const entry = choice.movePair(step);
      if (view !== 'scorecards' && entry !== undefined) focusMarked('entry', entry);
    },
    moveBoard: (step) => {
      const [boards, from] = view === 'boards' ? [scores.boards, fieldBoard] : [card, played];
      if (!from) return;
      const board = neighbourBoard(boards, from.board, step);
      chooseBoard(board);
      if (view === 'scorecards' || view === 'boards') focusMarked('board', board);
    },
    moveRound: (step) => after.goTo(after.round + step),
    show: showView,
    openResult: () => {
      if (view === 'boards') {
        if (fieldBoard) go(`/sessions/${session.id}/entry/${fieldBoard.board}`);
      } else if (played) go(entryPath(session.id, played.result));
    },
    explainTotal: () => standing && showTotal(!total),
    close: () => {
      if (total) {
        showTotal(false);
        if (choice.entry !== null) focusMarked('entry', choice.entry);
      } else if (view !== 'table') show('table');
      else choice.close();
    },
    print: () => go(view === 'rounds' ? roundPath(session.id, after.round) : `/sessions/${session.id}/paper`),
    givePenalty: () => standing && openForm('penalty'),
    changeStanding: () => standing && openForm('standing'),
    publish: publishOrEnd,
    turnSections: (by) => {
      onField((fields.indexOf(scores) + by + fields.length) % fields.length);
    },
  };
  const isEmpty = completeness.recorded === 0;
  const shown = isEmpty ? 'table' : shownView(view, Boolean(standing), published !== null);
  return (
    <Screen
      {...frame}
      foot={
        <>
          <span role="status">{said}</span>
          {frame.foot}
        </>
      }
      keys={
        isEmpty
          ? []
          : rankingKeys(
              {
                ...words,
                penalties: penaltyWords,
                keyStanding: standingWord,
                keyPublication: published && !isOver ? publishing.keyEnd : publishing.keyPublish,
              },
              shown,
              lines.length,
              fields.length,
              actions,
              frame.sharedKeys,
            )
      }
      panelKeys={isEmpty ? [] : rankingViewKeys(words, actions)}
      shortcuts={isEmpty ? {} : rankingShortcuts(shown, actions)}
      panel={
        standing &&
        !isEmpty &&
        hasPair(shown) && (
          <PairPanel
            sections={sections}
            unit={scores.unit}
            rankedBy={scores.rankedBy}
            shown={session.scoring.regulation.shown}
            explained={explained}
            total={total}
            onTotal={showTotal}
            paper={explanationPath(session.id, standing.entry.id)}
            results={session.results}
            standing={standing}
            card={card}
            played={played}
            onBoard={chooseBoard}
            penalties={
              <PairPenalties
                session={session}
                entry={standing.entry.id}
                unit={scores.unit}
                penalties={session.penalties.filter(({ entry }) => entry === standing.entry.id)}
                form={form}
                onForm={openForm}
                onDone={() => {
                  openForm(null);
                  focusMarked('entry', standing.entry.id);
                }}
              />
            }
          />
        )
      }
    >
      <RankingTabs
        view={isEmpty ? null : shown}
        sections={fields.length > 1 ? session.sections : []}
        current={sections[0]?.id ?? 0}
        onView={showView}
        onSection={onField}
        by={handicaps && !isEmpty && (shown === 'table' || shown === 'rounds') ? by : null}
        onBy={rankBy}
        changed={published && report ? publishing.changed(countChanges(report)) : null}
      />
      {isEmpty && <EmptyRanking session={session.id} />}
      {!isEmpty && <RankingHead completeness={completeness} session={session} winners={scores.winners} />}
      {!isEmpty && <PublicationLine published={published} day={session.date} onNext={publishOrEnd} onUndo={withdraw} />}
      {shown === 'changed' && report && <ChangesSincePublished session={session} report={report} />}
      {!isEmpty && shown === 'table' && (
        <RankingTables
          sections={sections}
          known={scores}
          shown={session.scoring.regulation.shown}
          choice={choice}
          by={by}
          handicapUnit={session.terms.unit}
          onExplain={explainTotal}
        />
      )}
      {shown === 'rounds' && after.scores && (
        <AfterRoundTables
          after={after}
          scores={after.scores}
          lines={lines}
          rounds={completeness.rounds}
          shown={session.scoring.regulation.shown}
          choice={choice}
          handicapIn={by === 'handicap' ? session.terms.unit : null}
        />
      )}
      {shown === 'evolution' && <Evolution lines={scratch} scores={scores} choice={choice} />}
      {shown === 'boards' && (
        <BoardSpreads
          session={session.id}
          change={props.change}
          sections={scores.sections}
          chosen={fieldBoard?.board ?? null}
          onChoose={chooseBoard}
        />
      )}
      {shown === 'statistics' && <SessionStatistics session={session.id} change={props.change} />}
      {shown === 'scorecards' && standing && (
        <ScorecardView
          winners={scores.winners}
          unit={scores.unit}
          standing={standing}
          card={card}
          chosen={played?.board ?? null}
          onChoose={chooseBoard}
        />
      )}
    </Screen>
  );
}

/** What is wanted, where it can be shown. */
function shownView(view: RankingViewName, standsPair: boolean, isPublished: boolean): RankingViewName {
  const isThere = (view !== 'scorecards' || standsPair) && (view !== 'changed' || isPublished);
  return isThere ? view : 'table';
}
