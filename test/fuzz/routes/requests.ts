/**
 * The director's routes, asked with bodies, queries and addresses near what the screens send and far from it. Whatever
 * they are, the answer is no bug. A failing case is a list of requests to a new club, as it stands in the corpus.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { createDirectorApp } from '../../../main/app/director/app.ts';
import { openClub } from '../../../main/club/club.ts';
import { beginSheet } from '../../../main/club/sheets/sheets.ts';
import { createEvent } from '../../../main/club/competitions/events.ts';
import { isProblem } from '../../../main/club/problem.ts';
import { BASES, EVENT } from './bases.ts';
import { mutated, type Json } from './mutated.ts';

/** A request as it stands in the corpus. */
export interface FuzzedRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: Json;
}

/** What was answered to a request as no request may be. */
export interface Bug {
  readonly request: FuzzedRequest;
  readonly status: number;
  readonly error: string;
}

type App = ReturnType<typeof createDirectorApp>;

/** A route as the application names it, `POST /api/sessions/:id/results`. */
export function routesOf(app: App): readonly string[] {
  const routes = app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`);
  return [...new Set(routes)].filter((route) => !NOT_FUZZED.has(route));
}

/** The stream never ends, and the rest are files of the screens. */
const NOT_FUZZED: ReadonlySet<string> = new Set(['GET /api/stream', 'GET *', 'GET /*']);

/** Sends requests to a new club, one after another. @returns the first bug, or null */
export async function firstBug(requests: readonly FuzzedRequest[]): Promise<Bug | null> {
  return withApp(async (app, errors) => {
    for (const request of requests) {
      const { method, path, body } = request;
      const init = body === undefined ? { method } : { method, headers: HEADERS, body: JSON.stringify(body) };
      const response = await app.request(path, init);
      await response.arrayBuffer();
      if (response.status >= 500) return { request, status: response.status, error: String(errors.at(-1)) };
    }
    return null;
  });
}

const HEADERS = { 'content-type': 'application/json' };

/** A club in a folder of its own, with an event of three tables. */
export async function withApp<T>(work: (app: App, errors: readonly unknown[]) => Promise<T> | T): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'etui-fuzz-'));
  const club = openClub(join(folder, 'club.sqlite'), { now: () => new Date('2026-11-24T20:15:00Z') });
  if (isProblem(club)) throw new Error(club.code);
  try {
    const created = createEvent(club, EVENT);
    if (isProblem(created)) throw new Error(created.code);
    const begun = beginSheet(club, { kind: 'rubber', players: { N: 'Ann Cedar', E: '', S: '', W: '' } });
    if (isProblem(begun)) throw new Error(begun.code);
    const errors: unknown[] = [];
    const app = createDirectorApp({ club, paper: NO_PRESS, onBug: (error) => errors.push(error) });
    return await work(app, errors);
  } finally {
    club.store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What is printed is read from the club; a press is slow and has tests of its own. */
const NO_PRESS = {
  print: () => Promise.resolve({ pdf: new Uint8Array(), unprinted: [], isEmpty: false }),
  printTogether: () => Promise.resolve({ pdf: new Uint8Array(), unprinted: [], isEmpty: false }),
  write: () => Promise.resolve(''),
  printSheet: () => Promise.resolve({ pdf: new Uint8Array(), unprinted: [], isEmpty: false }),
  writeSheet: () => Promise.resolve(''),
  printSeason: () => Promise.resolve({ pdf: new Uint8Array(), unprinted: [], isEmpty: false }),
  writeSeason: () => Promise.resolve(''),
};

/** Requests to the routes of an application, in any order. */
export function requests(routes: readonly string[], most: number): fc.Arbitrary<FuzzedRequest[]> {
  return fc.array(fc.constantFrom(...routes).chain(requestOf), { minLength: 1, maxLength: most, size: 'max' });
}

function requestOf(route: string): fc.Arbitrary<FuzzedRequest> {
  const [method = '', pattern = ''] = route.split(' ');
  const base = BASES[route];
  if (!base) throw new Error(`no request is known for ${route}: give it one in test/fuzz/routes/bases.ts`);
  const { params = {}, query = {}, body } = base;
  const path = fc
    .record({ params: nearText(params), query: nearText(query) })
    .map((near) => address(pattern, near.params, near.query));
  if (method === 'GET') return path.map((at) => ({ method, path: at }));
  return fc.record({ path, body: mutated(body ?? {}) }).map((near) => ({ method, ...near }));
}

/** The values as they are, mostly; now and then any text in the place of one. */
function nearText(values: Readonly<Record<string, readonly string[]>>): fc.Arbitrary<Record<string, string>> {
  const entries = Object.entries(values).map(([name, usual]) => [
    name,
    fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...usual) }, { weight: 1, arbitrary: ANY_PARAMETER }),
  ]);
  return fc.record(Object.fromEntries(entries) as Record<string, fc.Arbitrary<string>>);
}

const ANY_PARAMETER = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.nat({ max: 1_000_000_000 }).map(String),
  fc.constantFrom('0', '-1', '1e3', '999999999999', '300', '1.5', '\0', 'null', ''),
);

function address(pattern: string, params: Record<string, string>, query: Record<string, string>): string {
  const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((params[name] ?? '1').toWellFormed()),
  );
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}
