import { replaceResults, type Slot } from '../../../../src/session/slot.ts';
import type { ResultView } from '../../../../main/club/model/result.ts';
import type { SessionUpdate } from '../../../../main/club/model/update.ts';
import type { SessionView } from '../../../../main/club/model/session.ts';

/** The server's answer to a recorded line. `result` is null where the result was erased. */
export interface RecordedAnswer {
  readonly change: number;
  readonly result: ResultView | null;
  /** The update that every other page receives, where the answer contains it. */
  readonly update?: SessionUpdate;
}

/**
 * The session with one line as it was just recorded. Where something else was written in between, the change of the
 * session stays what it was, so that the session is still fetched.
 */
export function mergeRecorded(session: SessionView, slot: Slot, answer: RecordedAnswer, now: string): SessionView {
  const results = replaceResults(session.results, [{ ...slot, result: answer.result }]);
  if (!isNextChange(session, answer)) return { ...session, results };
  return { ...session, results, change: answer.change, savedAt: answer.result?.at ?? now };
}

/**
 * Whether the answer's change is the next change of the session that the page shows. Change numbers in between may be
 * of other sessions.
 */
export function isNextChange(session: SessionView, { change, update }: Omit<RecordedAnswer, 'result'>): boolean {
  return session.change < change && session.change >= (update?.since ?? change - 1);
}
