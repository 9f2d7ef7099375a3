import { onTestFinished } from 'vitest';
import { createDirectorApp, type DirectorOptions } from '../../../../main/app/director/app.ts';
import type { Paper } from '../../../../main/app/director/paper.ts';
import type { Club } from '../../../../main/club/club.ts';
import { cellAt, clubWithEvent, sectionOf, testClock } from '../../support.ts';

/** Paper that records what it is asked to print. `unprinted` are names that it can't print. */
export function recordingPaper(unprinted: readonly string[] = []): {
  readonly paper: Paper;
  readonly asked: [string, object][];
} {
  const asked: [string, object][] = [];
  const paper: Paper = {
    print: (name, job) => {
      asked.push([name, job]);
      return Promise.resolve({ pdf: new TextEncoder().encode(`%PDF ${name}`), unprinted, isEmpty: false });
    },
    printTogether: (items) => {
      for (const { name, job } of items) asked.push([name, job]);
      return Promise.resolve({ pdf: new TextEncoder().encode('%PDF papers'), unprinted, isEmpty: false });
    },
    write: (name, source) => {
      asked.push([name, source]);
      return Promise.resolve(`${name}\n`);
    },
    printSheet: (name, job) => {
      asked.push([name, job]);
      return Promise.resolve({ pdf: new TextEncoder().encode(`%PDF ${name}`), unprinted, isEmpty: false });
    },
    writeSheet: (name, job) => {
      asked.push([name, job]);
      return Promise.resolve(`${name}\n`);
    },
    printSeason: (name, job) => {
      asked.push([name, job]);
      return Promise.resolve({ pdf: new TextEncoder().encode(`%PDF ${name}`), unprinted, isEmpty: false });
    },
    writeSeason: (name, job) => {
      asked.push([name, job]);
      return Promise.resolve(`${name}\n`);
    },
  };
  return { paper, asked };
}

export interface Answer {
  readonly status: number;
  // What a route answers is looked at by the test.
  readonly body: unknown;
  readonly headers: Headers;
}

/** The director's application, asked as a page asks it. */
export function director(club: Club, options: Partial<DirectorOptions> = {}) {
  const app = createDirectorApp({ club, paper: recordingPaper().paper, ...options });
  async function ask(method: string, path: string, body?: unknown): Promise<Answer> {
    const init = body === undefined ? { method } : { method, headers: JSON_HEADERS, body: JSON.stringify(body) };
    const response = await app.request(path, init);
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    const answered: unknown = isJson ? await response.json() : await response.text();
    return { status: response.status, body: answered, headers: response.headers };
  }
  return {
    app,
    get: (path: string) => ask('GET', path),
    post: (path: string, body: unknown = {}) => ask('POST', path, body),
    put: (path: string, body: unknown) => ask('PUT', path, body),
  };
}

/** A session of three tables on the application, with one of its lines. */
export function evening() {
  const clock = testClock();
  const { club, session } = clubWithEvent({}, clock);
  const section = sectionOf(club, session);
  const first = cellAt(section, 1, 1);
  const path = `/api/sessions/${session}`;
  const line = `section=${section.id}&round=1&table=1&slotBoard=1`;
  return { ...director(club), club, session, section, first, path, line, clock };
}

const JSON_HEADERS = { 'content-type': 'application/json' };

/** The stream of updates, chunk by chunk. It is left when the test is over. */
export async function listen(app: ReturnType<typeof createDirectorApp>) {
  const response = await app.request('/api/stream');
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  onTestFinished(() => reader.cancel());
  const decoder = new TextDecoder();
  return {
    response,
    /** The next chunk. */
    async bytes(): Promise<Uint8Array | undefined> {
      return (await reader.read()).value;
    },
    /** The next chunk, as text. */
    async chunk(): Promise<string> {
      const { value } = await reader.read();
      return decoder.decode(value);
    },
    leave: () => reader.cancel(),
  };
}
