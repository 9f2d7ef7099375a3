import type { MiddlewareHandler } from 'hono';
import type { Store } from '../../store/store.ts';

/** How often to look whether another program has let go, in milliseconds. */
const PAUSE = 20;

/**
 * Keeps a write until no other program holds the file, while everything else goes on. After `patience` milliseconds it
 * is answered all the same: the screen then says what is waited for, and the page asks again.
 * @param isOwn whether it is a thread of this program that holds it: it lets go soon
 */
export function waitForLock(store: Pick<Store, 'isLocked'>, patience: number, isOwn = () => false): MiddlewareHandler {
  return async (c, next) => {
    const isReading = c.req.method === 'GET' || c.req.method === 'HEAD';
    if (!isReading) {
      for (let tries = patience / PAUSE; (tries > 0 || isOwn()) && store.isLocked(); tries--) {
        await new Promise((resolve) => void setTimeout(resolve, PAUSE));
      }
    }
    await next();
  };
}
