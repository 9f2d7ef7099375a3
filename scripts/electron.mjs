/** Where Electron's binary is. Its npm package brings none: it is fetched the first time it is wanted. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inProject, run, toolEnvironment } from './project.mjs';

const PACKAGE = inProject('node_modules', 'electron');
const REACH_LIMIT_MS = 5_000;
const FETCH_LIMIT_MS = 5 * 60_000;

/**
 * The binary's path; null when it has not been fetched. ELECTRON_OVERRIDE_DIST_PATH names another folder to look in.
 */
export function electronBinary() {
  const pathFile = path.join(PACKAGE, 'path.txt');
  const inside = existsSync(pathFile) ? readFileSync(pathFile, 'utf8').trim() : binaryName();
  const binary = path.join(process.env.ELECTRON_OVERRIDE_DIST_PATH ?? path.join(PACKAGE, 'dist'), inside);
  return existsSync(binary) ? binary : null;
}

function binaryName() {
  if (process.platform === 'darwin') return 'Electron.app/Contents/MacOS/Electron';
  return process.platform === 'win32' ? 'electron.exe' : 'electron';
}

/** Whether a window can be opened here. */
export function hasDisplay() {
  if (process.platform !== 'linux') return true;
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

/** Why the desktop window cannot be opened as things stand; null when it can. */
export function noDesktopWindow() {
  if (electronBinary() === null) return 'Electron’s binary is not here (node_modules/.bin/install-electron fetches it)';
  return hasDisplay() ? null : 'Electron needs a display, and there is none';
}

/**
 * Fetches the binary with the package's own installer. Where its host does not answer within a few seconds it is not
 * tried: many club and school networks do not let it through.
 * @returns {Promise<boolean>} whether the binary is there now
 */
export async function fetchElectron(node, say) {
  if (!(await hostAnswers())) return false;
  say('Fetching the desktop window (Electron, about 110 MB, once) ...');
  await run(node, [path.join(PACKAGE, 'install.js')], { env: toolEnvironment(node), limitMs: FETCH_LIMIT_MS });
  return electronBinary() !== null;
}

async function hostAnswers() {
  const { ELECTRON_MIRROR: mirror, ELECTRON_GET_USE_PROXY: proxy } = process.env;
  if (proxy) return true;
  try {
    await fetch(mirror ?? 'https://github.com', { method: 'HEAD', signal: AbortSignal.timeout(REACH_LIMIT_MS) });
    return true;
  } catch {
    return false;
  }
}
