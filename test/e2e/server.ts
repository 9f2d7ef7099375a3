import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Language } from '../../src/language.ts';

export interface RunningDoor {
  /** Opens the application once: it carries the token. */
  readonly address: string;
  readonly pid: number | undefined;
  /** Everything printed up to the address. */
  readonly printed: string;
  /** Asks the process to end, as the system does, and waits until it has; answers its exit code. */
  stop(): Promise<number | null>;
  /** Ends the process at once, as a crash does. */
  kill(): Promise<void>;
}

/** Starts the browser door of a built application (a folder with `dist`), as a process of its own; 0: any free port. */
export function startBuiltServer(
  folder: string,
  dataFolder: string,
  port = 0,
  language: Language = 'en',
): Promise<RunningDoor> {
  const script = path.join(folder, 'dist', 'main', 'serve.js');
  return startDoor([script, '--language', language, '--port', String(port), '--data', dataFolder], process.env);
}

/** Runs a script until it prints an address; fails with what it printed instead when it ends without. */
export function startDoor(args: readonly string[], env: NodeJS.ProcessEnv): Promise<RunningDoor> {
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    child.kill('SIGTERM');
    await once(child, 'close');
    return child.exitCode;
  };
  const kill = async () => {
    const closed = once(child, 'close');
    child.kill('SIGKILL');
    await closed;
  };
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (bytes: Buffer) => {
      printed += bytes.toString('utf8');
      const address = /^http:\/\/\S+$/m.exec(printed)?.[0];
      if (address !== undefined) resolve({ address, pid: child.pid, printed, stop, kill });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('error', reject);
    child.on('close', () => reject(new Error(`the process ended before it gave its address:\n${printed}`)));
  });
}
