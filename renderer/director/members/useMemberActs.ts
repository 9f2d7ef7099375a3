import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { membersWords } from '../../../src/language/screens/members/members.ts';
import { useWords } from '../../shared/language.tsx';
import { isProblemAnswer } from '../api/requests/answers.ts';
import { membersApi } from '../api/members.ts';
import { queryKeys } from '../api/queryKeys.ts';

/** What became of the last action on the list, and the steps back and forth. */
export interface MemberActs {
  readonly message: string;
  /** Says what was done, and reads the list again. */
  readonly said: (message: string) => Promise<void>;
  /** Says nothing more of what was done before. */
  readonly clear: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Says of two that they are two. */
  readonly tellApart: (one: number, other: number) => void;
}

/** What another screen did before it came here. */
function saidBefore(): string {
  const { state } = window.history as { readonly state: { readonly said?: unknown } | null };
  return typeof state?.said === 'string' ? state.said : '';
}

export function useMemberActs(): MemberActs {
  const words = useWords(membersWords);
  const client = useQueryClient();
  const [message, say] = useState(saidBefore);
  const said = async (text: string) => {
    say(text);
    await client.invalidateQueries({ queryKey: queryKeys.members });
  };
  const run = async (act: () => Promise<unknown>, done: string) => {
    const answer = await act().catch(() => null);
    if (answer === null) return say(words.problems.failed);
    const isDone = !isProblemAnswer(answer);
    await said(isDone ? done : words.problems.other);
  };
  return {
    message,
    said,
    clear: () => say(''),
    undo: () => void run(membersApi.undo, words.said.undone),
    redo: () => void run(membersApi.redo, words.said.redone),
    tellApart: (one, other) => void run(() => membersApi.tellApart(one, other), words.said.apart),
  };
}
