import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { RequestHandler } from './guard.ts';

/** An application that answers HTTP requests. */
export interface Listening {
  readonly port: number;
  /** Ends open connections too. */
  close(): Promise<void>;
}

/**
 * Listens on a port of one interface, or on any other port where that one is not free; 0 takes any.
 * @param handlerFor makes the handler once the port is known: what a guard lets in depends on it
 */
export async function listen(
  host: string,
  port: number,
  handlerFor: (port: number) => RequestHandler,
): Promise<Listening> {
  let handle: RequestHandler | null = null;
  const server = createServer(
    getRequestListener((request) => handle?.(request) ?? new Response(null, { status: 503 })),
  );
  // A program that stood still, or a laptop that slept, would otherwise wake to end every connection that was not used
  // meanwhile, with the requests that wait in it.
  server.keepAliveTimeout = 0;
  const taken = await listenOn(server, host, port);
  handle = handlerFor(taken);
  return { port: taken, close: () => closeServer(server) };
}

async function listenOn(server: Server, host: string, port: number): Promise<number> {
  try {
    await bind(server, host, port);
  } catch (error) {
    const isTaken =
      error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES');
    if (!isTaken || port === 0) throw error;
    await bind(server, host, 0);
  }
  return (server.address() as AddressInfo).port;
}

function bind(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
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
