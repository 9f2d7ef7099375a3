import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A browser that was asked to open an address. */
export interface OpeningBrowser {
  /** Removes what led it there. It is called when the browser has arrived, or is no longer expected. */
  end(): void;
}

/**
 * Opens an address in the default browser by the system's command; where that is missing, the printed address remains.
 * Everybody on a machine can read the arguments of its programs: they name a file that leads to the address, and only
 * its user can read the file.
 */
export function openInBrowser(address: string): OpeningBrowser {
  const folder = makeFolder();
  if (folder === null) return { end: () => {} };
  const file = join(folder, 'open.html');
  writeFileSync(file, redirectPage(address), { mode: 0o600, flag: 'wx' });
  const [command, ...args] = commandFor(pathToFileURL(file).href);
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
  return { end: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * A folder that only its user can look into. On Linux it stands in plain sight in the home folder: a browser that the
 * system confines (snap, Flatpak) sees neither hidden folders nor the common one for temporary files.
 */
function makeFolder(): string | null {
  try {
    return mkdtempSync(join(process.platform === 'linux' ? homedir() : tmpdir(), 'etui-'));
  } catch {
    return null;
  }
}

function redirectPage(address: string): string {
  return `<!doctype html>
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<meta http-equiv="refresh" content="0; url=${address}">
<title>Etui</title>
<p><a href="${address}">Etui</a></p>
`;
}

function commandFor(file: string): readonly [string, ...string[]] {
  if (process.platform === 'darwin') return ['open', file];
  return process.platform === 'win32' ? ['rundll32', 'url.dll,FileProtocolHandler', file] : ['xdg-open', file];
}
