import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { NewsDesk, News } from '../club/news.ts';

/** A line without meaning, so that a connection that is gone is noticed. */
const HEARTBEAT = ': \n\n';

/**
 * News as server-sent events until the reader goes. A reader slower than the news gets the newest of each
 * kind only: every one says "fetch again", and once is enough.
 */
export function streamNews(c: Context, desk: NewsDesk, heartbeatMs: number): Response {
  return streamSSE(c, async (stream) => {
    const waiting = new Map<string, News>();
    const bell = makeBell();
    const unsubscribe = desk.subscribe((news) => {
      waiting.set(news.kind === 'session' ? `session ${news.session}` : news.kind, news);
      bell.ring();
    });
    // Registered before the first write: a reader already gone would never be noticed otherwise.
    stream.onAbort(() => {
      unsubscribe();
      bell.ring();
    });
    await stream.write(HEARTBEAT);
    while (!stream.aborted) {
      if (!(await bell.wait(heartbeatMs))) await stream.write(HEARTBEAT);
      const batch = [...waiting.values()];
      waiting.clear();
      for (const news of batch) await stream.writeSSE({ data: JSON.stringify(news) });
    }
  });
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
