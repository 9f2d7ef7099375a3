import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { openClub, type Club } from '../../club/club.ts';
import { isProblem, type StoreProblem } from '../../store/problem.ts';
import { clubFile } from '../../store/file/data-folder.ts';
import { folderAssets, rendererFolder } from '../http/assets.ts';
import { createDirectorApp } from './app.ts';
import { guarded, type RequestHandler } from '../http/guard.ts';

export interface ServerOptions {
  /** Folder of the club's file; made where there is none. */
  readonly data: string;
  /** The port to listen on; another is taken where this one is not free. 0 takes any. */
  readonly port: number;
  readonly now: () => Date;
}

/** The director's application in a browser of this machine. */
export interface RunningServer {
  /** Opens the application, once, in any browser of this machine. */
  readonly address: string;
  readonly club: Club;
  /** Whether the screens are built; without them only the routes answer. */
  readonly hasScreens: boolean;
  /** Ends open connections, then closes the club's file. */
  close(): Promise<void>;
}

/** The only interface ever listened on: nothing here can be reached from the network. */
const HOST = '127.0.0.1';
const TOKEN_BYTES = 24;

/** Opens the club's file and serves the director's application to whoever has the address. */
export async function startServer({ data, port, now }: ServerOptions): Promise<RunningServer | StoreProblem> {
  const club = openClub(clubFile(data), { now });
  if (isProblem(club)) return club;
  const screens = rendererFolder();
  const app = createDirectorApp(screens === null ? { club } : { club, assets: folderAssets(screens) });
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  let handle: RequestHandler | null = null;
  const server = createServer(
    getRequestListener((request) => handle?.(request) ?? new Response(null, { status: 503 })),
  );
  const taken = await listen(server, port);
  // What the guard lets in depends on the port, which is known only now.
  handle = guarded((request) => app.fetch(request), { token, port: taken });
  return {
    address: `http://${HOST}:${taken}/?token=${token}`,
    club,
    hasScreens: screens !== null,
    async close() {
      await closeServer(server);
      club.store.close();
    },
  };
}

/** Listens on the port, or on any other where it is not free; answers which. */
async function listen(server: Server, port: number): Promise<number> {
  try {
    await listenOn(server, port);
  } catch (error) {
    const isTaken =
      error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES');
    if (!isTaken || port === 0) throw error;
    await listenOn(server, 0);
  }
  return (server.address() as AddressInfo).port;
}

function listenOn(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    // Event streams never end by themselves.
    server.closeAllConnections();
  });
}
