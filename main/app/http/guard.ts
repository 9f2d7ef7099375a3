import { timingSafeEqual } from 'node:crypto';
import { serveCommandWords } from '../../../src/language/commands/serve.ts';
import { LANGUAGES } from '../../../src/language.ts';

/** A function that answers requests, as the director's application is one. */
export type RequestHandler = (request: Request) => Response | Promise<Response>;

export interface GuardOptions {
  /** A secret made at this start. A request with it in the address is let in and gets the key as a cookie. */
  readonly token: string;
  /** The secret of browsers that were let in, at this start or an earlier one. */
  readonly key: string;
  readonly port: number;
}

/**
 * Lets only the person who started an application on 127.0.0.1 use it. Other programs and other users of the machine
 * lack token and key. A page of another site lacks the cookie (SameSite) and the Origin. A host name that was made to
 * point to this machine is not one of our two hosts.
 */
export function guarded(handle: RequestHandler, { token, key, port }: GuardOptions): RequestHandler {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  // Cookies don't tell ports apart: the name does, so that two running copies don't lock each other out.
  const cookie = `etui-${port}`;
  return (request) => {
    const host = request.headers.get('host') ?? '';
    if (!hosts.includes(host)) return refused();
    const url = new URL(request.url);
    const offered = url.searchParams.get('token');
    if (request.method === 'GET' && offered !== null) return isSame(offered, token) ? letIn(cookie, key) : refused();
    if (!cookiesOf(request, cookie).some((value) => isSame(value, key))) return refused();
    if (!isReading(request) && !isOwnOrigin(request, host)) return refused();
    return handle(request);
  };
}

/** Redirects the first visit to the first screen, so that the token is not left in the address and the history. */
function letIn(cookie: string, key: string): Response {
  return new Response(null, {
    status: 302,
    headers: {
      Location: '/',
      'Set-Cookie': `${cookie}=${key}; HttpOnly; SameSite=Strict; Path=/`,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    },
  });
}

/** The same answer to every refused request: it says what to do, and not what was wrong. */
function refused(): Response {
  return new Response(`${LANGUAGES.map((language) => serveCommandWords[language].notInvited).join('\n\n')}\n`, {
    status: 403,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

function isReading({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** A browser always sends the origin of a request that writes; other programs need not. */
function isOwnOrigin(request: Request, host: string): boolean {
  const origin = request.headers.get('origin');
  return origin === null || origin === `http://${host}`;
}

function cookiesOf(request: Request, name: string): string[] {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1));
}

/** Compares in constant time, so that the time doesn't show how much was right. */
function isSame(offered: string, token: string): boolean {
  const [a, b] = [Buffer.from(offered), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}
