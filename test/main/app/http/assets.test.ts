import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderAssets } from '../../../../main/app/http/assets.ts';
import { CONTENT_SECURITY_POLICY } from '../../../../main/app/http/headers.ts';
import { temporaryFolder, testClub } from '../../support.ts';
import { director } from '../director/support.ts';

/** A renderer as Vite leaves it, in a folder beside something secret. */
function site() {
  const root = temporaryFolder();
  const folder = join(root, 'renderer');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(root, 'secret.txt'), 'the secret');
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Etui</title>');
  writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  for (const name of ['index-1a2b.js', 'index-1a2b.css', 'inter-3c4d.woff2', 'pdf.worker-5e6f.mjs', 'data-7a8b.bin']) {
    writeFileSync(join(folder, 'assets', name), name);
  }
  symlinkSync(join(root, 'secret.txt'), join(folder, 'link.txt'));
  return director(testClub(), { assets: folderAssets(folder) });
}

describe('the screens’ files', () => {
  test.each([
    ['/assets/index-1a2b.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/pdf.worker-5e6f.mjs', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/index-1a2b.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/inter-3c4d.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
    ['/assets/data-7a8b.bin', 'application/octet-stream', 'public, max-age=31536000, immutable'],
    ['/icon.svg', 'image/svg+xml', 'no-cache'],
    ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
  ])('%s', async (path, type, caching) => {
    const { status, headers } = await site().get(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('cache-control')).toBe(caching);
  });

  test.each(['/', '/new', '/sessions/1/entry/7', '/anything/at/all'])('%s is a screen: the one page', async (path) => {
    const { status, body, headers } = await site().get(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(body).toContain('<title>Etui</title>');
  });

  test.each(['/assets/index-old.js', '/favicon.ico', '/assets/'])('%s is not there, or is a screen', async (path) => {
    const { status } = await site().get(path);
    expect(status).toBe(path === '/assets/' ? 200 : 404);
  });

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%252e%252e%252fsecret.txt',
    '//secret.txt',
    '/./secret.txt',
    '/....//secret.txt',
    '/secret.txt%00.js',
    '/link.txt',
    '/%ff.txt',
    '/constructor.js',
  ])('no way out of the folder: %s', async (path) => {
    const { app } = site();
    const request = new Request('http://localhost/');
    // As a client that does not tidy its paths would send it.
    const response = await app.fetch(
      new Proxy(request, { get: (target, key) => (key === 'url' ? `http://localhost${path}` : bound(target, key)) }),
    );
    expect([404, 400]).toContain(response.status);
    expect(await response.text()).not.toContain('the secret');
  });

  test('are only read, never written', async () => {
    const { app } = site();
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      expect((await app.request('/index.html', { method })).status).toBe(404);
    }
    expect((await app.request('/', { method: 'HEAD' })).status).toBe(200);
  });
});

describe('the headers of every answer', () => {
  test.each(['/', '/assets/index-1a2b.js', '/api/settings', '/api/nothing', '/nothing.js', '/api/sessions/x'])(
    '%s',
    async (path) => {
      const { headers } = await site().get(path);
      expect(headers.get('content-security-policy')).toBe(CONTENT_SECURITY_POLICY);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cache-control') === 'no-store').toBe(path.startsWith('/api/'));
    },
  );

  test('the policy lets nothing in from elsewhere and runs no script but our files', () => {
    const policy = new Map(
      CONTENT_SECURITY_POLICY.split('; ').map((part) => {
        const [name = '', ...sources] = part.split(' ');
        return [name, sources];
      }),
    );
    expect(policy.get('default-src')).toEqual(["'self'"]);
    expect(policy.has('script-src')).toBe(false);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('style-src')).not.toContain("'unsafe-inline'");
    expect(CONTENT_SECURITY_POLICY).not.toMatch(/https?:|\*|unsafe-eval/);
  });
});

/** A property of a request that works only on the request itself. */
function bound(target: Request, key: string | symbol): unknown {
  const value: unknown = Reflect.get(target, key, target);
  return typeof value === 'function' ? (value.bind(target) as unknown) : value;
}
