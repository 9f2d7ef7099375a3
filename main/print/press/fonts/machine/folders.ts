import { homedir } from 'node:os';
import path from 'node:path';

/** Where a system keeps its fonts. */
export interface FontSystem {
  readonly platform: NodeJS.Platform;
  readonly home: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export const THIS_SYSTEM: FontSystem = { platform: process.platform, home: homedir(), env: process.env };

/** The folders of the fonts that are installed for everybody, and of those of this user. */
export function fontFolders({ platform, home, env }: FontSystem): readonly string[] {
  if (platform === 'win32') {
    return [
      path.win32.join(env['SystemRoot'] ?? String.raw`C:\Windows`, 'Fonts'),
      path.win32.join(env['LOCALAPPDATA'] ?? path.win32.join(home, 'AppData', 'Local'), 'Microsoft/Windows/Fonts'),
    ];
  }
  if (platform === 'darwin') return ['/System/Library/Fonts', '/Library/Fonts', path.posix.join(home, 'Library/Fonts')];
  const shared = (env['XDG_DATA_DIRS'] || '/usr/local/share:/usr/share').split(':');
  const own = env['XDG_DATA_HOME'] || path.posix.join(home, '.local/share');
  const folders = [...shared, own].filter((folder) => path.posix.isAbsolute(folder));
  return [...folders.map((folder) => path.posix.join(folder, 'fonts')), path.posix.join(home, '.fonts')];
}
