/**
 * Writes this page has under way. Their answers say what changed, so announcements wait until they are in:
 * a page never fetches a whole session again for a result it wrote itself.
 */
let underWay = 0;
let waiting: (() => void)[] = [];

/** Runs a write; announcements wait until it is done. */
export async function ownWrite<T>(write: () => Promise<T>): Promise<T> {
  underWay++;
  try {
    return await write();
  } finally {
    underWay--;
    if (underWay === 0) {
      const ready = waiting;
      waiting = [];
      for (const action of ready) action();
    }
  }
}

/** Acts at once, or as soon as no write of this page is under way. */
export function afterOwnWrites(action: () => void): void {
  if (underWay === 0) action();
  else waiting.push(action);
}
