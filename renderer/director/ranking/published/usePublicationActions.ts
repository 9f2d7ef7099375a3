import { useState } from 'react';
import { useCorrectionsEnded } from './PublicationLine.tsx';
import { usePublication } from './usePublication.ts';

export type PublicationActions = ReturnType<typeof usePublicationActions>;

/** The publication of a session's ranking, and the actions that change it. */
export function usePublicationActions(session: number) {
  const { report, act } = usePublication(session);
  const published = report?.published ?? null;
  const hasEnded = useCorrectionsEnded(published);
  const [hasFailed, setFailed] = useState(false);
  const perform = (action: 'publish' | 'end' | 'undo') => void act(action).then((isDone) => setFailed(!isDone));
  /** Whether the next step of the publication ends the corrections; otherwise it publishes. */
  const isToEnd = published !== null && !hasEnded;
  return {
    report,
    published,
    isToEnd,
    /** Whether the last action did not reach the club file. */
    hasFailed,
    publishOrEnd: () => perform(isToEnd ? 'end' : 'publish'),
    withdraw: () => perform('undo'),
  };
}
