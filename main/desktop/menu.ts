import type { MenuItemConstructorOptions } from 'electron';
import type { Language } from '../../src/language.ts';
import { menuWords } from '../../src/language/screens/menu.ts';

/**
 * The window's menu. macOS takes its editing keys from a menu, and expects one of the application's name first; the
 * other systems need neither.
 */
export function menuTemplate(
  language: Language,
  platform: NodeJS.Platform,
  print: () => void,
): MenuItemConstructorOptions[] {
  const words = menuWords[language];
  const quit: MenuItemConstructorOptions = { role: 'quit', label: words.quit };
  const file: MenuItemConstructorOptions[] = [{ label: words.print, accelerator: 'CmdOrCtrl+P', click: print }];
  const view: MenuItemConstructorOptions = {
    label: words.view,
    submenu: [
      { role: 'zoomIn', label: words.larger },
      { role: 'zoomOut', label: words.smaller },
      { role: 'resetZoom', label: words.actualSize },
      { type: 'separator' },
      { role: 'togglefullscreen', label: words.fullScreen },
    ],
  };
  if (platform !== 'darwin') return [{ label: words.file, submenu: [...file, { type: 'separator' }, quit] }, view];
  const edit: MenuItemConstructorOptions = {
    label: words.edit,
    submenu: [
      { role: 'undo', label: words.undo },
      { role: 'redo', label: words.redo },
      { type: 'separator' },
      { role: 'cut', label: words.cut },
      { role: 'copy', label: words.copy },
      { role: 'paste', label: words.paste },
      { role: 'selectAll', label: words.selectAll },
    ],
  };
  return [{ label: 'Etui', submenu: [quit] }, { label: words.file, submenu: file }, edit, view];
}
