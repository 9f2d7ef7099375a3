import type { SessionUpdate } from '../../../main/club/model/update.ts';

/** Takes each update at once, or, where many pages are open, the newest one at a moment of this page's own. */
export interface Pace {
  (update: SessionUpdate): void;
  end(): void;
}

export function paced(take: (update: SessionUpdate) => void): Pace {
  const waiting = new Map<number, SessionUpdate>();
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const takeWaiting = (session: number) => {
    const update = waiting.get(session);
    clearTimeout(timers.get(session));
    timers.delete(session);
    waiting.delete(session);
    if (update) take(update);
  };
  const pace = (update: SessionUpdate): void => {
    const { session, within = 0 } = update;
    waiting.set(session, update);
    if (within === 0) takeWaiting(session);
    else if (!timers.has(session))
      timers.set(
        session,
        setTimeout(() => takeWaiting(session), Math.random() * within),
      );
  };
  const end = () => {
    for (const timer of timers.values()) clearTimeout(timer);
  };
  return Object.assign(pace, { end });
}
