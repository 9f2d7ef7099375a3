import { describe, expect, test } from 'vitest';
import { guarded } from '../../../../main/app/http/guard.ts';

const TOKEN = 'a-token-of-this-start';
const KEY = 'the-key-of-browsers-let-in';
const PORT = 4747;
const HOME = `http://127.0.0.1:${PORT}`;
const COOKIE = `etui-${PORT}=${KEY}`;

/** What the guard answers; 'inside' is what it guards. */
async function ask(path: string, headers: Record<string, string>, method = 'GET', origin = HOME) {
  const guard = guarded(() => new Response('inside'), { token: TOKEN, key: KEY, port: PORT });
  const request = new Request(`${origin}${path}`, { method, headers: { host: new URL(origin).host, ...headers } });
  const response = await guard(request);
  return { status: response.status, text: await response.text(), headers: response.headers };
}

describe('the first visit', () => {
  test('with the token is sent to the first screen, with a cookie no script and no other site can use', async () => {
    const { status, headers } = await ask(`/?token=${TOKEN}`, {});
    expect(status).toBe(302);
    expect(headers.get('location')).toBe('/');
    expect(headers.get('set-cookie')).toBe(`${COOKIE}; HttpOnly; SameSite=Strict; Path=/`);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test.each(['wrong', '', TOKEN.slice(0, -1), `${TOKEN}x`, TOKEN.toUpperCase(), 'é'.repeat(TOKEN.length)])(
    'with the token %j stays outside',
    async (token) => {
      const { status, headers } = await ask(`/?token=${encodeURIComponent(token)}`, { cookie: COOKIE });
      expect(status).toBe(403);
      expect(headers.get('set-cookie')).toBeNull();
    },
  );

  test('without a token is told what to do, in both languages', async () => {
    const { status, text, headers } = await ask('/', {});
    expect(status).toBe(403);
    expect(text).toMatch(/address shown in the window where Etui was started/);
    expect(text).toMatch(/adresse affichée dans la fenêtre où Etui a été lancé/);
    expect(text).not.toContain(TOKEN);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });
});

describe('every request', () => {
  test.each([COOKIE, `theme=dark; ${COOKIE}`, `etui-9999=other;${COOKIE}`, `etui-${PORT}=old; ${COOKIE}`])(
    'with the cookie is let in: %s',
    async (cookie) => {
      expect(await ask('/api/events', { cookie })).toMatchObject({ status: 200, text: 'inside' });
    },
  );

  test.each([
    '',
    KEY,
    TOKEN,
    `etui-${PORT}=${TOKEN}`,
    `etui-${PORT}=`,
    `etui-${PORT}=wrong`,
    `etui-9999=${KEY}`,
    `xetui-${PORT}=${KEY}`,
    `etui-${PORT}=${KEY}x`,
  ])('with the cookie %j stays outside', async (cookie) => {
    for (const path of ['/', '/api/events', '/assets/index.js']) {
      expect((await ask(path, { cookie })).status).toBe(403);
    }
  });

  test('may call this machine localhost', async () => {
    const { status } = await ask('/', { cookie: COOKIE }, 'GET', `http://localhost:${PORT}`);
    expect(status).toBe(200);
  });

  test.each([
    'evil.example',
    `evil.example:${PORT}`,
    '127.0.0.1',
    `127.0.0.1:${PORT + 1}`,
    `localhost.evil.example:${PORT}`,
    '',
  ])('for the host %j stays outside, whatever it carries', async (host) => {
    expect((await ask('/', { host, cookie: COOKIE })).status).toBe(403);
    expect((await ask(`/?token=${TOKEN}`, { host })).status).toBe(403);
  });
});

describe('a request that writes', () => {
  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s from our own page is let in', async (method) => {
    expect((await ask('/api/sample', { cookie: COOKIE, origin: HOME }, method)).status).toBe(200);
  });

  test('from a program that names no origin is let in with the cookie only', async () => {
    expect((await ask('/api/sample', { cookie: COOKIE }, 'POST')).status).toBe(200);
    expect((await ask('/api/sample', {}, 'POST')).status).toBe(403);
  });

  test.each([
    'http://evil.example',
    'null',
    `https://127.0.0.1:${PORT}`,
    `http://127.0.0.1:${PORT + 1}`,
    `http://localhost:${PORT}`,
  ])('from %s stays outside', async (origin) => {
    expect((await ask('/api/sample', { cookie: COOKIE, origin }, 'POST')).status).toBe(403);
  });

  test('is not let in by a token in its address', async () => {
    expect((await ask(`/api/sample?token=${TOKEN}`, {}, 'POST')).status).toBe(403);
  });
});
