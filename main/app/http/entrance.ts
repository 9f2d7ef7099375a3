/** What a browser is shown that is let in, or is not. */
import { randomBytes } from 'node:crypto';
import { serveCommandWords } from '../../../src/language/commands/serve.ts';
import { LANGUAGES } from '../../../src/language.ts';
import { PAGE_KEY_ITEM, type BrowserSecrets } from './browser-secrets.ts';

/**
 * Lets a browser in: it gets the cookie, and its page keeps the other secret and goes on to the first screen. That
 * page takes the place of this one, so that the token is not left in the window's history.
 */
export function greeting(cookie: string, secrets: BrowserSecrets): Response {
  const keep = `localStorage.setItem(${JSON.stringify(PAGE_KEY_ITEM)},${JSON.stringify(secrets.page)})`;
  const response = page(200, '', `try{${keep}}finally{location.replace('/')}`);
  response.headers.set('Set-Cookie', `${cookie}=${secrets.cookie}; HttpOnly; SameSite=Strict; Path=/`);
  return response;
}

/** The answer to whoever is not let in: it says what to do, and not what was wrong. */
export function refusal(reason: 'notInvited' | 'tokenUsed'): Response {
  const sentences = LANGUAGES.map((language) => `<p lang="${language}">${serveCommandWords[language][reason]}</p>`);
  return page(403, sentences.join('\n'), '');
}

/** Sends a browser that was let in before to the first screen. */
export function home(): Response {
  return new Response(null, { status: 302, headers: { Location: '/', 'Cache-Control': 'no-store' } });
}

/** The answer to a browser that asks in advance: it asks again when the person wants the page. */
export function speculation(): Response {
  return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store' } });
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/24px system-ui, sans-serif; }
main { max-width: 560px; margin: 96px auto; padding: 0 24px; }
h1 { font-size: 22px; }
`;

/** A page of its own, which may run its own script and nothing else. */
function page(status: number, body: string, script: string): Response {
  const nonce = randomBytes(16).toString('base64url');
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Etui</title>
<style nonce="${nonce}">${STYLE}</style>
<main>
<h1>Etui</h1>
${body}
</main>
${script && `<script nonce="${nonce}">${script}</script>`}
`;
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'`,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  });
}
