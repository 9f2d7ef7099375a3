import { timingSafeEqual } from 'node:crypto';
import { serveCommandWords } from '../../../src/language/commands/serve.ts';
import { LANGUAGES } from '../../../src/language.ts';

/** Any handler of requests, as the director's application is one. */
export type RequestHandler = (request: Request) => Response | Promise<Response>;

export interface GuardOptions {
  /** Secret of this start; whoever brings it in the address is let in and gets it as a cookie. */
  readonly token: string;
  readonly port: number;
}

/**
 * Keeps an application on 127.0.0.1 to the person who started it. Other programs and other people of the machine
 * lack the token; a page of another site lacks the cookie (SameSite) and the Origin; a name that was made to point
 * to this machine is not one of our two hosts.
 */
export function guarded(handle: RequestHandler, { token, port }: GuardOptions): RequestHandler {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  // Cookies don't tell ports apart: the name does, so that two running copies don't lock each other out.
  const cookie = `etui-${port}`;
  return (request) => {
    const host = request.headers.get('host') ?? '';
    if (!hosts.includes(host)) return refused();
    const url = new URL(request.url);
    const offered = url.searchParams.get('token');
    if (request.method === 'GET' && offered !== null) return isSame(offered, token) ? letIn(cookie, token) : refused();
    if (!cookiesOf(request, cookie).some((value) => isSame(value, token))) return refused();
    if (!isReading(request) && !isOwnOrigin(request, host)) return refused();
    return handle(request);
  };
}

/** Sends the first visit on to the first screen; the token leaves the address, and with it the browser's history. */
function letIn(cookie: string, token: string): Response {
  return new Response(null, {
    status: 302,
    headers: {
      Location: '/',
      'Set-Cookie': `${cookie}=${token}; HttpOnly; SameSite=Strict; Path=/`,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    },
  });
}

/** One answer for all: it tells whoever came by mistake what to do, and nobody what was wrong. */
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

/** A browser says where a request that writes comes from; other programs may say nothing. */
function isOwnOrigin(request: Request, host: string): boolean {
  const origin = request.headers.get('origin');
  return origin === null || origin === `http://${host}`;
}

function cookiesOf(request: Request, name: string): string[] {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1));
}

/** Compares without telling by its time how much was right. */
function isSame(offered: string, token: string): boolean {
  const [a, b] = [Buffer.from(offered), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}
