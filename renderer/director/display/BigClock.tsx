import type { CSSProperties } from 'react';
import type { SessionView } from '../../../main/club/model/session.ts';
import { formatTime } from '../../../src/language/dates.ts';
import { displayWords } from '../../../src/language/screens/display.ts';
import { lastRoundCalled } from '../../../src/session/clock.ts';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { resultsBySlot } from '../session/results.ts';
import {
  clockText,
  plannedMinutes,
  playPhase,
  roundsOf,
  secondsLeft,
  shareGone,
  clockUrgency,
} from '../session/clock.ts';
import { roundsProgress } from '../session/tables.ts';
import { useTicking } from '../session/useTicking.ts';
import classes from './Display.module.css';

/** What 59:59 has. A clock of more is smaller: −32:15, and 120:00 in a match for the whole of its session. */
const USUAL_CHARACTERS = 5;

/** The round and its time, to be read from the far end of the room. */
export function BigClock({ session }: { readonly session: SessionView }) {
  const words = useWords(displayWords);
  const { clock } = session;
  const rounds = roundsOf(session);
  const play = playPhase(clock, rounds);
  const minutes = plannedMinutes(session);
  const seconds = useTicking((now) => secondsLeft(clock, now)) ?? minutes * 60;
  const text = clockText(seconds);
  const characters = Math.max(USUAL_CHARACTERS, clockText(minutes * 60).length, text.length);
  const warns = play === 'during' && clockUrgency(seconds) !== 'none';
  const title = clock.onBreak ? words.onBreak : words.round(clock.round, rounds);
  return (
    <section className={classes['clock']}>
      <h1>{play === 'before' ? words.beforePlay : play === 'after' ? words.afterPlay : title}</h1>
      <p
        className={classes['time']}
        role="timer"
        data-warn={warns || undefined}
        style={{ '--characters': characters } as CSSProperties}
      >
        {play === 'after' ? '' : text}
      </p>
      <svg className={classes['gone']} viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
        <rect className={classes['track']} width="1000" height="10" />
        <rect className={classes['bar']} width={Math.round(1000 * shareGone(seconds, minutes))} height="10" />
      </svg>
      <p className={classes['under']}>
        <span data-warn={warns || undefined}>
          {warns ? <Warning seconds={seconds} onBreak={clock.onBreak} /> : <EndOfRound session={session} />}
        </span>
        <span>
          {play !== 'before' && <ResultsIn session={session} round={Math.min(lastRoundCalled(clock), rounds)} />}
        </span>
      </p>
    </section>
  );
}

function Warning({ seconds, onBreak }: { readonly seconds: number; readonly onBreak: boolean }) {
  const words = useWords(displayWords);
  if (onBreak) return seconds <= 0 ? words.breakOver : words.breakSoon(Math.ceil(seconds / 60));
  return seconds <= 0 ? words.timeIsUp : words.lastMinutes(Math.ceil(seconds / 60));
}

function EndOfRound({ session }: { readonly session: SessionView }) {
  const words = useWords(displayWords);
  const language = useLanguage();
  const { round, onBreak, endsAt, secondsLeft: left } = session.clock;
  if (endsAt !== null) return (onBreak ? words.breakBack : words.ends)(formatTime(endsAt, false, language));
  if (left !== null) return words.paused;
  return round === 0 ? words.starts(session.start) : '';
}

function ResultsIn({ session, round }: { readonly session: SessionView; readonly round: number }) {
  const words = useWords(displayWords);
  const results = resultsBySlot(session.results);
  const progress = session.sections.flatMap((section) => roundsProgress(section, results)[round - 1] ?? []);
  const sum = (part: 'recorded' | 'due') => progress.reduce((total, one) => total + one[part], 0);
  return words.results(sum('recorded'), sum('due'));
}
