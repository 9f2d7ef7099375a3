import { describe, expect, test } from 'vitest';
import { guarded } from '../../../../main/app/http/guard.ts';
import { invitationIn } from '../../../visitor.ts';

const TOKEN = 'a-token-of-this-start';
const KEY = 'the-cookie-of-browsers-let-in';
const PAGE_KEY = 'the-key-of-pages-let-in-by-the-door-itself-';
const PORT = 4747;
const HOME = `http://127.0.0.1:${PORT}`;
const COOKIE = `etui-${PORT}=${KEY}`;

function isToken(offered: string): boolean {
  return offered === TOKEN;
}

/** What the guard answers; 'inside' is what it guards. */
async function ask(path: string, headers: Record<string, string>, method = 'GET', origin = HOME) {
  const secrets = { cookie: KEY, page: PAGE_KEY };
  const guard = guarded(() => new Response('inside'), { useToken: isToken, secrets, port: PORT });
  const request = new Request(`${origin}${path}`, { method, headers: { host: new URL(origin).host, ...headers } });
  const response = await guard(request);
  return { status: response.status, text: await response.text(), headers: response.headers };
}

describe('the first visit', () => {
  test('with the token gets a cookie no script and no other site can use, and a page that keeps the other secret', async () => {
    const { status, headers, text } = await ask(`/?token=${TOKEN}`, {});
    expect(status).toBe(200);
    expect(headers.get('set-cookie')).toBe(`${COOKIE}; HttpOnly; SameSite=Strict; Path=/`);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(invitationIn(headers.get('set-cookie') ?? '', text)).toEqual({ cookie: COOKIE, 'etui-key': PAGE_KEY });
    expect(text).not.toContain(KEY);
    expect(headers.get('set-cookie')).not.toContain(PAGE_KEY);
    const [, nonce = ''] = /<script nonce="([\w-]{22})">/.exec(text) ?? [];
    expect(headers.get('content-security-policy')).toBe(
      `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'`,
    );
  });

  test('with a token that was used goes to the first screen in a browser that was let in', async () => {
    const { status, headers } = await ask('/?token=used', { cookie: COOKIE });
    expect([status, headers.get('location'), headers.get('set-cookie')]).toEqual([302, '/', null]);
  });

  test.each([
    ['sec-purpose', 'prefetch'],
    ['sec-purpose', 'prefetch;prerender'],
    ['purpose', 'prefetch'],
  ])('that is made in advance gets nothing: %s %s', async (name, value) => {
    const { status, headers, text } = await ask(`/?token=${TOKEN}`, { [name]: value });
    expect([status, text, headers.get('set-cookie')]).toEqual([503, '', null]);
  });

  test.each(['wrong', '', TOKEN.slice(0, -1), `${TOKEN}x`, TOKEN.toUpperCase(), 'é'.repeat(TOKEN.length)])(
    'with the token %j stays outside',
    async (token) => {
      const { status, headers } = await ask(`/?token=${encodeURIComponent(token)}`, {});
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
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  });
});

const PAGE = { 'etui-key': PAGE_KEY };

describe('every request', () => {
  test.each([COOKIE, `theme=dark; ${COOKIE}`, `etui-9999=other;${COOKIE}`, `etui-${PORT}=old; ${COOKIE}`])(
    'with the cookie is let in: %s',
    async (cookie) => {
      expect(await ask('/api/events', { cookie, ...PAGE })).toMatchObject({ status: 200, text: 'inside' });
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
      expect((await ask(path, { cookie, ...PAGE })).status).toBe(403);
    }
  });

  test.each(['', 'wrong', KEY, TOKEN, PAGE_KEY.slice(0, -1), `${PAGE_KEY}x`, PAGE_KEY.toUpperCase()])(
    'to the routes with the cookie and the key %j stays outside: every port of this machine gets the cookie',
    async (key) => {
      for (const method of ['GET', 'HEAD', 'POST']) {
        const headers = { cookie: COOKIE, 'etui-key': key };
        expect((await ask('/api/events', headers, method)).status).toBe(403);
      }
    },
  );

  test('for a file of the screens needs the cookie alone, and every other request the key', async () => {
    for (const path of ['/', '/sessions/1/room', '/assets/index.js', '/icon.svg', '/apiary'])
      expect((await ask(path, { cookie: COOKIE })).status).toBe(200);
    for (const path of ['/api', '/api/', '//api/events', '/%61pi/events', '/API/events', '/a%2fb'])
      expect([path, (await ask(path, { cookie: COOKIE })).status]).toEqual([path, 403]);
    expect((await ask('/', { cookie: COOKIE }, 'POST')).status).toBe(403);
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
    expect((await ask('/', { host, cookie: COOKIE, ...PAGE })).status).toBe(403);
    expect((await ask(`/?token=${TOKEN}`, { host })).status).toBe(403);
  });
});

describe('a request that writes', () => {
  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s from our own page is let in', async (method) => {
    expect((await ask('/api/sample', { cookie: COOKIE, ...PAGE, origin: HOME }, method)).status).toBe(200);
  });

  test('from a program that names no origin is let in with the cookie only', async () => {
    expect((await ask('/api/sample', { cookie: COOKIE, ...PAGE }, 'POST')).status).toBe(200);
    expect((await ask('/api/sample', PAGE, 'POST')).status).toBe(403);
  });

  test.each([
    'http://evil.example',
    'null',
    `https://127.0.0.1:${PORT}`,
    `http://127.0.0.1:${PORT + 1}`,
    `http://localhost:${PORT}`,
  ])('from %s stays outside', async (origin) => {
    expect((await ask('/api/sample', { cookie: COOKIE, ...PAGE, origin }, 'POST')).status).toBe(403);
  });

  test('is not let in by a token in its address', async () => {
    expect((await ask(`/api/sample?token=${TOKEN}`, {}, 'POST')).status).toBe(403);
  });
});
