import { notifyManager, type QueryClient } from '@tanstack/react-query';
import type { ResultView } from '../../../../main/club/model/result.ts';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { type Slot, slotKey } from '../../../../src/session/slot.ts';
import type { ResultProblem } from '../../../../main/club/problem.ts';
import type { ResultInput } from '../../../../main/club/results/results.ts';
import type { Outcome } from '../../../../src/bridge/result/result.ts';
import { api, isProblemAnswer } from '../../api/client.ts';
import { painted } from '../../../shared/afterPaint.ts';
import { ownWrite } from '../../api/ownWrites.ts';
import { queryKeys } from '../../api/queryKeys.ts';
import { refreshSession } from '../../api/sessionUpdates.ts';
import { createDraftStore, type Draft, type DraftStore, type ActualPlay, type Refusal } from './drafts.ts';
import { mergeRecorded, type RecordedAnswer } from './mergeRecorded.ts';
import { isSamePlay, isSameOutcome } from './reading.ts';
import { persistDrafts } from './persistDrafts.ts';

/** A line as it is handed in. A null outcome takes the result away. */
export interface LineSubmission {
  readonly slot: Slot;
  readonly happened: ActualPlay;
  readonly outcome: Outcome | null;
}

/** The typing of one session: its drafts, and their way to the club file, one after another in the order typed. */
export interface Outbox {
  readonly drafts: DraftStore;
  /** Sends the draft of a line. Answers at once; what becomes of it is read from the session or from the draft. */
  readonly handIn: (handIn: LineSubmission) => void;
  /** What is handed in until what this answers is called leaves together, and is one step of undo. */
  readonly gather: () => () => void;
}

/** A line handed in, with its draft as it was then. */
interface OnItsWay {
  readonly handIn: LineSubmission;
  readonly sent: Draft;
}

const desks = new Map<number, Outbox>();

/** The desk of a session; it stays while the application is open, so that leaving the screen loses nothing. */
export function outboxOf(session: number, client: QueryClient): Outbox {
  const known = desks.get(session);
  if (known) return known;
  const desk = createOutbox(session, client);
  persistDrafts(session, desk.drafts, window.sessionStorage, window);
  desks.set(session, desk);
  return desk;
}

export function createOutbox(session: number, client: QueryClient): Outbox {
  const drafts = createDraftStore();
  let last: Promise<unknown> | null = null;
  // The first in the row leaves before the rest of the screen is drawn again: it is what other windows wait for.
  const inTurn = <T>(write: () => Promise<T>): Promise<T> => {
    const turn = last === null ? write() : last.then(write);
    const settled: Promise<unknown> = turn
      .catch(() => undefined)
      .then(() => {
        if (last === settled) last = null;
      });
    last = settled;
    return turn;
  };

  const seen = () => client.getQueryData<SessionView>(queryKeys.session(session));

  /** Puts an answer into the session on screen; what others wrote in between comes with the news. */
  const merge = (slot: Slot, answer: RecordedAnswer) => {
    const queryKey = queryKeys.session(session);
    const known = seen();
    if (!known) return;
    client.setQueryData(queryKey, mergeRecorded(known, slot, answer, new Date().toISOString()));
  };

  const bodyOf = ({ handIn: { slot, happened, outcome }, sent }: OnItsWay): ResultInput => {
    // Where an earlier text of the line was still under way, its version is known only now.
    const expectedVersion = (drafts.get(slotKey(slot)) ?? sent).base;
    const why = sent.reason.trim() === '' ? {} : { reason: sent.reason };
    return { ...slot, ...happened, outcome, typed: sent.text.trim(), ...why, expectedVersion };
  };

  /** What became of every line, in order. */
  const send = async (lines: readonly OnItsWay[]): Promise<readonly (RecordedAnswer | Refusal)[]> => {
    const [body, ...others] = lines.map(bodyOf);
    if (!body) return [];
    try {
      const answer =
        others.length === 0 ? await api.record(session, body) : await api.recordColumn(session, [body, ...others]);
      if (isProblemAnswer(answer)) return lines.map(() => refusalOf(answer as ResultProblem));
      if (!('lines' in answer)) return [answer];
      const { change } = answer;
      return answer.lines.map((line) => (isProblemAnswer(line) ? refusalOf(line) : { ...line, change }));
    } catch {
      return lines.map(() => ({ code: 'unreachable' }));
    }
  };

  /** Drops a draft that something took the place of, unless it was typed on meanwhile. */
  const drop = (draft: Draft) => {
    const key = slotKey(draft.slot);
    if (drafts.get(key) === draft) drafts.drop(key);
  };

  const settle = (handIn: LineSubmission, text: string, answer: RecordedAnswer | Refusal) => {
    const draft = drafts.get(slotKey(handIn.slot));
    const untouched = draft?.sending === true && draft.text === text;
    if ('code' in answer) {
      if (!untouched) return;
      if (alreadySo(handIn, answer))
        void client.invalidateQueries({ queryKey: queryKeys.session(session) }).then(() => drop(draft));
      else drafts.put({ ...draft, sending: false, left: true, refusal: answer });
      return;
    }
    merge(handIn.slot, answer);
    if (!draft) return;
    // It goes in the moment the result is told to whoever shows the line, and both are drawn at once.
    if (untouched) notifyManager.schedule(() => drop(draft));
    else drafts.put({ ...draft, base: answer.result?.version ?? null });
  };

  /** Brings the page up to what lines that went together, by one change, have moved. */
  const refresh = async (answers: readonly (RecordedAnswer | Refusal)[]) => {
    const written = answers.find((answer): answer is RecordedAnswer => !('code' in answer));
    if (!written) return;
    const update = written.update ?? { kind: 'session', session, change: written.change };
    await Promise.all([notified(), refreshSession(client, update)]);
  };

  const dispatch = (lines: readonly OnItsWay[]) =>
    void ownWrite(async () => {
      const { refreshed } = await inTurn(async () => {
        // The key is seen first: sending would take its frame from it.
        await painted();
        const came = await send(lines);
        // The lines and all that they move are drawn together.
        return notifyManager.batch(() => {
          for (const [place, { handIn, sent }] of lines.entries()) {
            settle(handIn, sent.text, came[place] ?? { code: 'unreachable' });
          }
          return { refreshed: refresh(came) };
        });
      });
      await refreshed;
    });

  let gathered: OnItsWay[] | null = null;

  return {
    drafts,
    handIn: (handIn) => {
      const sent = drafts.get(slotKey(handIn.slot));
      if (!sent) return;
      drafts.put({ ...sent, sending: true, erasing: false, refusal: null });
      if (gathered) gathered.push({ handIn, sent });
      else dispatch([{ handIn, sent }]);
    },
    gather: () => {
      const lines: OnItsWay[] = [];
      gathered = lines;
      return () => {
        if (gathered === lines) gathered = null;
        if (lines.length > 0) dispatch(lines);
      };
    },
  };
}

/** When whoever looks at the session has been told what is in it now. */
function notified(): Promise<void> {
  return new Promise((resolve) => {
    notifyManager.schedule(resolve);
  });
}

/** Somebody else wrote the very same result: nothing is left to do. */
function alreadySo({ happened, outcome }: LineSubmission, refusal: Refusal): boolean {
  if (refusal.code !== 'versionConflict') return false;
  const { current } = refusal;
  if (!current || !outcome) return !current && !outcome;
  return isSameOutcome(current.outcome, outcome) && isSamePlay(current, happened);
}

function refusalOf(problem: ResultProblem): Refusal {
  if (problem.code === 'pairAlreadyPlayed') {
    const { entry, round, table, sides } = problem;
    return { code: 'pairAlreadyPlayed', entry, round, table, sides };
  }
  if (problem.code === 'versionConflict') {
    // A result that was taken away has nothing to tell but that.
    return { code: 'versionConflict', current: problem.version === undefined ? null : (problem as ResultView) };
  }
  return { code: 'refused', reason: problem.code };
}
