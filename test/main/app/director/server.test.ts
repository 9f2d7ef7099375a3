import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { mkdirSync, statSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startServer, type RunningServer } from '../../../../main/app/director/server.ts';
import { temporaryFolder, testClock, unwrap } from '../../support.ts';

const now = testClock().now;

async function running(port = 0, data = temporaryFolder()): Promise<RunningServer> {
  const server = unwrap(await startServer({ data, port, now }));
  onTestFinished(() => server.close());
  return server;
}

interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A request as it is written, without a client that tidies it. */
function ask(
  address: string,
  options: { readonly method?: string; readonly path?: string; readonly headers?: Record<string, string> },
): Promise<RawAnswer> {
  const { port } = new URL(address);
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', port, agent: false, path: '/', ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Brings the token, as the browser does, and answers the cookie. */
async function enter(address: string): Promise<string> {
  const { pathname, search } = new URL(address);
  const { status, headers } = await ask(address, { path: pathname + search });
  expect(status).toBe(302);
  return headers['set-cookie']?.[0]?.split(';')[0] ?? '';
}

function portOf(address: string): number {
  return Number(new URL(address).port);
}

describe('the browser door', () => {
  test('is entered by its address, and answers from then on', async () => {
    const { address } = await running();
    const cookie = await enter(address);
    const { status, headers, body } = await ask(address, { path: '/api/events', headers: { cookie } });
    expect(status).toBe(200);
    expect(JSON.parse(body)).toEqual({ events: [], total: 0, deleted: 0 });
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('lets browsers go on after a restart, by a key that only its user can read', async () => {
    const data = temporaryFolder();
    const first = await running(0, data);
    const cookie = await enter(first.address);
    await first.close();
    const { address } = await running(portOf(first.address), data);
    expect((await ask(address, { path: '/api/events', headers: { cookie } })).status).toBe(200);
    expect((await ask(address, { path: new URL(first.address).pathname + new URL(first.address).search })).status).toBe(
      403,
    );
    // Windows has no such modes: it says 666 of every file.
    const mode = process.platform === 'win32' ? 0o666 : 0o600;
    expect(statSync(join(data, 'browser-key')).mode & 0o777).toBe(mode);
  });

  test('starts without a key it can read or keep', async () => {
    const data = temporaryFolder();
    mkdirSync(join(data, 'browser-key'));
    const { address } = await running(0, data);
    const cookie = await enter(address);
    expect((await ask(address, { path: '/api/events', headers: { cookie } })).status).toBe(200);
  });

  test('has another token at every start', async () => {
    const [first, second] = [await running(), await running()];
    const cookie = (await enter(first.address)).replace(/^[^=]*/, `etui-${portOf(second.address)}`);
    expect((await ask(second.address, { path: '/api/events', headers: { cookie } })).status).toBe(403);
    expect(new URL(first.address).searchParams.get('token')?.length).toBeGreaterThanOrEqual(32);
  });

  test('keeps out whoever lacks the cookie, names another host, or writes from another site', async () => {
    const { address } = await running();
    const cookie = await enter(address);
    const port = portOf(address);
    expect((await ask(address, { path: '/api/events' })).status).toBe(403);
    expect(
      (await ask(address, { path: '/api/events', headers: { cookie, host: `evil.example:${port}` } })).status,
    ).toBe(403);
    const write = { method: 'POST', path: '/api/sample' };
    expect((await ask(address, { ...write, headers: { cookie, origin: 'http://evil.example' } })).status).toBe(403);
    expect((await ask(address, { ...write, headers: { cookie, origin: `http://127.0.0.1:${port}` } })).status).toBe(
      400,
    );
  });

  test.each([
    '/../package.json',
    '/assets/../../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '//package.json',
    '/\\..\\package.json',
  ])('gives no file but its own: %s', async (path) => {
    const { address } = await running();
    const { status, body } = await ask(address, { path, headers: { cookie: await enter(address) } });
    expect([400, 404]).toContain(status);
    expect(body).not.toContain('"devDependencies"');
  });

  test('listens on this machine alone', async () => {
    const { address } = await running();
    expect(new URL(address).hostname).toBe('127.0.0.1');
  });

  test('takes another port where its own is not free', async () => {
    const blocker = await listening();
    const { port } = blocker.address() as AddressInfo;
    const { address } = await running(port);
    expect(portOf(address)).not.toBe(port);
    expect((await ask(address, { headers: { cookie: await enter(address) }, path: '/api/settings' })).status).toBe(200);
  });

  test('ends with a stream still open, and leaves the file whole and closed', async () => {
    const data = temporaryFolder();
    const server = await running(0, data);
    const cookie = await enter(server.address);
    const stream = ask(server.address, { path: '/api/stream', headers: { cookie } });
    const ending = stream.then(String, (error: Error) => error.message);
    // The stream is open once its listener is there.
    await ask(server.address, { path: '/api/events', headers: { cookie } });
    await server.close();
    expect(await ending).toMatch(/aborted|hang up|reset/);
    const db = new SQLite(join(data, 'club.sqlite'), { fileMustExist: true });
    db.pragma('locking_mode = EXCLUSIVE');
    db.exec('BEGIN EXCLUSIVE; COMMIT');
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    db.close();
  });

  test('does not start on a file it cannot use', async () => {
    const data = temporaryFolder();
    const db = new SQLite(join(data, 'club.sqlite'));
    db.exec('CREATE TABLE bookmarks (url TEXT)');
    db.close();
    expect(await startServer({ data, port: 0, now })).toMatchObject({ kind: 'problem', code: 'notAClubFile' });
  });
});

function listening(): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer();
    onTestFinished(() => void server.close());
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}
