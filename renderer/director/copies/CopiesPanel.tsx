import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { RecoveryView } from '../../../main/app/recovery/routes.ts';
import { fileProblemSentence } from '../../../src/language/files/club-file.ts';
import { isFileWait } from '../../../src/language/files/file-wait.ts';
import { copiesWords } from '../../../src/language/screens/copies.ts';
import { Button } from '../../shared/controls/Button.tsx';
import { useLanguage, useWords } from '../../shared/language.tsx';
import { isProblemAnswer } from '../api/requests/answers.ts';
import { fileApi } from '../api/file.ts';
import { forgetOwnChanges } from '../api/ownChanges.ts';
import { queryKeys } from '../api/queryKeys.ts';
import { CopyList } from './CopyList.tsx';
import { OtherFolder } from './OtherFolder.tsx';
import classes from './Copies.module.css';

/** How often to ask again while the club's file can't be opened for a cause that passes, in milliseconds. */
const AGAIN = 1000;

/** @param folder another folder to look for copies in */
export function useRecovery(folder: string | null = null) {
  const client = useQueryClient();
  const recovery = useQuery({
    queryKey: [...queryKeys.recovery, folder],
    queryFn: () => fileApi.recovery(folder),
    placeholderData: (before: RecoveryView | undefined) => before,
    refetchInterval: ({ state }) => (state.data?.problem && isFileWait(state.data.problem.code) ? AGAIN : false),
  });
  const isOpen = recovery.data?.problem === null;
  // What could not be read while the file was not open is read now.
  useEffect(() => {
    if (isOpen) void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  }, [client, isOpen]);
  return recovery;
}

/** The copies of the club, and the way back to one; where the club's file can't be opened, why. */
export function CopiesPanel() {
  const words = useWords(copiesWords);
  const language = useLanguage();
  const [folder, lookIn] = useState<string | null>(null);
  const { data: recovery, isPlaceholderData: isLooking } = useRecovery(folder);
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
  const { problem, copies, found } = recovery;
  const passes = problem !== null && isFileWait(problem.code);
  return (
    <div className={classes['page']}>
      <h1>{problem ? words.cannotOpen : words.title}</h1>
      {problem && <p className={classes['problem']}>{fileProblemSentence(problem, language)}</p>}
      <p>{passes ? words.goesOn : copies.length === 0 ? words.noCopies : problem ? words.takeNewest : words.note}</p>
      <p role="status" className={classes['failed']}>
        {act.isPending
          ? words.taking
          : act.data
            ? fileProblemSentence(act.data, language)
            : act.isError && words.failed}
      </p>
      {copies.length > 0 && (
        <CopyList
          copies={copies}
          asks={problem === null}
          onTake={(path) => act.mutate(() => fileApi.restore(path, folder))}
        />
      )}
      {!passes && <OtherFolder none={found === 0 && !isLooking ? folder : null} onLook={lookIn} />}
      {problem && !passes && (
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
