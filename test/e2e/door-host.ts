import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { hasEnded, printedAddress, serveArguments, serveScript } from './server.ts';

/** A process in which the browser door of a built application opens again and again, one club at a time. */
export interface DoorHost {
  /** @returns the address that opens the application once */
  open(dataFolder: string): Promise<string>;
  /** Ends open connections and closes the club's file. */
  close(): Promise<void>;
  end(): Promise<void>;
}

const PROCESS = path.join(import.meta.dirname, 'door-host-process.ts');

/** The process starts with the first door that is opened, and again after a door that took it along. */
export function doorHost(folder: string): DoorHost {
  let child: ChildProcess | null = null;
  const running = () => (child === null || hasEnded(child) ? null : child);
  return {
    async open(dataFolder) {
      child =
        running() ??
        spawn(process.execPath, [PROCESS, serveScript(folder)], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
      child.send(serveArguments(dataFolder));
      return (await printedAddress(child)).address;
    },
    async close() {
      const host = running();
      if (host === null) return;
      const waiting = new AbortController();
      const closed = Promise.race([once(host, 'message', waiting), once(host, 'exit', waiting)]);
      host.send('close');
      await closed;
      waiting.abort();
    },
    async end() {
      const host = running();
      if (host === null) return;
      const ended = once(host, 'exit');
      host.disconnect();
      await ended;
    },
  };
}
