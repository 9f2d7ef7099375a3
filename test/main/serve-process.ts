/** The browser door as a process of its own, as people start it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { letIn } from '../visitor.ts';

const ROOT = join(import.meta.dirname, '..', '..');

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface ServeProcess {
  readonly child: ChildProcess;
  readonly address: string;
  /** Asks as the browser does that opened the address. */
  fetch: (path: string, init?: Asked) => Promise<Response>;
  /** Kills it without a word of warning. */
  kill: () => Promise<void>;
  /** What was printed on either stream so far. */
  printed: () => { readonly out: string; readonly err: string };
}

/** Starts main/serve.ts and waits for its address. */
export async function startServe(...args: readonly string[]): Promise<ServeProcess> {
  const child = spawn(process.execPath, [join(ROOT, 'main', 'serve.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let [out, err] = ['', ''];
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      if (out.includes('\n')) resolve(out);
    });
    child.once('exit', (code) =>
      reject(new Error(`the door ended with ${code} before it printed its address: ${err}`)),
    );
  });
  const address = line.trim();
  const { origin } = new URL(address);
  const invitation = await letIn(address);
  return {
    child,
    address,
    fetch: (path, init = {}) => fetch(origin + path, { ...init, headers: { ...init.headers, ...invitation } }),
    async kill() {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
    printed: () => ({ out, err }),
  };
}
