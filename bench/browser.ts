import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { installedBrowser } from '../scripts/browser.mjs';

/** A browser that measurements are made in. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    ...(existsSync(chromium.executablePath()) ? {} : { executablePath: installedBrowser() ?? '' }),
    args: [
      '--disable-background-networking',
      // Frames as soon as they are ready: what is measured is the work, not the wait for a 60 Hz screen.
      '--disable-frame-rate-limit',
      '--disable-gpu-vsync',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
}
