import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { BrowserContext, BrowserType, Page } from '@playwright/test';

/**
 * One context for the specs of a worker, one after the other: a browser fetches and compiles the application for the
 * first of them only. It has a profile on disk, as a director's browser has; one without keeps nothing it compiled.
 */
export interface SharedContext {
  /** A context without pages and without cookies. */
  open(chromium: BrowserType): Promise<BrowserContext>;
  /** Closes its pages, and the browser with them where something would stay for the next spec. */
  leave(): Promise<void>;
  end(): Promise<void>;
}

export async function sharedContext(): Promise<SharedContext> {
  const profile = await mkdtemp(path.join(os.tmpdir(), 'etui-browser-'));
  let context: BrowserContext | null = null;
  let changed = false;
  return {
    async open(chromium) {
      if (context) return context;
      context = await chromium.launchPersistentContext(profile);
      context.once('close', () => {
        context = null;
      });
      changed = false;
      noteWhatStays(context, () => {
        changed = true;
      });
      await closePages(context);
      return context;
    },
    async leave() {
      if (context === null) return;
      await closePages(context);
      await context.clearCookies();
      if (changed) await context.close();
    },
    async end() {
      await context?.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Forgets what pages of an address have stored; what a page keeps for itself goes with it. */
export async function forgetOrigin(page: Page, address: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', {
    origin: new URL(address).origin,
    storageTypes: 'local_storage,indexeddb,service_workers',
  });
  await devtools.detach();
}

async function closePages(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.close()));
}

const STAYING = {
  context: ['addInitScript', 'exposeBinding', 'exposeFunction', 'grantPermissions', 'route', 'setOffline'],
  clock: ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
} as const;

/** Calls `note` when a spec changes what a context keeps after its pages are closed. */
function noteWhatStays(context: BrowserContext, note: () => void): void {
  const noteCalls = (owner: object, names: readonly string[]) => {
    for (const name of names) {
      const method: unknown = Reflect.get(owner, name);
      if (typeof method !== 'function') throw new Error(`Playwright has no ${name}`);
      Reflect.set(owner, name, (...args: readonly unknown[]): unknown => {
        note();
        return Reflect.apply(method, owner, args);
      });
    }
  };
  noteCalls(context, STAYING.context);
  noteCalls(context.clock, STAYING.clock);
}
