import { useEffect, useRef, useState } from 'react';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { roomWords } from '../../../../src/language/screens/room.ts';
import { MOST_BREAK_MINUTES } from '../../../../src/session/timetable.ts';
import { Button } from '../../../shared/controls/Button.tsx';
import { useWords } from '../../../shared/language.tsx';
import { PanelForm } from '../../../shared/controls/PanelForm.tsx';
import { TextField } from '../../../shared/controls/TextField.tsx';
import { plannedEnd, plannedStart, roundsOf } from '../../session/clock.ts';
import classes from './ClockPanel.module.css';
import type { RoomActions } from '../roomKeys.ts';

interface Plan {
  readonly session: SessionView;
  readonly actions: RoomActions;
}

const USUAL_MINUTES = 15;

/** The coming breaks, each with its planned time and a button that removes it. */
export function BreakList({ session, actions }: Plan) {
  const words = useWords(roomWords);
  const { clock, breaks } = session;
  const coming = breaks.filter(({ after }) => after >= clock.round && after < roundsOf(session));
  if (coming.length === 0) return null;
  return (
    <ul className={classes['breaks']}>
      {coming.map(({ after, minutes }) => (
        <li key={after}>
          {words.breakLine(minutes, after)},{' '}
          {words.breakTimes(plannedEnd(session, after), plannedStart(session, after + 1))}{' '}
          <button
            type="button"
            aria-label={words.takeBreakOut(after)}
            onClick={() => actions.changeBreak({ after, minutes: null })}
          >
            {words.takeOut}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The form of a new break: its length and the round before it. Enter adds it, Escape leaves. */
export function BreakForm({ session, actions }: Plan) {
  const words = useWords(roomWords);
  const firstRound = Math.max(1, session.clock.round);
  const lastRound = roundsOf(session) - 1;
  const [minutes, setMinutes] = useState(String(USUAL_MINUTES));
  const [after, setAfter] = useState(() =>
    String(session.clock.round > 0 ? firstRound : Math.ceil((lastRound + 1) / 2)),
  );
  const [isWrong, setWrong] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Selecting the text alone doesn't scroll the field into view.
    first.current?.focus();
    first.current?.select();
  }, []);
  const put = async () => {
    const typed = { after: whole(after, firstRound, lastRound), minutes: whole(minutes, 1, MOST_BREAK_MINUTES) };
    if (typed.after === null || typed.minutes === null) return setWrong(true);
    actions.changeBreak({ after: typed.after, minutes: typed.minutes });
    actions.togglePlanBreak();
  };
  const field = (value: string, change: (text: string) => void) => ({
    inputMode: 'numeric' as const,
    maxLength: 3,
    value,
    'aria-describedby': 'break-wrong',
    onChange: (event: { readonly target: { readonly value: string } }) => {
      change(event.target.value);
      setWrong(false);
    },
  });
  return (
    <PanelForm className={classes['form']} label={words.planBreak} onSubmit={put} onLeave={actions.togglePlanBreak}>
      <label>
        <span>{words.breakMinutes}</span>
        <TextField ref={first} {...field(minutes, setMinutes)} />
      </label>
      <label>
        <span>{words.breakAfter}</span>
        <TextField {...field(after, setAfter)} />
      </label>
      <Button submits primary>
        {words.setBreak}
      </Button>
      <p id="break-wrong" role="status" className={classes['soon']}>
        {isWrong && words.breakWrong(firstRound, lastRound)}
      </p>
    </PanelForm>
  );
}

function whole(text: string, least: number, most: number): number | null {
  const value = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : null;
}
