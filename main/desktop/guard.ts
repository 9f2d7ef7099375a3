import path from 'node:path';
import { app, session, type WebContents } from 'electron';
import { isDisplay, isOwn } from './scheme.ts';
import { WEB_PREFERENCES } from './window.ts';

/** Keeps every page on the application's own addresses, and refuses new windows and embedded pages. */
export function guardPages(): void {
  app.on('web-contents-created', (_event, contents) => guardContents(contents));
}

function guardContents(contents: WebContents): void {
  contents.setWindowOpenHandler(({ url }) =>
    isDisplay(url)
      ? { action: 'allow', overrideBrowserWindowOptions: { autoHideMenuBar: true, webPreferences: WEB_PREFERENCES } }
      : { action: 'deny' },
  );
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.on('will-frame-navigate', (event) => {
    if (!isOwn(event.url)) event.preventDefault();
  });
  contents.on('will-redirect', (event) => {
    if (!isOwn(event.url)) event.preventDefault();
  });
}

/** Refuses every permission (camera, notifications ...) and device, and asks where a download goes. */
export function guardSession(): void {
  session.defaultSession.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.defaultSession.setPermissionCheckHandler(() => false);
  session.defaultSession.setDevicePermissionHandler(() => false);
  session.defaultSession.on('will-download', (_event, item) => {
    item.setSaveDialogOptions({ defaultPath: path.join(app.getPath('downloads'), item.getFilename()) });
  });
}
