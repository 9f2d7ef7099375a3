import { lstatSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** What decides where a person's data lie. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
}

/** The folder of the club's file where none is named: each system's usual one, or the one ETUI_DATA names. */
export function dataFolder({ platform, env, home }: Machine): string {
  return env['ETUI_DATA'] || join(applicationData({ platform, env, home }), 'Etui');
}

function applicationData({ platform, env, home }: Machine): string {
  if (platform === 'win32') return env['APPDATA'] || join(home, 'AppData', 'Roaming');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support');
  return env['XDG_DATA_HOME'] || join(home, '.local', 'share');
}

/** The club's file in its folder. */
export function clubFile(folder: string): string {
  return join(folder, 'club.sqlite');
}

/** The file that a link at a path leads to: its log and its copies stand beside it, and not beside the link. */
export function linkedFile(path: string): string {
  try {
    return lstatSync(path).isSymbolicLink() ? realpathSync(path) : path;
  } catch {
    return path;
  }
}
