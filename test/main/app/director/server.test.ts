import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { mkdirSync, statSync } from 'node:fs';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startServer, type RunningServer } from '../../../../main/app/director/server.ts';
import { invitationIn } from '../../../visitor.ts';
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

/** Brings the token, as the browser does. */
async function enter(address: string): Promise<Record<string, string>> {
  const { pathname, search } = new URL(address);
  const { status, headers, body } = await ask(address, { path: pathname + search });
  expect(status).toBe(200);
  return { ...invitationIn(headers['set-cookie']?.[0] ?? '', body) };
}

function portOf(address: string): number {
  return Number(new URL(address).port);
}

describe('the browser door', () => {
  test('is entered by its address, and answers from then on', async () => {
    const { address } = await running();
    const headers = await enter(address);
    const answer = await ask(address, { path: '/api/events', headers });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body)).toEqual({ events: [], total: 0, deleted: 0 });
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  test('lets browsers go on after a restart, by a key that only its user can read', async () => {
    const data = temporaryFolder();
    const first = await running(0, data);
    const headers = await enter(first.address);
    await first.close();
    const { address } = await running(portOf(first.address), data);
    expect((await ask(address, { path: '/api/events', headers })).status).toBe(200);
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
    const headers = await enter(address);
    expect((await ask(address, { path: '/api/events', headers })).status).toBe(200);
  });

  test('has another token at every start', async () => {
    const [first, second] = [await running(), await running()];
    const { cookie = '', ...key } = await enter(first.address);
    const renamed = cookie.replace(/^[^=]*/, `etui-${portOf(second.address)}`);
    expect((await ask(second.address, { path: '/api/events', headers: { ...key, cookie: renamed } })).status).toBe(403);
    expect(new URL(first.address).searchParams.get('token')?.length).toBeGreaterThanOrEqual(32);
  });

  test('lets one browser in by an address, and the next by the next', async () => {
    const next: string[] = [];
    const server = unwrap(
      await startServer({ data: temporaryFolder(), port: 0, now, onEntered: (at) => next.push(at) }),
    );
    onTestFinished(() => server.close());
    const { address } = server;
    const { pathname, search } = new URL(address);
    // A browser that looks ahead, or asks for the head alone, doesn't use it up.
    await ask(address, { path: pathname + search, headers: { 'sec-purpose': 'prefetch;prerender' } });
    await ask(address, { path: pathname + search, method: 'HEAD' });
    expect(next).toEqual([]);
    await enter(address);
    const again = await ask(address, { path: pathname + search });
    expect(again.status).toBe(403);
    expect(again.body).toMatch(/This address was used already[^<]*newest address[^<]*window where Etui was started/);
    expect(again.body).toMatch(/Cette adresse a déjà servi[^<]*dernière adresse[^<]*fenêtre où Etui a été lancé/);
    expect(again.headers['set-cookie']).toBeUndefined();
    expect(next).toHaveLength(1);
    const headers = await enter(next[0] ?? '');
    expect((await ask(address, { path: '/api/events', headers })).status).toBe(200);
  });

  test('does not answer a program that has the cookie only, on any way to write the path', async () => {
    const { address } = await running();
    const { cookie = '' } = await enter(address);
    const headers = { cookie };
    for (const path of [
      '/api/events',
      '/%61pi/events',
      '/api%2fevents',
      '//api/events',
      '/x/../api/events',
      '/API/events',
      '/api/stream',
    ]) {
      const { status, body } = await ask(address, { path, headers });
      expect([path, status]).toEqual([path, 403]);
      expect(body).not.toContain('events');
    }
    // The files of the screens have nothing of the club.
    expect((await ask(address, { path: '/', headers })).status).not.toBe(403);
  });

  test('keeps out whoever lacks the cookie, names another host, or writes from another site', async () => {
    const { address } = await running();
    const headers = await enter(address);
    const port = portOf(address);
    expect((await ask(address, { path: '/api/events' })).status).toBe(403);
    expect(
      (await ask(address, { path: '/api/events', headers: { ...headers, host: `evil.example:${port}` } })).status,
    ).toBe(403);
    const write = { method: 'POST', path: '/api/sample' };
    expect((await ask(address, { ...write, headers: { ...headers, origin: 'http://evil.example' } })).status).toBe(403);
    expect((await ask(address, { ...write, headers: { ...headers, origin: `http://127.0.0.1:${port}` } })).status).toBe(
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
    const { status, body } = await ask(address, { path, headers: await enter(address) });
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
    expect((await ask(address, { headers: await enter(address), path: '/api/settings' })).status).toBe(200);
  });

  test('ends with a stream still open, and leaves the file whole and closed', async () => {
    const data = temporaryFolder();
    const server = await running(0, data);
    const headers = await enter(server.address);
    const stream = ask(server.address, { path: '/api/stream', headers });
    const ending = stream.then(String, (error: Error) => error.message);
    // The stream is open once its listener is there.
    await ask(server.address, { path: '/api/events', headers });
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
