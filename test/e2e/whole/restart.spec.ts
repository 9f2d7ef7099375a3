/** The server is killed and started again, while pages are open and people type. */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { mitchellSpec } from '../../builders.ts';
import { expectNoBarrier } from '../barriers.ts';
import { openScreen, sessionOf, setLook, standingsOf, startEvening } from '../evenings.ts';
import { expect, test as base } from '../fixtures.ts';
import { EntryPage } from '../pages/EntryPage.ts';
import { NamesPage } from '../pages/NamesPage.ts';
import { RankingPage } from '../pages/RankingPage.ts';
import { StartPage } from '../pages/StartPage.ts';
import { startBuiltServer, type RunningDoor } from '../server.ts';
import { startTeams, WBF_DISCRETE } from '../team-events.ts';

const ROOT = path.join(import.meta.dirname, '..', '..', '..');

/** A server that can be killed, and comes back on the same file and port. */
interface Server {
  readonly data: string;
  readonly kill: () => Promise<void>;
  /** Stops it where it stands, as a laptop that sleeps does, and lets it go on. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** @returns the address of the new start */
  readonly restart: () => Promise<string>;
}

const test = base.extend<{ server: Server }>({
  server: async ({ page }, use, info) => {
    test.skip(info.project.name === 'desktop', 'the window has no server that could be gone');
    const data = await mkdtemp(path.join(os.tmpdir(), 'etui-restart-'));
    let running: RunningDoor = await startBuiltServer(ROOT, data);
    const port = Number(new URL(running.address).port);
    await page.goto(running.address);
    await use({
      data,
      kill: () => running.kill(),
      freeze: () => void process.kill(running.pid ?? 0, 'SIGSTOP'),
      thaw: () => void process.kill(running.pid ?? 0, 'SIGCONT'),
      restart: async () => {
        running = await startBuiltServer(ROOT, data, port);
        return running.address;
      },
    });
    await running.stop();
    await rm(data, { recursive: true, force: true });
  },
});

function notice(page: Page) {
  return page.getByRole('alert').filter({ hasText: /Etui (does not answer|was started again|a été relancé)/ });
}

test('lines typed while it is gone go in once it is back, each once, and the half line stays', async ({
  page,
  server,
}) => {
  const { session } = await startEvening(page, mitchellSpec(5));
  const entry = new EntryPage(page);
  await entry.open(session, 1);
  await entry.type('4sn=');
  await expect.poll(async () => (await sessionOf(page, session)).results).toHaveLength(1);
  await server.kill();
  await expect(notice(page)).toContainText('What you type stays here');
  await expectNoBarrier(page);
  await page.setViewportSize({ width: 390, height: 640 });
  await expect(notice(page)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await entry.type('3nn=', '2he+1');
  await page.keyboard.type('4sx');
  await server.restart();
  await expect(notice(page)).toHaveCount(0);
  await expect(entry.field(4)).toHaveValue('4sx');
  await expect(entry.field(4)).toBeFocused();
  await expect.poll(async () => (await sessionOf(page, session)).results).toHaveLength(3);
  const { results } = await sessionOf(page, session);
  expect(results.map(({ typed, version }) => [typed, version])).toEqual([
    ['4sn=', 1],
    ['3nn=', 1],
    ['2he+1', 1],
  ]);
  await page.keyboard.type('n-1');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await sessionOf(page, session)).results.at(-1)?.typed).toBe('4sxn-1');
});

test('a server that stands still is noticed by a page where nobody types, and by one where somebody does', async ({
  page,
  context,
  server,
}) => {
  test.skip(process.platform === 'win32', 'Windows stops no process so');
  const { session } = await startEvening(page, mitchellSpec(5));
  await openScreen(page, session, 'ranking');
  const other = await context.newPage();
  await other.goto(page.url());
  const entry = new EntryPage(other);
  await entry.open(session, 1);
  await entry.type('4sn=');
  await expect(page.getByText(/1 of \d+ results/)).toBeVisible();
  server.freeze();
  await entry.type('3nn=', '2he+1');
  await other.keyboard.type('4sx');
  for (const silent of [other, page]) await expect(notice(silent)).toBeVisible({ timeout: 60_000 });
  server.thaw();
  for (const silent of [other, page]) await expect(notice(silent)).toHaveCount(0, { timeout: 30_000 });
  await expect(entry.field(4)).toHaveValue('4sx');
  await expect.poll(async () => (await sessionOf(other, session)).results.length).toBe(3);
  expect((await sessionOf(other, session)).results.map(({ typed, version }) => [typed, version])).toEqual([
    ['4sn=', 1],
    ['3nn=', 1],
    ['2he+1', 1],
  ]);
  await expect(page.getByText(/3 of \d+ results/)).toBeVisible();
});

test('an evening of teams goes on: lines of both rooms, the half line, and a line-up half made', async ({
  page,
  server,
}) => {
  const match = { kind: 'match', teams: 2, boardsPerMatch: 16, segments: 2, supply: 'exchanged' } as const;
  const session = await startTeams(page, match, WBF_DISCRETE, ['Jura', 'Vosges']);
  const entry = new EntryPage(page);
  await entry.open(session, 1);
  await entry.type('170');
  await expect.poll(async () => (await sessionOf(page, session)).results).toHaveLength(1);
  await server.kill();
  await expect(notice(page)).toContainText('What you type stays here');
  await entry.type('110');
  await page.keyboard.press('Enter');
  await page.keyboard.type('4sx');
  await server.restart();
  await expect(notice(page)).toHaveCount(0);
  // the board that came next keeps what was typed on it
  await expect(entry.field(1)).toHaveValue('4sx');
  await expect.poll(async () => (await sessionOf(page, session)).results).toHaveLength(2);
  const board = async () => {
    const { fields } = await standingsOf(page, session);
    return fields[0]?.matches?.matches[0]?.segments[0]?.boards[0]?.imps?.home.exact;
  };
  // 170 against 110 are 60 points, 2 IMPs
  await expect.poll(board).toBe('2');
  const { results } = await sessionOf(page, session);
  expect(results.map(({ typed, version }) => [typed, version])).toEqual([
    ['170', 1],
    ['110', 1],
  ]);

  await openScreen(page, session, 'room');
  await page.keyboard.press('l');
  const form = page.getByRole('form', { name: 'Line-up' });
  await form.getByRole('button', { name: 'second half' }).click();
  await server.kill();
  await expect(notice(page)).toBeVisible();
  const seat = (place: 1 | 2) => form.getByLabel(`Jura, Closed room, East-West, player ${place}`);
  await seat(1).fill('Rowan');
  await server.restart();
  await expect(notice(page)).toHaveCount(0);
  await expect(seat(1)).toHaveValue('Rowan');
  await seat(2).fill('Willow');
  await seat(2).press('Enter');
  await expect(form).toHaveCount(0);
  const pairs = (await sessionOf(page, session)).sections[0]?.partnerships.map(({ players }) => players.join());
  expect(pairs).toContain('Rowan,Willow');
});

test('names typed while it is gone are saved when it is back, with the one half typed', async ({ page, server }) => {
  const { session } = await startEvening(page, mitchellSpec(3), { names: false });
  const names = new NamesPage(page);
  await names.open(session);
  await server.kill();
  await expect(notice(page)).toBeVisible();
  await page.keyboard.type('Ann Cedar');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Bob Cy');
  await server.restart();
  await expect(notice(page)).toHaveCount(0);
  await page.keyboard.type('press');
  await page.keyboard.press('Enter');
  await expect(names.field(1, 2)).toHaveValue('Bob Cypress');
  const first = async () => {
    const { sections } = await sessionOf(page, session);
    return sections[0]?.entries.find(({ number }) => number === 1)?.players;
  };
  await expect.poll(first).toEqual(['Ann Cedar', 'Bob Cypress']);
});

test('a form half filled stays, and what needs an answer goes on when it is back', async ({ page, server }) => {
  const start = new StartPage(page);
  await start.open();
  await page.keyboard.type('7');
  await server.kill();
  await expect(notice(page)).toBeVisible();
  await start.field('Name').fill('Friday pairs');
  await start.tables().fill('9.5');
  await server.restart();
  await expect(notice(page)).toHaveCount(0);
  await expect(start.field('Name')).toHaveValue('Friday pairs');
  await expect(page.getByText('movements for 9.5 tables, best first')).toBeVisible();
  await start.start();
});

test('the ranking goes on by itself, with what was recorded elsewhere since', async ({ page, context, server }) => {
  const { session } = await startEvening(page, mitchellSpec(3));
  await openScreen(page, session, 'ranking');
  const other = await context.newPage();
  await other.goto(page.url());
  await server.kill();
  await expect(notice(page)).toBeVisible();
  await server.restart();
  await expect(notice(other)).toHaveCount(0);
  const entry = new EntryPage(other);
  await entry.open(session, 1);
  await entry.type('4sn=');
  await expect.poll(async () => (await standingsOf(other, session)).change).toBeGreaterThan(0);
  await expect(page.getByText(/1 of 18 results/)).toBeVisible();
});

for (const [language, typed, advice] of [
  ['en', '4sn=', 'Open, in this browser, the address shown in the window where Etui was started'],
  ['fr', '4pn=', 'Ouvrez-y l’adresse affichée dans la fenêtre où Etui a été lancé'],
] as const) {
  test(`a browser that is not known any more is told what to do, and goes on: ${language}`, async ({
    page,
    context,
    server,
  }) => {
    const { session } = await startEvening(page, mitchellSpec(3));
    await setLook(page, { language });
    const entry = new EntryPage(page);
    await entry.open(session, 1);
    await server.kill();
    await entry.type(typed);
    await rm(path.join(server.data, 'browser-key'));
    const address = await server.restart();
    await expect(notice(page)).toContainText(advice);
    await expectNoBarrier(page);
    const refused = await context.newPage();
    await refused.goto(new URL('/', address).href);
    await expect(refused.getByText('open the address shown in the window where Etui was started')).toBeVisible();
    await refused.goto(address);
    await expect(notice(page)).toHaveCount(0);
    await expect
      .poll(async () => (await sessionOf(page, session)).results.map((result) => result.typed))
      .toEqual([typed]);
  });
}

test('a penalty whose answer was lost is given once, though it is asked for again', async ({ page, server }) => {
  expect(server.data).not.toBe('');
  const { session } = await startEvening(page, mitchellSpec(3));
  const entry = new EntryPage(page);
  await entry.open(session, 1);
  await entry.type('4sn=');
  await expect.poll(async () => (await standingsOf(page, session)).change).toBeGreaterThan(0);
  await openScreen(page, session, 'ranking');
  await page.keyboard.press('b');
  const form = new RankingPage(page).penaltyForm();
  await form.getByLabel('Reason').fill('late');
  await page.route(
    '**/penalties',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(form).toHaveCount(0);
  const { penalties } = await sessionOf(page, session);
  expect(penalties).toHaveLength(1);
});
