import { Link } from 'wouter';
import type { SectionView, SessionView } from '../../../main/club/model/session.ts';
import { bridgemateWords } from '../../../src/language/screens/entry/bridgemate.ts';
import { roomWords } from '../../../src/language/screens/room.ts';
import { KeyAction } from '../../shared/controls/Keys.tsx';
import { useWords } from '../../shared/language.tsx';
import { PanelKeys } from '../shell/PanelKeys.tsx';
import { ReviewQueue } from '../session/review/ReviewQueue.tsx';
import { playPhase, roundsOf } from '../session/clock.ts';
import { BridgemateBlock } from './bridgemate/BridgemateBlock.tsx';
import { ChangePanel } from './change/ChangePanel.tsx';
import { LineUpForm } from '../session/line-up/LineUpForm.tsx';
import { ClockPanel } from './clock/ClockPanel.tsx';
import type { MissingResult } from './missing.ts';
import { MissingList } from './MissingList.tsx';
import { hasNames } from '../session/pairName.ts';
import { timetableOf } from '../../../src/session/timetable.ts';
import { stepOf } from './clock/steps.ts';
import { NextMovePanel } from './clock/NextMovePanel.tsx';
import classes from './Room.module.css';
import type { RoomActions } from './roomKeys.ts';

/** The side panel: clock, next move, missing and doubtful results, and links to the other screens. */
export function RoomPanel(props: {
  readonly session: SessionView;
  readonly section: SectionView;
  readonly missing: readonly MissingResult[];
  readonly actions: RoomActions;
}) {
  const words = useWords(roomWords);
  const { follow } = useWords(bridgemateWords);
  const { session, section, missing, actions } = props;
  const rounds = roundsOf(session);
  const named = session.sections.some(({ entries, partnerships }) => hasNames(entries) || hasNames(partnerships));
  // A change of the movement needs the whole panel.
  if (actions.changing) {
    return (
      <ChangePanel
        key={actions.changing}
        session={session}
        section={section}
        begin={actions.changing}
        onClose={() => actions.toggleChange?.()}
      />
    );
  }
  if (actions.lineUp) {
    const { match, segment } = actions.lineUp;
    return <LineUpForm key={match} session={session} match={match} segment={segment} onDone={actions.closeForms} />;
  }
  return (
    <>
      <ClockPanel session={session} actions={actions} />
      {playPhase(session.clock, rounds) !== 'after' && (
        <NextMovePanel
          section={section}
          session={session}
          step={stepOf(session.clock, timetableOf(session))}
          actions={actions}
        />
      )}
      {!named && (
        <section className={classes['block']}>
          <p>{words.noNames}</p>
          <Link className={classes['go'] ?? ''} href={`/sessions/${session.id}/names`}>
            {words.typeNames}
          </Link>
        </section>
      )}
      <BridgemateBlock session={session} actions={actions} />
      {missing.length > 0 && <MissingList session={session.id} missing={missing} />}
      <ReviewQueue session={session} fixesBefore={0} withoutMissing onGo={actions.goToLine} />
      <PanelKeys label={words.quickKeys}>
        <KeyAction keys={['E']} onPress={actions.typeTraveller}>
          {words.typeTraveller}
        </KeyAction>
        <KeyAction keys={['R']} onPress={actions.goToRanking}>
          {words.ranking}
        </KeyAction>
        <KeyAction keys={['N']} onPress={actions.goToNames}>
          {words.names}
        </KeyAction>
        <KeyAction keys={['D']} onPress={actions.openDisplay}>
          {words.display}
        </KeyAction>
        <KeyAction keys={['F']} onPress={actions.toggleFollow}>
          {follow}
        </KeyAction>
        {playPhase(session.clock, rounds) !== 'after' && (
          <KeyAction keys={['P']} onPress={actions.togglePlanBreak}>
            {words.planBreak}
          </KeyAction>
        )}
        {actions.toggleLineUp && (
          <KeyAction keys={['L']} onPress={actions.toggleLineUp}>
            {words.lineUp}
          </KeyAction>
        )}
        {actions.toggleChange && (
          <KeyAction keys={['C']} onPress={actions.toggleChange}>
            {words.change}
          </KeyAction>
        )}
      </PanelKeys>
    </>
  );
}
