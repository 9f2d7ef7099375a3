import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UndoDirection } from '../../../main/store/changes.ts';
import { seasonWords } from '../../../src/language/season/words.ts';
import { useWords } from '../../shared/language.tsx';
import { api } from '../api/client.ts';
import { isProblemAnswer } from '../api/requests/answers.ts';
import { queryKeys } from '../api/queryKeys.ts';

/** What was done to the seasons last, and undoing it. */
export interface SeasonStepState {
  /** What was done, or why it was not. */
  readonly message: string;
  readonly say: (message: string) => void;
  /** Does something, and shows the seasons as they are then. @returns the answer; null where it failed */
  readonly act: <Answer>(request: Promise<Answer>) => Promise<Answer | null>;
  readonly undo: () => void;
  readonly redo: () => void;
}

export function useSeasonStep(): SeasonStepState {
  const words = useWords(seasonWords);
  const client = useQueryClient();
  const [message, say] = useState('');
  const act = async <Answer>(request: Promise<Answer>): Promise<Answer | null> => {
    const answer = await request.catch(() => null);
    if (answer === null) say(words.failed);
    else await client.invalidateQueries({ queryKey: queryKeys.seasons });
    return answer;
  };
  const step = async (direction: UndoDirection) => {
    const answer = await act(direction === 'undo' ? api.undoSeasons() : api.redoSeasons());
    if (answer === null) return;
    if (isProblemAnswer(answer) || !('season' in answer)) say(words.failed);
    else say(answer.season === null ? words.nothing[direction] : words.undone[direction]);
  };
  return { message, say, act, undo: () => void step('undo'), redo: () => void step('redo') };
}
