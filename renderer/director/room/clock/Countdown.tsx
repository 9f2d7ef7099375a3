import type { ClockView } from '../../../../main/club/model/session.ts';
import { roomWords } from '../../../../src/language/screens/room.ts';
import { useWords } from '../../../shared/language.tsx';
import { clockText, secondsLeft, shareGone, clockUrgency } from '../../session/clock.ts';
import classes from './ClockPanel.module.css';
import { useTicking } from '../../session/useTicking.ts';

/**
 * The time left of the round or the break in large type, and the share that has passed. Only this component is rendered
 * every second.
 * @param minutes planned length, shown before the first round
 */
export function Countdown({ clock, minutes }: { readonly clock: ClockView; readonly minutes: number }) {
  const words = useWords(roomWords);
  const seconds = useTicking((now) => secondsLeft(clock, now)) ?? minutes * 60;
  const isPressing = clock.round > 0 && clockUrgency(seconds) !== 'none';
  return (
    <>
      <p className={classes['time']} data-warn={isPressing || undefined} role="timer" aria-label={words.timeLeft}>
        {clockText(seconds)}
      </p>
      <svg className={classes['gone']} viewBox="0 0 1000 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className={classes['track']} width="1000" height="4" />
        <rect className={classes['bar']} width={Math.round(1000 * shareGone(seconds, minutes))} height="4" />
      </svg>
    </>
  );
}
