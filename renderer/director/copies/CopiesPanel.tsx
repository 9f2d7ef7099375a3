import { useMutation, useQuery } from '@tanstack/react-query';
import { fileProblemSentence } from '../../../src/language/files/club-file.ts';
import { copiesWords } from '../../../src/language/screens/copies.ts';
import { Button } from '../../shared/controls/Button.tsx';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { isProblemAnswer } from '../api/client.ts';
import { fileApi } from '../api/file.ts';
import { forgetOwnChanges } from '../api/ownChanges.ts';
import { queryKeys } from '../api/queryKeys.ts';
import { CopyList } from './CopyList.tsx';
import classes from './Copies.module.css';

export function useRecovery() {
  return useQuery({ queryKey: queryKeys.recovery, queryFn: fileApi.recovery });
}

/** The copies of the club, and the way back to one; where the club's file can't be opened, why. */
export function CopiesPanel() {
  const words = useWords(copiesWords);
  const language = useLanguage();
  const recovery = useRecovery().data;
  const act = useMutation({
    mutationFn: async (request: () => ReturnType<typeof fileApi.restore>) => {
      const answer = await request();
      if (isProblemAnswer(answer)) return answer;
      // Everything on every screen is of another file now.
      forgetOwnChanges();
      window.location.assign('/');
      return null;
    },
  });
  if (!recovery) return null;
  const { problem, copies } = recovery;
  return (
    <div className={classes['page']}>
      <h1>{problem ? words.cannotOpen : words.title}</h1>
      {problem && <p className={classes['problem']}>{fileProblemSentence(problem, language)}</p>}
      <p>{copies.length === 0 ? words.noCopies : problem ? words.takeNewest : words.note}</p>
      <p role="status" className={classes['failed']}>
        {act.isPending
          ? words.taking
          : act.data
            ? fileProblemSentence(act.data, language)
            : act.isError && words.failed}
      </p>
      {copies.length > 0 && (
        <CopyList copies={copies} asks={problem === null} onTake={(path) => act.mutate(() => fileApi.restore(path))} />
      )}
      {problem && (
        <div className={classes['others']}>
          {problem.code === 'changesLost' && (
            <Button onPress={() => act.mutate(() => fileApi.goOn('asItIs'))}>{words.asItIs}</Button>
          )}
          <Button onPress={() => act.mutate(() => fileApi.goOn('anew'))}>{words.anew}</Button>
          {words.anewNote}
        </div>
      )}
    </div>
  );
}
