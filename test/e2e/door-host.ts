import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { hasEnded, printedAddress, serveArguments, serveScript } from './server.ts';

/** A process in which the browser door of a built application opens again and again, one club at a time. */
export interface DoorHost {
  /** @returns the address that opens the application once, at the same port each time */
  open(dataFolder: string): Promise<string>;
  /** Ends open connections and closes the club's file. */
  close(): Promise<void>;
  end(): Promise<void>;
}

const PROCESS = path.join(import.meta.dirname, 'door-host-process.ts');

/** The process starts with the first door that is opened, and again after a door that took it along. */
export function doorHost(folder: string): DoorHost {
  let child: ChildProcess | null = null;
  let port: number | null = null;
  const running = () => (child === null || hasEnded(child) ? null : child);
  return {
    async open(dataFolder) {
      child =
        running() ??
        spawn(process.execPath, [PROCESS, serveScript(folder)], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
      port ??= await freePort();
      child.send(serveArguments(dataFolder, port));
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

/** Ports that no system gives to whoever asks for any: nobody takes one between two doors. */
const [FIRST_PORT, LAST_PORT] = [20_000, 32_000];

/** A port that is free now. Processes begin to look at different ones. */
async function freePort(): Promise<number> {
  const ports = LAST_PORT - FIRST_PORT;
  for (let tried = 0; tried < ports; tried += 1) {
    const port = FIRST_PORT + ((process.pid * 7 + tried) % ports);
    if (await isFree(port)) return port;
  }
  throw new Error('no port is free');
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
