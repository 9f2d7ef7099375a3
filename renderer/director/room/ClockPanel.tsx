import type { SessionView } from '../../../main/club/model.ts';
import { formatTime } from '../../../src/language/dates.ts';
import { roomWords } from '../../../src/language/screens/room.ts';
import { KeyAction } from '../../shared/Keys.tsx';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { plannedEnd, plannedMinutes, playOf, roundsOf } from './clock.ts';
import classes from './ClockPanel.module.css';
import { Countdown } from './Countdown.tsx';
import type { ClockActions } from './useClock.ts';
import { useTicking } from './useTicking.ts';

/** The clock of the session: the round, its time, and the keys that run it. */
export function ClockPanel({ session, actions }: { readonly session: SessionView; readonly actions: ClockActions }) {
  const words = useWords(roomWords);
  const { clock } = session;
  const rounds = roundsOf(session);
  const play = playOf(clock, rounds);
  const end = plannedEnd(session, rounds);
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
  return (
    <section className={classes['clock']} aria-label={words.clock}>
      <div className={classes['title']}>
        <h2>{play === 'before' ? words.beforeRound : words.roundOf(clock.round, rounds)}</h2>
        <span className={classes['note']}>
          {clock.endsAt !== null && <EndOfRound endsAt={clock.endsAt} />}
          {clock.endsAt === null && (play === 'before' ? words.notStarted : words.stands)}
        </span>
      </div>
      <Countdown clock={clock} minutes={plannedMinutes(session, clock.round)} />
      <div className={classes['keys']}>
        <KeyAction keys={[words.spaceKey]} onPress={actions.startOrPause}>
          {clock.endsAt === null ? words.start : words.pause}
        </KeyAction>
        {play === 'during' && <MinuteKeys actions={actions} />}
      </div>
      <p className={classes['note']}>
        {play === 'before' ? words.plannedPlay(end) : words.planned(plannedEnd(session, clock.round), end)}
      </p>
    </section>
  );
}

/** When the round ends, or ended. */
function EndOfRound({ endsAt }: { readonly endsAt: string }) {
  const words = useWords(roomWords);
  const language = useLanguage();
  const isOver = useTicking((now) => Number(Date.parse(endsAt) <= now));
  return (isOver ? words.ended : words.ends)(formatTime(endsAt, false, language));
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
