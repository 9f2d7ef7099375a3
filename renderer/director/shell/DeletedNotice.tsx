import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { eventsWords } from '../../../src/language/screens/events/events.ts';
import { shellWords } from '../../../src/language/screens/shell.ts';
import { Button } from '../../shared/controls/Button.tsx';
import { useWords } from '../../shared/language.tsx';
import { api } from '../api/client.ts';
import { isProblemAnswer, RefusedRequest } from '../api/requests/answers.ts';
import { queryKeys } from '../api/queryKeys.ts';
import classes from './Notice.module.css';

/** A page instead of an event that was deleted in the meantime, here or in another window. */
export function DeletedNotice({ session, name }: { readonly session: number; readonly name: string }) {
  const words = useWords(eventsWords);
  const { backToEvents } = useWords(shellWords);
  const client = useQueryClient();
  const [failed, setFailed] = useState(false);
  const restore = async () => {
    const answer = await api.restoreEvent(session).catch(() => null);
    setFailed(answer === null || isProblemAnswer(answer));
    const changed = [queryKeys.session(session), queryKeys.standings(session), queryKeys.events];
    await Promise.all(changed.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
  return (
    <main className={classes['notice']}>
      <h1>{words.gone(name)}</h1>
      <p role="status">{failed ? words.failed : words.goneHelp}</p>
      <p>
        <Button primary onPress={() => void restore()}>
          {words.restoreIt}
        </Button>
      </p>
      <Link href="/">{backToEvents}</Link>
    </main>
  );
}

/** The name of the event whose session was asked for and is deleted; null for every other answer. */
export function deletedEvent(error: unknown): string | null {
  if (!(error instanceof RefusedRequest) || error.problem.code !== 'eventDeleted') return null;
  return 'name' in error.problem && typeof error.problem.name === 'string' ? error.problem.name : '';
}
