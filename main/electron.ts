/** Door 1: the desktop window. It opens the club's file, answers the window's requests, and knows nothing of bridge. */
import { app, dialog, Menu, protocol, type BrowserWindow } from 'electron';
import { fileNoticeSentence, fileProblemSentence } from '../src/language/files/club-file.ts';
import type { Language } from '../src/language.ts';
import { folderAssets, rendererFolder } from './app/http/assets.ts';
import { openDoor } from './app/director/door.ts';
import type { Club } from './club/club.ts';
import { readSettings } from './club/settings.ts';
import { guardPages, guardSession } from './desktop/guard.ts';
import { menuTemplate } from './desktop/menu.ts';
import { windowPrinters } from './desktop/printers.ts';
import { SCHEME } from './desktop/scheme.ts';
import { pageStreams } from './desktop/streams.ts';
import { openWindow, showWindow } from './desktop/window.ts';
import { clubFile, dataFolder } from './store/file/data-folder.ts';
import { isProblem } from './store/problem.ts';

/** The director's window; null before it is open. */
let directorWindow: BrowserWindow | null = null;

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
  const file = clubFile(dataFolder({ platform, env, home: app.getPath('home') }));
  const screens = rendererFolder();
  const files = screens === null ? {} : { assets: folderAssets(screens) };
  const door = openDoor({
    file,
    now: () => new Date(),
    language: systemLanguage(),
    onOpen: keepMenu,
    printers: windowPrinters(() => directorWindow?.webContents ?? null),
    ...files,
  });
  if (isProblem(door)) return refuseToStart(fileProblemSentence(door, systemLanguage()));
  app.on('will-quit', () => door.close());
  if (door.club() === null) showMenu(systemLanguage());
  const streams = pageStreams();
  protocol.handle('etui', async (request) => streams.follow(await door.fetch(request)));
  const window = openWindow(streams);
  directorWindow = window;
  app.on('second-instance', () => showWindow(window));
  const club = door.club();
  for (const notice of club?.store.notices.list() ?? []) {
    const message = fileNoticeSentence(notice, club ? readSettings(club).language : systemLanguage());
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

/** Shows the menu in the language of an open club's settings, also when that changes. */
function keepMenu(club: Club): void {
  showMenu(readSettings(club).language);
  club.updates.subscribe(({ kind }) => {
    if (kind === 'settings') showMenu(readSettings(club).language);
  });
}

function showMenu(language: Language): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(language, process.platform, print)));
}

function print(): void {
  directorWindow?.webContents.print();
}
