/**
 * `app`: the built application with an empty club, in a browser through its server, or in its own window through
 * Electron. A spec that uses it runs in both; where Electron's binary is missing it is skipped there and says so.
 *
 * `ETUI_SLOW=5 npm run e2e -- --project=browser` slows the page five times and every answer, to bring out what holds
 * on a fast machine only.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { electronBinary, noDesktopWindow } from '../../scripts/electron.mjs';
import { doorHost, type DoorHost } from './door-host.ts';
import { forgetOrigin, sharedContext, type SharedContext } from './shared-context.ts';

export { expect } from '@playwright/test';

export interface App {
  /** The director's page, on its first screen. */
  readonly page: Page;
  /** The folder of the club's file. */
  readonly dataFolder: string;
  /** The address that opened the page; null in the desktop window. */
  readonly address: string | null;
}

const ROOT = path.join(import.meta.dirname, '..', '..');

export const test = base.extend<{ app: App; desktop: App | null }, { host: DoorHost; shared: SharedContext }>({
  host: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its first parameter
    async ({}, use) => {
      const host = doorHost(ROOT);
      await use(host);
      await host.end();
    },
    { scope: 'worker' },
  ],
  shared: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its first parameter
    async ({}, use) => {
      const shared = await sharedContext();
      await use(shared);
      await shared.end();
    },
    { scope: 'worker' },
  ],
  context: async ({ playwright, shared }, use) => {
    await use(await shared.open(playwright.chromium));
    await shared.leave();
  },
  // Set up before everything else, so that a skipped spec opens no browser either.
  desktop: [
    async ({ playwright }, use, testInfo) => {
      if (testInfo.project.name !== 'desktop') return use(null);
      const problem = noDesktopWindow();
      testInfo.skip(problem !== null, problem ?? '');
      await withDataFolder(async (dataFolder) => {
        const { locale, timezoneId } = testInfo.project.use;
        const { _electron: launcher } = playwright;
        const electron = await launcher.launch({
          executablePath: electronBinary() ?? '',
          args: [ROOT, `--user-data-dir=${path.join(dataFolder, 'window')}`],
          env: { ...environment(), ETUI_DATA: dataFolder },
          ...(locale === undefined ? {} : { locale }),
          ...(timezoneId === undefined ? {} : { timezoneId }),
        });
        await use({ page: await electron.firstWindow(), dataFolder, address: null });
        await electron.close();
      });
    },
    { auto: true },
  ],
  app: async ({ desktop, host, page }, use) => {
    if (desktop !== null) return use(desktop);
    await withDataFolder(async (dataFolder) => {
      const address = await host.open(dataFolder);
      await slowDown(page);
      await forgetOrigin(page, address);
      await page.goto(address);
      await use({ page, dataFolder, address });
      await host.close();
    });
  },
});

/** Milliseconds every answer takes longer on a slowed machine, a slowdown of one. */
const SLOW_ANSWER = 25;

/** Slows the page as often as the environment asks for. */
async function slowDown(page: Page): Promise<void> {
  const rate = Number(process.env['ETUI_SLOW'] ?? 1);
  if (!(rate > 1)) return;
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await page.route('**/api/**', async (route) => {
    // The stream of announcements never ends; it is not to be kept waiting.
    if (!route.request().url().endsWith('/stream')) await new Promise((go) => setTimeout(go, rate * SLOW_ANSWER));
    await route.continue().catch(() => {});
  });
}

/** A folder of its own for one spec, gone afterwards. */
async function withDataFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'etui-e2e-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** This process's environment, without what is not set. */
function environment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
