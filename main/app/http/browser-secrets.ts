import { timingSafeEqual } from 'node:crypto';

/** The secrets by which a browser that was let in is known. Neither tells the other. */
export interface BrowserSecrets {
  readonly cookie: string;
  /** Kept by the page for its own origin, and sent as a header with every request to the routes. */
  readonly page: string;
}

/** The header with the page's secret. */
export const PAGE_KEY_HEADER = 'Etui-Key';

/** Where the page keeps its secret: each origin, port included, has a storage of its own. */
export const PAGE_KEY_ITEM = 'etui page key';

/** Compares in constant time, so that the time doesn't show how much was right. */
export function isSame(offered: string, secret: string): boolean {
  const [a, b] = [Buffer.from(offered), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}
