import type { SectionView, SessionView } from '../../../../main/club/model/session.ts';
import { roomWords } from '../../../../src/language/screens/room.ts';
import { lastRoundCalled } from '../../../../src/session/clock.ts';
import { KeyAction } from '../../../shared/controls/Keys.tsx';
import { useWords } from '../../../shared/language.tsx';
import classes from '../Room.module.css';
import { backWords, callWords, type ClockStep } from './steps.ts';
import type { ClockActions } from './useClock.ts';
import { useMoveSentence } from '../../session/useMoveSentence.ts';

/**
 * The move that the director announces at the end of the round or the break: who moves where, and which tables share.
 * A section that is shorter than the session ends earlier.
 */
export function NextMovePanel(props: {
  readonly section: SectionView;
  readonly session: SessionView;
  readonly step: ClockStep;
  readonly actions: ClockActions;
}) {
  const words = useWords(roomWords);
  const { section, session, step, actions } = props;
  const { clock } = session;
  const sentence = useMoveSentence(session, section, lastRoundCalled(clock));
  const isFirst = clock.round === 0;
  return (
    <section className={classes['block']}>
      <div className={classes['title']}>
        <h2>{isFirst ? words.first : titleOf(words, step)}</h2>
        {!isFirst && (
          <span className={classes['note']}>
            <KeyAction keys={['M']} onPress={actions.next}>
              {callWords(words, step)}
            </KeyAction>
          </span>
        )}
      </div>
      <p className={classes['sentence']}>{isFirst ? words.firstRound : (sentence ?? words.nobodyMoves)}</p>
      {step.back && (
        <p className={classes['note']}>
          <KeyAction keys={['B']} onPress={actions.previous}>
            {backWords(words, step.back)}
          </KeyAction>
        </p>
      )}
    </section>
  );
}

function titleOf(words: (typeof roomWords)['en'], { next }: ClockStep): string {
  if (next.kind === 'end') return words.afterLast;
  return next.kind === 'break' ? words.nextBreak(next.minutes) : words.next(next.round);
}
