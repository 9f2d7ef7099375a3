/**
 * The requests of this page, when the server is gone for a while or doesn't know this browser: they wait or fail as
 * their sender needs it, a write that comes again has the id it had, and screens learn how the connection stands.
 */
import { fetchFromPage } from './fromPage.ts';
import { noteOwnChange } from './ownChanges.ts';

export type ConnectionState = 'open' | 'lost' | 'refused';

type Send = typeof fetch;

/** How long to wait before the server is asked again, in milliseconds. */
const PAUSE = 1000;
/** The answer to a browser that was not let in. */
const REFUSED = 403;
/** The answer while another program holds the club's file. */
const LOCKED = 503;
const MOST_TRIES = 5;
/** How long the server may be silent when it is only asked whether it is there, in milliseconds. */
const PATIENCE = 3000;
/** After so long without an answer to anything else it is asked whether it is there. */
const SLOW = 5000;
/** Stands in an answer that only the club's file has to be waited for: the same request can succeed later. */
const WAITS = 'Retry-After';

let state: ConnectionState = 'open';
const listeners = new Set<() => void>();
let probing: Promise<void> | null = null;
/** The ids of writes without an answer, by what they ask for: it is not known whether they were saved. */
const unanswered = new Map<string, string>();

export function connectionState(): ConnectionState {
  return state;
}

/** Calls a listener whenever the state changes. @returns how to end it */
export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Resolves as soon as the server answers. */
export function serverAnswers(): Promise<void> {
  probing ??= probe().finally(() => {
    probing = null;
  });
  return probing;
}

/** Sends a request, again and again until the server answers and, for a write, its file can be written. */
export const sendUntilAnswered: Send = async (input, init) => {
  const request = withId(input, init);
  for (let tries = 0; ; tries++) {
    const response = await watched(fetchFromPage(input, request.init));
    if (isAnswer(response)) {
      if (!response.headers.has(WAITS)) return request.answered(response);
      await pause();
      continue;
    }
    if (tries > 0) await pause();
    await serverAnswers();
  }
};

/**
 * Sends a request once: an action that the director would not expect to happen later. A moment is waited for another
 * program that holds the club's file.
 */
export const sendOnce: Send = async (input, init) => {
  const request = withId(input, init);
  for (let tries = 1; ; tries++) {
    const response = await watched(fetchFromPage(input, request.init));
    if (!isAnswer(response)) {
      void serverAnswers();
      throw new Error('the server did not answer');
    }
    const isLocked = response.status === LOCKED && response.headers.has(WAITS);
    if (!isLocked || tries === MOST_TRIES) return request.answered(response);
    await pause();
  }
};

/**
 * Waits for an answer; null where the connection was lost. A server that stands still takes requests and answers none,
 * until it goes on: meanwhile the screen says so.
 */
async function watched(asked: Promise<Response>): Promise<Response | null> {
  const timer = setTimeout(() => void serverAnswers(), SLOW);
  try {
    return await asked;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}

function isAnswer(response: Response | null): response is Response {
  return response !== null && response.status !== REFUSED;
}

/** A write with an id by which the server knows it again; the same write without an answer so far has the same id. */
function withId(input: Parameters<Send>[0], init: RequestInit = {}) {
  const { method = 'GET', body } = init;
  if (method === 'GET') return { init, answered: (response: Response) => response };
  const content = [
    method,
    input instanceof Request ? input.url : input.toString(),
    typeof body === 'string' ? body : '',
  ].join(' ');
  const id = unanswered.get(content) ?? crypto.randomUUID();
  unanswered.set(content, id);
  const headers = new Headers(init.headers);
  headers.set('Idempotency-Key', id);
  const answered = (response: Response) => {
    if (unanswered.get(content) === id && !response.headers.has(WAITS)) unanswered.delete(content);
    const change = Number(response.headers.get('Etui-Change'));
    if (change > 0) noteOwnChange(change);
    return response;
  };
  return { init: { ...init, headers }, answered };
}

async function probe(): Promise<void> {
  for (;;) {
    const signal = AbortSignal.timeout(PATIENCE);
    const response = await fetchFromPage('/api/settings', { method: 'HEAD', signal }).catch(() => null);
    if (response !== null && response.status !== REFUSED) return show('open');
    show(response === null ? 'lost' : 'refused');
    await pause();
  }
}

function show(next: ConnectionState): void {
  if (next === state) return;
  state = next;
  for (const listener of listeners) listener();
}

/** Waits a moment, or until somebody comes back to this window, whose timers are slow in the background. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('focus', done);
      resolve();
    };
    const timer = setTimeout(done, PAUSE);
    window.addEventListener('focus', done);
  });
}
