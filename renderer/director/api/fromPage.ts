import type { PAGE_KEY_HEADER, PAGE_KEY_ITEM } from '../../../main/app/http/browser-secrets.ts';

const ITEM: typeof PAGE_KEY_ITEM = 'etui page key';
const HEADER: typeof PAGE_KEY_HEADER = 'Etui-Key';

/**
 * Sends a request with the secret of this page's origin: a cookie alone would be known to programs on other ports. The
 * secret is read each time, since another tab may have been let in anew. The desktop window has and needs none.
 */
export const fetchFromPage: typeof fetch = (input, init = {}) => {
  const key = window.localStorage.getItem(ITEM);
  if (key === null) return fetch(input, init);
  const headers = new Headers(init.headers);
  headers.set(HEADER, key);
  return fetch(input, { ...init, headers });
};
