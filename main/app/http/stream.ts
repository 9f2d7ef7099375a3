import type { Context } from 'hono';
import type { Broadcaster, PageNotice } from '../../club/broadcast.ts';

/** A line without meaning: sending it shows whether the connection is still there. */
const HEARTBEAT = new TextEncoder().encode(': \n\n');

export interface StreamOptions {
  readonly heartbeatMs: number;
  /**
   * The update of a notice as JSON, for pages that have not seen its session's changes from `first` on.
   * @param pages how many hear it
   */
  readonly serialize: (notice: PageNotice, first: number, pages: number) => string;
}

/** The event streams of all open pages. */
export interface UpdateStreams {
  /** Answers a page with a stream of updates, until it leaves or the club is closed: a page then asks again. */
  readonly open: (c: Context) => Response;
}

/** A notice that has not been sent, and the first change of its session that hasn't. */
interface Pending {
  readonly first: number;
  readonly notice: PageNotice;
}

type Unsent = Map<string, Pending>;

/** The stream of one page. */
interface Reader {
  readonly controller: ReadableStreamDefaultController<Uint8Array>;
  /** What was sent to the others while this page had not yet read what it was sent before. */
  readonly behind: Unsent;
}

/** So many streams are written to before whatever else waits has its turn. */
const SLICE = 40;
/** How many streams a millisecond may write to: with many pages open, notices are gathered so long. */
const STREAMS_PER_MS = 4;

/**
 * Streams updates as server-sent events. Each is encoded once, and the same bytes go to every page. Where many pages
 * are open, or one reads slowly, only the newest of each kind is sent, with everything since the last one.
 */
export function updateStreams(
  broadcaster: Pick<Broadcaster, 'subscribe'>,
  { heartbeatMs, serialize }: StreamOptions,
): UpdateStreams {
  const readers = new Set<Reader>();
  const unsent: Unsent = new Map();
  let sentAt = 0;
  let isDue = false;
  let stop: (() => void) | null = null;

  function start(): void {
    const unsubscribe = broadcaster.subscribe((notice) => {
      if (notice.kind === 'closed') return endAll();
      add(unsent, { first: notice.kind === 'session' ? notice.change : 0, notice });
      if (!isDue) schedule();
    });
    const beat = setInterval(() => {
      if (performance.now() - sentAt >= heartbeatMs / 2) inSlices((reader) => send(reader, HEARTBEAT));
    }, heartbeatMs);
    beat.unref();
    stop = () => {
      unsubscribe();
      clearInterval(beat);
      stop = null;
    };
  }

  /** The answer to whoever made the change goes out first. */
  function schedule(): void {
    isDue = true;
    const wait = sentAt + readers.size / STREAMS_PER_MS - performance.now();
    if (wait < 1) setImmediate(sendUnsent);
    else setTimeout(sendUnsent, wait);
  }

  function sendUnsent(): void {
    isDue = false;
    sentAt = performance.now();
    const batch = [...unsent.values()];
    unsent.clear();
    if (readers.size === 0 || batch.length === 0) return;
    const bytes = encode(batch);
    inSlices((reader) => {
      if (!send(reader, bytes)) for (const pending of batch) add(reader.behind, pending);
    });
  }

  function encode(batch: readonly Pending[]): Uint8Array {
    const events = batch.map(({ notice, first }) => `data: ${serialize(notice, first, readers.size)}\n\n`);
    return new TextEncoder().encode(events.join(''));
  }

  function inSlices(work: (reader: Reader) => void): void {
    const waiting = [...readers];
    const next = () => {
      for (const reader of waiting.splice(0, SLICE)) if (readers.has(reader)) work(reader);
      if (waiting.length > 0) setImmediate(next);
    };
    next();
  }

  function leave(reader: Reader): void {
    readers.delete(reader);
    if (readers.size === 0) stop?.();
  }

  function endAll(): void {
    for (const reader of readers) reader.controller.close();
    readers.clear();
    stop?.();
  }

  return {
    open(c) {
      let reader: Reader | null = null;
      const left = () => {
        if (reader) leave(reader);
      };
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          reader = { controller, behind: new Map() };
          readers.add(reader);
          if (!stop) start();
          controller.enqueue(HEARTBEAT);
        },
        pull() {
          if (!reader || reader.behind.size === 0) return;
          const batch = [...reader.behind.values()];
          reader.behind.clear();
          reader.controller.enqueue(encode(batch));
        },
        cancel: left,
      });
      c.req.raw.signal.addEventListener('abort', left, { once: true });
      return c.body(body, 200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    },
  };
}

/** @returns whether the page had read everything before, so that this was sent */
function send({ controller, behind }: Reader, bytes: Uint8Array): boolean {
  if ((controller.desiredSize ?? 0) <= 0 || behind.size > 0) return false;
  controller.enqueue(bytes);
  return true;
}

function add(unsent: Unsent, { first, notice }: Pending): void {
  const key = 'session' in notice ? `${notice.kind} ${notice.session}` : notice.kind;
  unsent.set(key, { first: unsent.get(key)?.first ?? first, notice });
}
