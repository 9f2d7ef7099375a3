/** Door 1: the desktop window. It opens the club's file, answers the window's requests, and knows nothing of bridge. */
import { app, dialog, Menu, protocol, type BrowserWindow } from 'electron';
import { fileNoticeSentence, fileProblemSentence } from '../src/language/files/club-file.ts';
import type { Language } from '../src/language.ts';
import { folderAssets, rendererFolder } from './app/http/assets.ts';
import { createDirectorApp } from './app/director/app.ts';
import { openClub, type Club } from './club/club.ts';
import { readSettings } from './club/settings.ts';
import { guardPages, guardSession } from './desktop/guard.ts';
import { menuTemplate } from './desktop/menu.ts';
import { SCHEME } from './desktop/scheme.ts';
import { pageStreams } from './desktop/streams.ts';
import { openWindow, showWindow } from './desktop/window.ts';
import { clubFile, dataFolder } from './store/file/data-folder.ts';
import { isProblem } from './store/problem.ts';

app.enableSandbox();
protocol.registerSchemesAsPrivileged([SCHEME]);

if (app.requestSingleInstanceLock()) start().catch((bug: unknown) => refuseToStart(String(bug)));
else app.quit();

async function start(): Promise<void> {
  app.on('window-all-closed', () => app.quit());
  guardPages();
  await app.whenReady();
  guardSession();
  const { platform, env } = process;
  const club = openClub(clubFile(dataFolder({ platform, env, home: app.getPath('home') })), { now: () => new Date() });
  if (isProblem(club)) return refuseToStart(fileProblemSentence(club, systemLanguage()));
  app.on('will-quit', () => club.store.close());
  const window = openDirector(club);
  app.on('second-instance', () => showWindow(window));
  for (const notice of club.store.notices.list()) {
    const message = fileNoticeSentence(notice, readSettings(club).language);
    void dialog.showMessageBox(window, { type: 'warning', message });
  }
}

function refuseToStart(reason: string): void {
  dialog.showErrorBox('Etui', reason);
  app.exit(1);
}

/** The system's language, for the time before the club's file is open. */
function systemLanguage(): Language {
  return app.getLocale().startsWith('fr') ? 'fr' : 'en';
}

function openDirector(club: Club): BrowserWindow {
  const screens = rendererFolder();
  const director = createDirectorApp(screens === null ? { club } : { club, assets: folderAssets(screens) });
  const streams = pageStreams();
  protocol.handle('etui', async (request) => streams.follow(await director.fetch(request)));
  const window = openWindow(streams);
  showMenu(club, window);
  club.updates.subscribe(({ kind }) => {
    if (kind === 'settings') showMenu(club, window);
  });
  return window;
}

/** The menu in the language of the settings. */
function showMenu(club: Club, window: BrowserWindow): void {
  const template = menuTemplate(readSettings(club).language, process.platform, () => window.webContents.print());
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}
