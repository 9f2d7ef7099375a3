import { useState } from 'react';
import type { RoundState } from '../../../src/session/rounds/state.ts';
import type { SessionView } from '../../../main/club/model/session.ts';
import { swissRoundWords } from '../../../src/language/movement/swiss-start.ts';
import { isAnySwiss, possibleSwissRounds } from '../../../src/movement/swiss/rounds.ts';
import { Select } from '../../shared/controls/Select.tsx';
import { useWords } from '../../shared/language.tsx';
import { api } from '../api/client.ts';
import { isProblemAnswer } from '../api/requests/answers.ts';
import classes from './Draw.module.css';

/** How many rounds a Swiss has: fewer where time runs out, or more. Rounds that have begun stay. */
export function RoundsInAll({
  session,
  states,
}: {
  readonly session: SessionView;
  readonly states: readonly RoundState[];
}) {
  const words = useWords(swissRoundWords);
  const [refused, setRefused] = useState(false);
  const [section] = session.sections;
  if (!section || !isAnySwiss(section.spec)) return null;
  const { spec, shown } = section;
  const possible = possibleSwissRounds({ spec, states, matches: session.matches, shown });
  const change = async (rounds: number) => {
    const answer = await api.changeSwissRounds(session.id, rounds).catch(() => null);
    setRefused(answer === null || isProblemAnswer(answer));
  };
  return (
    <section className={classes['block']}>
      <p className={classes['more']}>
        <label>
          {words.inAll}{' '}
          <Select
            label={words.inAll}
            options={possible.map((rounds) => {
              return { value: String(rounds), text: String(rounds) };
            })}
            value={String(section.rounds)}
            onChange={(rounds) => void change(Number(rounds))}
          />
        </label>
      </p>
      {refused && (
        <p role="alert" className={classes['warning']}>
          {words.refused}
        </p>
      )}
    </section>
  );
}
