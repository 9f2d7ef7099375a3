import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Broadcaster, PageNotice } from '../../club/broadcast.ts';

/** A line without meaning: sending it shows whether the connection is still there. */
const HEARTBEAT = ': \n\n';

export interface StreamOptions {
  readonly heartbeatMs: number;
  /** The update of a notice, for a page that has not seen its session's changes from `first` on. */
  readonly serialize: (notice: PageNotice, first: number) => string;
}

/**
 * Streams updates as server-sent events until the reader leaves, or the club is closed: a page then asks again. A
 * reader slower than the notices gets only the newest of each kind, with everything since the last one it was sent.
 */
export function streamUpdates(
  c: Context,
  broadcaster: Pick<Broadcaster, 'subscribe'>,
  { heartbeatMs, serialize }: StreamOptions,
): Response {
  return streamSSE(c, async (stream) => {
    const pending = new Map<string, { readonly first: number; readonly notice: PageNotice }>();
    const bell = makeBell();
    const club = { isClosed: false };
    const unsubscribe = broadcaster.subscribe((notice) => {
      if (notice.kind === 'closed') {
        club.isClosed = true;
        bell.ring();
        return;
      }
      const key = notice.kind === 'session' ? `session ${notice.session}` : notice.kind;
      const first = notice.kind === 'session' ? notice.change : 0;
      pending.set(key, { first: pending.get(key)?.first ?? first, notice });
      bell.ring();
    });
    // Registered before the first write: otherwise a reader that has already left is never noticed.
    stream.onAbort(() => {
      unsubscribe();
      bell.ring();
    });
    await stream.write(HEARTBEAT);
    while (!stream.aborted && !club.isClosed) {
      if (await bell.wait(heartbeatMs)) await nextTurn();
      else await stream.write(HEARTBEAT);
      const batch = [...pending.values()];
      pending.clear();
      for (const { notice, first } of batch) await stream.writeSSE({ data: serialize(notice, first) });
    }
  });
}

/** Lets the answer to whoever made the change go out first. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}

/** Wakes one sleeper. A ring that nobody waits for wakes the next one at once. */
interface Bell {
  ring(): void;
  /** Sleeps until the bell rings or the time is over. @returns whether it rang */
  wait(milliseconds: number): Promise<boolean>;
}

function makeBell(): Bell {
  let rung = false;
  let sleeper: (() => void) | null = null;
  return {
    ring() {
      rung = true;
      sleeper?.();
    },
    async wait(milliseconds) {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          sleeper = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      const answer = rung;
      rung = false;
      sleeper = null;
      return answer;
    },
  };
}
