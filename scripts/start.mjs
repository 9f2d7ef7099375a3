/**
 * `npm start`: builds what is stale, then opens the desktop window. Where Electron's binary is not here and cannot be
 * fetched, or cannot open its window, the same application opens in the default browser; without a display its address
 * is printed.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { build } from './build.mjs';
import { electronBinary, fetchElectron, hasDisplay } from './electron.mjs';
import { ROOT, inProject, projectNode, toolEnvironment } from './project.mjs';

/** A window that fails does so at once: a missing library, a sandbox the system refuses. */
const FAILS_WITHIN_MS = 10_000;

const say = (line) => console.log(line);

async function main() {
  if (!existsSync(inProject('node_modules', 'vite'))) return fail('Run "npm install" first.');
  const node = projectNode();
  if ('problem' in node) return fail(node.problem);
  const built = await build({ node: node.path, all: false, say });
  if (!built.ok) return fail(built.output);
  const answer = await openDesktop(node.path);
  if ('code' in answer) return answer.code;
  say(answer.reason);
  return openBrowser(node.path);
}

function fail(message) {
  console.error(message);
  return 1;
}

function canOpenWindows() {
  return hasDisplay() && !process.env.CI;
}

/**
 * Runs the desktop window to its end.
 * @returns {Promise<{ code: number } | { reason: string }>} its exit code, or why there was no window
 */
async function openDesktop(node) {
  if (!canOpenWindows())
    return { reason: 'There is no display here: Etui is at this address, for a browser of this machine.' };
  if (electronBinary() === null && !(await fetchElectron(node, say)))
    return { reason: 'The desktop window (Electron) is not here and cannot be fetched now: opening the browser.' };
  const asRoot = process.platform === 'linux' && process.getuid() === 0;
  const started = Date.now();
  const child = spawn(electronBinary(), [ROOT, ...(asRoot ? ['--no-sandbox'] : [])], { stdio: 'inherit' });
  const code = await endOf(child);
  const failed = code !== 0 && Date.now() - started < FAILS_WITHIN_MS;
  return failed ? { reason: 'The desktop window did not open: opening the browser.' } : { code };
}

/** Runs the browser door to its end. It prints its address; the command line's own `serve` opens it too. */
function openBrowser(node) {
  const door = canOpenWindows()
    ? [inProject('dist', 'main', 'cli.js'), 'serve']
    : [inProject('dist', 'main', 'serve.js')];
  const args = [...door, ...process.argv.slice(2)];
  return endOf(spawn(node, args, { env: toolEnvironment(node), stdio: ['ignore', 'inherit', 'inherit'] }));
}

/**
 * The exit code of a child. Ctrl-C reaches it by itself, being in the same terminal: this process only waits for it to
 * close its files. Being stopped that way is no failure.
 */
function endOf(child) {
  let stopped = false;
  process.on('SIGINT', () => {
    stopped = true;
  });
  process.on('SIGTERM', () => {
    stopped = true;
    child.kill('SIGTERM');
  });
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('close', (code) => resolve(stopped ? 0 : (code ?? 1)));
  });
}

process.exitCode = await main();
