import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SessionView } from '../../../main/club/model/session.ts';
import type { StandingsView } from '../../../main/club/model/standings.ts';
import { prizesWords } from '../../../src/language/screens/events/prizes.ts';
import { prizeLists } from '../../../src/session/prize-list.ts';
import { TextField } from '../../shared/controls/TextField.tsx';
import { useWords } from '../../shared/language.tsx';
import { api } from '../api/client.ts';
import { isProblemAnswer } from '../api/requests/answers.ts';
import { queryKeys } from '../api/queryKeys.ts';
import { useSessionFrame } from '../session/useSessionFrame.tsx';
import { Screen } from '../shell/Screen.tsx';
import classes from './Overall.module.css';
import { PrizesTable } from './PrizesTable.tsx';

/** The lines of an event in one list, and who gets which prize. */
export function PrizesScreen(props: { readonly session: SessionView; readonly standings: StandingsView }) {
  const { session } = props;
  const words = useWords(prizesWords);
  const frame = useSessionFrame(session);
  const [typed, type] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { data, refetch } = useQuery({
    queryKey: queryKeys.overall(session.id, props.standings.change),
    queryFn: () => api.overall(session.id),
    staleTime: 0,
  });
  const choose = async (text: string) => {
    type(text);
    if (!/^\d{1,2}$/.test(text)) return setProblem(words.placesWrong);
    const answer = await api.choosePrizes(session.id, Number(text)).catch(() => null);
    setProblem(answer === null || isProblemAnswer(answer) ? words.refused : null);
    await refetch();
  };
  const isOfLines = data?.rankings.some(({ line }) => line !== null);
  return (
    <Screen {...frame} keys={frame.sharedKeys} shortcuts={frame.sharedShortcuts}>
      <h1>{words.title}</h1>
      {data && (
        <>
          <p className={classes['note']}>
            {isOfLines ? words.how : words.howOne} {words.rule}
          </p>
          <label className={classes['prizes']}>
            <span>{words.places}</span>
            <TextField
              low
              inputMode="numeric"
              maxLength={2}
              aria-invalid={problem !== null}
              value={typed ?? String(data.prizePlaces)}
              onChange={(event) => void choose(event.target.value)}
              onBlur={() => problem === null && type(null)}
            />
          </label>
          {problem && <p role="alert">{problem}</p>}
          {prizeLists(data.rankings, data.prizePlaces).map((list, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- lists have no other key
            <PrizesTable key={at} session={session} overall={data} list={list} />
          ))}
        </>
      )}
    </Screen>
  );
}
