import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { chromium, defineConfig } from '@playwright/test';
import { installedBrowser } from './scripts/browser.mjs';

const installed = existsSync(chromium.executablePath()) ? null : installedBrowser();
const asRoot = process.getuid?.() === 0;

/** The end-to-end specs, once in a browser and once in the desktop window where Electron's binary is present. */
export default defineConfig({
  testDir: 'test/e2e',
  testMatch: '**/*.spec.ts',
  workers: Math.max(2, availableParallelism()),
  // Every spec has a club of its own: a long file is shared among the workers too.
  fullyParallel: true,
  // A busy machine is slow, not wrong: waiting longer hides nothing. What needs another try is named by `npm test`.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  retries: 2,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    // Recording every first try would cost a third of the time.
    trace: 'on-first-retry',
    launchOptions: {
      args: [
        '--disable-background-networking',
        // What is fetched in the background is compiled anew, though the browser keeps what it compiled.
        '--disable-features=BackgroundResourceFetch',
        // Pages that live for seconds do not earn what it costs to optimize their code.
        '--js-flags=--no-opt,--no-maglev',
        ...(asRoot ? ['--no-sandbox'] : []),
      ],
      ...(installed === null ? {} : { executablePath: installed }),
    },
  },
  // Result pages are read in browsers, never in the desktop window.
  projects: [{ name: 'browser' }, { name: 'desktop', testIgnore: '**/site/page.spec.ts' }],
});
