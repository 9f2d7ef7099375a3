import { BrowserWindow, type WebPreferences } from 'electron';
import { ORIGIN } from './scheme.ts';
import type { PageStreams } from './streams.ts';

/** What a page may do: nothing but ask the application. */
export const WEB_PREFERENCES: WebPreferences = {
  sandbox: true,
  contextIsolation: true,
  nodeIntegration: false,
  // Its dictionaries would be fetched from the network, and don't know names.
  spellcheck: false,
  // The clock plays sounds in a second display that nobody has clicked.
  autoplayPolicy: 'no-user-gesture-required',
};

/** Opens the director's window. Its page reaches the machine only through requests to the application. */
export function openWindow(streams: PageStreams): BrowserWindow {
  const window = new BrowserWindow({
    width: 1280,
    height: 800,
    minWidth: 800,
    minHeight: 500,
    useContentSize: true,
    title: 'Etui',
    webPreferences: WEB_PREFERENCES,
  });
  window.webContents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
    if (isMainFrame && !isSameDocument) streams.end();
  });
  window.on('closed', () => streams.end());
  void window.loadURL(`${ORIGIN}/`);
  return window;
}

/** Brings a window that is hidden behind others, or in the dock, to the front. */
export function showWindow(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.focus();
}
