import { spawn, type ChildProcess } from 'node:child_process';
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
  return startDoor([serveScript(folder), ...serveArguments(dataFolder, port, language)], process.env);
}

export function serveScript(folder: string): string {
  return path.join(folder, 'dist', 'main', 'serve.js');
}

export function serveArguments(dataFolder: string, port = 0, language: Language = 'en'): readonly string[] {
  return ['--language', language, '--port', String(port), '--data', dataFolder];
}

/** Runs a script until it prints an address; fails with what it printed instead when it ends without. */
export async function startDoor(args: readonly string[], env: NodeJS.ProcessEnv): Promise<RunningDoor> {
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const stop = async () => {
    if (hasEnded(child)) return child.exitCode;
    child.kill('SIGTERM');
    await once(child, 'close');
    return child.exitCode;
  };
  const kill = async () => {
    const closed = once(child, 'close');
    child.kill('SIGKILL');
    await closed;
  };
  return { ...(await printedAddress(child)), pid: child.pid, stop, kill };
}

export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** Waits for the next address that a process prints; fails when it ends without. */
export function printedAddress(child: ChildProcess): Promise<Pick<RunningDoor, 'address' | 'printed'>> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (bytes: Buffer) => {
      printed += bytes.toString('utf8');
      const address = /^http:\/\/\S+$/m.exec(printed)?.[0];
      if (address === undefined) return;
      stopReading();
      resolve({ address, printed });
    };
    const fail = (error: Error) => reject(error);
    const ended = () => reject(new Error(`the process ended before it gave its address:\n${printed}`));
    const stopReading = () => {
      // What is printed later is read and let go.
      child.stdout?.off('data', read);
      child.stderr?.off('data', read);
      child.off('error', fail).off('close', ended);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('error', fail).on('close', ended);
  });
}
