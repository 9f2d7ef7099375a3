/**
 * So many open pages as a process of their own: each follows the stream of updates and fetches what it lacks, as the
 * screens do. Prints what they were told when its input ends.
 *
 *     node bench/load/pages.ts http://127.0.0.1:8080 '{"cookie":...}' 400
 */
import { Agent, get, type IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';

/** How often the oldest page is closed and another opened, in milliseconds. */
const TURNOVER = 1000;

/** What the pages were told, and what they fetched. */
export interface PagesReport {
  readonly pages: number;
  readonly events: number;
  /** Kilobytes of all streams together. */
  readonly streamed: number;
  readonly fetches: number;
  readonly fetched: number;
  /** How often a page was opened. */
  readonly opened: number;
  /** Fetches that were refused or failed. */
  readonly failed: number;
  /** The longest that a page took to fetch what it lacked, in milliseconds. */
  readonly slowestFetch: number;
  /** How many pages have the newest change of all. */
  readonly upToDate: number;
  readonly newest: number;
}

const [origin = '', invitation = '{}', count = '1'] = process.argv.slice(2);
const headers = JSON.parse(invitation) as Record<string, string>;
const agent = new Agent({ keepAlive: true });
const total = { opened: 0, events: 0, streamed: 0, fetches: 0, fetched: 0, failed: 0, slowestFetch: 0 };

interface Page {
  /** The newest change whose figures it shows, and the newest it was told of. */
  shows: number;
  told: number;
  fetching: boolean;
  close(): void;
}

function openPage(): Page {
  total.opened += 1;
  const request = get(`${origin}/api/stream`, { headers, agent: new Agent() });
  const page: Page = { shows: 0, told: 0, fetching: false, close: () => request.destroy() };
  request.on('error', () => {});
  request.on('response', (stream) => {
    stream.on('error', () => {});
    let rest = '';
    stream.setEncoding('latin1').on('data', (text: string) => {
      total.streamed += text.length;
      const parts = (rest + text).split('\n\n');
      rest = parts.pop() ?? '';
      for (const part of parts) take(page, part);
    });
  });
  return page;
}

const NEWS = /^data: \{"kind":"session","session":(\d+),"change":(\d+)/;

function take(page: Page, event: string): void {
  const [, session, change] = NEWS.exec(event) ?? [];
  if (session === undefined) return;
  total.events += 1;
  page.told = Number(change);
  if (page.shows === 0 || event.includes('"diff":')) page.shows = page.told;
  const within = Number(/"within":(\d+)/.exec(event)?.[1] ?? 0);
  if (page.fetching || page.shows >= page.told) return;
  page.fetching = true;
  const look = () => fetchDiff(page, session);
  if (within === 0) look();
  else setTimeout(look, Math.random() * within);
}

function fetchDiff(page: Page, session: string): void {
  const begun = performance.now();
  total.fetches += 1;
  get(`${origin}/api/sessions/${session}/diff/${page.shows}`, { headers, agent }, (answer: IncomingMessage) => {
    let start = '';
    answer.setEncoding('latin1').on('data', (text: string) => {
      total.fetched += text.length;
      if (start.length < 200) start += text;
    });
    answer.on('end', () => {
      total.slowestFetch = Math.max(total.slowestFetch, performance.now() - begun);
      page.shows = Number(/"change":(\d+)/.exec(start)?.[1] ?? page.shows);
      if (answer.statusCode !== 200) total.failed += 1;
      page.fetching = false;
    });
  }).on('error', () => {
    total.failed += 1;
    page.fetching = false;
  });
}

const pages = Array.from({ length: Number(count) }, openPage);
setInterval(() => {
  pages.shift()?.close();
  pages.push(openPage());
}, TURNOVER);
process.stdin.resume().on('end', () => {
  const newest = Math.max(...pages.map(({ told }) => told));
  const report: PagesReport = {
    ...total,
    pages: pages.length,
    streamed: Math.round(total.streamed / 1024),
    fetched: Math.round(total.fetched / 1024),
    upToDate: pages.filter(({ shows }) => shows >= newest).length,
    newest,
  };
  console.log(JSON.stringify(report));
  process.exit(0);
});
