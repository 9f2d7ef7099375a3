/**
 * Counts the writes of this page that are not answered yet. Their answers contain what changed, so updates from the
 * server wait for them. That way a page never fetches a whole session for a result it wrote itself.
 */
let underWay = 0;
let waiting: (() => void)[] = [];

/** Runs a write. Updates from the server wait until it is done. */
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

/** Acts at once, or as soon as all writes of this page are answered. */
export function afterOwnWrites(action: () => void): void {
  if (underWay === 0) action();
  else waiting.push(action);
}
