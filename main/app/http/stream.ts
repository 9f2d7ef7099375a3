import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Broadcaster, ChangeNotice } from '../../club/broadcast.ts';
import type { UpdateFeed } from '../director/updates.ts';

/** A line without meaning, so that a connection that is gone is noticed. */
const HEARTBEAT = ': \n\n';

/**
 * News as server-sent events until the reader goes. A reader slower than the news gets the newest of each
 * kind only, with all that is new since it was told last.
 */
export function streamUpdates(
  c: Context,
  desk: Broadcaster,
  heartbeatMs: number,
  { text }: Pick<UpdateFeed, 'text'>,
): Response {
  return streamSSE(c, async (stream) => {
    const waiting = new Map<string, { readonly since: number; readonly news: ChangeNotice }>();
    const bell = makeBell();
    const unsubscribe = desk.subscribe((news) => {
      const key = news.kind === 'session' ? `session ${news.session}` : news.kind;
      const since = news.kind === 'session' ? news.change - 1 : 0;
      waiting.set(key, { since: waiting.get(key)?.since ?? since, news });
      bell.ring();
    });
    // Registered before the first write: a reader already gone would never be noticed otherwise.
    stream.onAbort(() => {
      unsubscribe();
      bell.ring();
    });
    await stream.write(HEARTBEAT);
    while (!stream.aborted) {
      if (await bell.wait(heartbeatMs)) await turn();
      else await stream.write(HEARTBEAT);
      const batch = [...waiting.values()];
      waiting.clear();
      for (const { news, since } of batch) await stream.writeSSE({ data: text(news, since) });
    }
  });
}

/** Whoever made the change gets the answer first. */
function turn(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve));
}

/** Wakes one sleeper; a ring nobody waited for is heard by the next who does. */
interface Bell {
  ring(): void;
  /** Sleeps until the bell rings, at most so many milliseconds; answers whether it rang. */
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
