/** Evenings that are there at once: made through the application's own routes, from inside its page. */
import type { Page } from '@playwright/test';
import type { SessionView } from '../../main/club/model/session.ts';
import type { StandingsView } from '../../main/club/model/standings.ts';
import type { MovementSpec } from '../../src/movement/movement.ts';
import { isMovement, makeMovement } from '../../src/movement/make.ts';
import { sampleSession, type SampleResult } from '../../src/sample/session.ts';

/** An event that has been started, and the results its tables will bring. */
export interface Evening {
  readonly session: number;
  readonly results: readonly SampleResult[];
}

interface EveningOptions {
  readonly event?: string;
  readonly names?: boolean;
  readonly further?: readonly MovementSpec[];
  /** Of a break half-way. */
  readonly breakMinutes?: number;
}

/** Starts an event of the movement; its names are those of the sample, or none. */
export async function startEvening(
  page: Page,
  spec: MovementSpec,
  { event = 'Tuesday pairs', names = true, further = [], breakMinutes = 0 }: EveningOptions = {},
): Promise<Evening> {
  const movement = makeMovement(spec);
  if (!isMovement(movement)) throw new Error(`no such movement: ${JSON.stringify(movement)}`);
  const evening = sampleSession({ seed: 11, movement });
  const { session } = await ask<{ session: number }>(page, 'POST', '/api/events', {
    name: event,
    date: '2026-11-24',
    start: '19:30',
    minutesPerBoard: 7,
    minutesToMove: 1,
    spec,
    ...(further.length > 0 ? { further } : {}),
    breakMinutes,
  });
  if (names) await giveNames(page, session, evening.names);
  return { session, results: evening.results };
}

/** Gives each pair the names at its number. */
export async function giveNames(
  page: Page,
  session: number,
  names: readonly (readonly [string, string])[],
): Promise<void> {
  const { sections } = await sessionOf(page, session);
  const entries = sections.flatMap((section) => section.entries.filter((entry) => !entry.phantom));
  await ask(page, 'PUT', `/api/sessions/${session}/names`, {
    entries: entries.map((entry) => ({ entry: entry.id, players: names[entry.number - 1] })),
  });
}

/** Names of pairs in some elements of the screen that are cut. */
export function cutNames(page: Page, within: string): Promise<readonly string[]> {
  return page
    .locator(`${within} [data-names]`)
    .evaluateAll((places) =>
      places
        .filter((place) => place.scrollWidth > place.clientWidth || place.hasAttribute('data-overflow'))
        .map((place) => place.textContent),
    );
}

/** Records results at once, by one change, in the first section or at another place among them. */
export async function record(page: Page, session: number, results: readonly SampleResult[], place = 0): Promise<void> {
  await recordColumn(page, session, await linesOf(page, session, results, place));
}

/** As many lines as one request takes. */
const MOST_LINES = 999;

/** Records lines as they are handed in, many by one change; fails where one of them is refused. */
export async function recordColumn(page: Page, session: number, lines: readonly object[]): Promise<void> {
  const path = `/api/sessions/${session}/results/column`;
  for (let from = 0; from < lines.length; from += MOST_LINES) {
    const together = { lines: lines.slice(from, from + MOST_LINES) };
    const answer = await ask<{ lines: readonly object[] }>(page, 'POST', path, together);
    const refused = answer.lines.filter((line) => 'code' in line);
    if (refused.length > 0) throw new Error(`${refused.length} lines refused: ${JSON.stringify(refused[0])}`);
  }
}

/** Records results one after the other, as Entry does: every page hears of each. */
export async function recordOneByOne(page: Page, session: number, results: readonly SampleResult[]): Promise<void> {
  const path = `/api/sessions/${session}/results`;
  for (const line of await linesOf(page, session, results, 0)) await askText(page, 'POST', path, line);
}

async function linesOf(page: Page, session: number, results: readonly SampleResult[], place: number) {
  const { sections } = await sessionOf(page, session);
  const section = sections[place];
  return results.map(({ round, table, board, outcome, typed }) => {
    const cell = section?.cells.find((one) => one.round === round && one.table === table);
    const slot = { section: section?.id, round, table, slotBoard: board };
    return { ...slot, board, ns: cell?.ns, ew: cell?.ew, outcome, typed, expectedVersion: null };
  });
}

export function sessionOf(page: Page, session: number): Promise<SessionView> {
  return ask(page, 'GET', `/api/sessions/${session}`);
}

export function standingsOf(page: Page, session: number): Promise<StandingsView> {
  return ask(page, 'GET', `/api/sessions/${session}/standings`);
}

export async function moveClock(page: Page, session: number, action: 'next' | 'start'): Promise<void> {
  await ask(page, 'POST', `/api/sessions/${session}/clock`, { action });
}

/** Leaves so many seconds of the round that runs. */
export async function leaveSeconds(page: Page, session: number, seconds: number): Promise<void> {
  const { clock } = await sessionOf(page, session);
  const left = Math.round((Date.parse(clock.endsAt ?? '') - Date.now()) / 1000);
  await ask(page, 'POST', `/api/sessions/${session}/clock`, { action: 'add', seconds: seconds - left });
}

/** Sets what the screens look like. */
export async function setLook(page: Page, look: { theme?: 'light' | 'dark'; language?: 'en' | 'fr' }): Promise<void> {
  await ask(page, 'PUT', '/api/settings', look);
}

/** Opens a screen of a session and waits until it stands. */
export async function openScreen(
  page: Page,
  session: number,
  screen: 'room' | 'ranking' | 'draw' | `match/${number}` | `draw/${number}`,
): Promise<void> {
  await page.goto(new URL(`/sessions/${session}/${screen}`, page.url()).href);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Asks the application from inside its page, through whichever door that came. */
export async function ask<Answer>(page: Page, method: string, path: string, body?: unknown): Promise<Answer> {
  return JSON.parse(await askText(page, method, path, body)) as Answer;
}

export async function askText(page: Page, method: string, path: string, body?: unknown): Promise<string> {
  const { ok, text } = await page.evaluate(
    async ({ method, path, body }) => {
      const headers = new Headers({ 'content-type': 'application/json' });
      const key = localStorage.getItem('etui page key');
      if (key !== null) headers.set('etui-key', key);
      const init = body === undefined ? {} : { body: JSON.stringify(body) };
      const answer = await fetch(path, { method, headers, ...init });
      return { ok: answer.ok, text: await answer.text() };
    },
    { method, path, body },
  );
  if (!ok) throw new Error(`${method} ${path}: ${text}`);
  return text;
}
