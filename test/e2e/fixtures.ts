/**
 * `app`: the built application with an empty club, in a browser through its server, or in its own window through
 * Electron. A spec that uses it runs in both; where Electron's binary is missing it is skipped there and says so.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { electronBinary, noDesktopWindow } from '../../scripts/electron.mjs';
import { startBuiltServer } from './server.ts';

export { expect } from '@playwright/test';

export interface App {
  /** The director's page, on its first screen. */
  readonly page: Page;
  /** The folder of the club's file. */
  readonly dataFolder: string;
}

const ROOT = path.join(import.meta.dirname, '..', '..');

export const test = base.extend<{ app: App; desktop: App | null }>({
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
        await use({ page: await electron.firstWindow(), dataFolder });
        await electron.close();
      });
    },
    { auto: true },
  ],
  app: async ({ desktop, page }, use) => {
    if (desktop !== null) return use(desktop);
    await withDataFolder(async (dataFolder) => {
      const server = await startBuiltServer(ROOT, dataFolder);
      await page.goto(server.address);
      await use({ page, dataFolder });
      await server.stop();
    });
  },
});

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
