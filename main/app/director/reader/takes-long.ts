/** Tables times boards wanted from which the list of movements takes longer than a key may wait. */
const MANY_CANDIDATES = 200;

/** The bytes of a file from which reading it takes longer than a key may wait. */
const LARGE_FILE = 256 * 1024;

/** Where files are looked at before anything is made of them. */
const LOOKED_AT = /^\/api\/(?:foreign-files|members\/import|sessions\/\d+\/clubs)\/preview$/;

/** What is made of files. */
const TAKEN_OVER = /^\/api\/(?:foreign-files|members\/import|sessions\/\d+\/clubs)$/;
/** The bytes of a file from which writing what it has takes longer than a key may wait. */
const LARGE_TO_WRITE = 32 * 1024;

/** Whether a file is looked at or taken over: one thread does both, and reads it once. */
export function isOfFile({ url }: Request): boolean {
  const { pathname } = new URL(url);
  return LOOKED_AT.test(pathname) || TAKEN_OVER.test(pathname);
}

/** Whether a request writes so much that a thread of its own should do it. */
export function writesMuch({ method, url, headers }: Request): boolean {
  if (method !== 'POST' || !TAKEN_OVER.test(new URL(url).pathname)) return false;
  return Number(headers.get('Content-Length') ?? LARGE_TO_WRITE) >= LARGE_TO_WRITE;
}

/** Whether a request may take so long that nobody else should wait for it: a document, an export, a large list. */
export function takesLong({ method, url, headers }: Request): boolean {
  const { pathname, searchParams } = new URL(url);
  if (LOOKED_AT.test(pathname)) return Number(headers.get('Content-Length') ?? LARGE_FILE) >= LARGE_FILE;
  if (method !== 'GET') return false;
  if (/^\/api\/(?:(?:seasons|sessions|sheets)\/\d+\/)?(?:print|export|site)\//.test(pathname)) return true;
  // An event is written into a file of its own, or for another program.
  if (/^\/api\/sessions\/\d+\/(?:file|formats\/[a-z]+)$/.test(pathname)) return true;
  // All clubs are compared.
  if (/^\/api\/sessions\/\d+\/simultaneous(?:\/|$)/.test(pathname)) return true;
  // Each evening is ranked, and each copy is looked into.
  if (/^\/api\/members\/\d+\/(?:evenings|forgetting)$/.test(pathname)) return true;
  const sizes: Readonly<Record<string, string>> = {
    '/api/movements': 'tables',
    '/api/individuals': 'players',
    '/api/teams/added-up': 'teams',
  };
  const size = sizes[pathname];
  if (size === undefined) return false;
  const [tables, from, to] = [size, 'boardsFrom', 'boardsTo'].map((name) => Number(searchParams.get(name)));
  return (tables ?? 0) * ((to ?? 0) - (from ?? 0) + 1) > MANY_CANDIDATES;
}

/** Whether a request is one of many for the pages of a season. */
export function isOfSeason({ url }: Request): boolean {
  return new URL(url).pathname.startsWith('/api/site/season/');
}
