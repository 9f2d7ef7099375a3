import { notifyManager, type QueryClient } from '@tanstack/react-query';
import type { SessionView } from '../../../../main/club/model/session.ts';
import { type Slot, slotKey } from '../../../../src/session/slot.ts';
import type { ResultInput } from '../../../../main/club/results/input.ts';
import type { Outcome } from '../../../../src/bridge/result/result.ts';
import { afterNextPaint } from '../../../shared/afterPaint.ts';
import { ownWrite } from '../../api/ownWrites.ts';
import { queryKeys } from '../../api/queryKeys.ts';
import { onSettled } from '../../session/review/settledLines.ts';
import { refreshSession } from '../../api/sessionUpdates.ts';
import { createDraftStore, type Draft, type DraftStore, type Refusal } from './drafts.ts';
import { type ActualPlay, isSamePlay } from '../sheet/actualPlay.ts';
import { mergeRecorded, type RecordedAnswer } from './mergeRecorded.ts';
import { isSameOutcome } from './reading.ts';
import { persistDrafts } from './persistDrafts.ts';
import { resultText } from './saidPairs.ts';
import { sendLines } from './sendLines.ts';

/** A line as it is submitted. A null outcome erases the result. */
export interface LineSubmission {
  readonly slot: Slot;
  readonly played: ActualPlay;
  readonly outcome: Outcome | null;
}

/** The drafts of one session, and the queue by which they reach the club file in the order typed. */
export interface Outbox {
  readonly drafts: DraftStore;
  /**
   * Queues the draft of a line and returns at once. The line's result or the draft's refusal says what became of it.
   */
  readonly submit: (submission: LineSubmission) => void;
  /** Collects all that is submitted until the returned function is called: one request, and one step of undo. */
  readonly batch: () => () => void;
}

/** A submitted line, with its draft at that moment. */
interface QueuedLine {
  readonly submission: LineSubmission;
  readonly draft: Draft;
}

const outboxes = new Map<number, Outbox>();

/** The outbox of a session. It exists as long as the application is open, so leaving the screen loses no draft. */
export function outboxOf(session: number, client: QueryClient): Outbox {
  const known = outboxes.get(session);
  if (known) return known;
  const outbox = createOutbox(session, client);
  persistDrafts(session, outbox.drafts, window.sessionStorage, window);
  onSettled((of, keys) => {
    if (of === session) for (const key of keys) outbox.drafts.drop(key);
  });
  outboxes.set(session, outbox);
  return outbox;
}

/** An outbox whose drafts are not persisted. */
export function createOutbox(session: number, client: QueryClient): Outbox {
  const drafts = createDraftStore();
  const inTurn = createTurns();
  const queryKey = queryKeys.session(session);

  /** Puts an answer into the session on screen. What others wrote in between arrives as a session update. */
  const merge = (slot: Slot, answer: RecordedAnswer) => {
    const known = client.getQueryData<SessionView>(queryKey);
    if (known) client.setQueryData(queryKey, mergeRecorded(known, slot, answer, new Date().toISOString()));
  };

  const inputOf = ({ submission: { slot, played, outcome }, draft }: QueuedLine): ResultInput => {
    // The version of the draft changes while an earlier text of the same line is being sent.
    const expectedVersion = (drafts.get(slotKey(slot)) ?? draft).baseVersion;
    const reason = draft.reason.trim() === '' ? {} : { reason: draft.reason };
    return { ...slot, ...played, outcome, typed: resultText(draft.text), ...reason, expectedVersion };
  };

  /** Drops a draft, unless it has been typed on meanwhile. */
  const drop = (draft: Draft) => {
    const key = slotKey(draft.slot);
    if (drafts.get(key) === draft) drafts.drop(key);
  };

  const settle = ({ submission, draft: sent }: QueuedLine, answer: RecordedAnswer | Refusal) => {
    const draft = drafts.get(slotKey(submission.slot));
    const isUntouched = draft?.sending === true && draft.text === sent.text;
    if ('code' in answer) {
      if (!isUntouched) return;
      if (isAlreadyRecorded(submission, answer)) void client.invalidateQueries({ queryKey }).then(() => drop(draft));
      else drafts.put({ ...draft, sending: false, leftBehind: true, refusal: answer });
      return;
    }
    merge(submission.slot, answer);
    if (!draft) return;
    // The draft goes in the same notification as the new result, so that both are drawn at once.
    if (isUntouched) notifyManager.schedule(() => drop(draft));
    else drafts.put({ ...draft, baseVersion: answer.result?.version ?? null });
  };

  /** Brings the page up to date with the change that recorded the lines. */
  const refresh = async (answers: readonly (RecordedAnswer | Refusal)[]) => {
    const recorded = answers.find((answer): answer is RecordedAnswer => !('code' in answer));
    if (!recorded) return;
    const update = recorded.update ?? { kind: 'session', session, change: recorded.change };
    await Promise.all([notified(), refreshSession(client, update)]);
  };

  const dispatch = (lines: readonly QueuedLine[]) =>
    void ownWrite(async () => {
      const { refreshed } = await inTurn(async () => {
        // Sending would delay the frame that shows the key.
        await afterNextPaint();
        const answers = await sendLines(session, lines.map(inputOf));
        // One batch draws the lines and all that they move together.
        return notifyManager.batch(() => {
          for (const [index, line] of lines.entries()) settle(line, answers[index] ?? { code: 'unreachable' });
          return { refreshed: refresh(answers) };
        });
      });
      await refreshed;
    });

  let collected: QueuedLine[] | null = null;

  return {
    drafts,
    submit: (submission) => {
      const draft = drafts.get(slotKey(submission.slot));
      if (!draft) return;
      drafts.put({ ...draft, sending: true, erasing: false, correcting: false, refusal: null });
      if (collected) collected.push({ submission, draft });
      else dispatch([{ submission, draft }]);
    },
    batch: () => {
      const lines: QueuedLine[] = [];
      collected = lines;
      return () => {
        if (collected === lines) collected = null;
        if (lines.length > 0) dispatch(lines);
      };
    },
  };
}

/** A queue of writes, one after another. The first starts before anything is drawn again: other windows wait for it. */
function createTurns(): <Answer>(write: () => Promise<Answer>) => Promise<Answer> {
  let last: Promise<unknown> | null = null;
  return (write) => {
    const turn = last === null ? write() : last.then(write);
    const settled: Promise<unknown> = turn
      .catch(() => undefined)
      .then(() => {
        if (last === settled) last = null;
      });
    last = settled;
    return turn;
  };
}

/** Resolves when the components that show the session have been notified. */
function notified(): Promise<void> {
  return new Promise((resolve) => {
    notifyManager.schedule(resolve);
  });
}

/** Whether somebody else has recorded the very same result, so that nothing is left to do. */
function isAlreadyRecorded({ played, outcome }: LineSubmission, refusal: Refusal): boolean {
  if (refusal.code !== 'versionConflict') return false;
  const { current } = refusal;
  if (!current || !outcome) return !current && !outcome;
  return isSameOutcome(current.outcome, outcome) && isSamePlay(current, played);
}
