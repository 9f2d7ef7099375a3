import { isSame, PAGE_KEY_HEADER, type BrowserSecrets } from './browser-secrets.ts';
import { greeting, home, refusal, speculation } from './entrance.ts';

/** A function that answers requests, as the director's application is one. */
export type RequestHandler = (request: Request) => Response | Promise<Response>;

export interface GuardOptions {
  /** Uses a token of an address up. @returns whether it could be used */
  readonly useToken: (offered: string) => boolean;
  readonly secrets: BrowserSecrets;
  readonly port: number;
}

/**
 * Lets only the person who started an application on 127.0.0.1 use it. Other programs and other users of the machine
 * lack the token, which works once, and the secrets. A page of another site lacks the cookie (SameSite) and the Origin.
 * A program on another port of this machine is sent the cookie by the browser, but not the page's secret. A host name
 * that was made to point to this machine is not one of our two hosts.
 */
export function guarded(handle: RequestHandler, { useToken, secrets, port }: GuardOptions): RequestHandler {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  // Cookies don't tell ports apart: the name does, so that two running copies don't lock each other out.
  const cookie = `etui-${port}`;
  return (request) => {
    const host = request.headers.get('host') ?? '';
    if (!hosts.includes(host)) return refusal('notInvited');
    const url = new URL(request.url);
    const offered = url.searchParams.get('token');
    const isKnown = cookiesOf(request, cookie).some((value) => isSame(value, secrets.cookie));
    if (request.method === 'GET' && offered !== null) {
      // A browser that fetches an address in advance may throw the answer away.
      if (isSpeculative(request)) return speculation();
      if (useToken(offered)) return greeting(cookie, secrets);
      return isKnown ? home() : refusal('tokenUsed');
    }
    if (!isKnown) return refusal('notInvited');
    if (!isForScreen(request, url)) {
      if (!isSame(request.headers.get(PAGE_KEY_HEADER) ?? '', secrets.page)) return refusal('notInvited');
      if (!isReading(request) && !isOwnOrigin(request, host)) return refusal('notInvited');
    }
    return handle(request);
  };
}

/**
 * Whether a request is for the files of the screens, in which nothing of the club stands. The browser asks for them by
 * itself, without our header. An encoded path could be read in another way further inside: it needs the header.
 */
function isForScreen(request: Request, { pathname }: URL): boolean {
  return isReading(request) && !pathname.includes('%') && !/^\/+api(?:\/|$)/i.test(pathname);
}

function isReading({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

function isSpeculative({ headers }: Request): boolean {
  return /prefetch|prerender|preview/i.test(`${headers.get('Sec-Purpose') ?? ''} ${headers.get('Purpose') ?? ''}`);
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
