/** A Chromium for the browser tests: Playwright's own, or one that is installed. */
import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The first Chromium, Chrome or Edge found where systems keep them; null when there is none. */
export function installedBrowser() {
  return usualPlaces().find((place) => existsSync(place)) ?? null;
}

/** The shell without windows first: it starts and draws far faster than a whole browser without a screen. */
const LINUX_PROGRAMS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];

function usualPlaces() {
  switch (process.platform) {
    case 'win32': {
      const folders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => process.env[name] ?? []);
      const programs = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];
      return programs.flatMap((program) => folders.map((folder) => path.join(folder, program)));
    }
    case 'darwin': {
      const folders = ['/Applications', path.join(os.homedir(), 'Applications')];
      const programs = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
      return programs.flatMap((name) => folders.map((folder) => `${folder}/${name}.app/Contents/MacOS/${name}`));
    }
    default:
      return LINUX_PROGRAMS.map((name) => `/usr/bin/${name}`);
  }
}
