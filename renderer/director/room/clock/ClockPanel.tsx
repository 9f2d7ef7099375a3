import type { SessionView } from '../../../../main/club/model/session.ts';
import { formatTime } from '../../../../src/language/dates.ts';
import { roomWords } from '../../../../src/language/screens/room.ts';
import { expectedEnd } from '../../../../src/session/clock.ts';
import { eveningOfRound } from '../../../../src/session/evenings.ts';
import { timetableOf } from '../../../../src/session/timetable.ts';
import { KeyAction } from '../../../shared/controls/Keys.tsx';
import { useLanguage, useWords } from '../../../shared/language.tsx';
import { BreakForm, BreakList } from './BreakPlan.tsx';
import { plannedEnd, plannedMinutes, playPhase, roundsOf, secondsLeft, clockUrgency } from '../../session/clock.ts';
import classes from './ClockPanel.module.css';
import { Countdown } from './Countdown.tsx';
import type { RoomActions } from '../roomKeys.ts';
import type { ClockActions } from './useClock.ts';
import { useTicking } from '../../session/useTicking.ts';

/** The clock: the round or the break, its time, its keys, and when play should end. */
export function ClockPanel({ session, actions }: { readonly session: SessionView; readonly actions: RoomActions }) {
  const words = useWords(roomWords);
  const { clock } = session;
  const rounds = roundsOf(session);
  const play = playPhase(clock, rounds);
  const last = eveningOfRound(session, clock.round, rounds).to;
  const end = plannedEnd(session, last);
  if (play === 'after') {
    return (
      <section className={classes['clock']} aria-label={words.clock}>
        <h2>{words.playEnded}</h2>
        <p className={classes['sentence']}>{words.playEndedLine(rounds)}</p>
        <div className={classes['keys']}>
          <KeyAction keys={['B']} onPress={actions.previous}>
            {words.back(rounds)}
          </KeyAction>
        </div>
      </section>
    );
  }
  const title = clock.onBreak ? words.onBreak : words.roundOf(clock.round, rounds);
  const planned =
    clock.onBreak || play === 'before' ? words.plannedPlay(end) : words.planned(plannedEnd(session, clock.round), end);
  return (
    <section className={classes['clock']} aria-label={words.clock}>
      <div className={classes['title']}>
        <h2>{play === 'before' ? words.beforeRound : title}</h2>
        <span className={classes['note']}>
          {clock.endsAt === null ? play === 'before' ? words.notStarted : words.stands : <End session={session} />}
        </span>
      </div>
      <Countdown clock={clock} minutes={plannedMinutes(session)} />
      <div className={classes['keys']}>
        <KeyAction keys={[words.spaceKey]} onPress={actions.startOrPause}>
          {clock.endsAt === null ? words.start : words.pause}
        </KeyAction>
        {play === 'during' && <MinuteKeys actions={actions} />}
      </div>
      <p className={classes['note']}>
        {planned}
        <AsItGoes session={session} planned={end} last={last} />
      </p>
      <BreakList session={session} actions={actions} />
      {actions.planningBreak && <BreakForm session={session} actions={actions} />}
    </section>
  );
}

/** When the round or the break ends, with a warning in the last minutes. */
function End({ session: { clock } }: { readonly session: SessionView }) {
  const words = useWords(roomWords);
  const language = useLanguage();
  const near = useTicking((now) => Math.max(0, Math.ceil(soonIn(secondsLeft(clock, now) ?? 0) / 60)));
  const time = formatTime(clock.endsAt ?? '', false, language);
  if (near === 0) return (clock.onBreak ? words.breakWasTo : words.ended)(time);
  const ends = (clock.onBreak ? words.breakBack : words.ends)(time);
  return near === null || near === Infinity ? ends : <span className={classes['soon']}>{words.lastMinutes(near)}</span>;
}

/** Seconds left in the last minutes; infinite before them. */
function soonIn(seconds: number): number {
  return clockUrgency(seconds) === 'none' ? Infinity : seconds;
}

/** When play will end on the day by the clock, where that differs from the plan. */
function AsItGoes(props: { readonly session: SessionView; readonly planned: string; readonly last: number }) {
  const { session, planned, last } = props;
  const words = useWords(roomWords);
  const language = useLanguage();
  const timetable = timetableOf(session);
  const minute = useTicking((now) => {
    const end = expectedEnd(session.clock, timetable, now, last);
    return end === null ? null : Math.round(end / 60_000);
  });
  if (minute === null) return null;
  const time = formatTime(new Date(minute * 60_000).toISOString(), false, language);
  return time === planned ? null : <span className={classes['goes']}>{words.asItGoes(time)}</span>;
}

function MinuteKeys({ actions }: { readonly actions: ClockActions }) {
  const words = useWords(roomWords);
  return (
    <span className={classes['minutes']}>
      <KeyAction keys={['+']} onPress={() => actions.addMinutes(1)}>
        <span className="visually-hidden">{words.minuteMore}</span>
      </KeyAction>
      <KeyAction keys={['−']} onPress={() => actions.addMinutes(-1)}>
        <span className="visually-hidden">{words.minuteLess}</span>
        <span aria-hidden="true">{words.oneMinute}</span>
      </KeyAction>
    </span>
  );
}
