/**
 * What the scripts share: where the project is, which Node runs it, and how its tools are started.
 * Plain JavaScript for Node 18 and later, without a package: a newcomer runs it before anything is installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The oldest Node that better-sqlite3's binary runs in. */
const OLDEST_NODE = 22;

/** A path inside the project. */
export function inProject(...parts) {
  return path.join(ROOT, ...parts);
}

/** Whether `npm install` or `npm ci` has finished here, and what package-lock.json says has not changed since. */
export function installation() {
  // A link leads to the packages of another clone, which `npm ci` would delete.
  if (lstatSync(inProject('node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) return 'complete';
  const installed = inProject('node_modules', '.package-lock.json');
  if (!existsSync(installed)) return 'missing';
  return statSync(installed).mtimeMs < statSync(inProject('package-lock.json')).mtimeMs ? 'older' : 'complete';
}

/**
 * The Node that runs the project: the one of the `node` package, else the one running this script where that is new
 * enough. On Windows the package puts node.exe beside an empty file named node.
 * @returns {{ path: string } | { problem: string }}
 */
export function projectNode() {
  const own = inProject('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(own)) {
    const answer = spawnSync(own, ['--version'], { encoding: 'utf8' });
    if (answer.status === 0 && majorOf(answer.stdout) >= OLDEST_NODE) return { path: own };
  }
  if (majorOf(process.version) >= OLDEST_NODE) return { path: process.execPath };
  return {
    problem:
      `Etui needs Node ${OLDEST_NODE} or later; this is Node ${process.versions.node}, and the one that "npm install" ` +
      'brings along is missing. Delete the folder node_modules and run "npm install" again, without --ignore-scripts.',
  };
}

function majorOf(version) {
  return Number(version.replace(/^v/, '').split('.')[0]);
}

/** The environment of every tool: the project's Node and tools come first on PATH. */
export function toolEnvironment(node, more = {}) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const folders = [path.dirname(node), inProject('node_modules', '.bin'), process.env[name] ?? ''];
  const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' };
  return { ...process.env, [name]: folders.join(path.delimiter), ...plain, ...more };
}

/** The script behind a package's command: `toolScript('vite')`, `toolScript('@playwright/test', 'playwright')`. */
export function toolScript(packageName, command = packageName) {
  const folder = inProject('node_modules', ...packageName.split('/'));
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/**
 * Runs a command in the project's folder to its end, and keeps what it wrote.
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function run(command, args, { env = process.env, shell = false, limitMs = 0 } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, env, shell, timeout: limitMs, stdio: ['ignore', 'pipe', 'pipe'] });
    const written = [];
    child.stdout.on('data', (bytes) => written.push(bytes));
    child.stderr.on('data', (bytes) => written.push(bytes));
    child.on('error', (error) => written.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(written).toString('utf8') }));
  });
}
