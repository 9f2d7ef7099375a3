import { writeFileSync } from 'node:fs';
import path from 'node:path';
import SQLite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { clubFile } from '../../main/store/file/data-folder.ts';
import { temporaryFolder } from '../main/support.ts';
import {
  downloadItem,
  electronFake,
  refusableEvent,
  type ElectronFake,
  type ElectronSetting,
} from './electron-fake.ts';

let home: string;
beforeEach(() => {
  home = temporaryFolder();
  vi.stubEnv('ETUI_DATA', path.join(home, 'club'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.doUnmock('electron');
  vi.resetModules();
});

/** Runs the desktop door on an Electron of its own, as the system starts it; not yet ready. */
async function load(setting: Partial<ElectronSetting> = {}): Promise<ElectronFake> {
  const electron = electronFake({ home, ...setting });
  vi.doMock('electron', () => electron.module);
  await import('../../main/electron.ts');
  onTestFinished(() => void electron.module.app.emit('will-quit', {}));
  return electron;
}

/** The same, ready and with its window, or with its reason why there is none. */
async function start(setting: Partial<ElectronSetting> = {}): Promise<ElectronFake> {
  const electron = await load(setting);
  electron.module.app.becomeReady();
  await vi.waitUntil(() => electron.windows.length + electron.errorBoxes.length > 0);
  return electron;
}

function onlyWindow({ windows }: ElectronFake) {
  const [window] = windows;
  if (!window) throw new Error('no window was opened');
  return window;
}

describe('starting', () => {
  test('the scheme is registered before the application is ready, as standard, secure, fetching and streaming', async () => {
    const electron = await start();
    expect(electron.schemes).toEqual([
      { scheme: 'etui', privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true } },
    ]);
    expect(electron.steps).toEqual(['sandbox enabled', 'schemes registered', 'ready', 'etui handled', 'window opened']);
  });

  test('the window has exactly the preferences that keep its page from the machine', async () => {
    const window = onlyWindow(await start());
    expect(window.options).toMatchObject({ width: 1280, height: 800, title: 'Etui' });
    expect(window.options.webPreferences).toEqual({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      spellcheck: false,
      autoplayPolicy: 'no-user-gesture-required',
    });
    expect(window.loaded).toEqual(['etui://director/']);
  });

  test('a second start leaves at once, and touches nothing', async () => {
    const electron = await load({ running: true });
    electron.module.app.becomeReady();
    expect(electron.steps).toEqual(['sandbox enabled', 'schemes registered', 'quit', 'ready']);
    expect(electron.windows).toEqual([]);
  });

  test('the first is then brought to the front', async () => {
    const electron = await start();
    const window = onlyWindow(electron);
    window.minimized = true;
    electron.module.app.emit('second-instance', {});
    expect(window.calls).toEqual(['restore', 'focus']);
  });

  test.each([
    ['en-GB', /written by a newer Etui/],
    ['fr-FR', /écrit par un Etui plus récent/],
  ])('a newer club’s file is refused in the language of the system: %s', async (locale, sentence) => {
    await closedAfter(start());
    const file = clubFile(path.join(home, 'club'));
    const db = new SQLite(file);
    db.pragma('user_version = 999');
    db.close();
    vi.resetModules();

    const electron = await start({ locale });
    expect(electron.errorBoxes).toEqual([{ title: 'Etui', content: expect.stringMatching(sentence) }]);
    expect(electron.windows).toEqual([]);
    expect(electron.steps).toContain('exit 1');
  });
});

test('a club’s file that cannot be copied is opened all the same, and it is said', async () => {
  await closedAfter(start());
  writeFileSync(path.join(home, 'club', 'copies'), 'a file where the folder of the copies should be');
  vi.resetModules();
  const electron = await start();
  expect(electron.windows).toHaveLength(1);
  expect(electron.messages).toEqual([expect.stringMatching(/No copy could be made/)]);
});

/** A start that has ended: its club's file is closed. */
async function closedAfter(starting: Promise<ElectronFake>): Promise<void> {
  const { module } = await starting;
  module.app.emit('window-all-closed');
}

describe('what a page may not', () => {
  test.each([['will-frame-navigate'], ['will-redirect']])(
    '%s to an address that is not the application’s',
    async (name) => {
      const { webContents } = onlyWindow(await start());
      const refused = (url: string) => {
        const event = refusableEvent({ url });
        webContents.emit(name, event);
        return event.refused;
      };
      expect(
        ['https://example.org/', 'file:///etc/passwd', 'etui://director.example.org/', 'etui://table/'].map(refused),
      ).toEqual([true, true, true, true]);
      expect(['etui://director/', 'etui://director/sessions/1/room'].map(refused)).toEqual([false, false]);
    },
  );

  test('open a window', async () => {
    const { webContents } = onlyWindow(await start());
    const details: Parameters<NonNullable<typeof webContents.windowOpen>>[0] = {
      url: 'https://example.org/',
      frameName: '',
      features: '',
      disposition: 'new-window',
      referrer: { url: '', policy: 'default' },
    };
    expect(webContents.windowOpen?.(details)).toEqual({ action: 'deny' });
    for (const url of [
      'etui://director/sessions/1/room',
      'https://example.org/sessions/1/display',
      'etui://director/sessions/1/display/x',
    ]) {
      expect(webContents.windowOpen?.({ ...details, url })).toEqual({ action: 'deny' });
    }
    // The second display alone, as closed off as the first window.
    expect(webContents.windowOpen?.({ ...details, url: 'etui://director/sessions/12/display' })).toMatchObject({
      action: 'allow',
      overrideBrowserWindowOptions: {
        webPreferences: { sandbox: true, contextIsolation: true, nodeIntegration: false },
      },
    });
  });

  test('attach a web view', async () => {
    const { webContents } = onlyWindow(await start());
    const event = refusableEvent({});
    webContents.emit('will-attach-webview', event);
    expect(event.refused).toBe(true);
  });

  test.each([['media'], ['notifications'], ['geolocation'], ['clipboard-read'], ['openExternal']] as const)(
    'use %s',
    async (permission) => {
      const { module } = await start();
      const { permissionRequest, permissionCheck } = module.session.defaultSession;
      const answers: boolean[] = [];
      const contents = null as unknown as Parameters<NonNullable<typeof permissionRequest>>[0];
      permissionRequest?.(contents, permission, (granted) => answers.push(granted), {
        requestingUrl: 'etui://director/',
        isMainFrame: true,
      });
      answers.push(
        permissionCheck?.(null, permission, 'etui://director', {
          isMainFrame: true,
          securityOrigin: 'etui://director',
        }) ?? true,
      );
      expect(answers).toEqual([false, false]);
    },
  );
});

test('a page reaches no device', async () => {
  const { devicePermission } = (await start()).module.session.defaultSession;
  for (const deviceType of ['hid', 'serial', 'usb'] as const) {
    const device = {} as Parameters<NonNullable<typeof devicePermission>>[0]['device'];
    expect(devicePermission?.({ deviceType, origin: 'etui://director', device })).toBe(false);
  }
});

describe('the application behind the window', () => {
  test('answers a route and a screen, under its policy', async () => {
    const electron = await start();
    const settings = await electron.request('/api/settings');
    expect(settings.status).toBe(200);
    expect(await settings.json()).toMatchObject({ language: 'en', paper: 'A4' });
    const made = await electron.request('/api/sample', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ language: 'en' }),
    });
    expect(made.status).toBe(200);
    const events = await electron.request('/api/events');
    expect(await events.json()).toMatchObject({ events: [{ sample: true, tables: 13 }] });
    const page = await electron.request('/sessions/1/room');
    expect(page.status, 'the screens are not built: npm run build').toBe(200);
    expect(await page.text()).toContain('<div id="root">');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  test('keeps what was written: the next start reads it', async () => {
    const first = await start();
    await changeSettings(first, { clubName: 'Club de Lausanne' });
    first.module.app.emit('window-all-closed');
    vi.resetModules();
    const settings = await (await start()).request('/api/settings');
    expect(await settings.json()).toMatchObject({ clubName: 'Club de Lausanne' });
  });

  test.each([
    ['the window is closed', (electron: ElectronFake) => onlyWindow(electron).emit('closed')],
    [
      'the page is left',
      (electron: ElectronFake) =>
        onlyWindow(electron).webContents.emit('did-start-navigation', { isMainFrame: true, isSameDocument: false }),
    ],
  ])('ends the event stream when %s', async (_, leave) => {
    const electron = await start();
    const reader = await openStream(electron);
    leave(electron);
    await expect(reader.read()).rejects.toThrow(/abort/i);
  });

  test('keeps the event stream while the page only changes its address, and tells it what changed', async () => {
    const electron = await start();
    const reader = await openStream(electron);
    onlyWindow(electron).webContents.emit('did-start-navigation', { isMainFrame: true, isSameDocument: true });
    await changeSettings(electron, { clubName: 'Étui' });
    const { value } = await reader.read();
    expect(new TextDecoder().decode(value)).toContain('"kind":"settings"');
    await reader.cancel();
  });
});

describe('what the system does for it', () => {
  test('a download opens the save dialog in the downloads, with its name', async () => {
    const { module } = await start();
    const { item, asked } = downloadItem('Tuesday pairs 2026-11-24 ranking.csv');
    module.session.defaultSession.emit('will-download', {}, item);
    expect(asked).toEqual([{ defaultPath: path.join(home, 'downloads', 'Tuesday pairs 2026-11-24 ranking.csv') }]);
  });

  test('the menu prints, and speaks the language of the settings as soon as it changes', async () => {
    const electron = await start();
    const labels = () => electron.menus.at(-1)?.map(({ label }) => label);
    expect(labels()).toContain('File');
    await changeSettings(electron, { language: 'fr' });
    expect(labels()).toContain('Fichier');
    const file = electron.menus.at(-1)?.find(({ label }) => label === 'Fichier')?.submenu;
    const print = Array.isArray(file) ? file.find(({ label }) => label === 'Imprimer …') : undefined;
    print?.click?.(...([] as unknown as Parameters<NonNullable<typeof print.click>>));
    expect(onlyWindow(electron).webContents.prints).toBe(1);
  });
});

async function changeSettings(electron: ElectronFake, change: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await electron.request('/api/settings', { method: 'PUT', headers, body: JSON.stringify(change) });
  expect(answer.status).toBe(200);
}

/** The stream's reader, past the first heartbeat. */
async function openStream(electron: ElectronFake): Promise<ReadableStreamDefaultReader<Uint8Array>> {
  const response = await electron.request('/api/stream');
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  return reader;
}
