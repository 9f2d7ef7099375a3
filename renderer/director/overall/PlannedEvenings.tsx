import { useState } from 'react';
import type { SessionView } from '../../../main/club/model/session.ts';
import { formatDay } from '../../../src/language/dates.ts';
import { sessionsWords } from '../../../src/language/screens/events/sessions.ts';
import { eveningsOf, type LaterEvening } from '../../../src/session/evenings.ts';
import { Button } from '../../shared/controls/Button.tsx';
import { TextField } from '../../shared/controls/TextField.tsx';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { readDay, readTime } from '../../shared/when.ts';
import { api } from '../api/client.ts';
import { isProblemAnswer } from '../api/requests/answers.ts';
import classes from './Overall.module.css';

/** The evenings of a session that is played on several: from which round on, on which day, and when. */
export function PlannedEvenings({ session }: { readonly session: SessionView }) {
  const words = useWords(sessionsWords);
  const language = useLanguage();
  const [from, typeRound] = useState('');
  const [day, typeDay] = useState('');
  const [time, typeTime] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const rounds = Math.max(...session.sections.map((section) => section.rounds));
  const later = (session.evenings ?? []).filter((evening) => evening.from <= rounds);
  const last = later.at(-1)?.date ?? session.date;
  if (rounds < 2) return null;
  const plan = async (evenings: readonly LaterEvening[]) => {
    const answer = await api.planEvenings(session.id, evenings).catch(() => null);
    const isDone = answer !== null && !isProblemAnswer(answer);
    setProblem(isDone ? null : words.eveningWrong);
    if (!isDone) return;
    typeRound('');
    typeDay('');
    typeTime('');
  };
  const add = () => {
    const date = readDay(day, last);
    const round = /^\d{1,3}$/.test(from) ? Number(from) : null;
    const start = time.trim() === '' ? session.start : readTime(time);
    if (date === null || round === null || start === null) return setProblem(words.eveningWrong);
    const evening = { from: round, date, ...(start !== session.start && { start }) };
    void plan([...later.filter((one) => one.from !== round), evening].toSorted((a, b) => a.from - b.from));
  };
  return (
    <details className={classes['evenings']} open={later.length > 0}>
      <summary>{words.evenings}</summary>
      <ul>
        {eveningsOf(session, rounds).map((evening) => (
          <li key={evening.from}>
            {words.evening(evening.from, evening.to, formatDay(evening.date, 'long', language), evening.start)}
            {evening.from > 1 && (
              <Button
                onPress={() => {
                  typeRound(String(evening.from));
                  typeDay(formatDay(evening.date, 'short', language));
                  typeTime(evening.start);
                }}
              >
                {words.changeEvening}
              </Button>
            )}
            {evening.from > 1 && (
              <Button onPress={() => void plan(later.filter((one) => one.from !== evening.from))}>
                {words.removeEvening}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <label>
          <span>{words.fromRound}</span>
          <TextField
            low
            inputMode="numeric"
            maxLength={3}
            value={from}
            onChange={(event) => typeRound(event.target.value)}
          />
        </label>
        <label>
          <span>{words.onDay}</span>
          <TextField low maxLength={20} value={day} onChange={(event) => typeDay(event.target.value)} />
        </label>
        <label>
          <span>{words.atTime}</span>
          <TextField
            low
            maxLength={10}
            placeholder={session.start}
            value={time}
            onChange={(event) => typeTime(event.target.value)}
          />
        </label>
        <Button submits>{words.addEvening}</Button>
      </form>
      {problem && <p role="alert">{problem}</p>}
    </details>
  );
}
